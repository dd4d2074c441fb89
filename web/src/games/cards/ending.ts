/** What a game of the Card Game came to, read from its log. */
import type { LogEntry } from "../../lib/protocol.ts";
import { sceneOf } from "../../lib/scenes.ts";
import type { Side } from "./facts.ts";

const WON = new Set(["log-cards-path-won", "log-cards-battleground-won"]);

const roundOf = (entry: LogEntry) => Number(sceneOf(entry, "round")?.args.count ?? 0);

/** In which round a location came last to whoever has it. */
export function wonIn(log: readonly LogEntry[]): Map<string, number> {
  return new Map(log.filter(({ id }) => WON.has(id)).map((entry) => [String(entry.args.location), roundOf(entry)]));
}

interface RoundOfScore {
  round: number;
  points: Record<Side, number>;
}

/** The points as they were counted at the end of each round. */
export function pointsByRound(log: readonly LogEntry[]): RoundOfScore[] {
  return log
    .filter(({ id }) => id === "log-cards-points")
    .map((entry) => ({
      round: roundOf(entry),
      points: { "free-peoples": Number(entry.args.free), shadow: Number(entry.args.shadow) },
    }));
}

/** What unused Ring tokens added at the very end. */
export function ringPoints(log: readonly LogEntry[], points: Record<Side, number>): Record<Side, number> {
  const end = log.find(({ id }) => id === "log-cards-ends")?.args;
  if (!end) return { "free-peoples": 0, shadow: 0 };
  return { "free-peoples": Number(end.free) - points["free-peoples"], shadow: Number(end.shadow) - points.shadow };
}
