/** The view of War of the Ring, and what the page reads from it. */
import type { WarPosition } from "../../generated/schemas.ts";
import type { RegionFact, Side, WarFacts } from "./facts.ts";

export const SIDES: readonly Side[] = ["free-peoples", "shadow"];
/** Seats of the Shadow: of two players, of three and of four. */
const SHADOW_SEATS = new Set(["shadow", "witch-king", "saruman"]);

/** WR-MP-01: which of two players of a side has a people. */
const PLAYER_OF: Record<string, string> = {
  gondor: "gondor",
  elves: "gondor",
  rohan: "rohan",
  north: "rohan",
  dwarves: "rohan",
  sauron: "witch-king",
  isengard: "saruman",
  southrons: "saruman",
};

/** The side of a seat. */
export function sideOfSeat(seat: string): Side {
  return SHADOW_SEATS.has(seat) ? "shadow" : "free-peoples";
}

/** The seats of a side that hold cards. */
export function seatsOf(seen: Pick<WarView, "hands">, side: Side): string[] {
  return Object.keys(seen.hands).filter((seat) => sideOfSeat(seat) === side);
}

/** Who commands mixed armies, by side and region: the server counts it (WR-MP-18). */
export type Commands = Record<Side, Record<string, string>>;
export const CORRUPTION_LIMIT = 12;
export const MORDOR_STEPS = 5;

/** What a seat knows of a position. */
export type WarView = WarPosition;
export type Figures = WarView["reinforcements"];
export type Battle = NonNullable<WarView["battle"]>;

/** An army in short: of each people Regulars, Elites and Leaders; then Nazgûl and characters one by one. */
export interface Army {
  units: { nation: string; counts: [number, number, number] }[];
  others: { figure: string; count: number }[];
}

const RANKS = ["regular", "elite", "leader"] as const;

/** Whether a Leader has a name of his own: he is counted by himself. */
function isNamed(figure: string, nation: string): boolean {
  return !figure.startsWith(`${nation}-`);
}

export function armyOf(figures: Figures, facts: WarFacts): Army {
  const units = new Map<string, [number, number, number]>();
  const others: Army["others"] = [];
  for (const [figure, count] of Object.entries(figures)) {
    const fact = facts.figures[figure];
    const rank = RANKS.findIndex((one) => one === fact?.rank);
    if (!fact?.nation || rank < 0 || isNamed(figure, fact.nation)) {
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

export function other(side: Side): Side {
  return side === "shadow" ? "free-peoples" : "shadow";
}

/** A region with all that stands there. */
export interface Place {
  id: string;
  fact: RegionFact;
  /** `commands` is who commands a mixed army; `apart`: team-mates have an army each. */
  forces: { side: Side; figures: Figures; besieged: boolean; commands: string; apart: boolean }[];
  captured: Side | null;
  fellowship: boolean;
}

/** Whether units of both players of a side stand together. */
function ofBoth(figures: Figures, facts: WarFacts): boolean {
  const nations = armyOf(figures, facts)
    .units.filter(({ counts }) => counts[0] + counts[1])
    .map(({ nation }) => nation);
  return new Set(nations.map((nation) => PLAYER_OF[nation])).size > 1;
}

export function places(seen: WarView, facts: WarFacts, commands?: Commands): Place[] {
  const force = (side: Side, id: string, figures: Figures, besieged: boolean): Place["forces"][number] => {
    const commander = commands?.[side][id] ?? "";
    const several = commands !== undefined && seatsOf(seen, side).length > 1;
    return { side, figures, besieged, commands: commander, apart: several && !commander && ofBoth(figures, facts) };
  };
  return Object.entries(facts.regions).map(([id, fact]) => {
    const forces: Place["forces"] = [];
    for (const side of SIDES) {
      const figures = seen[side][id];
      if (figures) forces.push(force(side, id, figures, false));
    }
    const inside = seen.inside[id];
    const besieged = inside && sideOf(inside, facts);
    if (inside && besieged) forces.push(force(besieged, id, inside, true));
    const captured = seen.captured.includes(id) && fact.owner ? other(fact.owner) : null;
    const fellowship = seen.fellowship.mordor === null && seen.fellowship.region === id;
    return { id, fact, forces, captured, fellowship };
  });
}

/** Whether there is anything to tell of a region without being asked. */
export function isBusy(place: Place): boolean {
  return place.forces.length > 0 || place.captured !== null || place.fellowship;
}
