/** What stands beside points of a map: figures, tokens, names. Lengths are in pixels. */
import { Crowd, type Box } from "./boxes.ts";
import { breaks, LINE, measure, type Label } from "./labels.ts";
import type { Point } from "./shapes.ts";

/** A place with a mark of its own, which nothing is to cover. */
export interface Mark {
  id: string;
  at: Point;
  radius: number;
}

/** Directions around a place, the best for what stands there first: up and right, right, up, left, below. */
const TURNS = [-50, -20, -90, -130, -160, 0, 25, 180, 155, 60, 120, 90];
const GAPS = [1.5, 6, 12, 20];

/** Boxes of a size that touch a mark or lie near it, the best first. */
function around({ at: [x, y], radius }: Mark, width: number, height: number, turns: readonly number[]): Box[] {
  return GAPS.flatMap((gap) =>
    turns.map((turn) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      // The box begins where a line out of the mark meets its edge.
      const reach = Math.min(width / 2 / Math.max(Math.abs(cos), 1e-6), height / 2 / Math.max(Math.abs(sin), 1e-6));
      const far = radius + gap + reach;
      return { x: x + cos * far, y: y + sin * far, width, height };
    }),
  );
}

export interface Around {
  /** What must not be covered. */
  hard: Crowd;
  /** What had better not be. */
  soft: Crowd;
  width: number;
  height: number;
}

/** So large is a mark: to cover one is as bad for a broad thing as for a small one. */
const SMALL = 120;
const COSTS = { hard: 9, soft: 1.2, rank: 0.012, edge: 12 };

function cost(box: Box, { hard, soft, width, height }: Around): number {
  const over =
    Math.max(0, box.width / 2 - box.x, box.x + box.width / 2 - width) +
    Math.max(0, box.height / 2 - box.y, box.y + box.height / 2 - height);
  const share = Math.max(1, (box.width * box.height) / SMALL);
  return hard.covers(box) * share * COSTS.hard + soft.covers(box) * COSTS.soft + (over ? COSTS.edge + over : 0);
}

function best(boxes: readonly Box[], room: Around): { box: Box; cost: number } {
  const costs = boxes.map((box, rank) => ({ box, cost: cost(box, room) + rank * COSTS.rank }));
  return costs.reduce((least, one) => (one.cost < least.cost ? one : least));
}

/** Where a row of things stands beside a mark; what was placed is hard for those that follow. */
export function standBeside(mark: Mark, width: number, height: number, room: Around): Box {
  const { box } = best(around(mark, width, height, TURNS), room);
  room.hard.add(box);
  return box;
}

/** Names are read from left to right: best above and below, then at the sides. */
const NAME_TURNS = [-90, 90, 0, 180, -62, -118, 62, 118, -30, -150, 30, 150, -75, -105, 75, 105, 15, 165, -15, -165];
/** A name that would cost more than this is left out until one comes nearer. */
const LIMIT = 1.1;
const BROKEN = 0.09;
const PAD = 3;

export interface Named extends Mark {
  name: string;
}

/** Names beside their marks: never over each other, nor over marks; those with the least room first. */
export function nameBeside(named: readonly Named[], size: number, room: Around): Label[] {
  const ways = named.map((mark) => ({ mark, found: choices(mark, size, room) }));
  const found: Label[] = [];
  const names = new Crowd();
  // Whose best choice costs most is placed first: it has the fewest others.
  for (const { mark, found: all } of ways.toSorted((a, b) => (b.found[0]?.cost ?? 0) - (a.found[0]?.cost ?? 0))) {
    const choice = all.find(({ box, cost: price }) => price < LIMIT && !names.covers(box));
    if (!choice) continue;
    names.add(choice.box);
    found.push({ ...choice.box, width: choice.box.width - PAD, id: mark.id, lines: choice.lines, size });
  }
  return found;
}

function choices(mark: Named, size: number, room: Around): { box: Box; lines: string[]; cost: number }[] {
  return breaks(mark.name)
    .flatMap((lines, count) => {
      const width = Math.max(...lines.map(measure)) * size + PAD;
      const height = (lines.length - 1) * LINE * size + size * 0.86;
      return around(mark, width, height, NAME_TURNS).map((box, rank) => ({
        box,
        lines,
        cost: cost(box, room) + count * BROKEN + rank * COSTS.rank * 0.5,
      }));
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/** A line as small boxes. */
export function boxesOn([[ax, ay], [bx, by]]: readonly [Point, Point], size: number): Box[] {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / size));
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: ax + ((bx - ax) * i) / count,
    y: ay + ((by - ay) * i) / count,
    width: size,
    height: size,
  }));
}
