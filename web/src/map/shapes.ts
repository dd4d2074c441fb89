/** The drawing of a map: its file decoded into points and path data. Lengths are in map units. */

export type Point = readonly [number, number];
export type ArcKind = "border" | "impassable" | "coast" | "lake-shore" | "wilds" | "frame";

/** The file: x to the east, y to the south, in tenths; of a line the first point, then steps. */
export interface Geometry extends Record<SignKind, number[]> {
  size: number[];
  /** [left, right, kind, line] */
  arcs: (string | number[])[][];
  /** A ring is a list of arcs, ~i is arc i backwards. */
  regions: Record<string, { ring: number[]; label: number[]; marker: number[] | null; pieces: number[][] }>;
  /** Seas that land surrounds, as rings. */
  inland: number[][];
  wilds: number[];
  rivers: { id: string; width: number; line: number[]; name?: number[] }[];
  islands: number[][];
  lakes: number[][];
  forests: { rings: number[][] }[];
  seas: { id: string; size: number; line: number[]; below?: string }[];
  ranges: { id: string; line: number[] }[];
  panels: Record<"title" | "compass", number[]>;
}

export interface Arc {
  left: string;
  right: string;
  kind: ArcKind;
  points: Point[];
}

export interface RegionShape {
  id: string;
  /** The outline as path data, and the same as points. */
  path: string;
  polygon: Point[];
  /** Places that the drawing keeps free: for the name, the settlement, and for pieces (the first is the roomiest). */
  label: Point;
  marker: Point | null;
  pieces: Point[];
  /** Points inside, well spread, where something else may be put; found when they are first asked for. */
  readonly spots: Point[];
}

/** Of a map: where the places are that somebody can be at, look at and touch. */
export interface Ground {
  width: number;
  height: number;
  regions: ReadonlyMap<string, Pick<RegionShape, "label" | "pieces">>;
}

/** A drawn sign of the land: a peak, a tree, a tuft of grass. */
export interface Sign {
  x: number;
  y: number;
  scale: number;
  variant: number;
}

export const SIGNS = ["grass", "sand", "ash", "marsh", "hills", "trees", "peaks"] as const;
export type SignKind = (typeof SIGNS)[number];

export interface Shapes {
  width: number;
  height: number;
  arcs: Arc[];
  regions: Map<string, RegionShape>;
  /** Seas that land surrounds. */
  inland: string[];
  wilds: string;
  rivers: { id: string; width: number; path: string; name: Point[] | null }[];
  islands: string[];
  lakes: string[];
  forests: string[];
  signs: Record<SignKind, Sign[]>;
  /** `below`: a second name, written under the first. */
  seas: { id: string; size: number; line: Point[]; below?: string | undefined }[];
  ranges: { id: string; line: Point[] }[];
  panels: Geometry["panels"];
}

const TENTH = 0.1;
/** How far apart the points inside a region lie. */
const GRAIN = 6;

/** A line of the file: the first point, then steps, in tenths. */
export function points(steps: readonly number[]): Point[] {
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    found.push([x * TENTH, y * TENTH]);
  }
  return found;
}

export const point = ([x = 0, y = 0]: readonly number[]): Point => [x * TENTH, y * TENTH];
const short = (value: number): string => String(Math.round(value * 100) / 100);
const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A smooth curve through points (Catmull-Rom, ends fixed), going on from where the pen is unless it is to move. */
export function curve(line: readonly Point[], move = true): string {
  const at = (i: number): Point => line[Math.min(Math.max(i, 0), line.length - 1)] as Point;
  let text = move ? `M${pair(...at(0))}` : "";
  for (let i = 0; i < line.length - 1; i++) text += bend(at(i - 1), at(i), at(i + 1), at(i + 2));
  return text;
}

/** The same, closed. */
function loop(line: readonly Point[]): string {
  const n = line.length;
  const at = (i: number): Point => line[(i + n) % n] as Point;
  let text = `M${pair(...at(0))}`;
  for (let i = 0; i < n; i++) text += bend(at(i - 1), at(i), at(i + 1), at(i + 2));
  return `${text}Z`;
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const first = pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
  const second = pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6);
  return `C${first} ${second} ${pair(...to)}`;
}

function straight(line: readonly Point[]): string {
  return line.map(([x, y], i) => (i ? "L" : "M") + pair(x, y)).join("");
}

/** Arcs one after the other, ~i walked backwards; neighbours share arcs, so that no gap can open between them. */
function ring(refs: readonly number[], arcs: readonly Arc[]): { path: string; polygon: Point[] } {
  let path = "";
  const polygon: Point[] = [];
  for (const [place, ref] of refs.entries()) {
    const arc = arcs[ref < 0 ? ~ref : ref] as Arc;
    const line = ref < 0 ? arc.points.toReversed() : arc.points;
    const drawn = arc.kind === "frame" ? straight(line) : curve(line);
    path += place ? drawn.slice(drawn.search(/[CL]/)) : drawn;
    polygon.push(...line.slice(0, -1));
  }
  return { path: `${path}Z`, polygon };
}

export function contains(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] as Point;
    const [xj, yj] = polygon[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function spotsIn(polygon: readonly Point[]): Point[] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const found: Point[] = [];
  for (let y = Math.min(...ys) + GRAIN / 2; y < Math.max(...ys); y += GRAIN)
    for (let x = Math.min(...xs) + GRAIN / 2; x < Math.max(...xs); x += GRAIN)
      if (contains(polygon, x, y)) found.push([x, y]);
  return found;
}

function signs(flat: readonly number[], wide: number): Sign[] {
  const found: Sign[] = [];
  for (let i = 0; i < flat.length; i += wide) {
    const [x = 0, y = 0, scale = 100, variant = 0] = flat.slice(i, i + wide);
    found.push({ x: x * TENTH, y: y * TENTH, scale: scale / 100, variant });
  }
  return found;
}

export function shapesOf(file: Geometry): Shapes {
  const arcs = file.arcs.map(
    ([left, right, kind, line]) => ({ left, right, kind, points: points(line as number[]) }) as Arc,
  );
  const regions = new Map<string, RegionShape>();
  for (const [id, region] of Object.entries(file.regions)) {
    const outline = ring(region.ring, arcs);
    let spots: Point[] | null = null;
    regions.set(id, {
      id,
      ...outline,
      label: point(region.label),
      marker: region.marker && point(region.marker),
      pieces: region.pieces.map(point),
      get spots() {
        return (spots ??= spotsIn(outline.polygon));
      },
    });
  }
  const [width = 0, height = 0] = file.size;
  return {
    width,
    height,
    arcs,
    regions,
    inland: file.inland.map((refs) => ring(refs, arcs).path),
    wilds: `${straight(points(file.wilds))}Z`,
    rivers: file.rivers.map(({ id, width, line, name }) => ({
      id,
      width,
      path: curve(points(line)),
      name: name ? points(name) : null,
    })),
    islands: file.islands.map((line) => loop(points(line))),
    lakes: file.lakes.map((line) => loop(points(line))),
    forests: file.forests.flatMap(({ rings }) => rings.map((line) => loop(points(line)))),
    signs: Object.fromEntries(
      SIGNS.map((kind) => [kind, signs(file[kind], kind === "peaks" || kind === "trees" ? 4 : 3)]),
    ) as Record<SignKind, Sign[]>,
    seas: file.seas.map(({ id, size, line, below }) => ({ id, size, line: points(line), below })),
    ranges: file.ranges.map(({ id, line }) => ({ id, line: points(line) })),
    panels: file.panels,
  };
}
