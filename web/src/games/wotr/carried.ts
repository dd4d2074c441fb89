/** What of War of the Ring can be lifted and carried, and how what is done in several asks begins. */
import type { Json } from "../../lib/protocol.ts";

const THING = /^(?:army|inside|nazgul|character|card):/;
const ARMY = /^(?:army|inside):/;
/** By kind of intent, the kinds of answer with which an army begins it. */
const OPENS: Readonly<Record<string, readonly string[]>> = {
  "move-army": ["move-armies"],
  attack: ["attack", "attack-from"],
};

export function isThing(spot: string): boolean {
  return THING.test(spot);
}

/** The kinds of answer with which carrying a thing of one's own begins; of any intent, or of one. */
export function opensOf(spot: string, intent: Json | null): readonly string[] {
  if (!ARMY.test(spot)) return [];
  return intent ? (OPENS[String(intent.kind)] ?? []) : Object.values(OPENS).flat();
}

/** What may be meant by a touch in the middle of an action, before it is known which armies or figures can do it. */
export const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  army: ["move-armies", "attack", "muster"],
  inside: ["attack", "muster"],
  nazgul: ["move-minions", "move-armies", "attack"],
  region: ["muster"],
};
