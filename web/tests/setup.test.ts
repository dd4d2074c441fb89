import { describe, expect, test } from "vitest";
import { matches, tally, typeset } from "../src/lib/lists.ts";
import type { Game } from "../src/lib/protocol.ts";
import { addressOf, placeOf } from "../src/lib/route.svelte.ts";
import { againstBots, chosenOptions, defaults, numbers, seatsOf, undoSettings } from "../src/lib/setup.ts";
import { preferred } from "../src/lib/speech.svelte.ts";

const TWO = { seats: ["free-peoples", "shadow"], sides: {} };
const CARDS: Game = {
  id: "cards",
  facts: "",
  version: 1,
  players: { "2": TWO, "3": { seats: ["frodo", "shadow", "aragorn"], sides: {} }, "4": { seats: [], sides: {} } },
  options: [
    { id: "scenario", type: "choice", default: "trilogy", choices: ["trilogy", "duel"] },
    { id: "promos", type: "bool", default: false },
  ],
  seatings: {
    scenario: {
      trilogy: {
        "2": TWO.seats,
        "3": ["frodo", "shadow", "aragorn"],
        "4": ["frodo", "witch-king", "aragorn", "saruman"],
      },
      "duel-3": { "3": ["free-peoples", "witch-king", "saruman"] },
    },
  },
  bots: ["rules"],
  bot: "rules",
  starts: [],
  levels: [],
};
const WOTR: Game = { ...CARDS, id: "wotr", players: { "2": TWO }, options: [], seatings: {} };

describe("a new table", () => {
  test("has the seats of its scenario", () => {
    expect(numbers(CARDS, { scenario: "trilogy" })).toEqual([2, 3, 4]);
    expect(numbers(CARDS, { scenario: "duel-3" })).toEqual([3]);
    expect(seatsOf(CARDS, { scenario: "trilogy" }, 4)).toEqual(["frodo", "witch-king", "aragorn", "saruman"]);
    expect(seatsOf(WOTR, {}, 2)).toEqual(["free-peoples", "shadow"]);
  });

  test("says only what was chosen", () => {
    expect(chosenOptions(CARDS, { ...defaults(CARDS), promos: true }, 2)).toEqual({ promos: true, players: 2 });
    expect(chosenOptions(WOTR, {}, 2)).toEqual({});
  });

  test("has the usual undo first, and consent only where somebody else may give it", () => {
    expect(undoSettings(["me", "bot:rules"])).toEqual(["practice", "never"]);
    expect(undoSettings(["me", "me"])).toEqual(["practice", "never"]);
    expect(undoSettings(["bot:rules", "open"])).toEqual(["practice", "never"]);
    expect(undoSettings(["me", "open"])).toEqual(["never", "consent", "practice"]);
    expect(undoSettings(["open", "open"])[0]).toBe("never");
    expect(undoSettings(["bot:rules", "bot:rules"])).toEqual(["never"]);
  });

  test("against bots has one person", () => {
    expect(againstBots(["a", "b", "c"], "b", "rules")).toEqual({ a: "bot:rules", b: "me", c: "bot:rules" });
  });
});

test("the language is the one that was chosen, else the browser's, else English", () => {
  expect(preferred("uk", ["ru-RU"])).toBe("uk");
  expect(preferred(null, ["de-AT", "ru-RU", "en"])).toBe("ru");
  expect(preferred("xx", ["de"])).toBe("en");
});

test("an address leads to its place and back", () => {
  expect(placeOf(addressOf({ page: "table", id: "k3Zt-9a_" }))).toEqual({ page: "table", id: "k3Zt-9a_" });
  expect(placeOf("")).toEqual({ page: "start" });
  expect(placeOf("#/table/../x")).toEqual({ page: "start" });
});

test("what is typed is found in any order and case", () => {
  expect(matches("Minas Tirith", "TIR min")).toBe(true);
  expect(matches("Minas Tirith", "morgul")).toBe(false);
  expect(tally(["a", "b", "a"])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("numbers stay with their words", () => {
  expect(typeset("Orc × 2, hits: 1.")).toBe("Orc\u00a0×\u00a02, hits:\u00a01.");
  expect(typeset("at 12: 30 orcs")).toBe("at 12: 30 orcs");
});
