/**
 * From touch to touch to an answer. Each offered answer stands behind *stages*: at every stage one of a few spots must
 * be touched (an army or its region, then where it goes). What is offered and what was touched so far say which spots
 * lead on; nothing here knows a game or a rule.
 */
import { groupBy } from "./lists.ts";
import type { Answer } from "./protocol.ts";

/** Spots that mean the same at this point of the way. */
export type Stage = readonly string[];

export interface Led {
  answer: Answer;
  stages: readonly Stage[];
}

/** A spot that was touched, or a kind of answer that was chosen among several. */
export type Step = { spot: string; kind?: undefined } | { kind: string; spot?: undefined };
export type Way = readonly Step[];

/** One of several things that a spot can mean: an answer, or the way on to answers of a kind. */
export interface Meaning {
  answers: readonly Answer[];
  /** Where it leads on; null where it answers. */
  way: Way | null;
}

/** How many spots have been touched. */
export function depth(way: Way): number {
  return way.filter(({ spot }) => spot !== undefined).length;
}

/** The answers that are still ahead on this way. */
export function ahead(all: readonly Led[], way: Way): Led[] {
  let left = [...all];
  let stage = 0;
  for (const step of way) {
    if (step.kind !== undefined) {
      left = left.filter(({ answer }) => answer.kind === step.kind);
    } else {
      const at = stage++;
      left = left.filter(({ stages }) => stages[at]?.includes(step.spot));
    }
  }
  return left;
}

/** The spots that lead on from here. */
export function leading(all: readonly Led[], way: Way): Set<string> {
  const at = depth(way);
  return new Set(ahead(all, way).flatMap(({ stages }) => stages[at] ?? []));
}

/** What touching a spot can mean now; nothing where it does not lead on. Kinds are told apart, or go on together. */
export function meanings(all: readonly Led[], way: Way, spot: string, together = false): Meaning[] {
  const at = depth(way);
  const there = ahead(all, way).filter(({ stages }) => stages[at]?.includes(spot));
  const done = there.filter(({ stages }) => stages.length === at + 1);
  const more = groupBy(
    there.filter(({ stages }) => stages.length > at + 1),
    ({ answer }) => (together ? "" : answer.kind),
  );
  const several = done.length + more.size > 1;
  return [
    ...done.map(({ answer }) => ({ answers: [answer], way: null })),
    ...[...more].map(([kind, same]) => ({
      answers: same.map(({ answer }) => answer),
      way: [...way, ...(several && kind ? [{ kind }] : []), { spot }],
    })),
  ];
}

/** What a kind of answer leads to from the very beginning: the answer itself, if there is one and it has no place. */
export function kinds(all: readonly Led[]): Map<string, Led[]> {
  return groupBy(all, ({ answer }) => answer.kind);
}
