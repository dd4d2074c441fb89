/** The games that are answered by touching the board. */
import type { SpotTable } from "../lib/asking.svelte.ts";
import type { CardFacts, GameFacts, WarFacts } from "../lib/facts.ts";
import type { View } from "../lib/protocol.ts";
import { cardSpots } from "./cards/spots.ts";
import { warSpots } from "./wotr/spots.ts";
import type { WarView } from "./wotr/war.ts";

export function spotsOf(game: string, view: View, facts: GameFacts): SpotTable | null {
  if (game === "wotr") return warSpots(view.position as unknown as WarView, facts as WarFacts, view.seat);
  if (game === "cards") return cardSpots(view, facts as CardFacts);
  return null;
}
