/** What the page knows of Hunt for the Ring beside views and words. */
import type { HuntFacts } from "../../generated/schemas.ts";

export type { HuntFacts } from "../../generated/schemas.ts";
export type Board = HuntFacts["boards"][number];
export type SpaceFact = Board["spaces"][string];
export type Side = "ring-bearer" | "ringwraiths";
