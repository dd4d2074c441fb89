/** The campaign: Hunt for the Ring, then the War of the Ring with what was won there. It is offered like a game. */
import type { Game, Table } from "./protocol.ts";

export const CAMPAIGN = "campaign";
export const HUNT = "hunt";
export const WAR = "wotr";
/** The option of the hunt that a campaign decides. */
export const DECIDED = "chapters";

/** The games on offer, and the campaign behind them if both of its games are there. */
export function withCampaign(games: readonly Game[]): Game[] {
  const hunt = games.find(({ id }) => id === HUNT);
  return hunt && games.some(({ id }) => id === WAR) ? [...games, { ...hunt, id: CAMPAIGN }] : [...games];
}

/** How far a campaign has come: the first chapter, the second, the war; each is over, in play, waits, or is to come. */
export type Stage = "over" | "now" | "waiting" | "to-come";

export function stages({ hunt, war }: { hunt: Table; war: Table | null }): Record<"first" | "second" | "war", Stage> {
  const at = (table: Table): Stage => (table.state === "over" ? "over" : table.state === "playing" ? "now" : "waiting");
  const ended = hunt.outcome?.details["chapter"];
  const second = hunt.part > 1 || ended === 2;
  return {
    first: second ? "over" : at(hunt),
    second: second ? at(hunt) : "to-come",
    war: war ? at(war) : "to-come",
  };
}
