/** What the page knows of a game beside views and words; made by tools/web_facts.py from the facts of the rules. */
import type { Forms } from "./telling.ts";

export type Side = "free-peoples" | "shadow";

export interface GameFacts {
  forms: Forms;
}

export interface WarFacts extends GameFacts {
  nations: Record<string, Side>;
  regions: Record<string, RegionFact>;
  figures: Record<string, { side: Side; nation: string | null; rank: Rank }>;
  cards: Record<string, { side: Side; deck: string; die: string; table: boolean; combat: string }>;
  combat: Record<string, { side: Side; initiative: number[] }>;
  characters: Record<string, CharacterFact>;
  tiles: Record<string, TileFact>;
}

export interface CharacterFact {
  side: Side;
  kind: "ring-bearers" | "companion" | "guide-only" | "minion";
  /** FLIGHT where distance does not matter. */
  level: number;
  leadership: number;
  bonus: number;
}

export const FLIGHT = 99;

export interface TileFact {
  /** Damage, negative where it heals; an Eye or a die. */
  value: number | "eye" | "die";
  reveal: boolean;
  stop: boolean;
  count: number;
  /** Whose special tile it is. */
  side: Side | null;
}

export type Rank = "regular" | "elite" | "leader" | "nazgul" | "character";

export interface RegionFact {
  nation: string | null;
  settlement: "town" | "city" | "stronghold" | null;
  fortification: boolean;
  points: number;
  owner: Side | null;
  /** Regions beyond a border that can be crossed. */
  neighbours: string[];
}

export interface CardFacts extends GameFacts {
  cards: Record<string, CardFact>;
  locations: Record<string, LocationFact>;
  scenarios: Record<string, { order: string[]; sides: Record<string, Side>; seats: Record<string, string[]> }>;
}

export interface CardFact {
  kind: string;
  faction: string;
  side: Side;
  type: "army" | "character" | "item" | "event";
  subtypes: string[];
  /** Attack and defence on battlegrounds, attack and defence as a leader, and on paths. */
  icons: [number, number, number, number, number];
  paths: number[];
  wielders: string[];
}

export interface LocationFact {
  /** 0 for a battleground. */
  number: number;
  side: Side | null;
  points: number;
  defence: number;
  attackers: string[];
  defenders: string[];
}

const LOADERS: Record<string, () => Promise<{ default: unknown }>> = {
  wotr: () => import("../generated/wotr.json"),
  cards: () => import("../generated/cards.json"),
};

/** The facts of a game; of a game that the page does not know, nothing but the means to go on. */
export async function factsOf(game: string): Promise<GameFacts> {
  const load = LOADERS[game];
  return load ? ((await load()).default as GameFacts) : { forms: {} };
}
