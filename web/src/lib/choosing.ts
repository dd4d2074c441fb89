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

/** Where everything must be taken, that; else nothing. */
export function beginning(choice: CountChoice): Record<string, number> {
  const forced = choice.items.reduce((sum, { most }) => sum + most, 0) === choice.minimum;
  return forced ? everything(choice) : Object.fromEntries(choice.items.map(({ id }) => [id, 0]));
}

export function countAnswer(choice: CountChoice, counts: Readonly<Record<string, number>>): Answer {
  return { kind: choice.kind, [choice.key]: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)) };
}

export function pickAnswer(choice: PickChoice, picked: readonly (string | number)[]): Answer {
  return { kind: choice.kind, [choice.key]: [...picked] };
}
