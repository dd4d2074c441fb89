/** What there is to read on dice, Nazgûl, tracks and tokens of Hunt for the Ring: by its spot, in words. */
import { name, say } from "../../lib/speech.svelte.ts";
import type { View } from "../../lib/protocol.ts";
import type { HuntFacts } from "./facts.ts";
import { eyesBeside, lastSteps, limits, riders, wraithSeats, type HuntView } from "./hunt.ts";
import { alliesHeld, deckSize, TIDINGS } from "./ledger.ts";

export interface Sight {
  title: string;
  side: "ring-bearer" | "ringwraiths" | null;
  /** How it stands now. */
  now: string[];
  /** What it is and does. */
  texts: string[];
  /** What it holds, in order; `here` what is open already. */
  list: { text: string; here: boolean }[];
}

type Seer = (seen: HuntView, facts: HuntFacts, id: string) => Omit<Sight, "list"> & { list?: Sight["list"] };

const range = ([low, high]: readonly [number, number]) =>
  low === high ? String(low) : say("board-hunt-one-of-two", { low, high });

const SIGHTS: Readonly<Record<string, Seer>> = {
  die: (_, __, face) => ({
    title: name("face", face),
    side: "ringwraiths",
    now: [],
    texts: [say("web-hunt-look-die", { face_text: face })],
  }),
  rider: (seen, facts, id) => {
    const rider = riders(seen, facts).find(({ nazgul }) => nazgul === id);
    return {
      title: rider?.chief ? say("web-hunt-chief") : name("nazgul", id),
      side: "ringwraiths",
      now: rider
        ? [
            rider.space
              ? say("board-hunt-rides", { nazgul: id, seat: rider.seat, space: rider.space })
              : say("board-hunt-waits", { nazgul: id, seat: rider.seat }),
            say("web-hunt-rider-state", { state_text: rider.state }),
          ]
        : [],
      texts: [say("web-hunt-look-rider"), ...(rider?.chief ? [say("web-hunt-look-chief")] : [])],
    };
  },
  track: (seen, facts) => ({
    title: say("web-hunt-track"),
    side: "ring-bearer",
    now: [say("web-hunt-track-told", { count: seen.track, high: range(lastSteps(seen, facts)) })],
    texts: [say("web-hunt-look-track", { chapter: seen.chapter })],
  }),
  corruption: (seen, facts) => ({
    title: say("web-term-corruption"),
    side: "ringwraiths",
    now: [say("web-hunt-corruption-told", { count: seen.corruption, high: range(limits(seen, facts)) })],
    texts: [say("web-hunt-look-corruption")],
  }),
  fellowship: ({ fellowship }) => ({
    title: say("web-hunt-fellowship"),
    side: "ring-bearer",
    now: [say("board-hunt-fellowship", { count: fellowship.available, pool: fellowship.pool })],
    texts: [say("web-hunt-look-fellowship")],
  }),
  allies: (seen) => ({
    title: say("web-hunt-allies"),
    side: "ring-bearer",
    now: [say("board-hunt-ally-cards", { count: alliesHeld(seen), deck: deckSize(seen.ally) })],
    texts: [say("web-hunt-look-allies")],
    list: discarded(seen.ally.discards),
  }),
  sorceries: (seen) => ({
    title: say("web-hunt-sorceries"),
    side: "ringwraiths",
    now: [
      ...wraithSeats(seen).map((seat) =>
        say("board-hunt-sorcery-count", { seat, count: seen.sorcery.hands[seat]?.count ?? 0 }),
      ),
      say("board-hunt-sorcery-deck", { count: deckSize(seen.sorcery) }),
    ],
    texts: [say("web-hunt-look-sorceries")],
    list: discarded(seen.sorcery.discards),
  }),
  tidings: ({ information, chapter }) => ({
    title: say("web-hunt-tidings"),
    side: "ringwraiths",
    now: information.gained.length
      ? [say("web-hunt-gained", { spaces: information.gained.map((space) => name("space", space)).join(" · ") })]
      : [],
    texts: [say("web-hunt-look-tidings", { chapter })],
    list: Array.from({ length: TIDINGS }, (_, place) => ({
      text: say("web-hunt-ability", { count: place + 1 }),
      here: place < information.gained.length,
    })),
  }),
  pool: ({ tokens }, { tokens: facts }) => ({
    title: say("web-hunt-pool"),
    side: "ringwraiths",
    now: [say("web-hunt-pool-told", tallied(tokens.pool, facts))],
    texts: [say("web-hunt-look-pool")],
  }),
  eyes: (seen) => ({
    title: say("web-hunt-eyes"),
    side: "ringwraiths",
    now: [say("web-hunt-eyes-told", { count: eyesBeside(seen) + 1 })],
    texts: [say("web-hunt-look-eyes")],
  }),
  phase: (seen) => ({
    title: say("web-hunt-phases"),
    side: null,
    now: seen.eye ? [say("board-hunt-eye")] : [],
    texts: [say("web-hunt-look-phase")],
  }),
};

/** Of the tokens in a pool: how many carry a number, what these come to, how many are Eyes. */
function tallied(
  tokens: readonly string[],
  facts: HuntFacts["tokens"],
): { count: number; total: number; eyes: number } {
  const values = tokens.map((id) => facts[id]?.value ?? 0);
  const numbers = values.filter((value) => value > 0);
  return {
    count: numbers.length,
    total: numbers.reduce((sum, one) => sum + one, 0),
    eyes: values.length - numbers.length,
  };
}

/** The cards of a pile of discards, the last first; what this seat does not know is none of its business. */
function discarded(pile: readonly unknown[][]): Sight["list"] {
  const known = pile.flatMap(([card]) => (typeof card === "string" ? [card] : []));
  return known.toReversed().map((card) => ({ text: name("card", card), here: true }));
}

/** Where a Companion stands. */
export function companionNow(id: string, { companions, fellowship }: HuntView): string {
  if (companions[id as keyof HuntView["companions"]] === "down") return say("web-hunt-turned-over");
  if (id !== "frodo") return "";
  return say("board-hunt-fellowship", { count: fellowship.available, pool: fellowship.pool });
}

/** What a spot shows beside cards; null: the map itself tells of it. */
export function sightOf(spot: string, view: View<HuntView>, facts: HuntFacts): Sight | null {
  const [kind = "", id = ""] = spot.split(":");
  const found = SIGHTS[kind]?.(view.position, facts, id);
  return found ? { list: [], ...found } : null;
}

/** Whether there is something to read at a spot. */
export function isReadable(spot: string, facts: HuntFacts): boolean {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "card") return id in facts.cards;
  if (kind === "companion") return id in facts.companions;
  return kind in SIGHTS;
}
