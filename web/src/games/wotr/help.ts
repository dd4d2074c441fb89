/** What is read about War of the Ring. */
import type { GameHelp } from "../../lib/game.ts";
import Cards from "./CardList.svelte";
import type { WarFacts } from "./facts.ts";
import Pictures from "./Pictures.svelte";

export const HELP: GameHelp<WarFacts> = { Pictures, Cards };
