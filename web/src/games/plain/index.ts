/** A game that the page has no module for: its position is not drawn, what is asked is answered from a list. */
import { PLAIN } from "../../lib/chronicle.ts";
import type { GameModule } from "../../lib/game.ts";
import { PLAINLY } from "../../lib/passages.ts";
import Board from "./Board.svelte";

const plain: GameModule = {
  frame: { Pane: Board as GameModule["frame"]["Pane"], ratio: 0, strips: [0, 0], sheets: [], tabbed: false },
  chronicle: PLAIN,
  retelling: PLAINLY,
  texts: {},
  guides: [],
  chapters: {},
};

export default plain;
