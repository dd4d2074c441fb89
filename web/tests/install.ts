/** Every test knows the games that the page knows, and the words that the server would send. */
import { vi } from "vitest";
import { REGISTRY } from "../src/games/registry.ts";
import { api } from "../src/lib/api.ts";
import { games } from "../src/lib/games.svelte.ts";
import { LOCALE, texts } from "./catalogue.ts";

games.install(REGISTRY);
vi.spyOn(api, "words").mockImplementation((language) => Promise.resolve(texts(language, LOCALE).join("\n")));
