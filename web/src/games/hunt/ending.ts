/** What a game of Hunt for the Ring came to, read from its log and from the way that is open at the end. */
import type { LogEntry } from "../../lib/protocol.ts";
import { sceneOf } from "../../lib/scenes.ts";
import type { HuntFacts } from "./facts.ts";
import type { HuntView } from "./hunt.ts";
import { cellsOf, seesLog, type Cell } from "./log.ts";

export interface DayOfHunt {
  key: string;
  day: number;
  /** How far Frodo had gone when it was over. */
  track: number;
  /** Searches, hunts and perceptions, and how many had a yes. */
  asked: number;
  found: number;
  corruption: number;
}

const ASKED = /^log-hunt-(searches|hunts|perceives-area|perceives-section)$/;
const FOUND = /^log-hunt-(search-succeeds|hunt-succeeds|frodo-is-here|felt-)/;
const TRACK = /^log-hunt-(moves|records|records-dot|crosses-out|journey-place|in-the-wild)$/;

/** The days of the log, each with what it came to. */
export function daysOf(log: readonly LogEntry[]): DayOfHunt[] {
  const days = new Map<string, DayOfHunt>();
  let [track, corruption] = [0, 0];
  for (const { id, args, scene } of log) {
    const day = sceneOf({ scene }, "day");
    if (TRACK.test(id)) track = Number(args.count);
    if (id === "log-hunt-corruption") corruption = Number(args.total);
    if (id === "log-hunt-chapter-2") track = 0;
    if (!day) continue;
    const now = days.get(day.id) ?? { key: day.id, day: Number(day.args.count), track, asked: 0, found: 0, corruption };
    const more = { asked: now.asked + Number(ASKED.test(id)), found: now.found + Number(FOUND.test(id)) };
    days.set(day.id, { ...now, ...more, track, corruption });
  }
  return [...days.values()];
}

/** Frodo's way, cell by cell, as far as it is known. */
export function wayTold(view: HuntView, facts: HuntFacts): Cell[] {
  return seesLog(view) ? cellsOf(view, facts).filter(({ at, shown }) => at <= view.track && shown) : [];
}
