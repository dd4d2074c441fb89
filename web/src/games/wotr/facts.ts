/** What the page knows of War of the Ring beside views and words. */
import type { WarFacts } from "../../generated/schemas.ts";

export type { WarFacts } from "../../generated/schemas.ts";
export type Side = WarFacts["nations"][string];
export type RegionFact = WarFacts["regions"][string];

/** The level of a character for whom distance does not matter. */
export const FLIGHT = 99;
