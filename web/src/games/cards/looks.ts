/** What there is to read on the table of the Card Game beside what stands on the cards. */
import type { CardFacts } from "./facts.ts";

/** What piles, tokens and points are, by the zone of a pile or the kind of a spot. */
export const GLOSSES: Readonly<Record<string, string>> = {
  hand: "web-gloss-carryover",
  deck: "web-look-draw-deck",
  cycle: "web-gloss-cycle",
  eliminated: "web-gloss-eliminate",
  reserve: "web-gloss-reserve",
  ring: "web-gloss-ring-token",
  points: "web-look-score",
};

/** Whether there is something to read at a spot. */
export function isReadable(spot: string, facts: CardFacts): boolean {
  const [kind = "", id = "", zone = ""] = spot.split(":");
  if (kind === "card") return id in facts.cards;
  if (kind === "location") return id in facts.locations;
  return (kind === "pile" ? zone : kind) in GLOSSES;
}
