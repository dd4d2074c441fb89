/**
 * What just happened: the log cut into passages, each an action, a combat or what lies between actions, and each told in a
 * few sentences. Which lines belong together the engine says (scenes.ts); how a game tells them its module says.
 */
import { isOwn, type Chronicle } from "./chronicle.ts";
import type { Json, LogEntry, Message, View } from "./protocol.ts";
import { sceneOf, type LogScene } from "./scenes.ts";

/** Something that went from one spot of the board to another; without `from` it came into play, or happened there. */
export interface Move {
  from: string | null;
  to: string;
  side: string;
  /** What went there, each so often, where the line says it. */
  things?: Readonly<Record<string, number>>;
}

/** A move; its side is named where it is not the one that acts. */
export type Shift = Omit<Move, "side"> & { side?: string };

/** What has a moment of its own. */
export type MomentKind = "turn" | "night" | "drawn" | "enters" | "war" | "falls" | "lost" | "score";

/** Arguments by which lines that differ in nothing else are told as one: things that are counted, or only named. */
export type Joined = Readonly<Record<string, "counted" | "named">>;

/** How a game tells what happened. */
export interface Retelling {
  /** Scenes that are a passage of their own, the first that a line lies in; all between them is one passage too. */
  units: readonly string[];
  /** Where such a scene is a whole turn: whether a line begins another action of it, after the lines before it. */
  begins?(entry: LogEntry, before: readonly LogEntry[]): boolean;
  /** So many passages are told one by one, where they are shorter than usual; else `MOST`. */
  most?: number;
  /** What was used, in the words of a heading: a die, a card; null where the lines say it. */
  headline(scene: LogScene): Message | null;
  /** Lines that the headline or a picture tells already. */
  silent: ReadonlySet<string>;
  joined: Joined;
  /** What moves on the board. */
  movesOf(entry: LogEntry): Shift[];
  /** The spots that are lifted: the die or the card that was used. */
  lifted(scene: LogScene): string[];
  /** The lines that have a moment of their own. */
  moments: Readonly<Record<string, MomentKind>>;
  /** The same of a line that has not always the same. */
  momentOf?(line: Message): MomentKind | undefined;
  /** So many milliseconds a line stays longer, since something is shown with it that wants to be read. */
  reading?(entry: LogEntry): number;
  /** Milliseconds that scenes shown step by step take, where there are any. */
  staged(entries: readonly LogEntry[]): number;
  /** Where a line ends a turn or round: what that came to; the lines before it are given. */
  sum(before: readonly LogEntry[], entry: LogEntry): Message[];
  /** The side of somebody who acts. */
  sideOf(view: View | null, actor: string): string;
}

/** Of a game that nothing is known of. */
export const PLAINLY: Retelling = {
  units: ["action"],
  headline: () => null,
  silent: new Set(),
  joined: {},
  movesOf: () => [],
  lifted: () => [],
  moments: {},
  staged: () => 0,
  sum: () => [],
  sideOf: (_, actor) => actor,
};

/** Lines of the log that are told together. */
export interface Passage {
  key: string;
  scene: LogScene | null;
  /** Who acts; "" where nobody does. */
  actor: string;
  entries: readonly LogEntry[];
  /** The place of its first line in the log. */
  at: number;
  /** Its beginning is not among the lines that were looked at. */
  continued: boolean;
}

export interface Tongue {
  chronicle: Chronicle;
  retelling: Retelling;
}

/** The log from a line on, cut into passages. What is interrupted by another one goes on as a passage of its own. */
export function passagesOf({ chronicle, retelling }: Tongue, log: readonly LogEntry[], from = 0): Passage[] {
  const found: (Passage & { entries: LogEntry[] })[] = [];
  const sceneIn = (entry: LogEntry) => retelling.units.map((kind) => sceneOf(entry, kind)).find(Boolean) ?? null;
  const unitOf = (entry: LogEntry) => sceneIn(entry)?.id ?? `between ${sceneOf(entry, chronicle.turn)?.id ?? ""}`;
  const before = log[from - 1];
  let last = before ? unitOf(before) : "";
  /** What was used is no beginning: it is told with what comes of it. */
  const begun = log.slice(0, from).findLast((entry) => !retelling.silent.has(entry.id));
  for (const [place, entry] of log.slice(from).entries()) {
    const unit = unitOf(entry);
    const whole = found.at(-1)?.entries ?? [];
    if (!whole.length || unit !== last || retelling.begins?.(entry, whole)) {
      const scene = sceneIn(entry);
      const at = from + place;
      const actor = actorOf(chronicle, scene);
      found.push({
        key: `${unit} ${at}`,
        scene,
        actor,
        entries: [],
        at,
        continued: begun !== undefined && unit === last && unitOf(begun) === unit,
      });
    }
    found.at(-1)?.entries.push(entry);
    last = unit;
  }
  return found;
}

function actorOf({ actors }: Chronicle, scene: LogScene | null): string {
  const who = actors.map((key) => scene?.args[key]).find((one) => one !== undefined);
  return typeof who === "string" ? who : "";
}

/** What moved on the board in a passage, each way once. */
export function movesOf(retelling: Retelling, view: View | null, { actor, entries }: Passage): Move[] {
  const moves = new Map<string, Move>();
  for (const shift of entries.flatMap((entry) => retelling.movesOf(entry))) {
    const { from, to, side = retelling.sideOf(view, actor) } = shift;
    const things = { ...moves.get(`${from} ${to}`)?.things };
    for (const [thing, count] of Object.entries(shift.things ?? {})) things[thing] = (things[thing] ?? 0) + count;
    moves.set(`${from} ${to}`, { from, to, side, things });
  }
  return [...moves.values()];
}

/** Whether the one who looks did it. */
export function isMine({ chronicle }: Tongue, view: View | null, { actor }: Passage): boolean {
  return actor !== "" && isOwn(chronicle, view, actor);
}

/** A sentence of a passage. */
export interface Sentence extends Message {
  moment: MomentKind | null;
}

/** The sentences of a passage: what was used, then what came of it. */
export function sentencesOf(retelling: Retelling, { scene, entries, continued }: Passage): Sentence[] {
  const headline = scene && !continued && retelling.headline(scene);
  const lines = joinedLines(
    retelling.joined,
    entries.filter(({ id }) => !retelling.silent.has(id)),
  );
  const told = lines.map((line) => ({
    ...line,
    moment: retelling.momentOf?.(line) ?? retelling.moments[line.id] ?? null,
  }));
  return headline ? [{ ...headline, moment: null }, ...told] : told;
}

/** Whether there is anything to tell beside what was used. */
export function isTelling(retelling: Retelling, entries: readonly LogEntry[]): boolean {
  return entries.some(({ id }) => !retelling.silent.has(id));
}

/** Lines that say the same of several things are one line of all of them. */
export function joinedLines(joined: Joined, entries: readonly LogEntry[]): Message[] {
  const found: { line: Message; rest: string }[] = [];
  for (const { id, args, rule } of entries) {
    const by = Object.keys(joined).find((key) => key in args);
    const counted = by !== undefined && joined[by] === "counted" && typeof args.count === "number";
    const rest = JSON.stringify([
      id,
      Object.entries(args).filter(([key]) => key !== by && !(counted && key === "count")),
    ]);
    const same = by !== undefined && found.find((one) => one.rest === rest);
    if (same) same.line = { ...same.line, args: added(by, counted, same.line.args, args) };
    else found.push({ line: { id, args, rule }, rest });
  }
  return found.map(({ line }) => line);
}

/** The things of both, each as often as it is counted. */
function added(by: string, counted: boolean, one: Json, other: Json): Json {
  const things = [one, other].flatMap((args) => listed(args[by], counted ? Number(args.count) : 1));
  return { ...one, [by]: things, ...(counted ? { count: things.length } : {}) };
}

/** A thing so often; what is a list already stays one. */
function listed(thing: unknown, count: number): unknown[] {
  return Array.isArray(thing) ? thing : Array.from({ length: count }, () => thing);
}

/**
 * Of all passages those that came of a decision, or after it; the latest where nothing did. Of what belongs to no action
 * (a set-up), the lines before it are old.
 */
export function since(passages: readonly Passage[], decided: number | null): Passage[] {
  const found = passages.filter((passage) => isSince(passage, decided));
  return (found.length ? found : passages.slice(-1)).map((passage) => {
    const old = passage.scene || !found.length ? 0 : passage.entries.findIndex(({ index }) => index >= (decided ?? 0));
    return old > 0 ? { ...passage, entries: passage.entries.slice(old), at: passage.at + old } : passage;
  });
}

/** Whether something of it came of a decision, or after it. */
export function isSince({ entries }: Passage, decided: number | null): boolean {
  return decided !== null && entries.some(({ index }) => index >= decided);
}

/** Of one's decisions the last that stands: one that was just taken back hides nothing that was told before it. */
export function lastStanding(
  before: readonly number[],
  last: number | undefined,
  log: readonly LogEntry[],
): number | null {
  const undo = log.at(-1);
  const back = undo?.id.startsWith("log-undo") ? Number(undo.args.index) : Infinity;
  if (last === undefined || last < back) return last ?? null;
  return before.findLast((index) => index < back) ?? last;
}
