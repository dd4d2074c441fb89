/** Calls somebody to the table when the turn comes round to them. */
import { name, say } from "./speech.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { callFor, knock } from "./signals.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** Others who decide in less than this need not ring: one is still looking. */
const PATIENCE = 4_000;

export function callOnTurn(store: TableStore): void {
  let since: number | null = null;
  $effect(() => {
    const turn = store.myTurn;
    if (turn && since !== null) {
      const waited = Date.now() - since;
      if (waited >= PATIENCE || document.visibilityState === "hidden") {
        callFor(say("web-your-turn"), name("game", store.table?.game ?? ""), store.id);
      }
    }
    if (store.table?.state === "playing") since = turn ? null : (since ?? Date.now());
  });
}

/** Somebody else has said something: a soft knock, unless that is switched off. */
export function callOnChat(store: TableStore): void {
  let last: number | null = null;
  $effect(() => {
    const line = store.chat.lines.at(-1);
    const before = last;
    last = line?.n ?? -1;
    if (!line || before === null || line.n <= before) return;
    const own = line.seat !== null && store.table?.mine.includes(line.seat);
    if (settings.chatSound && !own) knock();
  });
}
