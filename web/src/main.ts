import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { REGISTRY } from "./games/registry.ts";
import { frame } from "./lib/frame.svelte.ts";
import { games } from "./lib/games.svelte.ts";
import { refreshWhenOutdated } from "./lib/outdated.ts";
import { settings } from "./lib/settings.svelte.ts";
import { look } from "./lib/theme.svelte.ts";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place for itself");
games.install(REGISTRY);
look.start();
settings.start();
frame.start();
refreshWhenOutdated();
export default mount(App, { target });
