/** What a view of Hunt for the Ring says: whose seat it is, who stands where, in what order the Nazgûl act, how far it is. */
import type { HuntPosition } from "../../generated/schemas.ts";
import type { Board, HuntFacts, Side } from "./facts.ts";

export type HuntView = HuntPosition;
export type Question = HuntView["asked"][number];

export const RING_BEARER = "ring-bearer";
export const NAZGUL = ["blue", "green", "red", "purple"] as const;
export type Nazgul = (typeof NAZGUL)[number];
export const PHASES = ["first-day-phase", "second-day-phase", "night"] as const;
/** HR-DIE-01: as many action dice there are; the Chief's is beside them. */
export const DICE = 6;
/** Entries of the log that are no location. */
export const DOT = ".";
export const CROSSED = "x";

export function sideOf(seat: string): Side {
  return seat === RING_BEARER ? RING_BEARER : "ringwraiths";
}

/** The seats of the Ringwraith players, in their order round the table. */
export function wraithSeats({ orders }: HuntView): string[] {
  return orders.length === 1 ? ["ringwraiths"] : orders.map((_, place) => `ringwraith-${place + 1}`);
}

export function boardOf({ chapter }: HuntView, { boards }: HuntFacts): Board {
  return boards[chapter === 2 ? 1 : 0] as Board;
}

/** HR-NMV-04: what counts is the phase, not the side of the marker. */
export function isNight({ phase }: HuntView): boolean {
  return phase === "night";
}

// -- the Nazgûl --------------------------------------------------------------------------------------------------------

export interface Rider {
  nazgul: Nazgul;
  /** Who commands it. */
  seat: string;
  space: string | null;
  /** The Chief stands in its place. */
  chief: boolean;
  state: "done" | "now" | "waits";
}

/** HR-RWT-01: the four Nazgûl in the order in which they act in a phase, from those of the leading player on. */
export function riders(view: HuntView, facts: HuntFacts): Rider[] {
  const { orders, leading, nazgul, chief } = view;
  const seats = wraithSeats(view);
  const now = acting(view, facts);
  const all = orders.flatMap((_, step) => {
    const player = (leading + step) % orders.length;
    return (orders[player] ?? []).map((id) => ({ id: id as Nazgul, seat: seats[player] ?? "" }));
  });
  return all.map(({ id, seat }, place) => ({
    nazgul: id,
    seat,
    space: nazgul[id],
    chief: chief === id,
    state: place < now ? "done" : place === now ? "now" : "waits",
  }));
}

/** Which of the four acts: -1 before the first of a phase, 4 after the last. */
function acting({ next }: HuntView, { cards }: HuntFacts): number {
  if (next[0] === "nazgul") return next[1];
  // While a card is carried out: of whom it is.
  if (next[0] === "effect") return Object.values(cards)[next[2]]?.deck === "sorcery" ? next[1] : -1;
  return AFTER.has(next[0]) ? NAZGUL.length : -1;
}

/** The seams at which all Nazgûl of a phase have acted. */
const AFTER = new Set(["phase-end", "encounter", "cancel", "resolve", "escape", "phase-over"]);

export function ridersAt({ nazgul }: HuntView, space: string): Nazgul[] {
  return NAZGUL.filter((id) => nazgul[id] === space);
}

// -- Frodo, as far as this seat knows him ------------------------------------------------------------------------------

/** The locations of the log, or of the Journey card, up to now; null where this seat does not see them. */
export function wayOf(view: HuntView, facts: HuntFacts): string[] | null {
  if (view.chapter === 2) {
    const journey = view.journey === null ? undefined : facts.journeys[view.journey];
    return journey ? journey.places.slice(0, view.track + 1) : null;
  }
  if (view.start === null || view.log === null) return null;
  return [view.start, ...view.log.filter((entry) => entry !== DOT && entry !== CROSSED)];
}

/** HR-MAP-08: Frodo's last location; null where this seat does not see it. */
export function frodoAt(view: HuntView, facts: HuntFacts): string | null {
  const { spaces } = boardOf(view, facts);
  return wayOf(view, facts)?.findLast((space) => spaces[space] && spaces[space].kind !== "dot") ?? null;
}

/** HR-MAP-10: the dots recorded since the last location; a crossed-out cell is none. */
export function dotsSince({ log }: HuntView): number {
  const after = (log ?? []).slice((log ?? []).findLastIndex((entry) => entry !== DOT && entry !== CROSSED) + 1);
  return after.filter((entry) => entry === DOT).length;
}

// -- how far it is -----------------------------------------------------------------------------------------------------

const LIMITS = { first: 12, short: 12, long: 14 } as const;
const STEPS = { first: 16, short: 14, long: 16 } as const;

/** The corruption that loses the game. Which Journey deck is in use only the Ring-bearer knows: for others two limits. */
export function limits(view: HuntView, facts: HuntFacts): readonly [number, number] {
  if (view.chapter !== 2) return [LIMITS.first, LIMITS.first];
  const more = view.gandalf.done.length + Number(view.gandalf.rivendell);
  const deck = view.journey === null ? undefined : facts.journeys[view.journey]?.deck;
  return deck ? [LIMITS[deck] + more, LIMITS[deck] + more] : [LIMITS.short + more, LIMITS.long + more];
}

/** The last value of the movement track, likewise. */
export function lastSteps(view: HuntView, facts: HuntFacts): readonly [number, number] {
  if (view.chapter !== 2) return [STEPS.first, STEPS.first];
  const deck = view.journey === null ? undefined : facts.journeys[view.journey]?.deck;
  return deck ? [STEPS[deck], STEPS[deck]] : [STEPS.short, STEPS.long];
}

/** HR-ENC-09, HR-SOR-09: what lies beside the corruption track makes the next Eye worse. */
export function eyesBeside(view: HuntView): number {
  return view.tokens.eyes.length + view["beside-track"].length;
}

/** The unused dice, that of the Chief last. */
export function diceLeft(view: HuntView): string[] {
  return [...view.dice, ...(view["chief-die"] === null ? [] : [view["chief-die"]])];
}

/** Where Gandalf is, as far as this seat knows: his figure, or the end of his log. */
export function gandalfAt({ gandalf }: HuntView): string | null {
  return gandalf.stands ?? (gandalf.rivendell ? null : (gandalf.log?.at(-1) ?? null));
}
