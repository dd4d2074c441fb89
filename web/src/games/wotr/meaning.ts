/** What an answer comes to as things stand now, where its name alone does not tell. */
import { say } from "../../lib/speech.svelte.ts";
import type { Answer, Ask } from "../../lib/protocol.ts";
import type { WarView } from "./war.ts";

/** Gollum, alone with the Ring-bearers: all damage is Corruption, and revealed they have one less (WR-CHR-04). */
export function meant({ kind }: Answer, ask: Ask | null, { fellowship: { corruption } }: WarView): string {
  if (ask?.kind !== "gollum-reveals") return "";
  const damage = Number(ask.prompt.args.count);
  const less = kind === "accept";
  const to = corruption + damage - (less ? 1 : 0);
  return say(less ? "web-wotr-revealed-for-less" : "web-wotr-hidden-for-more", { from: corruption, to });
}
