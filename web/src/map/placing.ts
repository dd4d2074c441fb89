/** Where the pieces lie: beside each other, inside their region, clear of settlements and of other pieces. */
import { byDistance, cheapest, Crowd, outside, type Box } from "./boxes.ts";
import type { Point, RegionShape, Shapes } from "./shapes.ts";

export interface Piece {
  spot: string;
}

/** Pieces that stand together: in the open, or inside the settlement of their region. */
export interface Group<P extends Piece> {
  region: string;
  inside: boolean;
  pieces: P[];
}

export interface Placed<P extends Piece> extends Box {
  piece: P;
  region: string;
  inside: boolean;
}

export interface Surroundings<P extends Piece> {
  /** Width and height of a piece in pixels, at piece scale 1. */
  extent: (piece: P) => readonly [number, number];
  /** Boxes where names would be written if nothing stood on the map: pieces keep clear of them as far as they can. */
  names?: readonly Box[];
  /** What is drawn on the map beside settlements, and is not to be covered. */
  marks?: readonly Box[];
}

const GAP = 1.5;
const LAP = 5;

/** Pieces grow more slowly than the map. */
export function pieceScale(scale: number): number {
  return Math.min(Math.max((scale / 0.95) ** 0.55, 0.85), 2.2);
}

export function markerScale(scale: number): number {
  return Math.min(Math.max(0.92 * (scale / 0.95) ** 0.6, 0.6), 2.1);
}

/** Pieces in rows no wider than a width; each at its place from the upper left corner. */
function flow(
  sizes: readonly (readonly [number, number])[],
  limit: number,
  lap: number,
): { at: Point[]; width: number; height: number } {
  const at: Point[] = [];
  let [x, y, high, width] = [0, 0, 0, 0];
  let row: number[] = [];
  const level = () => {
    // The pieces of a row stand on one line.
    for (const i of row) at[i] = [at[i]?.[0] ?? 0, y + (high - (sizes[i]?.[1] ?? 0)) / 2];
  };
  sizes.forEach(([wide, tall], i) => {
    // Discs overlap like laid-out coins.
    if (row.length && wide === tall && sizes[i - 1]?.[0] === wide) x -= lap;
    if (x && x + wide > limit) {
      level();
      [x, y, high, row] = [0, y + high + GAP, 0, []];
    }
    at.push([x, y]);
    row.push(i);
    x += wide + GAP;
    width = Math.max(width, x - GAP);
    high = Math.max(high, tall);
  });
  level();
  return { at, width, height: y + high };
}

const COSTS = { outside: 2.2, pieces: 5, markers: 5, names: 1.1, far: 0.35, shape: 0.1 };
/** Room around a settlement with pieces inside, for its walls. */
export const WALL = 5;

export function settlementBoxes(shapes: Shapes, scale: number): Box[] {
  const size = 16 * markerScale(scale);
  return [...shapes.regions.values()].flatMap(({ marker }) =>
    marker ? [{ x: marker[0] * scale, y: marker[1] * scale, width: size, height: size }] : [],
  );
}

export function putPieces<P extends Piece>(
  groups: readonly Group<P>[],
  shapes: Shapes,
  scale: number,
  around: Surroundings<P>,
): Placed<P>[] {
  const crowds = { markers: new Crowd(), pieces: new Crowd(), names: new Crowd() };
  const { markers, pieces } = crowds;
  for (const box of around.names ?? []) crowds.names.add(box);
  for (const box of [...settlementBoxes(shapes, scale), ...(around.marks ?? [])]) markers.add(box);
  const room = (group: Group<P>) => (group.inside ? -1 : (shapes.regions.get(group.region)?.spots.length ?? 0));
  const found: Placed<P>[] = [];
  for (const group of groups.toSorted((a, b) => room(a) - room(b))) {
    const region = shapes.regions.get(group.region);
    if (!region) continue;
    const placed = put(group, region, scale, crowds, around.extent);
    const wide = group.inside ? 2 * WALL : 0;
    for (const one of placed) pieces.add({ ...one, width: one.width + wide, height: one.height + wide });
    found.push(...placed);
  }
  return found;
}

function put<P extends Piece>(
  group: Group<P>,
  region: RegionShape,
  scale: number,
  crowds: Record<"markers" | "pieces" | "names", Crowd>,
  extent: Surroundings<P>["extent"],
): Placed<P>[] {
  const size = pieceScale(scale);
  const sizes = group.pieces.map((piece) => {
    const [wide, tall] = extent(piece);
    return [wide * size, tall * size] as const;
  });
  const whole = sizes.reduce((sum, [wide]) => sum + wide + GAP, 0);
  const widest = Math.max(...sizes.map(([wide]) => wide));
  const limits = [whole, Math.max(whole * 0.62, widest), Math.max(whole * 0.4, widest), widest];
  const here =
    group.inside && region.marker ? [under(region.marker, size, scale)] : [...region.pieces, ...region.spots];
  const spots = byDistance(here, here[0] as Point).map(([x, y]): Point => [x * scale, y * scale]);
  const home = spots[0] as Point;
  let best: { cost: number; place: Point; rows: ReturnType<typeof flow> } | null = null;
  for (const limit of limits) {
    const rows = flow(sizes, limit + 0.1, LAP * size);
    const odd = Math.max(rows.width / rows.height, rows.height / rows.width) * COSTS.shape;
    const far = ([x, y]: Point) => odd + (Math.hypot(x - home[0], y - home[1]) / (40 * scale)) * COSTS.far;
    const more = ([x, y]: Point, left: number) => {
      const box = { x, y, width: rows.width, height: rows.height };
      const taken = crowds.pieces.covers(box) * COSTS.pieces + crowds.names.covers(box) * COSTS.names;
      if (group.inside || taken >= left) return taken;
      return taken + crowds.markers.covers(box) * COSTS.markers + outside(box, region, scale) * COSTS.outside;
    };
    const put = cheapest(spots, far, more, best?.cost ?? Infinity);
    if (put) best = { ...put, rows };
  }
  if (!best) return [];
  const [left, top] = [best.place[0] - best.rows.width / 2, best.place[1] - best.rows.height / 2];
  return group.pieces.map((piece, i) => {
    const [x, y] = best.rows.at[i] as Point;
    const [width, height] = sizes[i] as readonly [number, number];
    return {
      piece,
      region: group.region,
      inside: group.inside,
      x: left + x + width / 2,
      y: top + y + height / 2,
      width,
      height,
    };
  });
}

/** Those inside a settlement stand right under it. */
function under([x, y]: Point, size: number, scale: number): Point {
  return [x, y + (17 * size) / scale];
}
