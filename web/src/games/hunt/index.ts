/** Hunt for the Ring, for the page. */
import { defineGame } from "../../lib/game.ts";
import type { Rulebook } from "../../lib/rulebook.ts";
import { CHRONICLE } from "./chronicle.ts";
import type { HuntFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import type { HuntView } from "./hunt.ts";
import HuntAsk from "./HuntAsk.svelte";
import HuntBar from "./HuntBar.svelte";
import HuntPane from "./HuntPane.svelte";
import HuntStrip from "./HuntStrip.svelte";
import { RETELLING } from "./retelling.ts";
import { huntSpots } from "./spots.ts";

export default defineGame<HuntFacts, HuntView>({
  frame: {
    Bar: HuntBar,
    Pane: HuntPane,
    Strip: HuntStrip,
    ratio: 1.48,
    strips: [118, 96],
    sheets: ["companions", "hand"],
    tabbed: true,
  },
  touched: { spots: huntSpots, Ask: HuntAsk },
  rest: async () => (await import("./Letter.svelte")).default,
  chronicle: CHRONICLE,
  retelling: RETELLING,
  texts: { card: (id) => `text-${id.replace(/-\d+$/, "")}`, companion: (id) => `text-companion-${id}` },
  guides: GUIDES,
  chapters: CHAPTERS,
  rulebooks: import.meta.glob<Rulebook>("../../generated/rules-hunt.*.json", { import: "default" }),
});
