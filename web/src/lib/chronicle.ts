/**
 * The log as something to look things up in: what a line is about, who did it, where on the board it happened, in which
 * turn and action it belongs. The engine says what belongs together (scenes.ts); nothing is decided here.
 */
import type { Json, LogEntry, View } from "./protocol.ts";
import { sceneOf } from "./scenes.ts";

/** What a game says of the lines of its log. */
export interface Chronicle {
  /** What lines may be about, in the order in which they are offered. */
  topics: readonly string[];
  /** Rules have names like WR-BTL-17: the middle is a chapter of the rulebook, which says what a line is about. */
  chapters: Readonly<Record<string, string>>;
  /** Scenes by their kinds: what goes on in them is about this, whatever rule it stands under. */
  scenes: Readonly<Record<string, string>>;
  /** Lines that say more by themselves than the scene and the rule they stand under. */
  lines: Readonly<Record<string, string>>;
  /** The kind of scene that is a turn or a round. */
  turn: string;
  /** Arguments that name who acts, the surest first. */
  actors: readonly string[];
  /** Where on the board a line happened. */
  spotsOf: (entry: LogEntry) => string[];
  /** The table of the facts that names somebody who acts, where it is neither a seat nor a deck that a seat plays. */
  tableOf?: (actor: string) => string | undefined;
  /** The seat of somebody who acts, where it is not a seat that is named. */
  seatOf?: (view: View, actor: string) => string | undefined;
}

/** Of a game that nothing is known of: all lines are one turn, and about nothing. */
export const PLAIN: Chronicle = {
  topics: [],
  chapters: {},
  scenes: {},
  lines: {},
  turn: "",
  actors: ["seat", "player"],
  spotsOf: () => [],
};

export function topicOf({ lines, scenes, chapters }: Chronicle, { id, rule, scene }: LogEntry): string | null {
  const within = scene.findLast(({ kind }) => scenes[kind]);
  return lines[id] ?? (within && scenes[within.kind]) ?? chapters[chapterOf(rule)] ?? null;
}

/** The chapter of the rulebook that a rule stands in. */
export function chapterOf(rule: string): string {
  return rule.split("-")[1] ?? "";
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
  for (const [at, entry] of log.entries()) {
    const turn = sceneOf(entry, chronicle.turn);
    const key = turn?.id ?? turns.at(-1)?.key ?? "before";
    if (turns.at(-1)?.key !== key) {
      // The line that says which turn it is; a game that begins in the middle of one has none.
      const says = turn !== undefined && entry.scene.length === 1 && entry.args.count === turn.args.count;
      turns.push({ key, head: says ? entry : null, lines: [] });
      if (says) continue;
    }
    const actor = whoIn(chronicle, entry) || named(chronicle, sceneOf(entry, "action")?.args ?? {});
    turns.at(-1)?.lines.push({ at, entry, topic: topicOf(chronicle, entry), actor, spots: chronicle.spotsOf(entry) });
  }
  return turns;
}

function whoIn(chronicle: Chronicle, { id, args }: LogEntry): string {
  if (id.includes("-you-")) return typeof args.player === "string" ? args.player : "you";
  return named(chronicle, args);
}

function named({ actors }: Chronicle, args: Json): string {
  const who = actors.map((key) => args[key]).find((one) => one !== undefined);
  return typeof who === "string" ? who : "";
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

/** The answers after which a turn begins, or an action or another part of it, in order: the stations of a replay. */
export function stations({ turn }: Chronicle, log: readonly LogEntry[], by: "action" | "turn"): number[] {
  const begun = new Set<string>();
  const found = new Set<number>();
  for (const { index, scene } of log) {
    const [outer, inner] = scene;
    if (outer?.kind !== turn) continue;
    const id = by === "action" && inner ? inner.id : outer.id;
    if (!begun.has(id)) found.add(index + 1);
    begun.add(id);
    begun.add(outer.id);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Whether what this seat, or this player, does is done by the one who looks. */
export function isOwn({ seatOf }: Chronicle, view: View | null, actor: string): boolean {
  if (!view) return false;
  return actor === "you" || actor === view.seat || seatOf?.(view, actor) === view.seat;
}
