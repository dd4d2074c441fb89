/**
 * The dice as docs/fair-dice.md tells them: how a seat seals its salt, and whether a record keeps what was promised.
 * The hashes are computed here and not by the browser's own functions: those are missing where a page comes over plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Json } from "./protocol.ts";

const SPACE = 2n ** 256n;
const OLD = "thirdage-fate-1";
const SALTED = "thirdage-fate-2";

export const newSalt = (): string => bytesToHex(randomBytes(32));

const hexOf = (text: string): string => bytesToHex(utf8ToBytes(text));

export function saltHash(commitment: string, seat: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${commitment}:${seat}:${hexOf(salt)}`)));
}

/** What this browser saw before it opened its own salts. */
export interface Note {
  commitment: string;
  hashes: Record<string, string>;
  /** Its own salts. */
  salts: Record<string, string>;
  /** So many entries came from another game: their outcomes are not of these dice. */
  prologue: number;
  /** The game began with the usual set-up, not from a position. */
  fresh: boolean;
  /** How often it opened salts at this table, those of dice that started over included. */
  times: number;
}

/** One word, and a sentence that says why: a message and its arguments. */
export interface Verdict {
  word: "fair" | "unchecked" | "unfair";
  why: string;
  args: Json;
}

interface Entry {
  seat?: string;
  purpose?: string;
  answer?: Json;
  /** Numbers of any size, as text. */
  of?: string;
  number?: string;
}

interface Header {
  scheme?: string;
  commitment: string;
  hashes?: Record<string, string>;
  salts: Record<string, string>;
  secret?: string;
  chapter?: number;
  restarts?: number;
}

interface RecordFile {
  fate: Header;
  entries: Entry[];
  position?: Json;
}

class Finding extends Error {
  readonly verdict: Verdict;

  constructor(word: Verdict["word"], why: string, args: Json = {}) {
    super(why);
    this.verdict = { word, why, args };
  }
}

function demand(truth: boolean, why: string, args: Json = {}): void {
  if (!truth) throw new Finding("unfair", why, args);
}

/** What there is to say of the dice of a record (its text), to somebody with this note, or with none. */
export function judge(text: string, seats: readonly string[], note: Note | null): Verdict {
  try {
    return judged(read(text), seats, note);
  } catch (found) {
    if (found instanceof Finding) return found.verdict;
    return { word: "unfair", why: "web-dice-why-record", args: {} };
  }
}

function judged({ fate, entries, position }: RecordFile, seats: readonly string[], note: Note | null): Verdict {
  if (note) keepsPromises(fate, note);
  demand(!note?.fresh || position === undefined || Boolean(fate.chapter), "web-dice-why-position");
  if (typeof fate.secret !== "string") throw new Finding("unchecked", "web-dice-why-no-secret");
  const secret = hexToBytes(fate.secret);
  demand(bytesToHex(sha256(secret)) === fate.commitment, "web-dice-why-secret");
  const salts = saltsOf(fate, seats, position !== undefined);
  const outcomes = follow(
    entries,
    hmac(sha256, secret, utf8ToBytes(salts)),
    fate.chapter ? null : (note?.prologue ?? null),
  );
  if (fate.scheme === OLD)
    throw new Finding("unchecked", namesOf(fate).length ? "web-dice-why-uncommitted" : "web-dice-why-unsalted");
  if (!note) throw new Finding("unchecked", "web-dice-why-no-note");
  if (fate.chapter) throw new Finding("unchecked", "web-dice-why-chapter", { count: outcomes });
  return {
    word: "fair",
    why: note.prologue || position !== undefined ? "web-dice-why-fair-since" : "web-dice-why-fair",
    args: { count: outcomes },
  };
}

/** Commitment, hashes and our own salts are those that we saw, and gave, before the first roll. */
function keepsPromises(fate: Header, note: Note): void {
  demand(fate.commitment === note.commitment, "web-dice-why-commitment");
  for (const seat of new Set([...Object.keys(note.hashes), ...Object.keys(fate.hashes ?? {})])) {
    demand(fate.hashes?.[seat] === note.hashes[seat], "web-dice-why-hash", { seat });
  }
  for (const [seat, salt] of Object.entries(note.salts))
    demand(fate.salts[seat] === salt, "web-dice-why-own", { seat });
  demand((fate.restarts ?? 0) >= note.times - 1, "web-dice-why-restarts");
}

/** Whose salts there are. In old records a later chapter stands among them. */
const namesOf = ({ scheme, salts, hashes }: Header) =>
  [...new Set([...Object.keys(salts), ...Object.keys(hashes ?? {})])].filter(
    (name) => scheme === SALTED || name !== "chapter",
  );

/** The message from which the key is made, once the salts are found to be what they should be. */
function saltsOf(fate: Header, seats: readonly string[], begun: boolean): string {
  demand(fate.scheme === SALTED || fate.scheme === OLD, "web-dice-why-record");
  demand(fate.scheme === OLD || namesOf(fate).length > 0, "web-dice-why-record");
  const salts = { ...fate.salts };
  for (const seat of namesOf(fate)) {
    demand(seats.includes(seat), "web-dice-why-nobody", { given: seat });
    const salt = salts[seat];
    const open =
      salt !== undefined && (fate.scheme === OLD || saltHash(fate.commitment, seat, salt) === fate.hashes?.[seat]);
    demand(open, "web-dice-why-salt", { seat });
  }
  if (fate.scheme === SALTED && fate.chapter !== undefined) salts.chapter = String(fate.chapter);
  const chapter = salts.chapter;
  demand(chapter === undefined || (begun && /^[1-9]\d*$/.test(chapter)), "web-dice-why-record");
  // Seats are names in ASCII, so that this is the order of their code points too.
  return Object.keys(salts)
    .sort()
    .map((seat) => `${seat}:${hexOf(salts[seat]!)}\n`)
    .join("");
}

/** Every number is the next of its purpose, every roll of ordinary dice what its number says; how many outcomes there are. */
function follow(entries: readonly Entry[], key: Uint8Array, prologue: number | null): number {
  const ordinals = new Map<string, number>();
  let outcomes = 0;
  entries.forEach(({ seat, answer, purpose = "", of, number }, at) => {
    if (seat !== "chance" || !answer) return;
    if (number === undefined || of === undefined) {
      demand(prologue !== null ? at < prologue : outcomes === 0, "web-dice-why-unnumbered", { index: at });
      return;
    }
    const ordinal = ordinals.get(purpose) ?? 0;
    ordinals.set(purpose, ordinal + 1);
    demand(drawn(key, purpose, ordinal, BigInt(of)) === BigInt(number), "web-dice-why-number", { index: at });
    const rolled = ordinaryDice(answer);
    if (rolled) {
      const shown = BigInt(of) === 6n ** BigInt(rolled.length) && diceOf(BigInt(number), rolled.length);
      demand(shown && rolled.join() === shown.join(), "web-dice-why-number", { index: at });
    }
    outcomes++;
  });
  return outcomes;
}

function drawn(key: Uint8Array, purpose: string, ordinal: number, total: bigint): bigint {
  demand(total > 0n && total <= SPACE, "web-dice-why-record");
  const limit = SPACE - (SPACE % total);
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${purpose}:${ordinal}:${attempt}`)))}`);
    if (value < limit) return value % total;
  }
}

/** The list of an answer that is a roll of ordinary dice: only these are lists of whole numbers. */
const ordinaryDice = (answer: Json): unknown[] | undefined =>
  Object.values(answer).find((value): value is unknown[] => Array.isArray(value) && value.some(Number.isInteger));

function diceOf(number: bigint, count: number): number[] {
  const rolled: number[] = [];
  for (let rest = number, i = 0; i < count; i++, rest /= 6n) rolled.unshift(Number(rest % 6n) + 1);
  return rolled;
}

/** Numbers of a record may be larger than JavaScript's: they are read as text. */
function read(text: string): RecordFile {
  return JSON.parse(text.replace(/"(of|number)":\s*(\d+)/g, '"$1": "$2"')) as RecordFile;
}
