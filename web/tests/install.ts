/** Every test knows the games that the page knows. */
import { REGISTRY } from "../src/games/registry.ts";
import { games } from "../src/lib/games.svelte.ts";

games.install(REGISTRY);
