/** A game that the page has no module for: its position is not drawn, what is asked is answered from a list. */
import { PLAIN } from "../../lib/chronicle.ts";
import type { GameModule } from "../../lib/game.ts";
import Board from "./Board.svelte";

const plain: GameModule = {
  Board: Board as GameModule["Board"],
  sheets: [],
  chronicle: PLAIN,
  texts: {},
  guides: [],
  chapters: {},
};

export default plain;
