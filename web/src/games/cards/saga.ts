/** The view of the Card Game, and what the page reads from it. */
import type { CardFacts, Side } from "../../lib/facts.ts";

export const SIDES: readonly Side[] = ["free-peoples", "shadow"];

export interface Standing {
  card: string;
  items?: string[];
  /** Attack tokens on the card. */
  attack?: number;
}

export interface Pile {
  count: number;
  cards: string[] | null;
}

export interface PlayerView {
  seat: string;
  deck: number;
  top: (string | null)[];
  hand: Pile;
  cycle: Pile;
  eliminated: Pile;
  apart: Pile;
  reserve: Standing[];
  ring: boolean;
  carryover: number;
}

export interface ActiveLocation {
  location: string;
  cards: (Standing | string)[];
  attack: number;
  defence: number;
  from: Side | null;
}

export interface SagaView {
  scenario: string;
  round: number;
  first: number;
  active: ActiveLocation[];
  locations: Record<string, string>;
  corruption: number;
  points: Record<Side, number>;
  passed: string[];
  fresh: string[];
  players: Record<string, PlayerView>;
}

/** The active path first, then the battlegrounds. */
export function inOrder(active: readonly ActiveLocation[], facts: CardFacts): ActiveLocation[] {
  const isPath = ({ location }: ActiveLocation) => (facts.locations[location]?.number ?? 0) > 0;
  return [...active.filter(isPath), ...active.filter((one) => !isPath(one))];
}

/** The cards of one side at a location. */
export function cardsOf(place: ActiveLocation, side: Side, facts: CardFacts): Standing[] {
  return place.cards
    .map((one) => (typeof one === "string" ? { card: one } : one))
    .filter(({ card }) => facts.cards[card]?.side === side);
}

/** Who attacks and who defends: on a path the Shadow attacks, a battleground is defended by its own side. */
export function roles(location: string, facts: CardFacts): { attacker: Side; defender: Side } {
  const defender = facts.locations[location]?.side ?? "free-peoples";
  return { attacker: defender === "shadow" ? "free-peoples" : "shadow", defender };
}

/** 1, 2, 3, 5 as "1–3, 5". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}
