import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { judge, newSalt, saltHash, type Note } from "../src/lib/fate.ts";

/** Made by tools/web_dice.py: records as the engine writes them. */
const { records, prologue } = JSON.parse(readFileSync(join(import.meta.dirname, "generated/dice.json"), "utf-8")) as {
  records: Record<"fair" | "since" | "position" | "chapter" | "uncommitted" | "unsalted", string>;
  prologue: number;
};
const SEATS = ["free-peoples", "shadow"];

interface Told {
  fate: {
    scheme: string;
    commitment: string;
    hashes: Record<string, string>;
    salts: Record<string, string>;
    secret?: string;
    restarts?: number;
  };
  entries: { seat?: string; of?: number; number?: number; answer?: Record<string, unknown> }[];
}

const read = (text: string) => JSON.parse(text) as Told;

function noted(text: string, more: Partial<Note> = {}): Note {
  const { commitment, hashes, salts } = read(text).fate;
  return { commitment, hashes, salts: { shadow: salts["shadow"]! }, prologue: 0, fresh: true, times: 1, ...more };
}

const word = (text: string, note: Note | null) => {
  const found = judge(text, SEATS, note);
  return [found.word, found.why.replace("web-dice-why-", "")];
};

describe("a record", () => {
  test("is fair to whoever noted what was sealed", () => {
    const found = judge(records.fair, SEATS, noted(records.fair));
    const outcomes = read(records.fair).entries.filter(({ seat }) => seat === "chance").length;
    expect(found).toEqual({ word: "fair", why: "web-dice-why-fair", args: { count: outcomes } });
    expect(word(records.since, noted(records.since, { prologue, fresh: false }))).toEqual(["fair", "fair-since"]);
    expect(word(records.position, noted(records.position, { fresh: false }))).toEqual(["fair", "fair-since"]);
  });

  test("proves less to others, or with other dice, and says so", () => {
    expect(word(records.fair, null)).toEqual(["unchecked", "no-note"]);
    expect(word(records.chapter, noted(records.chapter))).toEqual(["unchecked", "chapter"]);
    expect(word(records.uncommitted, null)).toEqual(["unchecked", "uncommitted"]);
    expect(word(records.unsalted, null)).toEqual(["unchecked", "unsalted"]);
  });

  const broken: [string, (record: Told) => unknown, Partial<Note>?][] = [
    ["commitment", ({ fate }) => (fate.commitment = "0".repeat(64))],
    ["secret", ({ fate }) => (fate.secret = "04".repeat(32))],
    ["hash", ({ fate }) => (fate.hashes["free-peoples"] = "0".repeat(64))],
    ["hash", ({ fate }) => delete fate.hashes["free-peoples"]],
    ["hash", ({ fate }) => (fate.hashes["zzz"] = "0".repeat(64))],
    ["own", ({ fate }) => (fate.salts["shadow"] = "another")],
    ["salt", ({ fate }) => (fate.salts["free-peoples"] = "another")],
    ["salt", ({ fate }) => delete fate.salts["free-peoples"]],
    ["nobody", ({ fate }) => (fate.salts["zzz"] = "late")],
    ["restarts", () => undefined, { times: 3 }],
    ["restarts", ({ fate }) => delete fate.restarts, { times: 2 }],
    ["number", ({ entries }) => (entries[0]!.number = (entries[0]!.number! + 1) % entries[0]!.of!)],
    ["number", ({ entries }) => entries.splice(0, 1)],
    ["unnumbered", ({ entries }) => delete entries[0]!.number],
    ["unnumbered", ({ entries }) => delete entries.findLast(({ seat }) => seat === "chance")!.number],
    ["number", ({ entries }) => turn(entries)],
    ["number", ({ entries }) => beside(entries)],
    ["number", ({ entries }) => spaceOfOne(entries)],
    ["record", ({ entries }) => (entries[0]!.of = 0)],
    ["record", (record) => ((record.entries[0] as { of: unknown }).of = `${2n ** 256n + 1n}`)],
    ["record", ({ fate }) => (fate.scheme = "thirdage-fate-3")],
    ["record", (record) => delete (record as Partial<Told>).fate],
  ];

  /** The first roll of ordinary dice. */
  const roll = (entries: Told["entries"]) =>
    entries.find(
      ({ seat, answer }) => seat === "chance" && typeof (answer?.["dice"] as unknown[] | undefined)?.[0] === "number",
    )!;

  /** Another side of the first ordinary die. */
  function turn(entries: Told["entries"]): void {
    const dice = roll(entries).answer!["dice"] as number[];
    dice[0] = (dice[0]! % 6) + 1;
  }

  /** The same, and something beside the dice. */
  function beside(entries: Told["entries"]): void {
    turn(entries);
    roll(entries).answer!["note"] = "look away";
  }

  /** Whatever the dice show: of one number there is only the first. */
  function spaceOfOne(entries: Told["entries"]): void {
    turn(entries);
    Object.assign(roll(entries), { of: 1, number: 0 });
  }

  test.each(broken)("that is not as it should be is found out: %s", (why, breaks, more = {}) => {
    const record = read(records.fair);
    breaks(record);
    expect(word(JSON.stringify(record), noted(records.fair, more))).toEqual(["unfair", why]);
  });

  test("may not call more of its outcomes another game's than it did before it began", () => {
    expect(word(records.since, noted(records.since, { prologue: prologue - 1 }))).toEqual(["fair", "fair-since"]);
    expect(word(records.since, noted(records.since, { prologue: 3 }))).toEqual(["unfair", "unnumbered"]);
  });

  test("may not begin from a position where the game began with the set-up", () => {
    expect(word(records.position, noted(records.position))).toEqual(["unfair", "position"]);
  });

  test("of a game that runs proves nothing yet", () => {
    const record = read(records.fair);
    delete record.fate.secret;
    expect(word(JSON.stringify(record), noted(records.fair))).toEqual(["unchecked", "no-secret"]);
  });

  test("that is none is no proof", () => {
    expect(word("{", null)).toEqual(["unfair", "record"]);
    expect(word("null", null)).toEqual(["unfair", "record"]);
  });
});

describe("a salt", () => {
  test("is long, and never the same", () => {
    const drawn = new Set(Array.from({ length: 50 }, newSalt));
    expect(drawn.size).toBe(50);
    expect([...drawn].every((salt) => /^[0-9a-f]{64}$/.test(salt))).toBe(true);
  });

  test("is sealed as docs/fair-dice.md says", () => {
    const page = readFileSync(join(import.meta.dirname, "../../docs/fair-dice.md"), "utf-8");
    const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    for (const [seat, salt] of [
      ["free-peoples", "second breakfast"],
      ["shadow", "Умертвие 🜨"],
    ] as const) {
      expect(page).toContain(saltHash(commitment, seat, salt));
    }
  });
});
