/** What the page knows of the Card Game beside views and words. */
import type { CardFacts } from "../../generated/schemas.ts";

export type { CardFacts } from "../../generated/schemas.ts";
export type Side = CardFacts["players"][string];
export type CardFact = CardFacts["cards"][string];
