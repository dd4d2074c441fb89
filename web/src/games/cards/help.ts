/** What is read about the Card Game. */
import type { GameHelp } from "../../lib/game.ts";
import Cards from "./CardList.svelte";
import type { CardFacts } from "./facts.ts";
import Pictures from "./Pictures.svelte";

export const HELP: GameHelp<CardFacts> = { Pictures, Cards };
