/** The view of War of the Ring, and what the page reads from it. */
import type { RegionFact, Side, WarFacts } from "../../lib/facts.ts";
import type { LogEntry } from "../../lib/protocol.ts";

export const SIDES: readonly Side[] = ["free-peoples", "shadow"];
export const CORRUPTION_LIMIT = 12;
export const MORDOR_STEPS = 5;

export type Figures = Record<string, number>;

export interface HandCard {
  card: string | null;
  deck: string;
}

/** Points that win the war of arms. */
export const GOALS: Readonly<Record<Side, number>> = { "free-peoples": 4, shadow: 10 };

/** The dice that were used this turn, as the log tells it: a view holds only those that are left. */
export function usedDice(log: readonly LogEntry[]): Record<Side, string[]> {
  const used: Record<Side, string[]> = { "free-peoples": [], shadow: [] };
  const begin = log.findLastIndex(({ id }) => id === "log-turn");
  for (const { id, args } of log.slice(begin + 1)) {
    if (id === "log-uses" || id === "log-skips") used[args.seat as Side]?.push(String(args.die));
  }
  return used;
}

export interface Battle {
  kind: "field" | "assault" | "sortie";
  attacker: Side;
  origin: string;
  place: string;
  attackers: Figures;
  number: number;
}

export interface WarView {
  turn: number;
  "free-peoples": Record<string, Figures>;
  shadow: Record<string, Figures>;
  inside: Record<string, Figures>;
  reinforcements: Figures;
  casualties: Figures;
  characters: Record<string, string>;
  captured: string[];
  nations: Record<string, { steps: number; active: boolean }>;
  dice: Record<Side, string[]>;
  "hunt-box": Record<Side, number>;
  rings: Record<Side, number>;
  tokens: Record<Side, string[]>;
  table: string[];
  fellowship: {
    region: string;
    progress: number;
    hidden: boolean;
    corruption: number;
    guide: string;
    mordor: number | null;
  };
  tiles: { pool: string[]; drawn: string[]; removed: string[]; waiting: string[] };
  die: string | null;
  /** The side whose action it is. */
  actor: Side | null;
  battle: Battle | null;
  decks: Record<string, { size: number }>;
  hands: Record<string, HandCard[]>;
  discards: HandCard[];
}

/** An army in short: of each people Regulars, Elites and Leaders; then Nazgûl and characters one by one. */
export interface Army {
  units: { nation: string; counts: [number, number, number] }[];
  others: { figure: string; count: number }[];
}

const RANKS = ["regular", "elite", "leader"] as const;

export function armyOf(figures: Figures, facts: WarFacts): Army {
  const units = new Map<string, [number, number, number]>();
  const others: Army["others"] = [];
  for (const [figure, count] of Object.entries(figures)) {
    const fact = facts.figures[figure];
    const rank = RANKS.findIndex((one) => one === fact?.rank);
    if (!fact?.nation || rank < 0) {
      others.push({ figure, count });
      continue;
    }
    const counts = units.get(fact.nation) ?? [0, 0, 0];
    counts[rank] = (counts[rank] ?? 0) + count;
    units.set(fact.nation, counts);
  }
  return { units: [...units].map(([nation, counts]) => ({ nation, counts })), others };
}

/** The region where a character stands; null for one who is in the Fellowship, or not in play. */
export function regionOf(seen: Pick<WarView, Side | "inside">, character: string): string | null {
  for (const force of [seen["free-peoples"], seen.shadow, seen.inside]) {
    for (const [region, figures] of Object.entries(force)) if (figures[character]) return region;
  }
  return null;
}

export function sideOf(figures: Figures, facts: WarFacts): Side | null {
  const [first] = Object.keys(figures);
  return (first && facts.figures[first]?.side) || null;
}

/** Victory points: each side's for the settlements that it has taken from the other. */
export function pointsOf(seen: WarView, facts: WarFacts): Record<Side, number> {
  const points: Record<Side, number> = { "free-peoples": 0, shadow: 0 };
  for (const region of seen.captured) {
    const fact = facts.regions[region];
    if (fact?.owner) points[other(fact.owner)] += fact.points;
  }
  return points;
}

export function other(side: Side): Side {
  return side === "shadow" ? "free-peoples" : "shadow";
}

/** A region with all that stands there. */
export interface Place {
  id: string;
  fact: RegionFact;
  forces: { side: Side; figures: Figures; besieged: boolean }[];
  captured: Side | null;
  fellowship: boolean;
}

export function places(seen: WarView, facts: WarFacts): Place[] {
  return Object.entries(facts.regions).map(([id, fact]) => {
    const forces: Place["forces"] = [];
    for (const side of SIDES) {
      const figures = seen[side][id];
      if (figures) forces.push({ side, figures, besieged: false });
    }
    const inside = seen.inside[id];
    const besieged = inside && sideOf(inside, facts);
    if (inside && besieged) forces.push({ side: besieged, figures: inside, besieged: true });
    const captured = seen.captured.includes(id) && fact.owner ? other(fact.owner) : null;
    const fellowship = seen.fellowship.mordor === null && seen.fellowship.region === id;
    return { id, fact, forces, captured, fellowship };
  });
}

/** Whether there is anything to tell of a region without being asked. */
export function isBusy(place: Place): boolean {
  return place.forces.length > 0 || place.captured !== null || place.fellowship;
}
