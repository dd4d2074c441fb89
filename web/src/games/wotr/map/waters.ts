/** Names of seas and rivers, written along their lines wherever there is room for them. */
import { Crowd, type Box } from "./boxes.ts";
import { measure } from "./labels.ts";
import { curve, type Point, type Shapes } from "./shapes.ts";

export interface Written {
  id: string;
  kind: "sea" | "river";
  path: string;
  text: string;
  size: number;
}

const SMALLEST = 9.5;
/** Italics are narrower than what is measured, letters stand apart. */
const SPREAD = { sea: 1.02, river: 0.92 };

function long(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1]) : 0), 0);
}

function boxesOf(line: readonly Point[], size: number): Box[] {
  return line.map(([x, y]) => ({ x, y: y - size / 3, width: size, height: size }));
}

export function written(shapes: Shapes, scale: number, name: (id: string) => string, taken: readonly Box[]): Written[] {
  const crowd = new Crowd();
  for (const box of taken) crowd.add(box);
  const found: Written[] = [];
  const [x, y] = shapes.lakeLabel;
  const wishes = [
    ...shapes.seas.map((sea) => ({ ...sea, kind: "sea" as const })),
    { id: "sea-of-rhun", kind: "sea" as const, size: 8, line: [[x - 33, y], [x + 33, y]] as Point[] },
    ...shapes.rivers.flatMap(({ id, name: line }) => (line ? [{ id, kind: "river" as const, size: 6.2, line }] : [])),
  ];
  for (const { id, kind, size: wish, line } of wishes) {
    const drawn = line.map(([px, py]): Point => [px * scale, py * scale]);
    const text = name(id);
    const room = long(drawn) / (measure(text) * SPREAD[kind]);
    const size = Math.min(kind === "sea" ? wish * scale : Math.max(wish * scale ** 0.6, SMALLEST), room);
    if (size < SMALLEST) continue;
    if (kind === "river" && boxesOf(drawn, size).some((box) => crowd.covers(box) > 0.1)) continue;
    found.push({ id, kind, path: curve(drawn), text, size });
  }
  return found;
}
