/** The Card Game, for the page. */
import { defineGame } from "../../lib/game.ts";
import type { Rulebook } from "../../lib/rulebook.ts";
import CardAsk from "./CardAsk.svelte";
import CardBar from "./CardBar.svelte";
import CardLook from "./CardLook.svelte";
import CardPane from "./CardPane.svelte";
import CardStrip from "./CardStrip.svelte";
import CardView from "./CardView.svelte";
import CombatStage from "./CombatStage.svelte";
import { CHRONICLE } from "./chronicle.ts";
import type { CardFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import OddsView from "./OddsView.svelte";
import { isReadable } from "./looks.ts";
import { RETELLING } from "./retelling.ts";
import type { SagaView } from "./saga.ts";
import { cardSpots } from "./spots.ts";

export default defineGame<CardFacts, SagaView>({
  frame: {
    Bar: CardBar,
    Pane: CardPane,
    Strip: CardStrip,
    ratio: 0,
    strips: [200, 150],
    sheets: ["reserves"],
    tabbed: false,
  },
  touched: { spots: cardSpots, Ask: CardAsk },
  look: { shows: (spot, _, facts) => isReadable(spot, facts), Look: CardLook },
  Stage: CombatStage,
  chronicle: CHRONICLE,
  retelling: RETELLING,
  // How the round may end.
  odds: { candidates: () => ["as-it-stands"], View: OddsView },
  end: async () => (await import("./end.ts")).END,
  // Copies of a card are numbered; what they do is told once.
  texts: { card: (id) => `effect-${id.replace(/-\d+$/, "")}`, location: (id) => `effect-${id}` },
  Card: CardView,
  guides: GUIDES,
  chapters: CHAPTERS,
  help: async () => (await import("./help.ts")).HELP,
  rulebooks: import.meta.glob<Rulebook>("../../generated/rules-cards.*.json", { import: "default" }),
});
