/** What a game of War of the Ring came to, read from its log and its last position. */
import type { LogEntry } from "../../lib/protocol.ts";
import { sceneOf } from "../../lib/scenes.ts";
import type { Side, WarFacts } from "./facts.ts";
import { SIDES } from "./war.ts";

/** The way of the Ring in one turn. */
interface WayOfTurn {
  turn: number;
  steps: number;
  /** How often the Ring-bearers were revealed. */
  revealed: number;
  /** How much more Corruption there was at its end than at its beginning. */
  corruption: number;
}

const STEPS = new Set(["log-wotr-fellowship-moves", "log-wotr-mordor-step"]);
const TAKEN = new Set(["log-wotr-captured", "log-wotr-recaptured"]);

const turnOf = (entry: LogEntry) => Number(sceneOf(entry, "turn")?.args.count ?? 0);

export function wayOfRing(log: readonly LogEntry[]): WayOfTurn[] {
  const turns = new Map<number, WayOfTurn>();
  for (const entry of log) {
    const turn = turnOf(entry);
    if (!turn) continue;
    const way = turns.get(turn) ?? { turn, steps: 0, revealed: 0, corruption: 0 };
    turns.set(turn, way);
    if (STEPS.has(entry.id)) way.steps += 1;
    else if (entry.id === "log-wotr-revealed") way.revealed += 1;
    else if (entry.id === "log-wotr-corruption") way.corruption += Number(entry.args.amount ?? 0);
  }
  return [...turns.values()];
}

/** In which turn a region came last to whoever holds it. */
export function takenIn(log: readonly LogEntry[]): Map<string, number> {
  return new Map(log.filter(({ id }) => TAKEN.has(id)).map((entry) => [String(entry.args.region), turnOf(entry)]));
}

interface Numbers {
  battles: number;
  lost: Record<Side, number>;
  companions: number;
}

export function numbersOf(log: readonly LogEntry[], facts: WarFacts): Numbers {
  const battles = new Set(log.flatMap((entry) => sceneOf(entry, "battle")?.id ?? []));
  const lost = Object.fromEntries(SIDES.map((side) => [side, 0])) as Record<Side, number>;
  for (const { id, args } of log) {
    const side = facts.figures[String(args.figure)]?.side;
    if (id === "log-wotr-eliminated" && side) lost[side] += Number(args.count ?? 1);
  }
  const companions = log.filter(({ id }) => id === "log-wotr-companion-eliminated").length;
  return { battles: battles.size, lost, companions };
}
