/** Boxes on the map and how far they stand in each other's way. Lengths are in pixels. */
import { contains, type Point, type RegionShape } from "./shapes.ts";

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  if (wide <= 0) return 0;
  const high = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return high > 0 ? wide * high : 0;
}

const SAMPLES: readonly Point[] = [-0.48, 0, 0.48].flatMap((x) => [-0.45, 0, 0.45].map((y): Point => [x, y]));

/** The share of a box that lies outside a region, seen at nine points. */
export function outside(box: Box, region: RegionShape, scale: number): number {
  let count = 0;
  for (const [dx, dy] of SAMPLES)
    if (!contains(region.polygon, (box.x + dx * box.width) / scale, (box.y + dy * box.height) / scale)) count++;
  return count / SAMPLES.length;
}

/** Boxes in a coarse grid, so that only those nearby are looked at. */
export class Crowd {
  static readonly CELL = 80;
  /** Cells of one row; more than a map of any zoom has. */
  static readonly ROW = 4096;
  readonly #cells = new Map<number, Box[]>();

  /** The numbers of the cells that a box touches. */
  #touched(box: Box): number[] {
    const [left, right] = [
      Math.floor((box.x - box.width / 2) / Crowd.CELL),
      Math.floor((box.x + box.width / 2) / Crowd.CELL),
    ];
    const [top, low] = [
      Math.floor((box.y - box.height / 2) / Crowd.CELL),
      Math.floor((box.y + box.height / 2) / Crowd.CELL),
    ];
    if (left === right && top === low) return [top * Crowd.ROW + left];
    const found: number[] = [];
    for (let y = top; y <= low; y++) for (let x = left; x <= right; x++) found.push(y * Crowd.ROW + x);
    return found;
  }

  add(box: Box): void {
    for (const key of this.#touched(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  /** The share of a box that others cover. */
  covers(box: Box): number {
    let sum = 0;
    const looked: Box[] = [];
    for (const key of this.#touched(box))
      for (const one of this.#cells.get(key) ?? []) {
        if (looked.includes(one)) continue;
        looked.push(one);
        sum += overlap(box, one);
      }
    return sum / (box.width * box.height);
  }
}

/**
 * The place of the lowest cost below a limit, among places in rising order of what they cost at least: the search ends
 * where none of the others can be better.
 */
export function cheapest(
  places: readonly Point[],
  atLeast: (place: Point) => number,
  more: (place: Point, limit: number) => number,
  limit: number,
): { place: Point; cost: number } | null {
  let best: { place: Point; cost: number } | null = null;
  for (const place of places) {
    const floor = atLeast(place);
    if (floor >= limit) break;
    const cost = floor + more(place, limit - floor);
    if (cost < limit) {
      best = { place, cost };
      limit = cost;
    }
  }
  return best;
}

/** Nearest first. */
export function byDistance(places: readonly Point[], [x, y]: Point): Point[] {
  const far = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2;
  return places.toSorted((a, b) => far(a) - far(b));
}
