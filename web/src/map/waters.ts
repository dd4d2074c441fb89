/** Names of seas, rivers and mountains, written along their lines wherever there is room for them. */
import { Crowd, type Box } from "./boxes.ts";
import { measure } from "./labels.ts";
import { curve, type Point, type Shapes } from "./shapes.ts";

export interface Written {
  id: string;
  kind: "sea" | "river" | "range";
  path: string;
  text: string;
  size: number;
  /** A second name, half as large, under it. */
  below: string;
}

const SMALLEST = 9.5;
/** How much longer than measured a name becomes: its letters stand apart, italics are narrower. */
const SPREAD = { sea: 1.22, river: 0.98, range: 1.2 };
/** Pixels a map unit from which on such names are written at all. */
const NEAR = { sea: 0, river: 0.7, range: 1.25 };
/** The letters' size in map units at scale 1. */
const SIZES = { river: 6.2, range: 7.4 };

interface Wish {
  id: string;
  kind: Written["kind"];
  size: number;
  line: Point[];
  below?: string | undefined;
}

function long(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1]) : 0), 0);
}

/** Small boxes all along the written part of a line. */
function boxesAlong(line: readonly Point[], size: number, length: number): Box[] {
  const found: Box[] = [];
  const whole = long(line);
  let passed = 0;
  for (const [i, [x, y]] of line.entries()) {
    const [px, py] = line[i - 1] ?? [x, y];
    const step = Math.hypot(x - px, y - py);
    for (let at = 0; at < step; at += size) {
      const here = passed + at;
      if (Math.abs(here - whole / 2) <= length / 2 + size / 2)
        found.push({
          x: px + ((x - px) * at) / step,
          y: py + ((y - py) * at) / step - size / 3,
          width: size,
          height: size,
        });
    }
    passed += step;
  }
  return found;
}

/** Seas are written large; rivers and mountains give way to the names of regions, to settlements and pieces. */
export function written(
  shapes: Shapes,
  scale: number,
  name: (kind: Written["kind"], id: string) => string,
  taken: readonly Box[],
): Written[] {
  const crowd = new Crowd();
  for (const box of taken) crowd.add(box);
  const found: Written[] = [];
  const wishes: Wish[] = [
    ...shapes.seas.map((sea) => ({ ...sea, kind: "sea" as const })),
    ...shapes.rivers.flatMap(({ id, name: line }) =>
      line ? [{ id, kind: "river" as const, size: SIZES.river, line }] : [],
    ),
    ...shapes.ranges.map(({ id, line }) => ({ id, kind: "range" as const, size: SIZES.range, line })),
  ];
  for (const { id, kind, size: wish, line, below } of wishes) {
    if (scale < NEAR[kind]) continue;
    const drawn = line.map(([px, py]): Point => [px * scale, py * scale]);
    const text = name(kind, id);
    const ems = measure(text) * SPREAD[kind];
    const size = Math.min(kind === "sea" ? wish * scale : Math.max(wish * scale ** 0.6, SMALLEST), long(drawn) / ems);
    if (size < SMALLEST) continue;
    if (kind !== "sea" && boxesAlong(drawn, size, ems * size).some((box) => crowd.covers(box) > 0.05)) continue;
    found.push({ id, kind, path: curve(drawn), text, size, below: below ? name(kind, below) : "" });
  }
  return found;
}
