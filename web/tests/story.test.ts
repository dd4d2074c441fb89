/** Scenes and chapters made from the logs of whole games (tools/web_told.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filtered, isOwn, NO_FILTER, stations, topicOf, turnsOf, type Filter } from "../src/lib/chronicle.ts";
import { CHRONICLE } from "../src/games/wotr/chronicle.ts";
import { games } from "../src/lib/games.svelte.ts";
import { missed } from "../src/lib/away.ts";
import type { LogEntry, View } from "../src/lib/protocol.ts";
import { nextStop, shownAt } from "../src/lib/scenes.ts";
import { lossesOf, marked, numberOf, scenesOf, thisRound } from "../src/games/wotr/story.ts";
import { line, scene, within } from "./scenes.ts";
import { matches } from "../src/lib/lists.ts";

interface Told {
  logs: { game: string; seat: string; log: LogEntry[] }[];
}

const told = JSON.parse(readFileSync(join(import.meta.dirname, "generated/told.json"), "utf-8")) as Told;
const wars = told.logs.filter(({ game }) => game === "wotr");

describe.each(wars)("the log of the $seat", ({ log }) => {
  const scenes = scenesOf(log);
  const steps = scenes.flatMap((scene) => scene.steps);

  test("every battle, hunt and roll is in one scene, once", () => {
    const shown =
      /^log-wotr-(attacks|assaults|sortie|relieves|combat-round|combat-roll|leader-reroll|extra-attack|combat-card|hunt-roll|hunt-re-roll|tile-drawn|rolls-action-dice|card-dice)$/;
    const wanted = log.flatMap(({ id }, at) => (shown.test(id) ? [at] : []));
    const places = steps.map(({ at }) => at);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((at) => !places.includes(at))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("a battle begins with the attack and tells who attacks", () => {
    const battles = scenes.filter(({ kind }) => kind === "battle");
    expect(battles.length).toBeGreaterThan(5);
    for (const { steps, attacker, attackers, region, from } of battles) {
      expect(steps[0]?.entry.id).toMatch(/^log-wotr-(attacks|assaults|sortie|relieves)$/);
      expect(["free-peoples", "shadow"]).toContain(attacker);
      expect(Object.keys(attackers).length).toBeGreaterThan(0);
      expect([region, from].every(Boolean)).toBe(true);
    }
  });

  test("as many dice are marked as the line counts", () => {
    for (const step of steps) {
      if (step.kind !== "roll" || step.hits === null) continue;
      expect(step.dice.filter(({ counts }) => counts)).toHaveLength(step.hits);
      const hit = step.dice.flatMap(({ face, counts }) => (counts ? [Number(face)] : []));
      const missed = step.dice.flatMap(({ face, counts }) => (counts ? [] : [Number(face)]));
      if (hit.length && missed.length) expect(Math.min(...hit)).toBeGreaterThan(Math.max(...missed));
    }
  });

  test("step by step one comes to the end of every scene", () => {
    let count = 0;
    const seen: number[] = [];
    for (let next = nextStop(scenes, count); next !== null; next = nextStop(scenes, count)) {
      count = next;
      const shown = shownAt(scenes, count);
      seen.push(shown?.steps.at(-1)?.at ?? -1);
    }
    expect(seen).toEqual(steps.map(({ at }) => at));
  });

  test("only the last scene can be open", () => {
    expect(scenes.slice(0, -1).every(({ over }) => over)).toBe(true);
  });

  test("losses of a round are those told in it", () => {
    for (const scene of scenes.filter(({ kind }) => kind === "battle")) {
      const round = thisRound(scene.steps);
      const lost = lossesOf(round).reduce((sum, { count }) => sum + count, 0);
      const told = round.reduce(
        (sum, { entry }) =>
          sum +
          (entry.id === "log-wotr-eliminated" ? Number(entry.args.count) : Number(entry.id === "log-wotr-reduced")),
        0,
      );
      expect(lost).toBe(told);
    }
  });
});

test("the highest dice count", () => {
  expect(marked([3, 6, 6, 5], 2)).toEqual([
    { face: 3, counts: false },
    { face: 6, counts: true },
    { face: 6, counts: true },
    { face: 5, counts: false },
  ]);
  expect(marked([3], null)).toEqual([{ face: 3, counts: null }]);
});

describe("a battle", () => {
  const action = scene("action-3", { seat: "shadow", how: "die", die: "army" });
  const battle = scene("battle-4", { side: "shadow", how: "field", from_region: "umbar", region: "pelargir" });
  const fought = [
    ...within([action], line(3, "log-wotr-uses", { seat: "shadow", die: "army" })),
    ...within(
      [action, battle],
      line(4, "log-wotr-attacks", { side: "shadow", from_region: "umbar", region: "pelargir" }),
    ),
    ...within(
      [action, battle, scene("round-4", { count: 1 })],
      line(4, "log-wotr-combat-round", { count: 1, region: "pelargir" }),
    ),
  ];

  test("is over when its scene is", () => {
    expect(scenesOf(fought, [action, battle]).map(({ over }) => over)).toEqual([false]);
    expect(scenesOf(fought, [action]).map(({ over }) => over)).toEqual([true]);
  });

  test("has every line that the engine tells in it, also one that nobody here has heard of", () => {
    const log = [
      ...fought,
      ...within([action, battle, scene("round-4", { count: 1 })], line(5, "log-wotr-dragons-come", { count: 3 })),
      ...within([action], line(6, "log-wotr-dragons-go")),
    ];
    const [only, ...others] = scenesOf(log);
    expect(others).toEqual([]);
    expect(only?.steps.map(({ kind, entry }) => [kind, entry.id])).toEqual([
      ["line", "log-wotr-attacks"],
      ["round", "log-wotr-combat-round"],
      ["line", "log-wotr-dragons-come"],
    ]);
    expect(thisRound(only?.steps ?? []).map(({ entry }) => entry.id)).toEqual([
      "log-wotr-combat-round",
      "log-wotr-dragons-come",
    ]);
    expect(log.map((entry) => topicOf(CHRONICLE, entry))).toEqual([null, "battle", "battle", "battle", null]);
  });

  test("that a log begins in the middle of tells who attacks whom", () => {
    const round = scene("round-0", { count: 2 });
    const scenes = scenesOf(
      within(
        [battle, round],
        line(1, "log-wotr-combat-roll", { side: "shadow", roll: [5, 2], amount: 0, need: 5, count: 1 }),
      ),
      [battle, round],
    );
    expect(scenes.map(({ kind, attacker, region, over }) => [kind, attacker, region, over])).toEqual([
      ["battle", "shadow", "pelargir", false],
    ]);
    expect(numberOf(scenes[0]?.steps ?? [])).toBe(2);
  });

  test("interrupts the card that it is of", () => {
    const card = scene("card-3", { seat: "shadow", card: "sh-str-10" });
    const log = within(
      [action, card],
      line(3, "log-wotr-plays", { card: "sh-str-10" }),
      ...within([battle], line(4, "log-wotr-attacks")),
      line(8, "log-wotr-card-dice", { card: "sh-str-10", dice: [4] }),
    );
    expect(scenesOf(log).map(({ key, kind, card }) => [key, kind, card])).toEqual([
      ["battle-4", "battle", ""],
      ["card-3/2", "card", "sh-str-10"],
    ]);
  });
});

describe("the chronicle", () => {
  test.each(told.logs)("of $game by the $seat loses no line", async ({ game, log }) => {
    const turns = turnsOf((await games.load(game)).chronicle, log);
    const lines = turns.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(lines + turns.filter(({ head }) => head).length).toBe(log.length);
    expect(turns.length).toBeGreaterThan(3);
  });

  test.each(told.logs)("of $game by the $seat knows what most lines are about", async ({ game, log }) => {
    const { chronicle } = await games.load(game);
    const about = new Set(log.map((entry) => topicOf(chronicle, entry)));
    expect(about.size).toBeGreaterThan(2);
    expect(log.filter((entry) => chronicle.spotsOf(entry).length).length).toBeGreaterThan(log.length / 4);
  });

  const turns = [scene("turn-0", { count: 1 }), scene("turn-10", { count: 2 })] as const;
  const acts = (id: string, seat: string) => scene(id, { seat, how: "die" });
  const log = [
    ...within(
      [turns[0]],
      line(-1, "log-wotr-turn", { count: 1 }, "WR-TURN-01"),
      ...within(
        [scene("phase-0", { phase: "draw" })],
        line(2, "log-wotr-you-draw", { card: "fp-char-01" }, "WR-CARD-02"),
      ),
      ...within(
        [acts("action-5", "shadow")],
        line(5, "log-wotr-uses", { seat: "shadow", die: "army" }, "WR-ACT-01"),
        line(
          6,
          "log-wotr-army-moves",
          { figure: "nazgul", count: 1, from_region: "umbar", region: "pelargir" },
          "WR-MOVE-02",
        ),
      ),
      ...within(
        [acts("action-7", "free-peoples")],
        line(7, "log-wotr-uses", { seat: "free-peoples", die: "character" }, "WR-ACT-01"),
        ...within(
          [scene("hunt-8", { cause: "move", region: "rivendell" })],
          line(7, "log-wotr-fellowship-moves", { count: 1 }, "WR-FEL-11"),
        ),
      ),
    ),
    ...within(
      [turns[1]],
      line(9, "log-wotr-turn", { count: 2 }, "WR-TURN-01"),
      line(12, "log-wotr-at-war", { nation: "gondor" }, "WR-POL-10"),
    ),
  ];
  const view = { seat: "free-peoples", position: {} } as View;
  const found = (filter: Partial<Filter>) =>
    filtered(
      turnsOf(CHRONICLE, log),
      { ...NO_FILTER, ...filter },
      (actor) => isOwn(CHRONICLE, view, actor),
      ({ id }) => id,
      matches,
    ).flatMap(({ lines }) => lines.map(({ entry }) => entry.id));

  test("is filtered by subject, by whose action it was, and by words", () => {
    expect(found({})).toHaveLength(6);
    expect(found({ topics: new Set(["hunt", "politics"]) })).toEqual(["log-wotr-fellowship-moves", "log-wotr-at-war"]);
    expect(found({ whose: "theirs" })).toEqual(["log-wotr-uses", "log-wotr-army-moves"]);
    expect(found({ whose: "mine" })).toEqual(["log-wotr-you-draw", "log-wotr-uses", "log-wotr-fellowship-moves"]);
    expect(found({ typed: "army WR-MOVE" })).toEqual(["log-wotr-army-moves"]);
  });

  test("points at the board", () => {
    expect(log.map(CHRONICLE.spotsOf)).toEqual([
      [], ["card:fp-char-01"], [], ["region:umbar", "region:pelargir"], [], ["fellowship"], [], ["nation:gondor"],
    ]); // prettier-ignore
  });

  test("has stations where turns and actions begin", () => {
    expect(stations(CHRONICLE, log, "turn")).toEqual([0, 10]);
    expect(stations(CHRONICLE, log, "action")).toEqual([0, 3, 6, 8, 10]);
  });

  test("knows what the others did since one decided last", () => {
    expect(missed(CHRONICLE, log, view, 4).map(({ id }) => id)).toEqual(["log-wotr-uses", "log-wotr-army-moves"]);
    expect(missed(CHRONICLE, log, view, 6)).toEqual([]);
  });
});
