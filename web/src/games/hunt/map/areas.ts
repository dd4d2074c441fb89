/**
 * The areas of a board as land with borders, made of nothing but the places of its spaces: a point of the map belongs
 * to the area of the space or the way that is nearest. So the boards of other facts have areas too.
 *
 * The land is a grid of cells; lines between cells of different areas are walked from fork to fork and smoothed, each
 * once, so that neighbours share them and no gap can open.
 */
import type { Point } from "../../../map/shapes.ts";

/** A line between two areas, or between an area and the frame. */
export interface Border {
  left: string;
  right: string;
  points: Point[];
}

export interface Land {
  borders: Border[];
  /** By area: its outline, as a list of borders; ~i is border i backwards. */
  rings: Record<string, number[]>;
}

export interface Site {
  at: Point;
  area: string;
}

export const OUTSIDE = "@frame";
/** The size of a cell, in map units. */
const CELL = 5;
/** How far a border wanders from where it would run exactly. */
const WANDER = 4;
/** How many points on each side a border is smoothed over, and how many of them are kept. */
const SMOOTH = 5;
const KEPT = 3;
/** Rounds of evening out, in which a cell goes with most of those around it. */
const EVEN = 3;

export function landOf(sites: readonly Site[], width: number, height: number): Land {
  const grid = new Grid(sites, width, height);
  const lines = grid.lines();
  const borders = lines.map(({ left, right, corners }) => ({
    left,
    right,
    points: left === OUTSIDE || right === OUTSIDE ? straight(corners, grid) : smooth(corners, grid),
  }));
  const areas = [...new Set(sites.map(({ area }) => area))];
  return { borders, rings: Object.fromEntries(areas.map((area) => [area, outline(area, borders)])) };
}

interface Line {
  left: string;
  right: string;
  /** Corners of cells, as whole numbers of cells. */
  corners: Point[];
}

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
/** Right, down, left, up. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly wide: number;
  readonly high: number;
  #cells: string[];

  constructor(sites: readonly Site[], width: number, height: number) {
    this.columns = Math.round(width / CELL);
    this.rows = Math.round(height / CELL);
    this.wide = width / this.columns;
    this.high = height / this.rows;
    this.#cells = this.#nearest(sites);
    for (let round = 0; round < EVEN; round++) this.#even();
    this.#join(sites);
  }

  at(x: number, y: number): string {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return OUTSIDE;
    return this.#cells[y * this.columns + x] as string;
  }

  #nearest(sites: readonly Site[]): string[] {
    const found: string[] = [];
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const [cx, cy] = [(column + 0.5) * this.wide, (row + 0.5) * this.high];
        const x = cx + WANDER * (Math.sin(cy / 13) + 0.5 * Math.sin(cy / 5 + cx / 17));
        const y = cy + WANDER * (Math.sin(cx / 15) + 0.5 * Math.sin(cx / 6 - cy / 19));
        let best = "";
        let least = Infinity;
        for (const { at, area } of sites) {
          const far = (at[0] - x) ** 2 + (at[1] - y) ** 2;
          if (far < least) [least, best] = [far, area];
        }
        found.push(best);
      }
    return found;
  }

  #even(): void {
    this.#cells = this.#cells.map((own, i) => {
      const [x, y] = [i % this.columns, Math.floor(i / this.columns)];
      const counts = new Map<string, number>();
      for (const [dx, dy] of AROUND) {
        const area = this.at(x + dx, y + dy);
        if (area !== OUTSIDE) counts.set(area, (counts.get(area) ?? 0) + 1);
      }
      const most = Math.max(...counts.values());
      return counts.get(own) === most ? own : ([...counts].find(([, count]) => count === most)?.[0] ?? own);
    });
  }

  /** Of each area only the largest piece is kept; the rest goes to what lies around it. */
  #join(sites: readonly Site[]): void {
    for (const area of new Set(sites.map((site) => site.area))) {
      const pieces = this.#pieces(area).toSorted((a, b) => b.length - a.length);
      for (const piece of pieces.slice(1)) {
        const inside = new Set(piece);
        const beside = piece
          .flatMap((i) => STEPS.map(([dx, dy]) => this.at((i % this.columns) + dx, Math.floor(i / this.columns) + dy)))
          .find((other) => other !== area && other !== OUTSIDE);
        if (beside) for (const i of inside) this.#cells[i] = beside;
      }
    }
  }

  #pieces(area: string): number[][] {
    const left = new Set(this.#cells.flatMap((one, i) => (one === area ? [i] : [])));
    const found: number[][] = [];
    for (const first of left) {
      const piece = [first];
      left.delete(first);
      for (const i of piece) {
        const [x, y] = [i % this.columns, Math.floor(i / this.columns)];
        for (const [dx, dy] of STEPS) {
          const next = (y + dy) * this.columns + x + dx;
          if (this.at(x + dx, y + dy) === area && left.delete(next)) piece.push(next);
        }
      }
      found.push(piece);
    }
    return found;
  }

  /** The cells to the left and to the right of one who goes from a corner in a direction. */
  #sides([x, y]: Point, direction: number): [string, string] {
    const cells = [this.at(x, y - 1), this.at(x, y), this.at(x - 1, y), this.at(x - 1, y - 1)] as const;
    return [cells[direction] as string, cells[(direction + 1) % 4] as string];
  }

  /** The directions in which lines leave a corner. */
  #ways(corner: Point): number[] {
    return [0, 1, 2, 3].filter((direction) => {
      const [left, right] = this.#sides(corner, direction);
      return left !== right;
    });
  }

  lines(): Line[] {
    const gone = new Set<string>();
    const found: Line[] = [];
    const key = ([x, y]: Point, direction: number) => `${x} ${y} ${direction}`;
    const walk = (first: Point, way: number): void => {
      if (gone.has(key(first, way))) return;
      const [left, right] = this.#sides(first, way);
      const corners: Point[] = [first];
      let [here, direction] = [first, way];
      for (;;) {
        const [dx, dy] = STEPS[direction] as Point;
        gone.add(key(here, direction));
        here = [here[0] + dx, here[1] + dy];
        gone.add(key(here, (direction + 2) % 4));
        corners.push(here);
        const ways = this.#ways(here);
        if (ways.length !== 2 || (here[0] === first[0] && here[1] === first[1])) break;
        const back = (direction + 2) % 4;
        direction = ways.find((one) => one !== back) as number;
      }
      found.push({ left, right, corners });
    };
    const corners: Point[] = [];
    for (let y = 0; y <= this.rows; y++) for (let x = 0; x <= this.columns; x++) corners.push([x, y]);
    // From the forks first; what is left then are rings.
    for (const corner of corners) {
      const ways = this.#ways(corner);
      if (ways.length > 2) for (const way of ways) walk(corner, way);
    }
    for (const corner of corners) for (const way of this.#ways(corner)) walk(corner, way);
    return found;
  }
}

function straight(corners: readonly Point[], { wide, high }: Grid): Point[] {
  const turns = corners.filter((_, i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return true;
    return before[0] !== after[0] && before[1] !== after[1];
  });
  return turns.map(([x, y]) => [x * wide, y * high]);
}

/** The mean of the points around each; the ends stay where they are. */
function smooth(corners: readonly Point[], { wide, high }: Grid): Point[] {
  const last = corners.length - 1;
  const found: Point[] = [];
  for (let i = 0; i <= last; i++) {
    const reach = Math.min(SMOOTH, i, last - i);
    if (i && i < last && i % KEPT) continue;
    const near = corners.slice(i - reach, i + reach + 1);
    const sum = near.reduce(([sx, sy], [x, y]) => [sx + x, sy + y] as const, [0, 0] as Point);
    found.push([(sum[0] / near.length) * wide, (sum[1] / near.length) * high]);
  }
  return found;
}

/** Borders one after the other, with the area always on the same side; the longest ring that they make. */
function outline(area: string, borders: readonly Border[]): number[] {
  const from = (ref: number): Point => {
    const { points } = borders[ref < 0 ? ~ref : ref] as Border;
    return (ref < 0 ? points.at(-1) : points[0]) as Point;
  };
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < CELL / 4;
  const left = new Set(
    borders.flatMap(({ left: l, right: r }, i) => (l === r ? [] : r === area ? [i] : l === area ? [~i] : [])),
  );
  let best: number[] = [];
  let most = 0;
  for (const first of left) {
    const ring = [first];
    left.delete(first);
    for (;;) {
      const end = from(~(ring.at(-1) as number));
      if (near(end, from(first))) break;
      const next = [...left].find((ref) => near(from(ref), end));
      if (next === undefined) break;
      ring.push(next);
      left.delete(next);
    }
    const size = ring.reduce((sum, ref) => sum + (borders[ref < 0 ? ~ref : ref] as Border).points.length, 0);
    if (size > most) [best, most] = [ring, size];
  }
  return best;
}
