import { describe, expect, test } from "vitest";
import { candidates, endsOf, type BattleOdds } from "../src/games/wotr/odds.ts";
import { games } from "../src/lib/games.svelte.ts";
import { marginOf, pointsOf, spreadOf, toldShare } from "../src/lib/odds.ts";
import type { Answer, Ask } from "../src/lib/protocol.ts";
import { speech } from "../src/lib/speech.svelte.ts";

const ask = (kind: string, options?: Answer[]): Ask => ({
  index: 3,
  seat: "shadow",
  kind,
  window: false,
  prompt: { id: "ask", args: {}, rule: "" },
  ...(options ? { options } : {}),
});

describe("odds are offered", () => {
  test("for every answer of a battle or a hunt", () => {
    const options = [{ kind: "press" }, { kind: "cease" }];
    expect(candidates(ask("press", options), null)).toEqual(options.map((answer) => ({ answer })));
  });

  test("for what has been put together", () => {
    const given = { kind: "attackers", figures: { nazgul: 2 } };
    expect(candidates(ask("attackers"), given)).toEqual([{ answer: given }]);
    expect(candidates(ask("attackers"), null)).toEqual([]);
  });

  test("only for the risky answers of other asks, and not where nothing is rolled", () => {
    const move = { kind: "move-fellowship" };
    expect(candidates(ask("die", [move, { kind: "separate" }]), null)).toEqual([{ answer: move }]);
    expect(candidates(ask("muster", [{ kind: "muster" }]), null)).toEqual([]);
  });

  test("for a move of the Fellowship before a die is chosen, to the side that moves it", () => {
    const intent = { kind: "move-fellowship" };
    expect(candidates({ ...ask("action", []), seat: "free-peoples" }, null)).toEqual([{ intent, to: "die" }]);
    expect(candidates(ask("action", []), null)).toEqual([]);
  });

  test("in the Card Game for the round as it stands", async () => {
    const { odds } = await games.load("cards");
    expect(odds?.candidates(ask("action", []), null)).toEqual(["as-it-stands"]);
  });
});

test("the ends of a battle go from the attacker's best to his worst, without what never happened", () => {
  const ends = { lost: 0.2, destroyed: 0.5, ceased: 0.3 };
  expect(endsOf({ ends } as BattleOdds).map(({ id }) => id)).toEqual(["destroyed", "ceased", "lost"]);
});

describe("a share that was sampled", () => {
  test("says how sure it is by the interval of Wilson", () => {
    // 62 of 100: from 0.522 to 0.709; nothing in 100: up to 0.037; half of 400: 0.451 to 0.549.
    expect(marginOf(0.62, 100)).toBeCloseTo(0.0979, 3);
    expect(marginOf(0, 100)).toBeCloseTo(0.037, 3);
    expect(marginOf(0.5, 400)).toBeCloseTo(0.0488, 3);
  });

  test("is told in whole points, rounded up, also where it never or always happened", () => {
    expect([pointsOf(0.5, 400), pointsOf(0, 400), pointsOf(1, 400)]).toEqual([5, 1, 1]);
  });

  test("is told in plain words, exact ones without a margin, and never as certain", async () => {
    await speech.learn("cards");
    expect([toldShare(0.62, 400), toldShare(0.62, 0)]).toEqual(["about 62%, give or take 5", "62%"]);
    expect([toldShare(1, 400), toldShare(0, 400)]).toEqual(["over 99%", "under 1%"]);
  });

  test("has a margin that shrinks with the samples and is nothing where the share is exact", () => {
    expect(marginOf(0.3, 100)).toBeGreaterThan(marginOf(0.3, 400));
    expect(marginOf(0.3, 0)).toBe(0);
  });
});

describe("a spread", () => {
  test("has a bar for every number up to the highest", () => {
    expect(spreadOf({ "0": 0.5, "2": 0.5 })).toEqual([
      { id: "0", share: 0.5 },
      { id: "1", share: 0 },
      { id: "2", share: 0.5 },
    ]);
    expect(spreadOf({})).toEqual([{ id: "0", share: 0 }]);
  });

  test("puts what is beyond into its last bar, and healing into the first", () => {
    expect(spreadOf({ "-1": 0.25, "2": 0.25, "9": 0.5 }, 2)).toEqual([
      { id: "0", share: 0.25 },
      { id: "1", share: 0 },
      { id: "2+", share: 0.75 },
    ]);
  });
});
