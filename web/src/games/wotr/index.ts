/** War of the Ring, for the page. */
import { defineGame } from "../../lib/game.ts";
import CardView from "./CardView.svelte";
import { CHRONICLE } from "./chronicle.ts";
import type { WarFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import Luck from "./Luck.svelte";
import { candidates } from "./odds.ts";
import OddsView from "./OddsView.svelte";
import { warSpots } from "./spots.ts";
import Stage from "./Stage.svelte";
import type { WarView } from "./war.ts";
import WarAsk from "./WarAsk.svelte";
import WarBoard from "./WarBoard.svelte";

export default defineGame<WarFacts, WarView>({
  Board: WarBoard,
  sheets: ["hand", "tracks"],
  touched: { spots: (view, facts) => warSpots(view.position, facts, view.seat), Ask: WarAsk, aids: "floating" },
  Stage,
  chronicle: CHRONICLE,
  odds: { candidates, View: OddsView },
  Luck,
  texts: { card: (id) => `text-${id}`, character: (id) => `text-character-${id}` },
  Card: CardView,
  guides: GUIDES,
  chapters: CHAPTERS,
  help: async () => (await import("./help.ts")).HELP,
  rulebook: async () => (await import("../../generated/rules-wotr.json")).default,
});
