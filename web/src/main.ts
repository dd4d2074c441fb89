import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./fonts.css";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place for itself");
export default mount(App, { target });
