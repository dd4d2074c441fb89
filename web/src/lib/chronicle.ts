/**
 * The log as something to look things up in: what a line is about, who did it, where on the board it happened, in which
 * turn and action it belongs. All of it is read from message ids, arguments and rule ids; nothing is decided here.
 */
import type { Json, LogEntry, View } from "./protocol.ts";

/** What a game says of the lines of its log. */
export interface Chronicle {
  /** What lines may be about, in the order in which they are offered. */
  topics: readonly string[];
  /** Rules have names like WR-BTL-17: the middle is a chapter of the rulebook, which says what a line is about. */
  chapters: Readonly<Record<string, string>>;
  /** Lines that say more by themselves than the rule they stand under. */
  lines: Readonly<Record<string, string>>;
  /** A new turn or round begins. */
  turns: ReadonlySet<string>;
  /** Somebody begins an action: what follows until the next one belongs to them. */
  actions: ReadonlySet<string>;
  /** Arguments that name who acts, the surest first. */
  actors: readonly string[];
  /** Where on the board a line happened. */
  spotsOf: (entry: LogEntry) => string[];
  /** The seat of somebody who acts, where it is not a seat that is named. */
  seatOf?: (view: View, actor: string) => string | undefined;
}

/** Of a game that nothing is known of: all lines are one turn, and about nothing. */
export const PLAIN: Chronicle = {
  topics: [],
  chapters: {},
  lines: {},
  turns: new Set(),
  actions: new Set(),
  actors: ["seat", "player"],
  spotsOf: () => [],
};

export function topicOf({ lines, chapters }: Chronicle, { id, rule }: LogEntry): string | null {
  return lines[id] ?? chapters[rule.split("-")[1] ?? ""] ?? null;
}

/** A line with what was found out about it. `at` is its place in the whole log. */
export interface Line {
  at: number;
  entry: LogEntry;
  topic: string | null;
  /** The seat, player or side whose action it belongs to; "" where nobody acts (the beginning of a turn). */
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
export function turnsOf(chronicle: Chronicle, log: readonly LogEntry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let actor = "";
  for (const [at, entry] of log.entries()) {
    if (chronicle.turns.has(entry.id)) {
      actor = "";
      turns.push({ key: `${at}`, head: entry, lines: [] });
      continue;
    }
    const named = whoIn(chronicle, entry);
    if (chronicle.actions.has(entry.id)) actor = named;
    if (!turns.length) turns.push({ key: "before", head: null, lines: [] });
    const line = {
      at,
      entry,
      topic: topicOf(chronicle, entry),
      actor: named || actor,
      spots: chronicle.spotsOf(entry),
    };
    turns.at(-1)?.lines.push(line);
  }
  return turns;
}

function whoIn({ actors }: Chronicle, { id, args }: LogEntry): string {
  if (id.includes("-you-")) return typeof args.player === "string" ? args.player : "you";
  const named = actors.map((key) => args[key]).find((who) => who !== undefined);
  return typeof named === "string" ? named : "";
}

export interface Filter {
  topics: ReadonlySet<string>;
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

/** The spots of what a line names: for each argument the kind of spot that its values are. */
export function spotsIn(args: Json, kinds: Readonly<Record<string, string>>): string[] {
  return Object.entries(kinds).flatMap(([key, kind]) =>
    [args[key]].flat().flatMap((id) => (typeof id === "string" ? [`${kind}:${id}`] : [])),
  );
}

/** The answers after which a turn or an action begins, in order: the stations of a replay. */
export function stations({ turns, actions }: Chronicle, log: readonly LogEntry[], by: "action" | "turn"): number[] {
  const begins = ({ id }: LogEntry) => turns.has(id) || (by === "action" && actions.has(id));
  return [...new Set(log.filter(begins).map(({ index }) => index + 1))].toSorted((a, b) => a - b);
}

/** Whether what this seat, or this player, does is done by the one who looks. */
export function isOwn({ seatOf }: Chronicle, view: View | null, actor: string): boolean {
  if (!view) return false;
  return actor === "you" || actor === view.seat || seatOf?.(view, actor) === view.seat;
}
