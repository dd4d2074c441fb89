/**
 * What the engine says by message id, told in one language: the twin of `thirdage.locale` for the browser.
 *
 * The rule for names is the same as there. If `<last word of the argument>-<value>` is a message of the catalogue,
 * the value is a name (`from_region: "bree"` is told by `region-bree`), a list of ids becomes a list in words, and
 * beside `$card` a text gets `$card_genitive` and the other forms, `$card_gender`, `$card_capital`, and of lists
 * `$card_quoted`, `$card_or`, `$card_quoted-or` and `$region_counted-at`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Readonly<Record<string, unknown>>;

/** The attributes of a name that a text may ask for, beside the nominative, which is the name's own value. */
export const CASES = ["genitive", "accusative", "locative", "dative", "instrumental"] as const;

/** Further attributes of names of places: with the preposition that the place wants. */
export const WHERE = ["at", "into", "from"] as const;

/** Further attributes of things that come in numbers: they are given `$count`. */
export const COUNTED = ["counted", "counted-accusative"] as const;

type Counted = (typeof COUNTED)[number];
type NameForm = "nominative" | "gender" | (typeof CASES)[number] | (typeof WHERE)[number] | Counted;

const UNKNOWN_GENDER = "masculine";
/** The gender of an empty list. */
const NOBODY = "none";
const SLUG = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** What a `name-<table>` is given: the words of the id, which it makes a name of where the id has none of its own. */
const PLACES = ["first", "second", "third", "fourth", "fifth"] as const;

/** The catalogue of one language. */
class Tongue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #names = new Map<string, string>();

  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(resource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence, or null where there is none or it does not fit its arguments. */
  told(id: string, variables: Record<string, FluentVariable>): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#formatted(pattern, variables) : null;
  }

  /** A form of a name; what comes closest stands in for a form that it lacks. */
  name(id: string, form: NameForm, count: number): string | null {
    const key = `${id}.${form}.${count}`;
    let found = this.#names.get(key) ?? null;
    if (found === null) {
      const nominative = this.told(id, {});
      if (nominative === null) return null;
      found = this.#attribute(id, form, count) ?? this.#substitute(id, form, count, nominative);
      this.#names.set(key, found);
    }
    return found;
  }

  /** A form of a name that is made of its id, if this table has such names. */
  madeOf(table: string, slug: string, form: NameForm): string | null {
    const message = this.#bundle.getMessage(`name-${table}`);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return null;
    if (form === "gender" && !message?.attributes[form]) return UNKNOWN_GENDER;
    const words = slug.split("-");
    const parts = PLACES.map((place, at) => [place, wordOf(words[at])] as const);
    return this.#formatted(pattern, Object.fromEntries(parts));
  }

  #substitute(id: string, form: NameForm, count: number, nominative: string): string {
    if (form === "gender") return UNKNOWN_GENDER;
    if (form !== "counted" && form !== "counted-accusative") return nominative;
    const name = (form === "counted" ? null : this.#attribute(id, "accusative", count)) ?? nominative;
    return count === 1 ? name : `${name} × ${count}`;
  }

  /** An attribute of a name; a name that is told by another has that one's. */
  #attribute(id: string, form: NameForm, count: number): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[form];
    if (pattern) return this.#formatted(pattern, { count });
    const other = namesake(message?.value);
    return other === null ? null : this.#attribute(other, form, count);
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

const parsed = new Map<string, FluentResource>();

/** A text, parsed once: whoever learns the words of a game has those of the page already. */
function resource(text: string): FluentResource {
  let found = parsed.get(text);
  if (!found) parsed.set(text, (found = new FluentResource(text)));
  return found;
}

/** The id of the message that says all that this one says (`seat-shadow = { side-shadow }`), if there is one. */
function namesake(value: unknown): string | null {
  const [only, ...others] = Array.isArray(value) ? (value as { type?: string; name?: string; attr?: unknown }[]) : [];
  return only?.type === "mesg" && !only.attr && !others.length ? (only.name ?? null) : null;
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
      if (text !== null) return tongue.language === "uk" ? euphonic(text) : text;
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

  /** So many things of a kind: 2 обычных отряда. */
  counted(table: string, slug: string, count: number): string {
    return this.#name(0, table, slug, "counted", count);
  }

  /** All that a thing may be called in a sentence. */
  calls(table: string, slug: string): string[] {
    return [...new Set((["nominative", ...CASES] as const).map((form) => this.#name(0, table, slug, form)))];
  }

  #name(place: number, table: string, slug: string, form: NameForm, count = 1): string {
    for (const tongue of this.#tongues.slice(place)) {
      const found = tongue.name(`${table}-${slug}`, form, count) ?? tongue.madeOf(table, slug, form);
      if (found !== null) return found;
    }
    return form === "gender" ? UNKNOWN_GENDER : slug;
  }

  /** What a text may use: the arguments, with names told in every form. */
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
      const words = (form: NameForm) => things.map((thing) => this.#word(place, table, thing, form));
      const plainly = this.#listed(place, words("nominative"));
      direct[key] = plainly;
      derived[`${key}_capital`] = capital(plainly);
      const form = (name: NameForm, told: string) => {
        derived[`${key}_${name}`] = told;
        derived[`${key}_${name}-capital`] = capital(told);
      };
      for (const name of [...CASES, ...WHERE]) form(name, this.#listed(place, words(name)));
      const quoted = words("nominative").map((one) => this.#quoted(place, capital(one)));
      derived[`${key}_size`] = things.length;
      derived[`${key}_quoted`] = this.#listed(place, [...quoted]);
      derived[`${key}_quoted-or`] = this.#listed(place, [...quoted], "list-or");
      derived[`${key}_or`] = this.#listed(place, words("nominative"), "list-or");
      const count = Number.isInteger(args.count) ? (args.count as number) : 1;
      const numbers: [unknown, number][] = things === value ? numbered(things) : [[value, count]];
      for (const name of COUNTED) {
        const counted = numbers.map(([thing, count]) => this.#word(place, table, thing, name, count));
        form(name, this.#listed(place, counted));
      }
      const places = numbers.map(([thing, count]) => `${count} ${this.#word(place, table, thing, "at")}`);
      derived[`${key}_counted-at`] = this.#listed(place, places);
      derived[`${key}_gender`] = this.#gender(place, table, things);
    }
    return { ...derived, ...direct };
  }

  /** A form of a name; what cannot be an id (a sentence, a number) stands as it is. */
  #word(place: number, table: string, thing: unknown, form: NameForm, count = 1): string {
    if (typeof thing === "string" && SLUG.test(thing)) return this.#name(place, table, thing, form, count);
    return form === "gender" ? UNKNOWN_GENDER : plain(thing);
  }

  /** What the text of one or several things, or of none, agrees with. */
  #gender(place: number, table: string, things: readonly unknown[]): string {
    if (things.length === 1) return this.#word(place, table, things[0], "gender");
    return things.length ? "plural" : NOBODY;
  }

  #quoted(place: number, name: string): string {
    return (this.#tongues[place] as Tongue).told("list-quoted", { name }) ?? name;
  }

  /** The words one after the other, as the language lists things. */
  #listed(place: number, words: string[], end = "list-last"): string {
    const tongue = this.#tongues[place] as Tongue;
    const first = words.shift();
    if (first === undefined) return tongue.told("list-empty", {}) ?? "";
    const last = words.pop();
    if (last === undefined) return first;
    const join = (id: string, left: string, right: string) => tongue.told(id, { left, right }) ?? `${left}, ${right}`;
    return join(
      end,
      words.reduce((left, right) => join("list-more", left, right), first),
      last,
    );
  }
}

/** A word of an id: numbers are numbers. */
function wordOf(word = ""): FluentVariable {
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** The different things of a list, each with how often it stands there. */
function numbered(things: readonly unknown[]): [unknown, number][] {
  const numbers = new Map<string, [unknown, number]>();
  for (const thing of things) {
    const before = numbers.get(plain(thing));
    numbers.set(plain(thing), [thing, (before?.[1] ?? 0) + 1]);
  }
  return [...numbers.values()];
}

/** As it begins a sentence. */
function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const CONSONANTS = "бвгґджзйклмнпрстфхцчшщь";
/** Where Ukrainian says у for в: between consonants, and where a sentence begins before one. */
const BETWEEN_CONSONANTS = new RegExp(`(^|[.,:;!?—] |[${CONSONANTS}][»“]? )([вВ])(?= «?[${CONSONANTS}])`, "gi");

/** Where it always does: before в and ф, and before another consonant with в. */
const BEFORE_ITS_LIKE = /(?<![\p{L}\p{N}_’])([вВ])(?= «?(?:[вф]|(?:ль|[стх])в))/giu;

/** Where it says йде for іде: after a vowel. */
const AFTER_A_VOWEL = /(?<=[аеєиіїоуюя] )і(?=(?:де|дуть)(?![\p{L}\p{N}_’]))/giu;

/** Ukrainian as it is spoken: загін у Брі, військо в Брі, військо у Вудголі; загін іде, військо йде. */
function euphonic(words: string): string {
  const eased = words.replace(AFTER_A_VOWEL, "й").replace(BEFORE_ITS_LIKE, (_, v: string) => (v === "В" ? "У" : "у"));
  return eased.replace(BETWEEN_CONSONANTS, (_, before: string, v: string) => before + (v === "В" ? "У" : "у"));
}

/** Words as they are, anything else as in JSON. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
