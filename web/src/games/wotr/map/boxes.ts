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

/** The share of a box that lies outside a region, seen at nine points. */
export function outside(box: Box, region: RegionShape, scale: number): number {
  let count = 0;
  for (const dx of [-0.48, 0, 0.48])
    for (const dy of [-0.45, 0, 0.45])
      if (!contains(region.polygon, (box.x + dx * box.width) / scale, (box.y + dy * box.height) / scale)) count++;
  return count / 9;
}

/** Boxes in a coarse grid, so that only those nearby are looked at. */
export class Crowd {
  readonly #cells = new Map<string, Box[]>();
  static readonly CELL = 80;

  #keys(box: Box): string[] {
    const found: string[] = [];
    const cell = (value: number) => Math.floor(value / Crowd.CELL);
    for (let x = cell(box.x - box.width / 2); x <= cell(box.x + box.width / 2); x++)
      for (let y = cell(box.y - box.height / 2); y <= cell(box.y + box.height / 2); y++) found.push(`${x} ${y}`);
    return found;
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  /** The share of a box that others cover. */
  covers(box: Box): number {
    const near = new Set(this.#keys(box).flatMap((key) => this.#cells.get(key) ?? []));
    let sum = 0;
    for (const one of near) sum += overlap(box, one);
    return sum / (box.width * box.height);
  }
}

/** The place of the lowest cost; of equal ones the first. */
export function cheapest(places: Iterable<Point>, cost: (place: Point) => number): { place: Point; cost: number } | null {
  let best: { place: Point; cost: number } | null = null;
  for (const place of places) {
    const price = cost(place);
    if (!best || price < best.cost) best = { place, cost: price };
    if (best.cost <= 0) break;
  }
  return best;
}
