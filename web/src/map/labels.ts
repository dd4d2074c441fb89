/**
 * The names of the regions on the map: how large, in how many lines, and where, so that none lies over another and
 * as few as possible lie under pieces. What finds no room at a zoom is left out; it is there when one comes nearer.
 */
import { byDistance, cheapest, Crowd, outside, type Box } from "./boxes.ts";
import letters from "./letters.json";
import type { Point, RegionShape, Shapes } from "./shapes.ts";

export interface Label extends Box {
  id: string;
  lines: string[];
  size: number;
}

export type Importance = 0 | 1 | 2 | 3;

const WIDTHS: Record<string, number> = letters;
const UNKNOWN = 560;
export const LINE = 0.98;
/** The smallest letters, in pixels. */
export const SMALLEST = 10;
const LARGEST = 26;

/** The width of a word in Alegreya Bold, in ems; kerning makes it a little narrower still. */
export function measure(text: string): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[letter] ?? UNKNOWN;
  return sum / 1000;
}

/** Letters grow more slowly than the map. */
function letterSize(scale: number, importance: Importance): number {
  const size = 11.6 * (scale / 0.95) ** 0.5 * [0.95, 1, 1.05, 1.08][importance]!;
  return Math.min(Math.max(size, SMALLEST), LARGEST);
}

/** A name in one line, and balanced in two and three where it can be broken: at spaces and after hyphens. */
export function breaks(name: string): string[][] {
  const words = name.split(/(?<=-)|\s+/u).filter((word) => word);
  const found: string[][] = [[name]];
  for (let count = 2; count <= Math.min(words.length, 3); count++) {
    let best: { lines: string[]; width: number } | null = null;
    for (const cuts of chosen(words.length - 1, count - 1)) {
      const lines: string[] = [];
      let from = 0;
      for (const to of [...cuts, words.length]) {
        lines.push(join(words.slice(from, to)));
        from = to;
      }
      const width = Math.max(...lines.map(measure));
      if (!best || width < best.width) best = { lines, width };
    }
    if (best) found.push(best.lines);
  }
  return found;
}

function join(words: readonly string[]): string {
  return words.reduce((text, word) => (text.endsWith("-") ? text + word : `${text} ${word}`));
}

/** The ways to choose so many rising numbers from 1 to n. */
function chosen(n: number, count: number, from = 1): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= n - count + 1; first++)
    for (const rest of chosen(n, count - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

/** What a place costs: lying over borders and pieces, being far from where the drawing keeps room, many lines. */
const COSTS = { outside: 1.6, covered: 7, far: 0.5, line: 0.07, smaller: 0.3 };
/** A name that costs more than this is left out. */
const LIMIT = 1.5;
/** A name that matters may cost more. */
const WORTH = 0.7;
const MARGIN = 2;

export interface Wish {
  region: RegionShape;
  name: string;
  importance: Importance;
}

/** Pixels a map unit from which on names of each importance are written at all: from afar only what matters. */
const NEAR = [0.5, 0.45, 0, 0];

/** Place the names in the order of their wishes, never over each other; `taken` are pieces and settlements. */
export function layOut(wishes: readonly Wish[], scale: number, taken: readonly Box[]): Label[] {
  const pieces = new Crowd();
  for (const box of taken) pieces.add(box);
  const names = new Crowd();
  const found: Label[] = [];
  for (const wish of wishes) {
    if (scale < NEAR[wish.importance]!) continue;
    const label = place(wish, scale, pieces, names);
    if (!label) continue;
    names.add({ ...label, width: label.width + MARGIN, height: label.height + MARGIN / 2 });
    found.push(label);
  }
  return found;
}

function place({ region, name, importance }: Wish, scale: number, pieces: Crowd, names: Crowd): Label | null {
  let best: Label | null = null;
  let limit = LIMIT + importance * WORTH;
  const full = letterSize(scale, importance);
  const sizes = full * 0.88 >= SMALLEST ? [full, full * 0.88] : full > SMALLEST ? [full, SMALLEST] : [full];
  const home: Point = [region.label[0] * scale, region.label[1] * scale];
  const spots = byDistance([region.label, ...region.spots], region.label).map(([x, y]): Point => [
    x * scale,
    y * scale,
  ]);
  for (const [smaller, size] of sizes.entries())
    for (const [count, lines] of breaks(name).entries()) {
      const box: Box = {
        x: 0,
        y: 0,
        width: Math.max(...lines.map(measure)) * size,
        height: (lines.length - 1) * LINE * size + size * 0.8,
      };
      const base = smaller * COSTS.smaller + count * COSTS.line;
      const far = ([x, y]: Point) => base + (Math.hypot(x - home[0], y - home[1]) / (40 * scale)) * COSTS.far;
      const more = ([x, y]: Point, left: number) => {
        const here = { ...box, x, y };
        if (names.covers(here)) return Infinity;
        const covered = pieces.covers(here) * COSTS.covered;
        return covered >= left ? Infinity : covered + outside(here, region, scale) * COSTS.outside;
      };
      const put = cheapest(spots, far, more, limit);
      if (!put) continue;
      limit = put.cost;
      best = { ...box, x: put.place[0], y: put.place[1], id: region.id, lines, size };
    }
  return best;
}

/** The order in which names are placed: what matters first, then those that have the least room. */
export function inOrder(shapes: Shapes, name: (id: string) => string, importance: (id: string) => Importance): Wish[] {
  return [...shapes.regions.values()]
    .map((region) => ({ region, name: name(region.id), importance: importance(region.id) }))
    .toSorted((a, b) => b.importance - a.importance || a.region.spots.length - b.region.spots.length);
}
