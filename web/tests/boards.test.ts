import { describe, expect, test } from "vitest";
import type { CardFacts } from "../src/games/cards/facts.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { cardsOf, inOrder, ranges, roles, type ActiveLocation } from "../src/games/cards/saga.ts";
import { armyOf, isBusy, places, type WarView } from "../src/games/wotr/war.ts";
import { factsOf } from "./examples.ts";

describe("War of the Ring", async () => {
  const facts = factsOf<WarFacts>("wotr");
  const seen = {
    "free-peoples": { edoras: { "rohan-regular": 1, "rohan-elite": 1 } },
    shadow: { pelargir: { "southrons-regular": 4, nazgul: 2, "witch-king": 1 }, "helms-deep": { "isengard-elite": 3 } },
    inside: { "helms-deep": { "rohan-regular": 3, "rohan-leader": 1 } },
    captured: ["pelargir", "dol-amroth"],
    fellowship: { region: "rivendell", mordor: null },
  } as unknown as WarView;

  test("an army is told by peoples, then those who stand for themselves", () => {
    expect(armyOf(seen.shadow.pelargir ?? {}, facts)).toEqual({
      units: [{ nation: "southrons", counts: [4, 0, 0] }],
      others: [
        { figure: "nazgul", count: 2 },
        { figure: "witch-king", count: 1 },
      ],
    });
  });

  test("regions tell who stands there, who is besieged and who holds them", () => {
    const all = places(seen, facts);
    expect(all).toHaveLength(105);
    const busy = all.filter(isBusy).map(({ id }) => id);
    expect(busy.toSorted()).toEqual(["dol-amroth", "edoras", "helms-deep", "pelargir", "rivendell"]);
    const deep = all.find(({ id }) => id === "helms-deep");
    expect(deep?.forces.map(({ side, besieged }) => [side, besieged])).toEqual([
      ["shadow", false],
      ["free-peoples", true],
    ]);
    expect(all.find(({ id }) => id === "dol-amroth")?.captured).toBe("shadow");
  });
});

describe("The Card Game", async () => {
  const facts = factsOf<CardFacts>("cards");
  const place = (location: string, cards: string[] = []): ActiveLocation => ({
    location,
    cards,
    attack: 0,
    defence: 0,
    from: null,
  });

  test("the path comes first", () => {
    const order = inOrder([place("edoras"), place("bag-end"), place("moria")], facts);
    expect(order.map(({ location }) => location)).toEqual(["bag-end", "edoras", "moria"]);
  });

  test("a battleground is defended by its own side, a path by the Free Peoples", () => {
    expect(roles("moria", facts)).toEqual({ attacker: "free-peoples", defender: "shadow" });
    expect(roles("bag-end", facts)).toEqual({ attacker: "shadow", defender: "free-peoples" });
    expect(cardsOf(place("edoras", ["theoden", "saruman"]), "free-peoples", facts)).toEqual([{ card: "theoden" }]);
  });

  test("numbers of paths are told in runs", () => {
    expect(ranges([1, 2, 3, 5])).toBe("1–3, 5");
    expect(ranges([])).toBe("");
  });
});
