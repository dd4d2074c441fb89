/** What the page shows of expansions beyond a sentence: fetched by the name of the part when a match has it. */
import type { Component } from "svelte";
import type { WarFacts } from "./facts.ts";
import type { WarView } from "./war.ts";

interface Shown {
  seen: WarView;
  facts: WarFacts;
}

export interface ExpansionPage {
  /** In the strip, always in sight. */
  Strip: Component<Shown>;
  /** In the column, in place of the story. */
  Panel: Component<Shown>;
  /** What is looked at, by its id. */
  Look: Component<Shown & { id: string }>;
}

const PAGES: Readonly<Record<string, () => Promise<ExpansionPage>>> = {
  kings: async () => (await import("./kings/index.ts")).KINGS,
};
/** Spots of expansions by their kind: which part tells of them. */
export const TOLD_BY: Readonly<Record<string, string>> = { sovereign: "kings" };

const fetched = new Map<string, Promise<ExpansionPage>>();

/** The page of a part; null if a sentence is all there is. */
export function pageOf(part: string): Promise<ExpansionPage> | null {
  const page = PAGES[part];
  if (!page) return null;
  const known = fetched.get(part) ?? page();
  fetched.set(part, known);
  return known;
}

/** The parts of a position. */
export function partsOf(seen: WarView): string[] {
  return Object.keys((seen as { parts?: object }).parts ?? {});
}
