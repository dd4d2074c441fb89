import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";
import { refreshWhenOutdated } from "./lib/outdated.ts";
import { look } from "./lib/theme.svelte.ts";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place for itself");
look.start();
refreshWhenOutdated();
export default mount(App, { target });
