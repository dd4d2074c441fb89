/** The first game of each kind: what it is, and where it was left. The browser remembers which table it is. */
import { games } from "./games.svelte.ts";
import type { NewTable, SeatWish, Table } from "./protocol.ts";

const KEPT = "thirdage.first";

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

class First {
  #tables = $state.raw<Readonly<Record<string, string>>>(kept());

  /** The first game that goes on, among one's own tables. */
  at(game: string, mine: readonly Table[]): Table | null {
    return mine.find(({ id, state }) => id === this.#tables[game] && state !== "over") ?? null;
  }

  /** Whether this table is a first game. */
  is(table: string): boolean {
    return Object.values(this.#tables).includes(table);
  }

  /** A first game has begun. */
  keep(game: string, table: string): void {
    this.#tables = { ...this.#tables, [game]: table };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#tables));
    } catch {
      // Then it is only among the other tables.
    }
  }
}

export const first = new First();

/** The table of a first game: the easiest level on the other seat. */
export function firstTable(game: string, seat: string, seats: readonly string[], easiest: string): NewTable {
  const { start, options } = games.shelf(game)?.first ?? {};
  const placed = seats.map((one): [string, SeatWish] => [one, one === seat ? "me" : `bot:${easiest}`]);
  return {
    game,
    seats: Object.fromEntries(placed),
    listed: false,
    ...(start === undefined ? {} : { start }),
    ...(options === undefined ? {} : { options }),
  };
}
