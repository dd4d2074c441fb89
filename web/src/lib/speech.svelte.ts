/** The language that the page speaks. It is remembered by the browser, and by the server for this guest. */
import { LANGUAGES } from "../generated/languages.ts";
import { api } from "./api.ts";
import { Words, type Args } from "./words.ts";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
/** Each language as it calls itself. */
export const NAMES = Object.fromEntries(LANGUAGES.map((code) => [code, ownName(code)])) as Record<Language, string>;

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

const KEPT = "thirdage.language";
const ENGLISH: Language = "en";

function known(wish: string | null | undefined): Language | null {
  const code = wish?.split("-")[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The language that was chosen here before, else the first of the browser's that we speak, else English. */
export function preferred(kept: string | null, browser: readonly string[]): Language {
  return known(kept) ?? browser.map(known).find((language) => language !== null) ?? ENGLISH;
}

/** The part of a language's words that is no game's. */
const PAGE = "page";

class Speech {
  words = $state.raw(new Words(ENGLISH, []));
  language = $state<Language>(ENGLISH);
  ready = $state(false);
  /** The language that was wished for last; its words may still be on their way. */
  #wish: Language = ENGLISH;
  /** What is spoken of: the page, and the games that somebody has looked at. */
  readonly #parts = new Set<string>([PAGE]);
  readonly #coming = new Map<string, Promise<string>>();
  readonly #here = new Map<string, string>();

  async start(): Promise<void> {
    await this.#speak(preferred(localStorage.getItem(KEPT), navigator.languages));
    this.ready = true;
  }

  async choose(language: Language): Promise<void> {
    if (!(await this.#speak(language))) return;
    localStorage.setItem(KEPT, language);
    await api.change({ language });
  }

  /** The words of a game, too, from now on; there once this is done. */
  async learn(game: string): Promise<void> {
    if (this.#parts.has(game) && this.#here.has(key(this.language, game))) return;
    this.#parts.add(game);
    try {
      await this.#speak(this.#wish);
    } catch (error) {
      this.#parts.delete(game);
      throw error;
    }
  }

  /** Speak a language; whether it was still wanted when its words were there. */
  async #speak(language: Language): Promise<boolean> {
    this.#wish = language;
    await this.#fetched(language);
    if (this.#wish !== language) return false;
    const words = new Words(language, this.#texts(language));
    words.missing = () => this.#fallBack(language);
    this.words = words;
    this.language = language;
    return true;
  }

  /** Somebody's own game may have words in English alone; those are fetched only when they are needed. */
  #fallBack(language: Language): void {
    this.words.missing = null;
    if (language === ENGLISH) return;
    const later = this.#fetched(ENGLISH).then(() => {
      const fallback = { language: ENGLISH, texts: this.#texts(ENGLISH) };
      if (this.language === language) this.words = new Words(language, this.#texts(language), fallback);
    });
    later.catch(() => undefined);
  }

  async #fetched(language: Language): Promise<void> {
    await Promise.all([...this.#parts].map((part) => this.#text(language, part)));
  }

  #text(language: Language, part: string): Promise<string> {
    const id = key(language, part);
    let text = this.#coming.get(id);
    if (!text) {
      text = api.words(language, part).then((told) => {
        this.#here.set(id, told);
        return told;
      });
      text.catch(() => this.#coming.delete(id));
      this.#coming.set(id, text);
    }
    return text;
  }

  /** What has arrived of a language, the page first. */
  #texts(language: Language): string[] {
    return [...this.#parts].flatMap((part) => this.#here.get(key(language, part)) ?? []);
  }
}

function key(language: Language, part: string): string {
  return `${language}/${part}`;
}

export const speech = new Speech();

/** A sentence in the language of the page. */
export function say(id: string, args: Args = {}): string {
  return speech.words.say(id, args);
}

/** The name of a thing of the facts. */
export function name(table: string, slug: string): string {
  return speech.words.name(table, slug);
}

/** How much is chosen, and how much may be. */
export function limits(total: { minimum: number; maximum: number }, count: number): string {
  const exact = total.minimum === total.maximum;
  return say(exact ? "web-limits-exact" : "web-limits", { count, low: total.minimum, high: total.maximum });
}
