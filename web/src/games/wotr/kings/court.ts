/** Sovereigns and Dark Chieftains as a seat knows them, ready to be shown. */
import type { State } from "../rulers.ts";
import type { WarFacts } from "../facts.ts";
import { regionOf, type WarView } from "../war.ts";

interface LeaderRow {
  id: string;
  nation: string;
  resistance: number;
  awakened: string;
  awakens_in?: string;
  home: string;
}

export interface KingsPart {
  tiles: Record<string, { tile: string | null }[]>;
  corrupted: string[];
  tokens: string[];
  dismay: string[];
  turn: number;
  once: string[];
}

/** One who has a medallion. */
export interface Ruler {
  id: string;
  kind: "sovereign" | "chieftain";
  state: State;
  /** A Leader whose conditions are met. */
  ready: boolean;
  /** The character whose card tells what he can do. */
  card: string;
  /** The character that he becomes when he Awakens; "" for a Chieftain. */
  awakened: string;
  nation: string;
  region: string | null;
  resistance: number;
  tiles: (string | null)[];
  /** The sum of the numbers, null if some of them are hidden from this seat. */
  sum: number | null;
  token: boolean;
  dismay: boolean;
  active: boolean;
  /** Where he Awakens; "" for any haven within reach. */
  haven: string;
  havenFree: boolean;
}

const CHIEFTAINS: readonly string[] = ["black-serpent", "shadow-of-mirkwood", "ugluk"];

export function partOf(seen: WarView): KingsPart | null {
  return (seen as { parts?: { kings?: KingsPart } }).parts?.kings ?? null;
}

function leadersOf(facts: WarFacts): LeaderRow[] {
  const told = (facts as { expansions?: { kings?: { leaders?: LeaderRow[] } } }).expansions;
  return told?.kings?.leaders ?? [];
}

/** What a tile counts on a Sovereign: royal ones nothing; null where the seat cannot see it. */
export function worthOf(tile: string | null, facts: WarFacts): number | null {
  if (tile === null) return null;
  const value = facts.tiles[tile]?.value;
  return tile.startsWith("royal") || typeof value !== "number" ? 0 : value;
}

export function sovereigns(seen: WarView, facts: WarFacts): Ruler[] {
  const part = partOf(seen);
  if (!part) return [];
  return leadersOf(facts).map((row) => {
    const awake = regionOf(seen, row.awakened);
    const leads = regionOf(seen, row.id);
    const corrupted = part.corrupted.includes(row.id);
    const state: State = corrupted ? "corrupted" : awake ? "awakened" : leads ? "leader" : "gone";
    const tiles = (part.tiles[row.id] ?? []).map(({ tile }) => tile);
    const worths = tiles.map((tile) => worthOf(tile, facts));
    const active = seen.nations[row.nation]?.active ?? false;
    const haven = row.awakens_in ?? "";
    const havenFree = !haven || !seen.captured.includes(haven);
    return {
      id: row.id,
      kind: "sovereign",
      state,
      ready: state === "leader" && active && havenFree,
      card: state === "awakened" ? row.awakened : row.id,
      awakened: row.awakened,
      nation: row.nation,
      region: corrupted ? row.home : (awake ?? leads),
      resistance: row.resistance,
      tiles,
      sum: worths.includes(null) ? null : worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0),
      token: part.tokens.includes(row.id),
      dismay: part.dismay.includes(row.id),
      active,
      haven,
      havenFree,
    };
  });
}

export function chieftains(seen: WarView, facts: WarFacts): Ruler[] {
  if (!partOf(seen)) return [];
  return CHIEFTAINS.map((id) => {
    const region = regionOf(seen, id);
    const gone = seen.characters[id] === "gone";
    return {
      id,
      kind: "chieftain",
      state: region ? "chieftain" : gone ? "gone" : "aside",
      ready: false,
      card: id,
      awakened: "",
      nation: facts.figures[id]?.nation ?? "",
      region,
      resistance: 0,
      tiles: [],
      sum: 0,
      token: false,
      dismay: false,
      active: false,
      haven: "",
      havenFree: true,
    };
  });
}

const ORDER: readonly State[] = ["leader", "awakened", "corrupted", "gone"];

/** In the order of the panel: who can be awakened, Leaders, the awakened, the corrupted; then the Chieftains. */
export function court(seen: WarView, facts: WarFacts): Ruler[] {
  const rank = (one: Ruler) => (one.ready ? -1 : ORDER.indexOf(one.state));
  return [...sovereigns(seen, facts).toSorted((a, b) => rank(a) - rank(b)), ...chieftains(seen, facts)];
}

export function rulerAt(id: string, seen: WarView, facts: WarFacts): Ruler | null {
  return [...sovereigns(seen, facts), ...chieftains(seen, facts)].find((one) => one.id === id) ?? null;
}

/** The seat that made the last attempt of this turn; "" for nobody. */
export function corruptor(seen: WarView): string {
  const part = partOf(seen);
  if (!part || part.turn !== seen.turn) return "";
  return part.once.findLast((mark) => mark.startsWith("corruptor:"))?.slice("corruptor:".length) ?? "";
}
