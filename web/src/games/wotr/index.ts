/** War of the Ring, for the page. */
import { defineGame } from "../../lib/game.ts";
import type { Rulebook } from "../../lib/rulebook.ts";
import CardView from "./CardView.svelte";
import { CHRONICLE } from "./chronicle.ts";
import ExpansionPanel from "./ExpansionPanel.svelte";
import { partsOf } from "./expansions.ts";
import type { WarFacts } from "./facts.ts";
import { CHAPTERS, GUIDES } from "./guides.ts";
import { isReadable } from "./looks.ts";
import Luck from "./Luck.svelte";
import { candidates } from "./odds.ts";
import OddsView from "./OddsView.svelte";
import { RETELLING } from "./retelling.ts";
import { warSpots } from "./spots.ts";
import Stage from "./Stage.svelte";
import type { WarView } from "./war.ts";
import WarAsk from "./WarAsk.svelte";
import WarBar from "./WarBar.svelte";
import WarLook from "./WarLook.svelte";
import WarPane from "./WarPane.svelte";
import WarStrip from "./WarStrip.svelte";

/** The map with its frame (map/geometry.json). */
const MAP = { width: 1024, height: 724 };

export default defineGame<WarFacts, WarView>({
  frame: {
    Bar: WarBar,
    Pane: WarPane,
    Strip: WarStrip,
    ratio: MAP.width / MAP.height,
    strips: [86, 76],
    sheets: ["hand", "tracks"],
    extra: { id: "court", here: (view) => partsOf(view.position).includes("kings"), Panel: ExpansionPanel },
    tabbed: true,
  },
  touched: { spots: (view, facts) => warSpots(view.position, facts, view.seat), Ask: WarAsk },
  look: { shows: (spot, _, facts) => isReadable(spot, facts), Look: WarLook },
  Stage,
  chronicle: CHRONICLE,
  retelling: RETELLING,
  odds: { candidates, View: OddsView },
  Luck,
  end: async () => (await import("./end.ts")).END,
  texts: { card: (id) => `text-${id}`, character: (id) => `text-character-${id}` },
  talk: "web-wotr-table-talk",
  Card: CardView,
  guides: GUIDES,
  chapters: CHAPTERS,
  help: async () => (await import("./help.ts")).HELP,
  rulebooks: import.meta.glob<Rulebook>("../../generated/rules-wotr.*.json", { import: "default" }),
});
