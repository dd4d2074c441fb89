/** How a ruler stands, in words. */
import { name, say } from "../../../lib/speech.svelte.ts";
import type { Ruler } from "./court.ts";

export function nameOf({ kind, id }: Ruler): string {
  return name(kind === "chieftain" ? "character" : "sovereign", id);
}

export function stateText({ state, ready }: Ruler): string {
  const word = state === "chieftain" ? "play" : ready ? "awakenable" : state;
  return say(`web-kings-state-${word}`);
}

/** What lies on him, as far as the seat knows. */
export function tilesText({ tiles, sum, resistance }: Ruler): string {
  if (!tiles.length) return say("web-kings-no-tiles");
  return sum === null
    ? say("web-kings-below", { count: tiles.length, high: resistance })
    : say("web-kings-sum", { count: tiles.length, amount: sum });
}

export function labelOf(ruler: Ruler): string {
  const parts = [nameOf(ruler), stateText(ruler)];
  if (ruler.state === "leader") parts.push(say("web-kings-resistance", { count: ruler.resistance }), tilesText(ruler));
  return parts.join(", ");
}
