/** The one list of games: what is not here is played through the plain module. */
import type { Registry } from "../lib/games.svelte.ts";
import plain from "./plain/index.ts";

export const REGISTRY: Registry = {
  games: {
    wotr: { rules: "WR", load: () => import("./wotr/index.ts") },
    cards: { rules: "CG", load: () => import("./cards/index.ts") },
  },
  plain,
  terms: async () => (await import("./terms.json")).default,
};
