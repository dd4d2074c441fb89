/**
 * Help beside the game: a drawer that tells a rule, a card or a word without leaving the table. Everything with a rule
 * id calls `openRule`. The drawer and what it tells are fetched when it is first opened.
 */
import { games } from "./games.svelte.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Language } from "./speech.svelte.ts";

export type Topic =
  | { kind: "rule"; id: string }
  | { kind: "card"; id: string; game: string }
  | { kind: "term"; id: string }
  | { kind: "guide"; id: string; game: string }
  | { kind: "contents" };

/** Back and forth among what was looked at, as in a browser. */
export class Trail {
  topics = $state.raw<readonly Topic[]>([]);
  at = $state(-1);
  readonly topic = $derived<Topic | null>(this.topics[this.at] ?? null);
  readonly canBack = $derived(this.at > 0);
  readonly canForth = $derived(this.at < this.topics.length - 1);

  go(topic: Topic): void {
    const now = this.topics[this.at];
    if (now && JSON.stringify(now) === JSON.stringify(topic)) return;
    this.topics = [...this.topics.slice(0, this.at + 1), topic];
    this.at = this.topics.length - 1;
  }

  back(): void {
    if (this.canBack) this.at -= 1;
  }

  forth(): void {
    if (this.canForth) this.at += 1;
  }

  clear(): void {
    this.topics = [];
    this.at = -1;
  }
}

/** What the drawer shows; it is closed while there is nothing. */
export const trail = new Trail();

export function openRule(ruleId: string): void {
  trail.go({ kind: "rule", id: ruleId });
}

export function openCard(id: string, game: string): void {
  trail.go({ kind: "card", id, game });
}

export function openTerm(id: string): void {
  trail.go({ kind: "term", id });
}

/** What help there is. */
export function openContents(): void {
  trail.go({ kind: "contents" });
}

/** A short page on how something works (`hunt`, `battle`). */
export function openGuide(game: string, id: string): void {
  trail.go({ kind: "guide", id, game });
}

/** The rules of a game in plain words, and the rulings on them, in a language; null if it has none. */
export async function rulebookOf(game: string, language: Language): Promise<Rulebook | null> {
  const books = Object.entries((await games.load(game)).rulebooks ?? {});
  const fetchBook = books.find(([file]) => file.endsWith(`.${language}.json`))?.[1];
  return (await fetchBook?.()) ?? null;
}
