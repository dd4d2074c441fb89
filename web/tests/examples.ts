/** Real asks of every kind, made by tools/web_asks.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ask } from "../src/lib/protocol.ts";

export interface Example<Position> {
  seat: string;
  ask: Ask;
  position: Position;
}

export function examplesOf<Position>(game: string): Record<string, Example<Position>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, `generated/asks-${game}.json`), "utf-8")) as Record<string, Example<Position>>;
}
