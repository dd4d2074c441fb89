/** The cells of Frodo's log, and of the Journey card that takes its place in chapter 2. */
import type { HuntFacts } from "./facts.ts";
import { boardOf, CROSSED, DOT, lastSteps, type HuntView } from "./hunt.ts";

export interface Cell {
  at: number;
  /** What stands in it; "" where it is empty. */
  shown: string;
  /** The place that is meant; null for a dot or a cross. */
  space: string | null;
  sign: "dot" | "crossed" | "escape" | "";
  state: "past" | "now" | "next" | "ahead";
}

/** Whether this seat sees the log: only the Ring-bearer's does, and after the end everybody. */
export function seesLog({ chapter, log, journey }: HuntView): boolean {
  return chapter === 2 ? journey !== null : log !== null;
}

export function cellsOf(view: HuntView, facts: HuntFacts): Cell[] {
  const { spaces } = boardOf(view, facts);
  const [last] = lastSteps(view, facts);
  const written = view.chapter === 2 ? journeyOf(view, facts) : [view.start ?? "", ...(view.log ?? [])];
  return Array.from({ length: last + 1 }, (_, at): Cell => {
    const entry = written[at] ?? "";
    const space = spaces[entry] ? entry : null;
    const state = at < view.track ? "past" : at === view.track ? "now" : at === view.track + 1 ? "next" : "ahead";
    if (entry === CROSSED) return { at, shown: "×", space: null, sign: "crossed", state };
    const escape = view.chapter === 1 && view.escapes.includes(at - 1);
    if (entry === DOT || (space && spaces[space]?.kind === "dot"))
      return { at, shown: "•", space, sign: escape ? "escape" : "dot", state };
    return { at, shown: spaces[entry]?.printed ?? "", space, sign: escape ? "escape" : "", state };
  });
}

function journeyOf({ journey }: HuntView, { journeys }: HuntFacts): readonly string[] {
  return journey === null ? [] : (journeys[journey]?.places ?? []);
}

/** Where Gandalf has been, as far as this seat sees it. */
export function gandalfLog({ gandalf }: HuntView): readonly string[] {
  return gandalf.log ?? [];
}
