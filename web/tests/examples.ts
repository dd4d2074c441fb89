/** Real asks of every kind, and the facts of a match, made by tools/web_asks.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask } from "../src/lib/protocol.ts";

export interface Example<Position> {
  seat: string;
  ask: Ask;
  position: Position;
}

function generated(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, "generated", `${name}.json`), "utf-8"));
}

export function examplesOf<Position>(game: string): Record<string, Example<Position>> {
  return generated(`asks-${game}`) as Record<string, Example<Position>>;
}

/** Every kind of ask that the engine knows of the game, but those of chance. */
export function kindsOf(game: string): string[] {
  return generated(`kinds-${game}`) as string[];
}

/** As the server tells them. */
export function factsOf<Facts>(game: string): Facts {
  return generated(`facts-${game}`) as Facts;
}
