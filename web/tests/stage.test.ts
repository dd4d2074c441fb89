/** The stage beside the board: it follows the log while others decide, and is in the present when somebody is asked. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { combatsOf, type Combat } from "../src/games/cards/combat.ts";
import { inWords, roundBefore, scenesOf, thisRound, type Scene } from "../src/games/wotr/story.ts";
import type { LogEntry } from "../src/lib/protocol.ts";
import type { LogScene } from "../src/lib/scenes.ts";
import { line, scene, within } from "./scenes.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { StagePlayer } from "../src/lib/stage.svelte.ts";

const BATTLE = scene("battle-4", { side: "shadow", how: "field", from_region: "umbar", region: "pelargir" });
const ROUND = (count: number, id = `round-${count}0`) =>
  within(
    [BATTLE, scene(id, { count })],
    line(count * 10, "log-wotr-combat-round", { count, region: "pelargir" }),
    line(count * 10 + 1, "log-wotr-lays-no-card", { seat: "shadow" }),
    line(count * 10 + 2, "log-wotr-combat-roll", { side: "shadow", roll: [6, count], amount: 0, need: 5, count: 1 }),
    line(count * 10 + 2, "log-wotr-combat-roll", { side: "free-peoples", roll: [1], amount: 0, need: 5, count: 0 }),
    line(count * 10 + 3, "log-wotr-eliminated", { region: "pelargir", figure: "gondor-regular", count: 1 }),
  );
const BEGIN = within(
  [BATTLE],
  line(4, "log-wotr-attacks", { side: "shadow", from_region: "umbar", region: "pelargir" }),
);
const HUNTED = (id: string) =>
  within(
    [scene(id, { cause: "move", region: "rivendell" })],
    line(50, "log-wotr-fellowship-moves", { count: 2 }),
    line(51, "log-wotr-hunt-roll", { roll: [6, 1], need: 6, count: 1, amount: 0 }),
    line(52, "log-wotr-tile-drawn", { tile: "1" }),
  );
const HUNT = HUNTED("hunt-50");
const STAYS = 1000;

const war = () => new StagePlayer<Scene>({ scenesOf, stays: () => STAYS, lasts: ({ kind }) => kind === "battle" });
/** A battle goes on, as long as nothing else is said. */
const feed = (
  player: StagePlayer<Scene>,
  log: readonly LogEntry[],
  asked: number | null,
  open: readonly LogScene[] = [BATTLE],
) => player.feed(log, asked, open);
const lastShown = (player: StagePlayer<Scene>) => player.current?.entry;

afterEach(() => {
  settings.set({ pace: "normal" });
  vi.unstubAllGlobals();
});

describe("a stage", () => {
  test("plays what comes line by line as long as nobody before it is asked", () => {
    const player = war();
    feed(player, [], null);
    feed(player, [...BEGIN, ...ROUND(1)], null);
    expect([player.open, player.pending, player.shown]).toEqual([true, true, null]);
    for (const entry of [...BEGIN, ...ROUND(1)]) {
      player.tick();
      expect(lastShown(player)).toEqual(entry);
    }
    expect([player.open, player.pending]).toEqual([true, false]);
  });

  test("is in the present as soon as something is asked", () => {
    const player = war();
    feed(player, BEGIN, null);
    feed(player, [...BEGIN, ...ROUND(1)], 99);
    expect([player.open, player.pending]).toEqual([true, false]);
    expect(lastShown(player)?.id).toBe("log-wotr-eliminated");
  });

  test("catches up when the ask comes after what it is about", () => {
    const player = war();
    const log = [...BEGIN, ...ROUND(1)];
    feed(player, BEGIN, null);
    feed(player, log, null);
    expect(player.pending).toBe(true);
    feed(player, log, 99);
    expect(player.pending).toBe(false);
  });

  test("is never behind by more than what came last", () => {
    const player = war();
    feed(player, BEGIN, null);
    feed(player, [...BEGIN, ...ROUND(1)], null);
    feed(player, [...BEGIN, ...ROUND(1), ...ROUND(2)], null);
    expect(lastShown(player)?.id).toBe("log-wotr-eliminated");
    player.tick();
    expect(lastShown(player)?.args).toMatchObject({ count: 2 });
  });

  test("leaves out scenes that others have followed already", () => {
    const player = war();
    feed(player, [], null);
    feed(player, [...BEGIN, ...ROUND(1), ...HUNT], null);
    expect(player.shown?.scene.kind).toBe("hunt");
    expect(player.shown?.steps).toHaveLength(1);
  });

  test("is in the present with less motion, and where all is wanted at once", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const calm = war();
    feed(calm, BEGIN, null);
    feed(calm, [...BEGIN, ...ROUND(1)], null);
    expect([calm.open, calm.pending, calm.wait()]).toEqual([true, false, null]);
    vi.unstubAllGlobals();
    settings.set({ pace: "at-once" });
    const once = war();
    feed(once, [], null);
    feed(once, [...BEGIN, ...ROUND(1)], null);
    expect([once.open, once.pending]).toEqual([true, false]);
  });

  test("plays no scene longer than six seconds: many steps are shorter", () => {
    const player = war();
    const log = [...BEGIN, ...ROUND(1), ...ROUND(2), ...ROUND(3)];
    feed(player, [], null);
    feed(player, log, null);
    let time = 0;
    for (player.tick(); player.pending; player.tick()) time += player.wait() ?? 0;
    time += STAYS * (6_000 / (log.length * STAYS));
    expect(log.length * STAYS).toBeGreaterThan(6_000);
    expect(time).toBeCloseTo(6_000);
  });

  test("does not show what was over once more before what is new", () => {
    const player = war();
    feed(player, HUNT, null, []);
    player.open = false;
    feed(player, [...HUNT, ...BEGIN], null);
    expect([player.open, player.shown?.scene.kind]).toEqual([true, "battle"]);
  });

  test("leaves time to read what came all at once, then closes", () => {
    const slow = war();
    const hunt = [...HUNT, { ...line(53, "log-wotr-moving-die"), scene: HUNT[0]?.scene ?? [] }];
    feed(slow, [], null);
    feed(slow, hunt, null);
    for (let step = 0; step < hunt.length; step++) slow.tick();
    const usual = slow.wait() ?? 0;
    const sudden = war();
    feed(sudden, [], null);
    feed(sudden, hunt, 99);
    expect(usual).toBeGreaterThan(0);
    expect(sudden.wait()).toBe(usual + hunt.length * STAYS);
    sudden.tick();
    expect(sudden.open).toBe(false);
  });

  test("goes when something is answered after its scene was over, not before it was there", () => {
    const player = war();
    const hunt = [...HUNT, { ...line(53, "log-wotr-moving-die"), scene: HUNT[0]?.scene ?? [] }];
    feed(player, [], 40);
    feed(player, hunt, null);
    const bot = [...hunt, line(54, "log-wotr-uses", { seat: "shadow", die: "army" })];
    feed(player, bot, 55);
    expect(player.open).toBe(true);
    feed(player, [...bot, line(55, "log-wotr-uses", { seat: "free-peoples", die: "army" })], 56);
    expect(player.open).toBe(false);
    feed(player, [...bot, line(55, "log-wotr-uses"), ...HUNTED("hunt-60")], 60);
    expect(player.open).toBe(true);
  });

  test("of the Card Game is in the present too", () => {
    const player = new StagePlayer<Combat>({ scenesOf: combatsOf, stays: () => STAYS, lasts: () => true });
    const FIGHT = scene("combat-3", { location: "weathertop" });
    const combat = within(
      [FIGHT],
      line(3, "log-cards-path-combat", { location: "weathertop", attack: 3, defence: 1 }),
      line(4, "log-cards-loss", { card: "a", count: 2 }),
    );
    player.feed([], null, [FIGHT]);
    player.feed(combat, 99, [FIGHT]);
    expect([player.open, player.pending, player.current?.left]).toEqual([true, false, 0]);
  });
});

describe("a battle", () => {
  test("is not told under the picture of the one before it", () => {
    const player = new StagePlayer<Combat>({ scenesOf: combatsOf, stays: () => STAYS, lasts: () => true });
    const combat = (at: number, location: string) =>
      within(
        [scene(`combat-${at}`, { location })],
        line(at, "log-cards-path-combat", { location, attack: 3, defence: 1 }),
        line(at + 1, "log-cards-path-lost", { location, count: 2 }),
      );
    const inn = combat(3, "inn-of-the-prancing-pony");
    player.feed([], null, []);
    player.feed(inn, null, []);
    player.skip();
    player.feed([...inn, ...combat(9, "weathertop")], null, []);
    expect(player.shown?.scene.location).toBe("weathertop");
    expect([player.shown?.steps.length, player.pending, player.wait()]).toEqual([1, true, STAYS]);
  });

  test("shows the last dice until new ones are thrown", () => {
    const battle = [...BEGIN, ...ROUND(1), ...ROUND(2).slice(0, 2)];
    const steps = scenesOf(battle)[0]?.steps ?? [];
    expect(thisRound(steps).map(({ kind }) => kind)).toEqual(["round", "line"]);
    expect(roundBefore(steps).map(({ entry }) => entry)).toEqual(ROUND(1));
    expect(roundBefore(scenesOf([...BEGIN, ...ROUND(1), ...ROUND(2)])[0]?.steps ?? [])).toEqual([]);
    expect(roundBefore(scenesOf([...BEGIN, ...ROUND(1).slice(0, 1)])[0]?.steps ?? [])).toEqual([]);
    // A written position tells of its round anew.
    expect(
      roundBefore(scenesOf([...BEGIN, ...ROUND(1).slice(0, 1), ...ROUND(1, "round-11").slice(0, 2)])[0]?.steps ?? []),
    ).toEqual([]);
  });

  test("tells in words what has no picture", () => {
    const [scene] = scenesOf([...BEGIN, ...ROUND(1)]);
    if (!scene) throw new Error("there is a battle");
    expect(inWords(scene, scene.steps).map(({ entry }) => entry.id)).toEqual([
      "log-wotr-attacks",
      "log-wotr-lays-no-card",
    ]);
  });
});

test("a scene is over when it is not open any more", () => {
  const over = (log: LogEntry[], ...open: LogScene[]) => scenesOf(log, open).map((scene) => scene.over);
  const [hunt] = HUNT[0]?.scene ?? [];
  if (!hunt) throw new Error("there is a hunt");
  expect(over([...BEGIN, ...ROUND(1)], BATTLE)).toEqual([false]);
  expect(over([...BEGIN, ...ROUND(1)])).toEqual([true]);
  expect(over([...BEGIN, ...ROUND(1), ...HUNT], hunt)).toEqual([true, false]);
  expect(
    over(
      within(
        [scene("phase-1", { phase: "action-roll" })],
        line(1, "log-wotr-rolls-action-dice", { side: "shadow", die: ["eye"] }),
      ),
    ),
  ).toEqual([true]);
  expect(over(within([scene("phase-1", { phase: "draw" })], line(1, "log-wotr-draws")))).toEqual([]);
});
