import { describe, expect, test } from "vitest";
import { LANDS } from "../src/art/lands.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { drawn, pictureOf } from "../src/games/wotr/pictures.ts";
import { factsOf } from "./examples.ts";

const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9e.\s-]+$/;
const base = factsOf<WarFacts>("wotr");
const kings = factsOf<WarFacts>("kings");

describe.each([
  ["War of the Ring", base, 96],
  ["Kings of Middle-earth", kings, 104],
] as const)("pictures of %s", (_, facts, least) => {
  const cards = Object.keys(facts.cards);
  const people = Object.keys(facts.characters);

  test("every event card and character has one of its own before a land that is there", () => {
    expect(cards.length).toBeGreaterThanOrEqual(least);
    for (const id of [...cards, ...people]) {
      const picture = pictureOf(id, facts);
      expect(drawn(id), id).toBe(true);
      expect(picture?.emblem, id).toMatch(PATH);
      if (picture?.seal) expect(picture.seal, id).toMatch(PATH);
      expect(LANDS[picture?.land ?? "plains"], id).toBeDefined();
    }
  });

  test("no two cards have the same, and no two characters", () => {
    const seen = (ids: string[]) =>
      ids.map((id) => {
        const { emblem = "", seal = "", land = "" } = pictureOf(id, facts) ?? {};
        return [emblem, seal, land].join("|");
      });
    // A card that takes the place of another has its picture: the two are never in one game.
    const alone = cards.filter((id) => !cards.includes(`km-${id}`));
    expect(new Set(seen(alone)).size).toBe(alone.length);
    expect(new Set(seen(people)).size).toBe(people.length);
  });

  test("the ground is that of the deck", () => {
    const grounds = new Map<string, Set<string>>();
    for (const [id, { deck }] of Object.entries(facts.cards))
      grounds.set(deck, (grounds.get(deck) ?? new Set()).add(pictureOf(id, facts)?.colour ?? ""));
    expect([...grounds.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(new Set([...grounds.values()].flatMap((one) => [...one])).size).toBe(4);
  });

  test("who is in no pack of facts has none", () => {
    expect(pictureOf("nobody", facts)).toBeNull();
  });
});
