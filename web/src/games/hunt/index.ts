/** Hunt for the Ring, for the page. */
import { defineGame } from "../../lib/game.ts";
import type { Rulebook } from "../../lib/rulebook.ts";
import { CHRONICLE } from "./chronicle.ts";
import type { HuntFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import type { HuntView } from "./hunt.ts";
import HuntAsk from "./HuntAsk.svelte";
import HuntBar from "./HuntBar.svelte";
import CardView from "./CardView.svelte";
import { kindOf } from "./emblems.ts";
import HuntLook from "./HuntLook.svelte";
import HuntPane from "./HuntPane.svelte";
import HuntStage from "./HuntStage.svelte";
import HuntStrip from "./HuntStrip.svelte";
import { isReadable } from "./looks.ts";
import Luck from "./Luck.svelte";
import { candidates } from "./odds.ts";
import OddsView from "./OddsView.svelte";
import { RETELLING } from "./retelling.ts";
import { huntSpots } from "./spots.ts";

export default defineGame<HuntFacts, HuntView>({
  frame: {
    Bar: HuntBar,
    Pane: HuntPane,
    Strip: HuntStrip,
    ratio: 1.48,
    strips: [100, 76],
    sheets: ["companions", "hand"],
    tabbed: true,
  },
  touched: { spots: huntSpots, Ask: HuntAsk },
  rest: async () => (await import("./Letter.svelte")).default,
  look: { shows: (spot, _, facts) => isReadable(spot, facts), Look: HuntLook },
  Stage: HuntStage,
  chronicle: CHRONICLE,
  retelling: RETELLING,
  odds: { candidates, View: OddsView },
  Luck,
  end: async () => (await import("./end.ts")).END,
  texts: { card: (id) => `text-${kindOf(id)}`, companion: (id) => `text-companion-${id}` },
  Card: CardView,
  guides: GUIDES,
  chapters: CHAPTERS,
  help: async () => (await import("./help.ts")).HELP,
  rulebooks: import.meta.glob<Rulebook>("../../generated/rules-hunt.*.json", { import: "default" }),
});
