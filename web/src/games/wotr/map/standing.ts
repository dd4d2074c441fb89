/** What stands on the map, as pieces in groups: those in the field of a region, and those besieged in its stronghold. */
import type { Side, WarFacts } from "../facts.ts";
import type { Group as StandingTogether } from "../../../map/placing.ts";
import { armyOf, SIDES, sideOf, type Commands, type Figures, type WarView } from "../war.ts";

export interface Row {
  nation: string;
  /** Regulars, Elites, Leaders. */
  counts: [number, number, number];
}

export type Piece =
  | { kind: "army"; spot: string; side: Side; rows: Row[]; commands?: string }
  | { kind: "nazgul"; spot: string; side: Side; count: number }
  | { kind: "character"; spot: string; side: Side; id: string }
  | { kind: "fellowship"; spot: "fellowship"; side: Side; progress: number; hidden: boolean };

/** Those inside a stronghold are besieged there. */
export type Group = StandingTogether<Piece>;

/** What stands for these figures; `commands` is who commands a mixed army. */
export function piecesOf(
  figures: Figures,
  facts: WarFacts,
  side: Side,
  region: string,
  besieged: boolean,
  commands = "",
): Piece[] {
  const army = armyOf(figures, facts);
  const found: Piece[] = [];
  const spot = besieged ? `inside:${region}` : `army:${region}:${side}`;
  if (army.units.length) found.push({ kind: "army", spot, side, rows: army.units, commands });
  for (const { figure, count } of army.others) {
    if (facts.figures[figure]?.rank === "nazgul") found.push({ kind: "nazgul", spot: `nazgul:${region}`, side, count });
    else found.push({ kind: "character", spot: `character:${figure}`, side, id: figure });
  }
  return found;
}

export function groups(seen: WarView, facts: WarFacts, commands?: Commands): Group[] {
  const found: Group[] = [];
  const { fellowship } = seen;
  const stand = standingApart(seen, facts);
  for (const region of Object.keys(facts.regions)) {
    const pieces: Piece[] = [];
    if (fellowship.mordor === null && fellowship.region === region) {
      const { progress, hidden } = fellowship;
      pieces.push({ kind: "fellowship", spot: "fellowship", side: "free-peoples", progress, hidden });
    }
    for (const side of SIDES) {
      const figures = seen[side][region];
      if (figures) pieces.push(...piecesOf(figures, facts, side, region, false, commands?.[side][region]));
    }
    for (const id of stand[region] ?? [])
      pieces.push({ kind: "character", spot: `sovereign:${id}`, side: "shadow", id: `corrupted:${id}` });
    if (pieces.length) found.push({ region, inside: false, pieces });
    const inside = seen.inside[region];
    const side = inside && sideOf(inside, facts);
    if (inside && side) {
      const besieged = piecesOf(inside, facts, side, region, true, commands?.[side][region]);
      found.push({ region, inside: true, pieces: besieged });
    }
  }
  return found;
}

/** Whom expansions let stand in a region without being a figure: by region. */
function standingApart(seen: WarView, facts: WarFacts): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [name, part] of Object.entries(
    (seen as { parts?: Record<string, { corrupted?: string[] }> }).parts ?? {},
  )) {
    const told = (facts as { expansions?: Record<string, { leaders?: { id: string; home: string }[] }> }).expansions;
    for (const { id, home } of told?.[name]?.leaders ?? [])
      if (part.corrupted?.includes(id)) (found[home] ??= []).push(id);
  }
  return found;
}

export function strength(rows: readonly Row[]): number {
  return rows.reduce((sum, { counts }) => sum + counts[0] + counts[1], 0);
}

/** How many steps every region is from a start along borders that can be crossed, up to a limit (WR-DECL-02). */
export function reach(facts: WarFacts, start: string, limit: number): Map<string, number> {
  const found = new Map([[start, 0]]);
  for (const [region, steps] of found)
    if (steps < limit)
      for (const next of facts.regions[region]?.neighbours ?? []) if (!found.has(next)) found.set(next, steps + 1);
  return found;
}
