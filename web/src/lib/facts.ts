/**
 * What is printed on board and cards of a match. A table names the digest of its facts, and what bears a digest never
 * changes: it is fetched once, and the browser keeps it. An expansion or a pack has facts, and so a digest, of its own.
 */
import { api } from "./api.ts";
import type { GameFacts } from "./game.ts";
import { games } from "./games.svelte.ts";
import type { Table } from "./protocol.ts";

const fetched = new Map<string, Promise<GameFacts>>();
/** By game, what was last wanted at a table. */
const latest = new Map<string, string>();

function fetchOnce(game: string, digest: string): Promise<GameFacts> {
  let facts = fetched.get(digest);
  if (!facts) {
    facts = api.facts(game, digest);
    facts.catch(() => fetched.delete(digest));
    fetched.set(digest, facts);
  }
  return facts;
}

/** The facts of a table; the module of its game is there, too, when they come. */
export async function factsAt({ game, facts: digest }: Pick<Table, "game" | "facts">): Promise<GameFacts> {
  latest.set(game, digest);
  const [facts] = await Promise.all([fetchOnce(game, digest), games.load(game)]);
  return facts;
}

/** The facts for somebody who reads about a game: those of the table one comes from, else those of a usual match. */
export async function usualFacts(game: string): Promise<GameFacts> {
  const digest = latest.get(game) ?? (await api.games()).find(({ id }) => id === game)?.facts ?? "";
  return fetchOnce(game, digest);
}
