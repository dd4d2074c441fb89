/**
 * Answers in words, as the terminal tells them (`thirdage.cli.sentences`).
 *
 * An answer is told by the text `answer-<game>-<kind of ask>-<kind of answer>`, or else without the kind of ask, or
 * else without the game. Its arguments are the fields of the answer; a field that is not called like its table is
 * told by names already, and the table's own argument is there as well.
 */
import { groupBy } from "./lists.ts";
import type { Answer, Ask } from "./protocol.ts";
import type { Words } from "./words.ts";

/** For every kind of answer, the table of the facts of each of its fields. */
export type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Told {
  answer: Answer;
  label: string;
  /** The label without what the heading of its group says. */
  short: string;
}

export interface Group {
  key: string;
  heading: string;
  answers: Told[];
}

/** From so many on, answers of one kind are grouped by their first field. */
const MANY = 9;
/** Between what is the same in all answers of a kind and what differs. */
const COLON = ": ";
/** After words that a label goes on from. */
const ELLIPSIS = "…";
const PLAIN = "plain";

export class Teller {
  readonly words: Words;
  readonly game: string;
  readonly forms: Forms;

  constructor(words: Words, game: string, forms: Forms = {}) {
    this.words = words;
    this.game = game;
    this.forms = forms;
  }

  answer(ask: Pick<Ask, "kind">, answer: Answer): string {
    const own = `answer-${this.game}`;
    for (const start of [`${own}-${ask.kind}`, own, `answer-${ask.kind}`, "answer"]) {
      const id = `${start}-${answer.kind}`;
      if (this.words.knows(id)) return this.words.say(id, this.#arguments(answer));
    }
    const fields = Object.entries(answer).filter(([key]) => key !== "kind");
    return [
      answer.kind,
      ...fields.map(([key, value]) => String(this.#told(this.#table(answer.kind, key), value))),
    ].join(" ");
  }

  /** What a kind of answer means, where its name does not tell; else "". */
  about(kind: string): string {
    const id = `about-${this.game}-${kind}`;
    return this.words.knows(id) ? this.words.say(id) : "";
  }

  /** Nobody of those who may go, in words. */
  nobody(ask: Pick<Ask, "kind" | "prompt">): string {
    const id = `nobody-${this.game}-${ask.kind}`;
    return this.words.knows(id) ? this.words.say(id, ask.prompt.args) : this.words.say("web-nobody");
  }

  /** Several answers of one kind, by what they have in common: a text of their own, or what all begin with. */
  lead(ask: Pick<Ask, "kind">, answers: readonly Answer[]): string {
    const kind = answers[0]?.kind ?? "";
    const own = `lead-${this.game}-${kind}`;
    if (this.words.knows(own)) return this.words.say(own);
    const labels = answers.map((answer) => this.answer(ask, answer));
    return heading(shared(labels)) || (labels[0] ?? "");
  }

  /** One thing that a field may hold, by its name. */
  thing(kind: string, key: string, id: string | number): string {
    return this.#name(this.#table(kind, key), id);
  }

  /**
   * The answers of a list in groups: by kind, and many of a kind by what their first field names. Kinds that need no
   * heading stand together, before the others.
   */
  groups(ask: Pick<Ask, "kind">, answers: readonly Answer[]): Group[] {
    const kinds = groupBy(answers, (answer) => answer.kind);
    const groups = [...kinds].flatMap(([kind, same]): Group[] => {
      const told = same.map((answer) => ({ answer, label: this.answer(ask, answer) }));
      const prefix = same.length > 1 ? shared(told.map(({ label }) => label)) : "";
      const short = told.map((one) => ({ ...one, short: one.label.slice(prefix.length) }));
      const title = heading(prefix);
      const [, first, second] = Object.keys(same[0] as Answer);
      if (same.length < MANY || first === undefined || second === undefined)
        return [{ key: kind, heading: title, answers: short }];
      const parts = groupBy(short, ({ answer }) => String(answer[first]));
      if (parts.size === short.length) return [{ key: kind, heading: title, answers: short }];
      return [...parts].map(([id, answers]) => {
        const name = this.#name(this.#table(kind, first), id);
        const rest = answers.map((one) => ({ ...one, short: without(one.short, name) }));
        return { key: `${kind}/${id}`, heading: title ? `${title}${COLON}${name}` : name, answers: rest };
      });
    });
    const plain = groups.filter(({ heading }) => !heading).flatMap(({ answers }) => answers);
    const headed = groups.filter(({ heading }) => heading);
    return plain.length ? [{ key: PLAIN, heading: "", answers: plain }, ...headed] : headed;
  }

  #table(kind: string, key: string): string {
    return this.forms[kind]?.[key] ?? "";
  }

  #arguments(answer: Answer): Record<string, unknown> {
    const args: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(answer)) {
      if (key === "kind") continue;
      const table = this.#table(answer.kind, key);
      const counted = typeof value === "object" && value !== null && !Array.isArray(value);
      const ids = counted ? Object.entries(value).flatMap(([id, n]) => Array<string>(Number(n)).fill(id)) : value;
      if (table && key.slice(key.lastIndexOf("_") + 1) === table && !counted) {
        args[key] = ids;
        continue;
      }
      args[key] = this.#told(table, value);
      if (table && !(table in answer)) args[table] = ids;
    }
    return args;
  }

  /** A value by names: a word or number, a list, or a list of counted things. */
  #told(table: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#name(table, one as string | number));
    if (typeof value === "object" && value !== null)
      return Object.entries(value).map(([id, count]) =>
        table ? this.words.counted(table, id, Number(count)) : `${id} × ${count}`,
      );
    return table ? this.#name(table, value as string) : value;
  }

  #name(table: string, id: string | number): string {
    return table ? this.words.name(table, String(id)) : String(id);
  }
}

/** A label after the name that its heading says already, and after the sign between them. */
function without(label: string, name: string): string {
  return (label.startsWith(name) && label.slice(name.length).replace(/^[\s→–,:]+/, "")) || label;
}

/** What all labels begin with: up to and with a colon, or else so many whole words; nothing if they begin apart. */
function shared(labels: readonly string[]): string {
  const [first = "", ...others] = labels;
  const end = first.indexOf(COLON);
  const prefix = end < 0 ? "" : first.slice(0, end + COLON.length);
  if (prefix && others.every((label) => label.startsWith(prefix))) return prefix;
  let length = 0;
  for (const space of first.matchAll(/ (?=\S)/g)) {
    const start = first.slice(0, space.index + 1);
    if (!others.every((label) => label.startsWith(start))) break;
    length = start.length;
  }
  return first.slice(0, length);
}

/** What labels begin with, as a heading above their endings. */
function heading(prefix: string): string {
  if (prefix.endsWith(COLON)) return prefix.slice(0, -COLON.length);
  return prefix && `${prefix.trimEnd()}${ELLIPSIS}`;
}
