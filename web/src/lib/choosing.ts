/** Large choices: an ask that offers fields with limits instead of a list is answered by steppers or checkboxes. */
import type { Answer, OfferSchema } from "./protocol.ts";

export interface Total {
  minimum: number;
  maximum: number;
}

/** How many of each thing. */
export interface CountChoice extends Total {
  shape: "counts";
  kind: string;
  key: string;
  items: { id: string; most: number }[];
}

/** Some of these things; where all of them must be named, it is their order that is asked for. */
export interface PickChoice extends Total {
  shape: "pick";
  kind: string;
  key: string;
  items: (string | number)[];
  ordered: boolean;
  /** Where not every number of them will do: the sets that are offered. */
  sets?: (string | number)[][];
}

export type Choice = CountChoice | PickChoice;

/** What a parametric ask offers, or null where the page does not know the shape of its field. */
export function choiceOf(schema: OfferSchema, total: Total): Choice | null {
  const { kind: named, ...fields } = schema.properties;
  const [entry, ...more] = Object.entries(fields);
  const kind = named?.const;
  if (typeof kind !== "string" || entry === undefined || more.length) return null;
  const [key, limits] = entry;
  if (limits.type === "object" && limits.properties) {
    const items = Object.entries(limits.properties).map(([id, each]) => ({ id, most: each.maximum ?? 0 }));
    return { shape: "counts", kind, key, items, ...total };
  }
  if (limits.type === "array" && limits.items?.enum) {
    const items = limits.items.enum;
    return { shape: "pick", kind, key, items, ordered: items.length > 1 && total.minimum === items.length, ...total };
  }
  return null;
}

/** The most that one item may go up to when the others stay as they are. */
export function roomFor(choice: CountChoice, counts: Readonly<Record<string, number>>, id: string): number {
  const others = chosen(counts) - (counts[id] ?? 0);
  const most = choice.items.find((item) => item.id === id)?.most ?? 0;
  return Math.max(0, Math.min(most, choice.maximum - others));
}

export function chosen(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function fits(total: Total, count: number): boolean {
  return total.minimum <= count && count <= total.maximum;
}

/** As much as the limit allows of everything, in order. */
export function everything(choice: CountChoice): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id } of choice.items) counts[id] = roomFor(choice, counts, id);
  return counts;
}

/** Where everything must be taken, or mostly is, that; else nothing. */
export function beginning(choice: CountChoice, all = false): Record<string, number> {
  const forced = choice.items.reduce((sum, { most }) => sum + most, 0) === choice.minimum;
  return forced || all ? everything(choice) : Object.fromEntries(choice.items.map(({ id }) => [id, 0]));
}

export function countAnswer(choice: CountChoice, counts: Readonly<Record<string, number>>): Answer {
  return {
    kind: choice.kind,
    [choice.key]: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

export function pickAnswer(choice: PickChoice, picked: readonly (string | number)[]): Answer {
  return { kind: choice.kind, [choice.key]: [...picked] };
}

/** A list of answers that each name some of the same things, as one choice of things. */
export function setChoice(answers: readonly Answer[]): PickChoice | null {
  const [first] = answers;
  const [key] = Object.keys(first ?? {}).filter((field) => field !== "kind");
  if (!first || key === undefined) return null;
  const sets = answers.map((answer) => answer[key] as (string | number)[]);
  const sizes = sets.map(({ length }) => length);
  const items = [...new Set(sets.flat())];
  const total = { minimum: Math.min(...sizes), maximum: Math.max(...sizes) };
  return { shape: "pick", kind: first.kind, key, items, ordered: false, sets, ...total };
}

/** Whether what is picked can be answered. */
export function isWhole(choice: PickChoice, picked: readonly (string | number)[]): boolean {
  if (!choice.sets) return fits(choice, picked.length);
  return choice.sets.some((set) => set.length === picked.length && set.every((item) => picked.includes(item)));
}

/** Whether an item may be picked beside those that are. */
export function mayPick(choice: PickChoice, picked: readonly (string | number)[], item: string | number): boolean {
  if (picked.includes(item) || picked.length >= choice.maximum) return false;
  const more = [...picked, item];
  return choice.sets?.some((set) => more.every((one) => set.includes(one))) ?? true;
}

/** The answer of a set as it was offered: its order is the offer's. */
export function pickedAnswer(choice: PickChoice, picked: readonly (string | number)[]): Answer {
  const set = choice.sets?.find((one) => one.length === picked.length && one.every((item) => picked.includes(item)));
  return pickAnswer(choice, set ?? picked);
}
