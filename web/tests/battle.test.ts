import { describe, expect, test } from "vitest";
import { begunAs, hostsOf, waysOut } from "../src/games/wotr/battle.ts";
import { endOf, fallOf, type Scene, type Step } from "../src/games/wotr/story.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import type { Battle, WarView } from "../src/games/wotr/war.ts";

const FACTS = {
  regions: {
    "minas-tirith": { settlement: "stronghold", fortification: false },
    osgiliath: { settlement: null, fortification: true },
    folde: { settlement: null, fortification: false },
  },
  figures: {
    "gondor-regular": { side: "free-peoples", nation: "gondor", rank: "regular" },
    "gondor-elite": { side: "free-peoples", nation: "gondor", rank: "elite" },
    "gondor-leader": { side: "free-peoples", nation: "gondor", rank: "leader" },
    "sauron-regular": { side: "shadow", nation: "sauron", rank: "regular" },
    nazgul: { side: "shadow", nation: null, rank: "nazgul" },
    "witch-king": { side: "shadow", nation: null, rank: "character" },
  },
  characters: { "witch-king": { leadership: 2 } },
} as unknown as WarFacts;

const SEEN = {
  "free-peoples": { osgiliath: { "gondor-regular": 1 } },
  shadow: {},
  inside: { "minas-tirith": { "gondor-regular": 2, "gondor-elite": 1, "gondor-leader": 1 } },
} as unknown as WarView;

const battle = (given: Partial<Battle>): Battle => ({
  kind: "field",
  attacker: "shadow",
  origin: "south-ithilien",
  place: "osgiliath",
  attackers: { "sauron-regular": 2, nazgul: 2, "witch-king": 1 },
  ...given,
});

test("WR-BTL-14: who leads is told apart from the units, with the leadership of each", () => {
  const [attacker] = hostsOf(SEEN, battle({}), FACTS);
  expect(attacker.units).toEqual(["sauron-regular", "sauron-regular"]);
  expect(attacker.captains).toEqual([
    { figure: "nazgul", count: 2, leadership: 1, cancelled: false },
    { figure: "witch-king", count: 1, leadership: 2, cancelled: false },
  ]);
});

test("WR-CHR-03: what Gandalf the White has cancelled counts no more, neither that of the Nazgûl nor his own", () => {
  const inside = { "minas-tirith": { "gondor-leader": 1, "gandalf-the-white": 1 } };
  const seen = { ...SEEN, inside } as unknown as WarView;
  const fought = battle({ kind: "assault", place: "minas-tirith", extra: ["white-rider"] });
  const [attacker, defender] = hostsOf(seen, fought, FACTS);
  expect(attacker.captains.map(({ cancelled }) => cancelled)).toEqual([true, true]);
  expect(defender.captains.map(({ figure, cancelled }) => [figure, cancelled])).toEqual([
    ["gondor-leader", false],
    ["gandalf-the-white", true],
  ]);
});

test("a battle that has only begun has its armies, from the lines of who attacks", () => {
  const shown = {
    how: "assault",
    attacker: "shadow",
    from: "minas-tirith",
    region: "minas-tirith",
    attackers: { "sauron-regular": 2 },
  } as unknown as Scene;
  const [attacker, defender] = hostsOf(SEEN, begunAs(shown)!, FACTS);
  expect([attacker.units.length, attacker.need, defender.units.length]).toEqual([2, 6, 3]);
  expect(begunAs({ ...shown, attackers: {} })).toBeNull();
});

test("WR-BTL-33, WR-SIEGE-21: how a battle ended is found once it is over, and not before", () => {
  const step = (id: string) => ({ at: 0, kind: "line", entry: { id } }) as unknown as Step;
  const steps = ["log-wotr-combat-roll", "log-wotr-assault-over", "log-wotr-draws"].map(step);
  const fight = { kind: "battle", over: true } as Scene;
  expect(endOf(fight, steps)?.entry.id).toBe("log-wotr-assault-over");
  expect(endOf({ ...fight, over: false }, steps)).toBeUndefined();
  expect(endOf({ ...fight, kind: "hunt" }, steps)).toBeUndefined();
});

test("WR-SIEGE-15: an assault is on those inside, and its attackers need a 6 in every round", () => {
  const [attacker, defender] = hostsOf(SEEN, battle({ kind: "assault", place: "minas-tirith", number: 3 }), FACTS);
  expect(defender.units).toEqual(["gondor-elite", "gondor-regular", "gondor-regular"]);
  expect([attacker.need, defender.need]).toEqual([6, 5]);
});

test("WR-BTL-36: a fortification has walls in the first round only, open land never", () => {
  const needs = [{ number: 1 }, { number: 2 }, { number: 1, place: "folde" }].map(
    (given) => hostsOf(SEEN, battle(given), FACTS)[0].need,
  );
  expect(needs).toEqual([6, 5, 5]);
});

test("WR-CAP-01: the fall of a settlement is found among the lines of a battle", () => {
  const step = (id: string) => ({ at: 0, kind: "line", entry: { id } }) as unknown as Step;
  expect(fallOf([step("log-wotr-ceases")])).toBeUndefined();
  expect(fallOf([step("log-wotr-captured"), step("log-wotr-ceases")])?.entry.id).toBe("log-wotr-captured");
});

describe("who may end a battle the engine says, and the scene tells", () => {
  const ways = (given: Partial<NonNullable<WarView["ways-out"]>>, of: Partial<Battle> = {}) => {
    const told = { cease: true, prolong: [], withdraw: false, retreat: [], ...given };
    const ids = waysOut({ ...SEEN, "ways-out": told }, battle(of));
    return ids.map((side) => side.map(({ id }) => id.replace("web-battle-", "")));
  };

  test("WR-BTL-31, WR-BTL-34: the attacker may cease; the defender may retreat where a region is free", () => {
    expect(ways({ retreat: ["folde"] })).toEqual([["may-cease"], ["may-retreat"]]);
    expect(ways({})).toEqual([["may-cease"], ["no-retreat"]]);
  });

  test("an attacker whom a card drives on cannot cease", () => {
    expect(ways({ cease: false, retreat: ["folde"] })).toEqual([["must-press"], ["may-retreat-at-once"]]);
  });

  test("WR-SIEGE-01: who defends a stronghold may withdraw into it", () => {
    expect(ways({ withdraw: true })[1]).toEqual(["may-withdraw", "no-retreat"]);
  });

  test("WR-SIEGE-16: an assault ends, unless it is prolonged; those inside cannot retreat", () => {
    const assault = { kind: "assault", place: "minas-tirith" } as const;
    expect(ways({ cease: false, prolong: ["sauron-elite"] }, assault)).toEqual([
      ["assault-ends", "may-prolong"],
      ["shut-in"],
    ]);
    expect(ways({ cease: false }, { ...assault, number: 1, rounds: 3 })[0]).toEqual(["assault-until"]);
  });

  test("a battle that is decided has no way out any more", () => {
    expect(waysOut(SEEN, battle({}))).toEqual([[], []]);
  });
});
