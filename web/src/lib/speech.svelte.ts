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

class Speech {
  words = $state.raw(new Words(ENGLISH, []));
  language = $state<Language>(ENGLISH);
  ready = $state(false);
  /** The language that was wished for last; its words may still be on their way. */
  #wish: Language = ENGLISH;
  readonly #texts = new Map<Language, Promise<string>>();

  async start(): Promise<void> {
    await this.#speak(preferred(localStorage.getItem(KEPT), navigator.languages));
    this.ready = true;
  }

  async choose(language: Language): Promise<void> {
    if (!(await this.#speak(language))) return;
    localStorage.setItem(KEPT, language);
    await api.change({ language });
  }

  /** Speak a language; whether it was still wanted when its words were there. */
  async #speak(language: Language): Promise<boolean> {
    this.#wish = language;
    const text = await this.#text(language);
    if (this.#wish !== language) return false;
    const words = new Words(language, [text]);
    words.missing = () => this.#fallBack(language, text);
    this.words = words;
    this.language = language;
    document.documentElement.lang = language;
    return true;
  }

  /** Somebody's own game may have words in English alone; those are fetched only when they are needed. */
  #fallBack(language: Language, text: string): void {
    this.words.missing = null;
    if (language === ENGLISH) return;
    const later = this.#text(ENGLISH).then((english) => {
      if (this.language === language) this.words = new Words(language, [text], { language: ENGLISH, texts: [english] });
    });
    later.catch(() => undefined);
  }

  #text(language: Language): Promise<string> {
    let text = this.#texts.get(language);
    if (!text) {
      text = api.words(language);
      text.catch(() => this.#texts.delete(language));
      this.#texts.set(language, text);
    }
    return text;
  }
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
