/** What is read about Hunt for the Ring. */
import type { GameHelp } from "../../lib/game.ts";
import Cards from "./CardList.svelte";
import type { HuntFacts } from "./facts.ts";
import Pictures from "./Pictures.svelte";

export const HELP: GameHelp<HuntFacts> = { Pictures, Cards };
