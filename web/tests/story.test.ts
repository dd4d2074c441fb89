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
import { lossesOf, marked, scenesOf, thisRound } from "../src/games/wotr/story.ts";
import { matches } from "../src/lib/lists.ts";

interface Told {
  logs: { game: string; seat: string; log: LogEntry[] }[];
}

const told = JSON.parse(readFileSync(join(import.meta.dirname, "generated/told.json"), "utf-8")) as Told;
const wars = told.logs.filter(({ game }) => game === "wotr");
const line = (index: number, id: string, args: Record<string, unknown> = {}, rule = ""): LogEntry => ({
  index,
  id,
  args,
  rule,
});

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

test("a battle that still goes on is open until something else begins", () => {
  const battle = [
    line(4, "log-wotr-attacks", { side: "shadow", from_region: "umbar", region: "pelargir" }),
    line(4, "log-wotr-combat-round", { count: 1, region: "pelargir" }),
  ];
  expect(scenesOf(battle).map(({ over }) => over)).toEqual([false]);
  expect(
    scenesOf([...battle, line(9, "log-wotr-uses", { seat: "shadow", die: "muster" })]).map(({ over }) => over),
  ).toEqual([true]);
});

test("a log that begins in the middle of a battle tells the battle", () => {
  const scenes = scenesOf([
    line(0, "log-wotr-combat-round", { count: 2, region: "pelargir" }),
    line(1, "log-wotr-lays-no-card", { seat: "free-peoples" }),
    line(2, "log-wotr-combat-roll", { side: "free-peoples", roll: [5, 2], amount: 0, need: 5, count: 1 }),
  ]);
  expect(scenes.map(({ kind, attacker, region }) => [kind, attacker, region])).toEqual([
    ["battle", "free-peoples", "pelargir"],
  ]);
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

  const log = [
    line(-1, "log-wotr-turn", { count: 1 }, "WR-TURN-01"),
    line(2, "log-wotr-you-draw", { card: "fp-char-01" }, "WR-CARD-02"),
    line(5, "log-wotr-uses", { seat: "shadow", die: "army" }, "WR-ACT-01"),
    line(
      6,
      "log-wotr-army-moves",
      { figure: "nazgul", count: 1, from_region: "umbar", region: "pelargir" },
      "WR-MOVE-02",
    ),
    line(7, "log-wotr-uses", { seat: "free-peoples", die: "character" }, "WR-ACT-01"),
    line(7, "log-wotr-fellowship-moves", { count: 1 }, "WR-FEL-11"),
    line(9, "log-wotr-turn", { count: 2 }, "WR-TURN-01"),
    line(12, "log-wotr-at-war", { nation: "gondor" }, "WR-POL-10"),
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
    expect(stations(CHRONICLE, log, "action")).toEqual([0, 6, 8, 10]);
  });

  test("knows what the others did since one decided last", () => {
    expect(missed(CHRONICLE, log, view, 4).map(({ id }) => id)).toEqual(["log-wotr-uses", "log-wotr-army-moves"]);
    expect(missed(CHRONICLE, log, view, 6)).toEqual([]);
  });
});
