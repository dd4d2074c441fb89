/** The one list of games: what is not here is played through the plain module. */
import type { Registry } from "../lib/games.svelte.ts";
import plain from "./plain/index.ts";

export const REGISTRY: Registry = {
  games: {
    wotr: {
      rules: "WR KM",
      cover: "/board.jpg",
      first: { start: "last-days", part: "inset(54% 2% 4% 50%)" },
      load: () => import("./wotr/index.ts"),
    },
    cards: {
      rules: "CG",
      cover: "/cards.svg",
      first: { options: { scenario: "duel" } },
      load: () => import("./cards/index.ts"),
    },
    hunt: {
      rules: "HR",
      cover: "/hunt.svg",
      first: { options: { chapters: "first" }, guided: { rounds: 1, seats: ["ringwraiths", "ring-bearer"] } },
      load: () => import("./hunt/index.ts"),
    },
  },
  coming: [],
  covers: { campaign: "/campaign.svg" },
  plain,
  terms: async () => (await import("./terms.json")).default,
};
