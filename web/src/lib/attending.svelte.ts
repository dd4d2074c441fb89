/** Whoever is on the page of a table stays on its line, sees in the title whose turn it is, and is called to it. */
import { callOnChat, callOnTurn } from "./calling.svelte.ts";
import { name, say } from "./speech.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

export function attend(store: TableStore): void {
  $effect(() => {
    store.connect();
    const now = () => store.connect();
    const seen = () => document.visibilityState === "visible" && store.connect();
    addEventListener("online", now);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", seen);
      store.close();
    };
  });

  $effect(() => {
    const title = store.table ? name("game", store.table.game) : say("web-title");
    document.title = store.myTurn ? `● ${say("web-your-turn")} – ${title}` : title;
  });

  callOnTurn(store);
  callOnChat(store);
}
