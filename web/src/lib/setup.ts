/** What a new table can be: options with their defaults, and the seats that follow from them. */
import type { Game, Json, SeatWish, UndoSetting } from "./protocol.ts";

/** The options of a game as they are if nothing is chosen. */
export function defaults(game: Game): Json {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** The seats by number of players; what is chosen for some options changes who sits there. */
function seating(game: Game, options: Json): Record<string, string[]> {
  const chosen = Object.entries(game.seatings).map(([option, choices]) => choices[String(options[option])]);
  const usual = Object.entries(game.players).map(([number, { seats }]) => [number, seats] as const);
  return chosen.find((found) => found !== undefined) ?? Object.fromEntries(usual);
}

/** The numbers of players that these options allow. */
export function numbers(game: Game, options: Json): number[] {
  return Object.keys(seating(game, options)).map(Number);
}

/** The seats of a table with these options and so many players. */
export function seatsOf(game: Game, options: Json, players: number): string[] {
  return seating(game, options)[String(players)] ?? [];
}

/** One's own seat, bots on the others: a quick match. */
export function againstBots(seats: readonly string[], mine: string, bot: string): Record<string, SeatWish> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : (`bot:${bot}` as const)]));
}

/** What may be chosen of undo behind dice, the usual first; consent only where there may be somebody else to give it. */
export function undoSettings(wishes: readonly SeatWish[]): UndoSetting[] {
  const people = wishes.filter((wish) => wish === "open").length + (wishes.includes("me") ? 1 : 0);
  if (people > 1) return ["never", "consent", "practice"];
  return people ? ["practice", "never"] : ["never"];
}

/** What is sent: only what differs from the defaults, and the number of players where there is a choice. */
export function chosenOptions(game: Game, options: Json, players: number): Json {
  const usual = defaults(game);
  const changed = Object.entries(options).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(usual[id]));
  const several = Object.keys(game.players).length > 1 || numbers(game, options).length > 1;
  return { ...Object.fromEntries(changed), ...(several ? { players } : {}) };
}

/** The side of a seat. */
export function sideOf(game: Game, seat: string): string {
  const all = Object.values(game.players).flatMap(({ sides }) => Object.entries(sides));
  return all.find(([, seats]) => seats.includes(seat))?.[0] ?? "";
}

/** Numbers of players as they are told: "2", "2–4". */
export function playersOf(numbers: readonly string[]): string {
  const all = numbers.map(Number);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? String(low) : `${low}–${high}`;
}
