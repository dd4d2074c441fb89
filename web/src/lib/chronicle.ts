/**
 * The log as something to look things up in: what a line is about, who did it, where on the board it happened, in which
 * turn and action it belongs. All of it is read from message ids, arguments and rule ids; nothing is decided here.
 */
import type { LogEntry, View } from "./protocol.ts";

export const TOPICS = ["battle", "hunt", "politics", "cards", "moves"] as const;
export type Topic = (typeof TOPICS)[number];

/** Rules have names like WR-BTL-17: the middle says which chapter of the rulebook it is. */
const CHAPTERS: Readonly<Record<string, Topic>> = {
  BTL: "battle", CC: "battle", SIEGE: "battle", CAP: "battle",
  HUNT: "hunt", FEL: "hunt", DECL: "hunt", MORD: "hunt", SEP: "hunt",
  POL: "politics",
  CARD: "cards", EVT: "cards",
  MOVE: "moves", REC: "moves", CHAR: "moves", STACK: "moves",
  PCOM: "battle", BCOM: "battle", RCOM: "battle", LEAD: "battle", ICON: "battle", COMB: "battle",
  PLAY: "cards", DRAW: "cards", CYC: "cards", FOR: "cards", WIN: "cards", ITEM: "cards", TAKE: "cards", USE: "cards", ELIM: "cards",
}; // prettier-ignore

/** Lines that say more by themselves than the rule they stand under. */
const PLAIN: Readonly<Record<string, Topic>> = {
  "log-army-moves": "moves", "log-recruited": "moves", "log-minions-move": "moves", "log-companions-move": "moves",
  "log-activated": "politics", "log-advanced": "politics", "log-at-war": "politics", "log-corruption": "hunt",
  "log-eliminated": "battle", "log-reduced": "battle", "log-gollum-reveals": "hunt", "log-cards-corruption": "hunt",
}; // prettier-ignore

export function topicOf(entry: LogEntry): Topic | null {
  return PLAIN[entry.id] ?? CHAPTERS[entry.rule.split("-")[1] ?? ""] ?? null;
}

/** A new turn or round begins. */
const TURNS = new Set(["log-turn", "log-cards-round"]);
/** Somebody begins an action: what follows until the next one belongs to them. */
const ACTIONS = new Set([
  "log-uses", "log-passes", "log-skips", "log-ring", "log-will-becomes", "log-uses-token", "log-keeps-token",
  "log-allocates", "log-declared",
  "log-cards-plays-reserve", "log-cards-plays-location", "log-cards-plays-item", "log-cards-plays-event",
  "log-cards-moves", "log-cards-uses", "log-cards-uses-ring", "log-cards-winnows", "log-cards-passes",
  "log-cards-path-combat", "log-cards-battleground-combat",
]); // prettier-ignore

export const beginsTurn = (entry: LogEntry) => TURNS.has(entry.id);
export const beginsAction = (entry: LogEntry) => ACTIONS.has(entry.id);

/** A line with what was found out about it. `at` is its place in the whole log. */
export interface Line {
  at: number;
  entry: LogEntry;
  topic: Topic | null;
  /** The seat or player whose action it belongs to; "" where nobody acts (the beginning of a turn). */
  actor: string;
  spots: readonly string[];
}

export interface TurnOfLog {
  key: string;
  /** The line that begins it; null before the first. */
  head: LogEntry | null;
  lines: Line[];
}

/** The log turn by turn. */
export function turnsOf(log: readonly LogEntry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let actor = "";
  for (const [at, entry] of log.entries()) {
    if (beginsTurn(entry)) {
      actor = "";
      turns.push({ key: `${at}`, head: entry, lines: [] });
      continue;
    }
    const named = whoIn(entry);
    if (beginsAction(entry)) actor = named;
    if (!turns.length) turns.push({ key: "before", head: null, lines: [] });
    turns.at(-1)?.lines.push({ at, entry, topic: topicOf(entry), actor: named || actor, spots: spotsOf(entry) });
  }
  return turns;
}

function whoIn(entry: LogEntry): string {
  const { seat, player } = entry.args;
  if (entry.id.startsWith("log-you-") || entry.id.startsWith("log-cards-you-")) return typeof player === "string" ? player : "you";
  return typeof seat === "string" ? seat : typeof player === "string" ? player : "";
}

export interface Filter {
  topics: ReadonlySet<Topic>;
  whose: "all" | "mine" | "theirs";
  typed: string;
}

export const NO_FILTER: Filter = { topics: new Set(), whose: "all", typed: "" };

/** The turns with the lines that pass; turns without any are left out while something is filtered. */
export function filtered(
  turns: readonly TurnOfLog[],
  filter: Filter,
  isMine: (actor: string) => boolean,
  said: (entry: LogEntry) => string,
  matches: (text: string, typed: string) => boolean,
): TurnOfLog[] {
  const { topics, whose, typed } = filter;
  if (!topics.size && whose === "all" && !typed) return [...turns];
  const passes = ({ topic, actor, entry }: Line) =>
    (!topics.size || (topic !== null && topics.has(topic))) &&
    (whose === "all" || (actor !== "" && isMine(actor) === (whose === "mine"))) &&
    (!typed || matches(`${said(entry)} ${entry.rule}`, typed));
  return turns.map((turn) => ({ ...turn, lines: turn.lines.filter(passes) })).filter(({ lines }) => lines.length);
}

/** Lines about the Fellowship that name no place. */
const FELLOWSHIP = /^log-(fellowship|hides|revealed|ring-bearers|hunt|damage|ring-used|corruption|guide|gollum)/;
const MORDOR = /mordor/;

/** Where on the board a line happened: see lib/asking for the names of spots. */
export function spotsOf(entry: LogEntry): string[] {
  const { args, id } = entry;
  const spots: string[] = [];
  const add = (kind: string, value: unknown) => {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === "string") spots.push(`${kind}:${one}`);
  };
  add("region", args.from_region);
  add("region", args.region);
  add("nation", args.nation);
  if (id !== "log-voice" && id !== "log-silenced") add("character", args.character);
  add("card", args.card);
  add("location", args.location);
  if (!spots.length && MORDOR.test(id)) spots.push("mordor");
  else if (!spots.length && FELLOWSHIP.test(id)) spots.push("fellowship");
  if (id === "log-allocates" || id === "log-eyes" || id === "log-moving-die") spots.push("hunt-box");
  return spots;
}

/** The answers after which a turn or an action begins, in order: the stations of a replay. */
export function stations(log: readonly LogEntry[], by: "action" | "turn"): number[] {
  const begins = by === "turn" ? beginsTurn : (entry: LogEntry) => beginsTurn(entry) || beginsAction(entry);
  return [...new Set(log.filter(begins).map(({ index }) => index + 1))].toSorted((a, b) => a - b);
}

/** Whether what this seat, or this player of the Card Game, does is done by the one who looks. */
export function isOwn(view: View | null, actor: string): boolean {
  if (!view) return false;
  const players = view.position.players as Record<string, { seat?: string }> | undefined;
  return actor === "you" || actor === view.seat || players?.[actor]?.seat === view.seat;
}
