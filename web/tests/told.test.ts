/** What the terminal says of whole games, the page says alike. The file is made by tools/web_told.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameFacts } from "../src/lib/game.ts";
import type { Answer } from "../src/lib/protocol.ts";
import { Teller } from "../src/lib/telling.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { factsOf } from "./examples.ts";

interface Told {
  messages: { id: string; args: Record<string, unknown>; said: Record<string, string> }[];
  answers: { game: string; ask: string; answer: Answer; said: Record<string, string> }[];
}

const told = JSON.parse(readFileSync(join(import.meta.dirname, "generated/told.json"), "utf-8")) as Told;

describe.each(["en", "ru", "uk"])("%s", (language) => {
  const words = wordsOf(language, LOCALE);

  test("messages", () => {
    expect(told.messages.length).toBeGreaterThan(500);
    for (const { id, args, said } of told.messages) expect(words.say(id, args)).toBe(said[language]);
  });

  test.each(["wotr", "cards", "hunt"])("answers of %s", async (game) => {
    const teller = new Teller(words, game, factsOf<GameFacts>(game).forms);
    const own = told.answers.filter((one) => one.game === game);
    expect(own.length).toBeGreaterThan(200);
    for (const { ask, answer, said } of own) expect(teller.answer({ kind: ask }, answer)).toBe(said[language]);
  });
});
