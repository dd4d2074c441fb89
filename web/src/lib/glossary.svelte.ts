/**
 * The words of the games, found in running text. games/terms.json lists for each word the beginnings it has in a
 * language (`*` stands for any ending), so that inflected forms are found too; names and meanings are messages.
 */
import { games } from "./games.svelte.ts";
import type { Language } from "./speech.svelte.ts";

export interface Term extends Record<Language, readonly string[]> {
  games: string[];
  /** The rule to read on in. */
  rule: string;
}

export type Terms = Readonly<Record<string, Term>>;

export interface Marked {
  text: string;
  /** The word of the glossary that this piece of the text is. */
  term?: string;
}

/** Letters of our languages with their marks; the classes of Unicode would make the search slow. */
const LETTER = "[a-zA-ZÀ-ɏЀ-ӿ\u0300-\u036f]";

/** What finds a word by its stem, however ё and ґ are written. */
function pattern(stem: string): string {
  const plain = stem.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const either = plain.replace(/[её]/g, "[её]").replace(/[гґ]/g, "[гґ]");
  return either.replaceAll("*", `${LETTER}*`).replaceAll(" ", "\\s+");
}

/** Finds the words of one game in texts of one language. */
export class Finder {
  readonly #terms: string[] = [];
  readonly #found: RegExp | null;

  constructor(terms: Terms, game: string, language: Language) {
    const stems = Object.entries(terms)
      .filter(([, term]) => term.games.includes(game))
      .flatMap(([id, term]) => term[language].map((stem) => ({ id, stem })))
      // What is longer goes first: "Hunt Box" before "Hunt".
      .sort((one, two) => two.stem.length - one.stem.length);
    this.#terms = stems.map(({ id }) => id);
    const any = stems.map(({ stem }) => `(${pattern(stem)})`).join("|");
    this.#found = any ? new RegExp(`(?<!${LETTER})(?:${any})(?!${LETTER})`, "gi") : null;
  }

  /** The text in pieces; each word is marked where it first comes. */
  mark(text: string): Marked[] {
    if (!this.#found) return [{ text }];
    const pieces: Marked[] = [];
    const seen = new Set<string>();
    let end = 0;
    for (const found of text.matchAll(this.#found)) {
      const term = this.#terms[found.slice(1).findIndex((group) => group !== undefined)];
      if (!term || seen.has(term)) continue;
      seen.add(term);
      if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
      pieces.push({ text: found[0], term });
      end = found.index + found[0].length;
    }
    if (end < text.length || !pieces.length) pieces.push({ text: text.slice(end) });
    return pieces;
  }
}

class Glossary {
  /** Null until it has been fetched; texts stand unmarked so long. */
  terms = $state.raw<Terms | null>(null);
  #asked = false;
  readonly #finders = new Map<string, Finder>();

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    games.terms().then(
      (terms) => (this.terms = terms),
      () => (this.#asked = false),
    );
  }

  mark(text: string, game: string | null, language: Language): Marked[] {
    if (!this.terms || !game) return [{ text }];
    const key = `${game} ${language}`;
    let finder = this.#finders.get(key);
    if (!finder) this.#finders.set(key, (finder = new Finder(this.terms, game, language)));
    return finder.mark(text);
  }
}

export const glossary = new Glossary();

/** What is explained now: the word, its meaning, and beside what. */
class Tip {
  title = $state("");
  text = $state("");
  at = $state.raw<Element | null>(null);

  show(title: string, text: string, at: Element): void {
    this.title = title;
    this.text = text;
    this.at = at;
  }

  hide(): void {
    this.at = null;
  }
}

export const tip = new Tip();
