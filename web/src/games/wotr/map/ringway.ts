/** The stations of the Ring on the map: where it was at the end of each turn, turns at the same place together. */
import type { RoundEnd } from "../../../lib/protocol.ts";
import { middle } from "../../../map/directions.ts";
import type { Point } from "../../../map/shapes.ts";
import type { WarView } from "../war.ts";
import type { WarShapes } from "./drawing.ts";

interface Station {
  key: string;
  point: Point;
  /** The turns at whose end it was there: "3", "5–7"; nothing where it only began there. */
  turns: string;
}

/** Where the Ring is: its region, a step of the Mordor Track, the Crack of Doom. */
function pointOf({ fellowship: { mordor, region } }: WarView, shapes: WarShapes): Point {
  const { steps, crack } = shapes.mordor;
  if (mordor === null) return middle(shapes, region);
  return steps[mordor] ?? crack;
}

export function stationsOf(course: readonly RoundEnd[], shapes: WarShapes): Station[] {
  const found: { point: Point; rounds: number[] }[] = [];
  for (const [place, { round, view }] of course.entries()) {
    const point = pointOf(view.position as unknown as WarView, shapes);
    const last = found.at(-1);
    // The first of the course is how it began.
    const rounds = place ? [round] : [];
    if (last && last.point[0] === point[0] && last.point[1] === point[1]) last.rounds.push(...rounds);
    else found.push({ point, rounds });
  }
  return found.map(({ point, rounds }, place) => ({
    key: `${place}`,
    point,
    turns: rounds.length > 1 ? `${rounds[0]}–${rounds.at(-1)}` : rounds.join(""),
  }));
}
