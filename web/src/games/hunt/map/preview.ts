/** Where Frodo's next steps could lead and what each costs; the server counts it (see counts.py of the game). */
import { Crowd, type Box } from "../../../map/boxes.ts";
import { standBeside } from "../../../map/beside.ts";
import type { Board } from "../facts.ts";
import { HEIGHT, WIDTH } from "./drawing.ts";
import { boxOf, marksOf } from "./layout.ts";

export interface Counts {
  /** By Nazgûl: where it can come in this phase. */
  reach?: Record<string, string[]>;
  /** The corruption of a move now. */
  cost?: number;
  /** By location: how many dots must still be recorded before it can be. In chapter II by place: how many moves later. */
  dots?: Record<string, number>;
  /** Where Gandalf can go. */
  gandalf?: string[];
}

export interface Step {
  who: "frodo" | "gandalf";
  space: string;
  /** Corruption, and how many Nazgûl can come there in this phase. */
  cost: number;
  riders: number;
}

/** What is free now, and what after one move more; `free` says it of a place, and in chapter II of Frodo's whole move. */
export function previewOf(
  { reach, cost, dots, gandalf }: Counts,
  free: (id: string, who: Step["who"]) => boolean,
): { now: Step[]; next: Step[] } {
  const riders = (space: string) => Object.values(reach ?? {}).filter((spaces) => spaces.includes(space)).length;
  const steps = (most: number) =>
    Object.entries(dots ?? {})
      .filter(([, count]) => count === most)
      .map(([space]): Step => ({ who: "frodo", space, cost: cost ?? 0, riders: riders(space) }));
  const rides = (gandalf ?? []).map((space): Step => ({ who: "gandalf", space, cost: 0, riders: riders(space) }));
  return { now: [...steps(0), ...rides].filter(({ space, who }) => free(space, who)), next: steps(1) };
}

const TAG = { width: 64, height: 19 };

/** The tags beside their spaces, clear of all that stands there. */
export function tagsOf(board: Board, steps: readonly Step[], scale: number, taken: readonly Box[]): (Step & Box)[] {
  if (!scale) return [];
  const marks = marksOf(board, scale);
  const [hard, soft] = [new Crowd(), new Crowd()];
  for (const mark of marks) hard.add(boxOf(mark));
  for (const box of taken) hard.add(box);
  const room = { hard, soft, width: WIDTH * scale, height: HEIGHT * scale };
  return steps.flatMap((step) => {
    const mark = marks.find(({ id }) => id === step.space);
    return mark ? [{ ...step, ...standBeside({ ...mark, radius: mark.radius + 4 }, TAG.width, TAG.height, room) }] : [];
  });
}
