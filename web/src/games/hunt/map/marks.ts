/**
 * What was asked about Frodo and answered before all, phase by phase, as the log told it. What was answered before this
 * log begins (a written position, a chapter that was resumed) has no phase.
 */
import type { LogEntry } from "../../../lib/protocol.ts";
import type { Board } from "../facts.ts";
import { PHASES, type HuntView } from "../hunt.ts";

/** A phase of a day: `3 night`, or "" for all before the log. */
export interface Moment {
  key: string;
  day: number;
  phase: (typeof PHASES)[number] | null;
  marks: Mark[];
  /** Which Nazgûl rode where, in their order. */
  rides: { nazgul: string; space: string }[];
}

export interface Mark {
  kind: "search" | "hunt" | "area" | "section";
  /** A space, an area, a section. */
  of: string;
  answer: "no" | "yes" | "here" | "frodo" | "gandalf" | "both";
}

type Told = (args: Record<string, unknown>) => Mark;

const at =
  (kind: Mark["kind"], answer: Mark["answer"]): Told =>
  (args) => ({ kind, of: String(args[kind === "search" || kind === "hunt" ? "space" : kind]), answer });
const who =
  (kind: "area" | "section"): Told =>
  (args) => ({ kind, of: String(args[kind]), answer: args.who as Mark["answer"] });

/** By line of the log: what it answered. */
const ANSWERS: Readonly<Record<string, Told>> = {
  "log-hunt-search-fails": at("search", "no"),
  "log-hunt-search-succeeds": at("search", "yes"),
  "log-hunt-hunt-fails": at("hunt", "no"),
  "log-hunt-hunt-succeeds": at("hunt", "yes"),
  "log-hunt-frodo-is-here": at("hunt", "here"),
  "log-hunt-not-felt-area": at("area", "no"),
  "log-hunt-felt-area": at("area", "yes"),
  "log-hunt-felt-who-area": who("area"),
  "log-hunt-not-felt-section": at("section", "no"),
  "log-hunt-felt-section": at("section", "yes"),
  "log-hunt-felt-who-section": who("section"),
};

const KINDS: readonly string[] = ["search", "hunt", "area", "section"];

/** The phases of this chapter in which something was asked or somebody rode, the latest last. */
export function momentsOf(log: readonly LogEntry[], seen: HuntView, board: Board): Moment[] {
  const sections = new Set(Object.values(board.areas));
  const here = (of: string) => of in board.spaces || of in board.areas || sections.has(of);
  const found = new Map<string, Moment>();
  let counted = 0;
  for (const { id, args, scene } of log) {
    const mark = ANSWERS[id]?.(args);
    const ride = id === "log-hunt-nazgul-moves" ? { nazgul: String(args.nazgul), space: String(args.space) } : null;
    const of = mark?.of ?? ride?.space;
    if (of === undefined || !here(of)) continue;
    const day = Number(scene.find(({ kind }) => kind === "day")?.args.count ?? 0);
    const phase = scene.find(({ kind }) => kind === "phase")?.args.phase as Moment["phase"];
    const key = `${day} ${phase}`;
    const moment = found.get(key) ?? { key, day, phase: phase ?? null, marks: [], rides: [] };
    found.set(key, moment);
    if (mark) moment.marks.push(mark);
    if (mark) counted++;
    if (ride) moment.rides.push(ride);
  }
  const asked = seen.asked.filter(([, kind]) => KINDS.includes(kind));
  const before = asked.slice(0, Math.max(0, asked.length - counted));
  const old: Moment = {
    key: "",
    day: 0,
    phase: null,
    marks: before.map(([, kind, of, answer]) => ({ kind, of, answer }) as Mark),
    rides: [],
  };
  return [...(before.length ? [old] : []), ...found.values()];
}

/** What is known of a place now: the latest answer, and how many phases ago it was given. */
export interface Known extends Mark {
  age: number;
  moment: Moment;
}

/** How long a perception is kept on the map: Frodo moves on. */
const FELT = 2;

/** All that the map shows of a phase: its own marks, or (null) the latest of all, perceptions only while they are new. */
export function knownAt(moments: readonly Moment[], only: string | null): Known[] {
  if (only !== null) {
    const moment = moments.find(({ key }) => key === only);
    return moment ? latest(moment.marks.map((mark) => ({ ...mark, age: 0, moment }))) : [];
  }
  const all = moments.flatMap((moment, place) =>
    moment.marks.map((mark) => ({ ...mark, age: moments.length - 1 - place, moment })),
  );
  return latest(all.filter(({ kind, age }) => age < FELT || kind === "search" || kind === "hunt"));
}

/** A place has one mark: that of the last answer. */
function latest(marks: readonly Known[]): Known[] {
  const place = ({ kind, of }: Mark) => `${kind === "hunt" ? "search" : kind} ${of}`;
  return [...new Map(marks.map((mark) => [place(mark), mark])).values()];
}
