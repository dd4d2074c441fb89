/** What lies open beside the board of Hunt for the Ring, as numbers: tokens, decks, what the Ringwraiths have learned. */
import { say } from "../../lib/speech.svelte.ts";
import { SCROLL } from "../../art/signs.ts";
import { eyesBeside, sideOf, wraithSeats, type HuntView } from "./hunt.ts";
import { EYE, HOOD, LEAF, TALE, TOKEN } from "./signs.ts";

export interface Row {
  /** The name under which it is looked at. */
  id: string;
  sign: string;
  label: string;
  value: string;
}

/** HR-INF-14: as many tokens as there are abilities. */
export const TIDINGS = 5;

/** The Sorcery cards that all Ringwraiths hold together. */
export function sorceryHeld(seen: HuntView): number {
  return Object.values(seen.sorcery.hands).reduce((sum, { count }) => sum + count, 0);
}

/** So many Ally cards the Ring-bearer holds. */
export function alliesHeld({ ally }: HuntView): number {
  return ally.hand?.length ?? ally.count;
}

/** The cards that are left to draw. */
export function deckSize({ deck }: { deck: Record<string, unknown> }): number {
  const { size, rest, top, bottom } = deck;
  if (typeof size === "number") return size;
  return [rest, top, bottom].reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0);
}

export function ledgerOf(seen: HuntView, seat: string): Row[] {
  const { fellowship, tokens, information, sorcery, ally } = seen;
  const several = wraithSeats(seen).length > 1 || sideOf(seat) === "ring-bearer";
  return [
    {
      id: "fellowship",
      sign: LEAF,
      label: say("web-hunt-fellowship"),
      value: `${fellowship.available} + ${fellowship.pool}`,
    },
    { id: "allies", sign: SCROLL, label: say("web-hunt-allies"), value: `${alliesHeld(seen)} / ${deckSize(ally)}` },
    {
      id: "sorceries",
      sign: HOOD,
      label: say("web-hunt-sorceries"),
      value: several ? `${sorceryHeld(seen)} / ${deckSize(sorcery)}` : String(deckSize(sorcery)),
    },
    { id: "tidings", sign: TALE, label: say("web-hunt-tidings"), value: `${information.gained.length} / ${TIDINGS}` },
    { id: "pool", sign: TOKEN, label: say("web-hunt-pool"), value: String(tokens.pool.length) },
    { id: "eyes", sign: EYE, label: say("web-hunt-eyes"), value: String(eyesBeside(seen)) },
  ];
}
