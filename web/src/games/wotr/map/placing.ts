/** Where the pieces lie: beside each other, inside their region, clear of settlements and of other pieces. */
import { byDistance, cheapest, Crowd, outside, type Box } from "./boxes.ts";
import type { Point, RegionShape, Shapes } from "./shapes.ts";
import type { Group, Piece, Row } from "./standing.ts";

export interface Placed extends Box {
  piece: Piece;
  region: string;
  besieged: boolean;
}

/** Sizes in pixels at piece scale 1. */
export const ROW = 13;
export const PLATE = 11.5;
export const ARMY = { side: 2.5, top: 2.5, foot: 5 };
export const DISC = 17;
const GAP = 1.5;
const LAP = 5;

/** Below this many pixels a map unit, an army is one shield with its strength. */
export const DETAIL = 0.6;

/** Pieces grow more slowly than the map. */
export function pieceScale(scale: number): number {
  return Math.min(Math.max((scale / 0.95) ** 0.55, 0.85), 2.2);
}

export function markerScale(scale: number): number {
  return Math.min(Math.max(0.92 * (scale / 0.95) ** 0.6, 0.6), 2.1);
}

export function rowWidth({ counts }: Row): number {
  return ROW + counts.filter((count) => count).length * PLATE;
}

/** Width and height of a piece at piece scale 1. */
export function extent(piece: Piece, scale: number): [number, number] {
  if (piece.kind !== "army") return piece.kind === "fellowship" ? [21, 21] : [DISC, DISC];
  if (scale < DETAIL) return [17, 20];
  return [Math.max(...piece.rows.map(rowWidth)) + 2 * ARMY.side, piece.rows.length * ROW + ARMY.top + ARMY.foot];
}

/** Pieces in rows no wider than a width; each at its place from the upper left corner. */
function flow(sizes: readonly (readonly [number, number])[], limit: number, lap: number): { at: Point[]; width: number; height: number } {
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
/** Room around a stronghold under siege, for its walls. */
export const WALL = 5;

export function settlementBoxes(shapes: Shapes, scale: number): Box[] {
  const size = 16 * markerScale(scale);
  return [...shapes.regions.values()].flatMap(({ marker }) =>
    marker ? [{ x: marker[0] * scale, y: marker[1] * scale, width: size, height: size }] : [],
  );
}

/** Pieces keep clear of `names`, the boxes where names would be written if nothing stood on the map, as far as they can. */
export function putPieces(groups: readonly Group[], shapes: Shapes, scale: number, names: readonly Box[] = []): Placed[] {
  const crowds = { markers: new Crowd(), pieces: new Crowd(), names: new Crowd() };
  const { markers, pieces } = crowds;
  for (const box of names) crowds.names.add(box);
  for (const box of settlementBoxes(shapes, scale)) markers.add(box);
  for (const [x, y] of [...shapes.mordor.steps, shapes.mordor.crack])
    markers.add({ x: x * scale, y: y * scale, width: 15 * scale, height: 15 * scale });
  const room = (group: Group) => (group.besieged ? -1 : (shapes.regions.get(group.region)?.spots.length ?? 0));
  const found: Placed[] = [];
  for (const group of groups.toSorted((a, b) => room(a) - room(b))) {
    const region = shapes.regions.get(group.region);
    if (!region) continue;
    const placed = put(group, region, scale, crowds);
    const wide = group.besieged ? 2 * WALL : 0;
    for (const one of placed) pieces.add({ ...one, width: one.width + wide, height: one.height + wide });
    found.push(...placed);
  }
  return found;
}

function put(group: Group, region: RegionShape, scale: number, crowds: Record<"markers" | "pieces" | "names", Crowd>): Placed[] {
  const size = pieceScale(scale);
  const sizes = group.pieces.map((piece) => {
    const [wide, tall] = extent(piece, scale);
    return [wide * size, tall * size] as const;
  });
  const whole = sizes.reduce((sum, [wide]) => sum + wide + GAP, 0);
  const widest = Math.max(...sizes.map(([wide]) => wide));
  const limits = [whole, Math.max(whole * 0.62, widest), Math.max(whole * 0.4, widest), widest];
  const here = group.besieged && region.marker ? [under(region.marker, size, scale)] : [...region.pieces, ...region.spots];
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
      if (group.besieged || taken >= left) return taken;
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
    return { piece, region: group.region, besieged: group.besieged, x: left + x + width / 2, y: top + y + height / 2, width, height };
  });
}

/** Those in a stronghold stand right under it. */
function under([x, y]: Point, size: number, scale: number): Point {
  return [x, y + (17 * size) / scale];
}

/** The walls of strongholds under siege: around the settlement and those inside. */
export function wallsOf(placed: readonly Placed[], shapes: Shapes, scale: number): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const one of placed) {
    const marker = shapes.regions.get(one.region)?.marker;
    if (!one.besieged || !marker) continue;
    const size = 18 * markerScale(scale);
    const before = found.get(one.region) ?? { x: marker[0] * scale, y: marker[1] * scale, width: size, height: size };
    found.set(one.region, around(before, one));
  }
  for (const box of found.values()) {
    box.width += 2 * WALL;
    box.height += 2 * WALL;
  }
  return found;
}

function around(a: Box, b: Box): Box {
  const left = Math.min(a.x - a.width / 2, b.x - b.width / 2);
  const right = Math.max(a.x + a.width / 2, b.x + b.width / 2);
  const top = Math.min(a.y - a.height / 2, b.y - b.height / 2);
  const low = Math.max(a.y + a.height / 2, b.y + b.height / 2);
  return { x: (left + right) / 2, y: (top + low) / 2, width: right - left, height: low - top };
}
