/** What a new table can be: options with their defaults, and the seats that follow from them. */
import type { CardFacts, GameFacts } from "./facts.ts";
import type { Game, Json, SeatWish } from "./protocol.ts";

/** The options of a game as they are if nothing is chosen. */
export function defaults(game: Game): Json {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** The numbers of players that these options allow. */
export function numbers(game: Game, options: Json, facts: GameFacts): number[] {
  const scenario = scenarioOf(options, facts);
  return Object.keys(scenario ? scenario.seats : game.players).map(Number);
}

/** The seats of a table with these options and so many players. */
export function seatsOf(game: Game, options: Json, players: number, facts: GameFacts): string[] {
  const scenario = scenarioOf(options, facts);
  return scenario?.seats[String(players)] ?? game.players[String(players)]?.seats ?? [];
}

/** One's own seat, bots on the others: a quick match. */
export function againstBots(seats: readonly string[], mine: string, bot: string): Record<string, SeatWish> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : (`bot:${bot}` as const)]));
}

/** What is sent: only what differs from the defaults, and the number of players where there is a choice. */
export function chosenOptions(game: Game, options: Json, players: number, facts: GameFacts): Json {
  const usual = defaults(game);
  const changed = Object.entries(options).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(usual[id]));
  const several = Object.keys(game.players).length > 1 || numbers(game, options, facts).length > 1;
  return { ...Object.fromEntries(changed), ...(several ? { players } : {}) };
}

/** The Card Game is played in scenarios, each with its own seats. */
function scenarioOf(options: Json, facts: GameFacts): CardFacts["scenarios"][string] | undefined {
  return typeof options.scenario === "string" ? (facts as Partial<CardFacts>).scenarios?.[options.scenario] : undefined;
}
