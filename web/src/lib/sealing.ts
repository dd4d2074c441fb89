/**
 * What a page does by itself before the first roll: it seals a salt for each of its seats, says that it is there when the
 * others are, notes what everybody has sealed, and then opens (docs/fair-dice.md). A salt leaves the page when it is opened.
 */
import { Refused } from "./api.ts";
import { newSalt, saltHash, type Note } from "./fate.ts";
import type { Table } from "./protocol.ts";

export interface Calls {
  seal(seat: string, hash: string): Promise<Table>;
  open(seat: string, salt: string): Promise<Table>;
}

/** What the browser keeps of a table, by the commitment of its dice: they may have started over. */
type Kept = Record<string, Partial<Note> & Pick<Note, "salts"> & { opened?: true }>;

/** As often a page puts its own hash in the place of another: a second page of the same person may do the same. */
const MOST = 5;
const AGAIN = 2_000;

const memory = new Map<string, Kept>();

const keyOf = (table: string) => `thirdage.dice.${table}`;

function kept(table: string): Kept {
  try {
    const written = localStorage.getItem(keyOf(table));
    if (written) return JSON.parse(written) as Kept;
  } catch {
    // told below
  }
  return memory.get(table) ?? {};
}

function keep(table: string, all: Kept): void {
  memory.set(table, all);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(all));
  } catch {
    // A browser that keeps nothing knows it as long as the page is open.
  }
}

/** What was noted of these dice before the own salts were opened. */
export function noteOf(table: Table): Note | null {
  const found = kept(table.id)[table.dice.commitment];
  return found?.hashes ? ({ ...found, times: timesOpened(table.id) } as Note) : null;
}

const timesOpened = (table: string) => Object.values(kept(table)).filter(({ opened }) => opened).length;

/**
 * Whether the table shows what was noted, and has not begun with dice for which this browser opened nothing: a host who
 * changes them afterwards is found out at once.
 */
export function asNoted(table: Table): boolean {
  const note = noteOf(table);
  if (note) return sameAs(note.hashes, table.dice.hashes);
  return table.state === "waiting" || !table.mine.length || !timesOpened(table.id);
}

const sameAs = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).every((seat) => one[seat] === other[seat]);

export class Sealing {
  readonly #calls: Calls;
  /** What the table has shown and nobody has looked at yet; what came late is harmless, for all calls may be made twice. */
  #shown: Table[] = [];
  #busy = false;
  #closed = false;
  #replaced = 0;
  #again: ReturnType<typeof setTimeout> | null = null;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  close(): void {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
  }

  /** The table as it is now: do what is to be done, one thing after the other. */
  async heed(table: Table): Promise<void> {
    this.#shown.push(table);
    if (this.#busy) return;
    this.#busy = true;
    for (let now = this.#shown.shift(); now && !this.#closed; now = this.#shown.shift()) {
      try {
        const next = this.#next(now);
        if (next) this.#shown.push(await next());
      } catch (wrong) {
        // What is refused came late, and the table will tell; else the server could not be reached.
        if (!(wrong instanceof Refused && wrong.status < 500)) this.#later(now);
      }
    }
    this.#busy = false;
  }

  /** Try again in a moment. */
  #later(table: Table): void {
    if (this.#again) clearTimeout(this.#again);
    this.#again = setTimeout(() => !this.#closed && void this.heed(table), AGAIN);
  }

  /** The next call, if there is any. */
  #next(table: Table): (() => Promise<Table>) | null {
    if (table.state !== "waiting") return null;
    const { commitment, hashes, salts, stage, waiting } = table.dice;
    for (const seat of table.mine.filter((mine) => salts[mine] === undefined)) {
      const salt = this.#salt(table, seat);
      const hash = saltHash(commitment, seat, salt);
      const seal = () => this.#calls.seal(seat, hash);
      if (hashes[seat] !== hash) {
        if (Object.keys(salts).length || (hashes[seat] !== undefined && ++this.#replaced > MOST)) return null;
        return seal;
      }
      if (!waiting.includes(seat)) continue;
      if (stage === "presence") return seal;
      if (stage === "salts" && this.#noted(table)) return () => this.#open(table, seat, salt);
    }
    return null;
  }

  async #open({ id, dice }: Table, seat: string, salt: string): Promise<Table> {
    const after = await this.#calls.open(seat, salt);
    const all = kept(id);
    if (all[dice.commitment]) all[dice.commitment]!.opened = true;
    keep(id, all);
    return after;
  }

  #salt({ id, dice }: Table, seat: string): string {
    const all = kept(id);
    const own = (all[dice.commitment] ??= { salts: {} });
    if (!own.salts[seat]) {
      own.salts[seat] = newSalt();
      keep(id, all);
    }
    return own.salts[seat];
  }

  /** Note what everybody has sealed. What was noted once stands: for other hashes nothing is opened any more. */
  #noted({ id, dice, seats, mine, begins, hands, index }: Table): boolean {
    const people = Object.keys(seats).filter((seat) => seats[seat]!.kind === "person");
    if (!sameAs(Object.fromEntries(people.map((seat) => [seat, dice.hashes[seat] ?? ""])), dice.hashes)) return false;
    const all = kept(id);
    const own = all[dice.commitment]!;
    if (own.hashes) return sameAs(own.hashes, dice.hashes);
    const salts = Object.fromEntries(mine.map((seat) => [seat, own.salts[seat]!]));
    // Where the hidden cards are dealt anew the record begins with that deal.
    const beginning = { prologue: hands === "anew" ? 0 : index, fresh: begins === "set-up" };
    all[dice.commitment] = { commitment: dice.commitment, hashes: dice.hashes, salts, ...beginning };
    keep(id, all);
    return true;
  }
}
