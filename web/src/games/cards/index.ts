/** The Card Game, for the page. */
import { defineGame } from "../../lib/game.ts";
import CardAsk from "./CardAsk.svelte";
import CardBoard from "./CardBoard.svelte";
import CardView from "./CardView.svelte";
import { CHRONICLE } from "./chronicle.ts";
import type { CardFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import OddsView from "./OddsView.svelte";
import type { SagaView } from "./saga.ts";
import { cardSpots } from "./spots.ts";

export default defineGame<CardFacts, SagaView>({
  Board: CardBoard,
  sheets: [],
  touched: { spots: cardSpots, Ask: CardAsk, aids: "loose" },
  chronicle: CHRONICLE,
  // How the round may end.
  odds: { candidates: () => ["as-it-stands"], View: OddsView },
  // Copies of a card are numbered; what they do is told once.
  texts: { card: (id) => `effect-${id.replace(/-\d+$/, "")}`, location: (id) => `effect-${id}` },
  Card: CardView,
  cover: async () => (await import("./Fan.svelte")).default,
  guides: GUIDES,
  chapters: CHAPTERS,
  help: async () => (await import("./help.ts")).HELP,
  rulebook: async () => (await import("../../generated/rules-cards.json")).default,
});
