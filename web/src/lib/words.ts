/**
 * What the engine says by message id, told in one language: the twin of `thirdage.locale` for the browser.
 *
 * The rule for names is the same as there. If `<last word of the argument>-<value>` is a message of the catalogue,
 * the value is a name (`from_region: "bree"` is told by `region-bree`), a list of ids becomes a list in words, and
 * beside `$card` a text gets `$card_genitive` and the other cases, and `$card_gender`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, unknown>>;

/** The attributes of a name that a text may ask for, beside the nominative, which is the name's own value. */
export const CASES = ["genitive", "accusative", "locative", "dative", "instrumental"] as const;

type Case = (typeof CASES)[number];
type NameForm = "nominative" | "gender" | Case;

const UNKNOWN_GENDER = "masculine";
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The catalogue of one language. */
class Tongue {
  readonly #bundle: FluentBundle;
  readonly #names = new Map<string, string>();

  constructor(language: string, texts: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence, or null where there is none or it does not fit its arguments. */
  told(id: string, variables: Record<string, FluentVariable>): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#formatted(pattern, variables) : null;
  }

  /** A form of a name; the nominative stands in for a missing case. */
  name(id: string, form: NameForm): string | null {
    const key = `${id}.${form}`;
    let found = this.#names.get(key) ?? null;
    if (found === null) {
      const nominative = this.told(id, {});
      if (nominative === null) return null;
      const pattern = this.#bundle.getMessage(id)?.attributes[form];
      found = (pattern ? this.#formatted(pattern, {}) : null) ?? (form === "gender" ? UNKNOWN_GENDER : nominative);
      this.#names.set(key, found);
    }
    return found;
  }

  #formatted(
    pattern: NonNullable<Parameters<FluentBundle["formatPattern"]>[0]>,
    variables: Record<string, FluentVariable>,
  ): string | null {
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, faults);
    return faults.length ? null : text;
  }
}

/**
 * The words of one language. What is missing in it is said in the language that stands in for it (English), and what
 * is missing there is shown as `id(arguments)`: ugly, but the table plays on and a reader can report it.
 */
export class Words {
  readonly language: string;
  /** Called when something is said or named that no catalogue holds. */
  missing: (() => void) | null = null;
  readonly #tongues: Tongue[];

  constructor(language: string, texts: readonly string[], fallback?: { language: string; texts: readonly string[] }) {
    this.language = language;
    this.#tongues = [new Tongue(language, texts)];
    if (fallback && fallback.language !== language) this.#tongues.push(new Tongue(fallback.language, fallback.texts));
  }

  say(id: string, args: Args = {}): string {
    for (const [place, tongue] of this.#tongues.entries()) {
      const text = tongue.told(id, this.#variables(place, args));
      if (text !== null) return text;
    }
    this.missing?.();
    return `${id}(${Object.entries(args)
      .map(([key, value]) => `${key}=${plain(value)}`)
      .join(", ")})`;
  }

  knows(id: string): boolean {
    return this.#tongues.some((tongue) => tongue.has(id));
  }

  /** The name of a thing of the facts; the bare slug where the catalogue has none. */
  name(table: string, slug: string): string {
    return this.#name(0, table, slug, "nominative");
  }

  #name(place: number, table: string, slug: string, form: NameForm): string {
    for (const tongue of this.#tongues.slice(place)) {
      const found = tongue.name(`${table}-${slug}`, form);
      if (found !== null) return found;
    }
    return form === "gender" ? UNKNOWN_GENDER : slug;
  }

  /** What a text may use: the arguments, with names told in every case. */
  #variables(place: number, args: Args): Record<string, FluentVariable> {
    const derived: Record<string, FluentVariable> = {};
    const direct: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number" && Number.isFinite(value)) {
        direct[key] = value;
        continue;
      }
      const table = key.slice(key.lastIndexOf("_") + 1);
      const things: readonly unknown[] = Array.isArray(value) ? value : [value];
      direct[key] = this.#listed(place, table, things, "nominative");
      for (const form of CASES) derived[`${key}_${form}`] = this.#listed(place, table, things, form);
      derived[`${key}_gender`] = things.length === 1 ? this.#word(place, table, things[0], "gender") : "plural";
    }
    return { ...derived, ...direct };
  }

  /** A form of a name; what cannot be an id (a sentence, a number) stands as it is. */
  #word(place: number, table: string, thing: unknown, form: NameForm): string {
    if (typeof thing === "string" && SLUG.test(thing)) return this.#name(place, table, thing, form);
    return form === "gender" ? UNKNOWN_GENDER : plain(thing);
  }

  #listed(place: number, table: string, things: readonly unknown[], form: NameForm): string {
    const words = things.map((thing) => this.#word(place, table, thing, form));
    const tongue = this.#tongues[place] as Tongue;
    const first = words.shift();
    if (first === undefined) return tongue.told("list-empty", {}) ?? "";
    const last = words.pop();
    if (last === undefined) return first;
    const join = (id: string, left: string, right: string) => tongue.told(id, { left, right }) ?? `${left}, ${right}`;
    return join(
      "list-last",
      words.reduce((left, right) => join("list-more", left, right), first),
      last,
    );
  }
}

/** Words as they are, anything else as in JSON. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
