/** What others do is told before one is asked: the queue, the pace, the guard of answers, walking back, the recap of many. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RETELLING as CARDS } from "../src/games/cards/retelling.ts";
import { CHRONICLE as CARDS_CHRONICLE } from "../src/games/cards/chronicle.ts";
import { CHRONICLE } from "../src/games/wotr/chronicle.ts";
import { RETELLING } from "../src/games/wotr/retelling.ts";
import { lastStanding, passagesOf, sentencesOf } from "../src/lib/passages.ts";
import { MOST, Playback, QUIET, TIMES, type Shot } from "../src/lib/playback.svelte.ts";
import type { LogEntry, View } from "../src/lib/protocol.ts";
import type { LogScene } from "../src/lib/scenes.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { guardClick, guardKey } from "../src/lib/skipping.ts";
import { line, scene, within } from "./scenes.ts";

const WAR = { chronicle: CHRONICLE, retelling: RETELLING };
const TURN = scene("turn-0", { count: 1 });
const acts = (at: number, seat: string, die: string) => scene(`action-${at}`, { seat, how: "die", die });
/** An army of the Shadow goes somewhere: the die, and two lines of figures. */
const march = (at: number, to = "north-ithilien"): LogEntry[] => {
  const way = { from_region: "minas-morgul", region: to };
  return within(
    [TURN, acts(at, "shadow", "army")],
    line(at, "log-wotr-uses", { seat: "shadow", die: "army" }),
    line(at, "log-wotr-army-moves", { ...way, figure: "sauron-regular", count: 5 }),
    line(at, "log-wotr-army-moves", { ...way, figure: "nazgul", count: 1 }),
  );
};
const hunted = (at: number): LogEntry[] =>
  within(
    [TURN, acts(at, "free-peoples", "character"), scene(`hunt-${at}`, { cause: "move", region: "rivendell" })],
    line(at, "log-wotr-fellowship-moves", { count: 1 }),
    line(at, "log-wotr-hunt-roll", { dice: [4, 5], amount: 0, count: 0 }),
    line(at, "log-wotr-hunt-fails", {}),
  );

const viewOf = (index: number, asked: string): View =>
  ({
    seat: "free-peoples",
    index,
    asks: [{ seat: asked, index, kind: "action" }],
    position: { at: index },
  }) as unknown as View;
const shot = (log: readonly LogEntry[], asked: string, open: readonly LogScene[] = []): Shot => ({
  seat: "free-peoples",
  view: viewOf(log.length, asked),
  aids: {},
  log,
  scene: open,
  goesOn: asked === "shadow",
});

let time = 0;
const pass = (by: number) => {
  time += by;
  vi.advanceTimersByTime(by);
};
const playback = (atOnce = false) =>
  new Playback({ tongue: () => WAR, decided: () => 9, atOnce: () => atOnce, now: () => time });
/** A table at which one is asked, and then decides. */
const sat = (atOnce = false) => {
  const played = playback(atOnce);
  played.feed(shot([], "free-peoples"));
  played.decide(9);
  return played;
};
const askOf = (played: Playback) => played.view?.asks.find(({ seat }) => seat === "free-peoples") ?? null;
const where = (played: Playback) => (played.view?.position as { at: number }).at;
const ids = (played: Playback) => played.spoken.flatMap(({ item }) => item.sentences.map(({ id }) => id));

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
});

afterEach(() => {
  vi.useRealTimers();
  settings.set({ pace: "normal" });
});

describe("what is told beside a scene", () => {
  test("is never ahead of what the scene has shown", () => {
    const played = sat();
    const log = [...march(10), ...hunted(12)];
    played.feed(shot(log, "free-peoples"));
    played.skip();
    const whole = played.items.flatMap(({ sentences }) => sentences.map(({ id }) => id));
    expect(whole).toContain("log-wotr-hunt-fails");
    played.upTo = 4;
    expect(played.said).toHaveLength(4);
    expect(played.log).toHaveLength(log.length);
    expect(played.items.flatMap(({ sentences }) => sentences.map(({ id }) => id))).not.toContain("log-wotr-hunt-fails");
    played.upTo = null;
    expect(played.items.flatMap(({ sentences }) => sentences.map(({ id }) => id))).toEqual(whole);
  });
});

describe("what happened", () => {
  test("before a decision that is taken back can be walked through once more", () => {
    const played = sat(true);
    const log = march(10);
    played.feed(shot(log, "free-peoples"));
    played.decide(14);
    const undo = [...log, line(15, "log-undo", { seat: "free-peoples", index: 14 })];
    played.feed(shot([...log, line(14, "log-wotr-passes", { seat: "free-peoples" })], "shadow"));
    played.feed(shot(undo, "free-peoples"));
    expect(played.items.flatMap(({ sentences }) => sentences.map(({ id }) => id))).toEqual(
      expect.arrayContaining(["log-wotr-army-moves", "log-undo"]),
    );
    expect(lastStanding([9, 14], 20, undo)).toBe(9);
    expect(lastStanding([9], 14, log)).toBe(14);
  });

  test("is cut into actions and what lies between them", () => {
    const begins = within([scene("turn-30", { count: 2 })], line(30, "log-wotr-turn", { count: 2 }));
    const found = passagesOf(WAR, [...march(10), ...march(12), ...begins]);
    expect(found.map(({ actor, entries }) => [actor, entries.length])).toEqual([
      ["shadow", 3],
      ["shadow", 3],
      ["", 1],
    ]);
  });

  test("is told by the die and one sentence for all figures that go the same way", () => {
    const [passage] = passagesOf(WAR, march(10));
    const told = sentencesOf(RETELLING, passage!);
    expect(told.map(({ id }) => id)).toEqual(["told-wotr-die", "log-wotr-army-moves"]);
    const regulars = Array.from({ length: 5 }, () => "sauron-regular");
    expect(told[1]?.args).toMatchObject({ figure: [...regulars, "nazgul"], count: 6 });
  });

  test("names nations that become active in one sentence, and keeps those apart that stand differently", () => {
    const [passage] = passagesOf(
      WAR,
      within(
        [TURN, acts(10, "shadow", "muster")],
        line(10, "log-wotr-enters", { character: "witch-king", region: "minas-morgul" }),
        line(10, "log-wotr-activated", { nation: "dwarves" }),
        line(10, "log-wotr-activated", { nation: "rohan" }),
        line(10, "log-wotr-advanced", { nation: "north", count: 2 }),
        line(10, "log-wotr-advanced", { nation: "elves", count: 1 }),
      ),
    );
    const told = sentencesOf(RETELLING, passage!);
    expect(told.map(({ args }) => args["nation"])).toEqual([
      undefined,
      undefined,
      ["dwarves", "rohan"],
      "north",
      "elves",
    ]);
    expect(told[1]?.moment).toBe("enters");
  });

  test("sums up a turn when the next begins, and a round when its points are counted", () => {
    const lost = within(
      [TURN, acts(20, "shadow", "army")],
      line(20, "log-wotr-eliminated", { figure: "gondor-regular", count: 2 }),
    );
    const begins = within([scene("turn-30", { count: 2 })], line(30, "log-wotr-turn", { count: 2 }));
    const before = [...hunted(9), ...march(10), ...lost];
    expect(RETELLING.sum(before, begins[0]!).map(({ id, args }) => [id, args])).toEqual([
      ["told-wotr-sum-dice", { free: 0, shadow: 1 }],
      ["told-wotr-sum-losses", { figure: ["gondor-regular", "gondor-regular"], count: 2 }],
      ["told-wotr-sum-progress", { count: 1 }],
    ]);
    const round = scene("round-1", { count: 1 });
    const combat = within(
      [round, scene("combat-5", { location: "lorien" })],
      line(5, "log-cards-battleground-combat", { location: "lorien", attack: 3, defence: 2 }),
      line(5, "log-cards-loss", { card: "treebeard", count: 1 }),
      line(5, "log-cards-card-eliminated", { card: "treebeard" }),
      line(5, "log-cards-battleground-won", { location: "lorien", side: "free-peoples", count: 2 }),
    );
    const points = within(
      [round, scene("phase-6", { phase: "victory" })],
      line(6, "log-cards-points", { free: 3, shadow: 3 }),
    );
    expect(CARDS.sum(combat, points[0]!).map(({ id, args }) => [id, args])).toEqual([
      ["told-cards-sum-combat", { location: "lorien", attack: 3, defence: 3 }],
      ["log-cards-battleground-won", { location: "lorien", side: "free-peoples", count: 2 }],
      ["told-cards-sum-losses", { card: ["treebeard"] }],
    ]);
    const none = within(
      [round, scene("combat-7", { location: "helms-deep" })],
      line(5, "log-cards-battleground-combat", { location: "helms-deep", attack: 0, defence: 2 }),
    );
    expect(CARDS.sum(none, points[0]!)[0]?.args).toEqual({ location: "helms-deep", attack: 0, defence: 0 });
    expect(passagesOf({ chronicle: CARDS_CHRONICLE, retelling: CARDS }, [...combat, ...points])).toHaveLength(2);
  });
});

describe("others act", () => {
  test("and it is told on the board as it was, before one is asked on the board as it is", () => {
    const played = sat();
    played.feed(shot(march(10), "free-peoples"));
    expect(played.current?.moves).toEqual([
      {
        from: "region:minas-morgul",
        to: "region:north-ithilien",
        side: "shadow",
        things: { "sauron-regular": 5, nazgul: 1 },
      },
    ]);
    expect([where(played), askOf(played), played.log.length]).toEqual([0, null, 3]);
    expect(played.motion.lifted.has("die:shadow:army")).toBe(true);
    expect(played.motion.marked.size, "nothing has a moment of its own").toBe(0);
    pass(TIMES.move);
    expect([where(played), askOf(played)]).toEqual([3, null]);
    pass(TIMES.rest);
    expect(played.behind).toBe(false);
    expect(askOf(played)).not.toBeNull();
  });

  test("one after the other, in order", () => {
    const played = sat();
    const [first, second] = [march(10), march(12, "osgiliath")];
    played.feed(shot(first, "shadow"));
    played.feed(shot([...first, ...second], "free-peoples"));
    expect(played.log).toHaveLength(3);
    pass(TIMES.move + TIMES.rest);
    expect(played.log).toHaveLength(6);
    expect(played.current?.moves[0]?.to).toBe("region:osgiliath");
    pass(TIMES.move + TIMES.rest);
    expect(played.behind).toBe(false);
    expect(ids(played)).toEqual(["told-wotr-die", "log-wotr-army-moves", "told-wotr-die", "log-wotr-army-moves"]);
  });

  test("and what bots have only begun waits until it is whole, though not for ever", () => {
    const played = sat();
    const log = march(10);
    const open = [TURN, acts(10, "shadow", "army")];
    played.feed(shot(log.slice(0, 1), "shadow", open));
    played.feed(shot(log.slice(0, 2), "shadow", open));
    expect([played.current, played.behind, where(played)]).toEqual([null, true, 0]);
    played.feed(shot(log, "free-peoples"));
    expect(played.current?.to).toBe(3);
    played.skip();
    const more = within(
      open,
      line(12, "log-wotr-army-moves", { from_region: "umbar", region: "pelargir", figure: "nazgul", count: 1 }),
    );
    played.feed(shot([...log, ...more], "shadow", open));
    expect(played.current).toBeNull();
    pass(TIMES.gather);
    expect(played.current?.moves[0]?.to).toBe("region:pelargir");
  });

  test("and a die alone is nothing to tell", () => {
    const played = sat();
    const log = march(10).slice(0, 1);
    played.feed(shot(log, "shadow", [TURN, acts(10, "shadow", "army")]));
    pass(TIMES.gather);
    expect([played.behind, where(played)]).toEqual([false, 1]);
  });

  test.each([
    ["slow", 1.6],
    ["normal", 1],
    ["fast", 0.5],
  ] as const)("at the pace %s", (pace, factor) => {
    settings.set({ pace });
    const played = sat();
    played.feed(shot(march(10), "free-peoples"));
    pass((TIMES.move + TIMES.rest) * factor - 1);
    expect(played.behind).toBe(true);
    pass(1);
    expect(played.behind).toBe(false);
  });

  test("and what matters has a moment of its own, longer and marked where it is", () => {
    const played = sat();
    const war = within([TURN, acts(10, "shadow", "muster")], line(10, "log-wotr-at-war", { nation: "isengard" }));
    played.feed(shot(war, "free-peoples"));
    expect([...played.motion.marked]).toEqual(["nation:isengard"]);
    pass(TIMES.plain + TIMES.moment - 1);
    expect(played.behind).toBe(true);
  });

  test("at once where nobody wants to wait: one is asked, and sentences and traces are there", () => {
    const played = sat(true);
    played.feed(shot([...march(10), ...march(12, "osgiliath")], "free-peoples"));
    expect(askOf(played)).not.toBeNull();
    expect(played.traces.map(({ to }) => to)).toEqual(["region:north-ithilien", "region:osgiliath"]);
    expect(ids(played)).toHaveLength(4);
    expect(played.guarded).toBe(false);
  });

  test("and if more than six actions wait, the oldest are told together", () => {
    const played = sat();
    const log = Array.from({ length: MOST + 3 }, (_, place) => march(10 + 2 * place)).flat();
    played.feed(shot(log, "free-peoples"));
    expect(played.current?.passages).toHaveLength(3);
    pass(TIMES.together);
    expect(played.current?.passages).toHaveLength(1);
    expect(played.items, "each can still be looked at by itself").toHaveLength(4);
    for (let rest = 0; rest < MOST; rest++) pass(TIMES.move + TIMES.rest);
    expect(played.behind).toBe(false);
  });

  test("a pause holds what is told until one goes on", () => {
    const played = sat();
    played.feed(shot(march(10), "free-peoples"));
    played.pause();
    pass(60_000);
    expect(played.current).not.toBeNull();
    played.pause();
    expect(played.behind).toBe(false);
  });

  test("what was taken back, or seen from another seat, is shown as it is", () => {
    const played = sat();
    played.feed(shot(march(10), "free-peoples"));
    played.feed(shot([], "free-peoples"));
    expect([played.behind, played.log.length]).toEqual([false, 0]);
    played.feed({ ...shot(march(10), "shadow"), seat: "shadow" });
    expect(played.behind).toBe(false);
  });
});

describe("what I did myself", () => {
  test("is not played, unless dice spoke and others went on", () => {
    const played = sat();
    const mine = within(
      [TURN, acts(9, "free-peoples", "army-muster")],
      line(9, "log-wotr-advanced", { nation: "gondor", count: 1 }),
    );
    played.feed(shot(mine, "shadow"));
    expect(played.behind).toBe(false);
    const other = sat();
    other.feed(shot(hunted(9), "free-peoples"));
    expect(other.behind, "what is asked is about the present").toBe(false);
  });

  test("is seen before what came after it, and never replaced by it", () => {
    const played = sat();
    played.feed(shot(hunted(9), "shadow"));
    expect(played.current?.passages[0]?.actor).toBe("free-peoples");
    played.feed(shot([...hunted(9), ...march(10)], "free-peoples"));
    expect(played.log).toHaveLength(3);
    played.next();
    expect(played.current?.passages[0]?.actor).toBe("shadow");
    played.next();
    expect(played.items.map(({ mine }) => mine)).toEqual([true, false]);
    expect(played.traces, "one's own way needs no trace").toHaveLength(1);
  });
});

describe("since my last decision", () => {
  test("everything can be walked through, and played again", () => {
    const played = sat();
    played.feed(shot([...march(10), ...march(12, "osgiliath")], "free-peoples"));
    played.skip();
    expect([played.place, played.items.length]).toEqual([1, 2]);
    played.walk(-1);
    played.walk(-1);
    expect(played.place).toBe(0);
    played.repeat();
    expect(played.motion.moves[0]?.to).toBe("region:north-ithilien");
    expect(played.behind, "nothing waits for it").toBe(false);
    pass(TIMES.move + TIMES.rest);
    expect(played.motion.moves).toEqual([]);
    played.walk(1);
    expect(played.place).toBe(1);
  });

  test("whoever has not decided yet begins with what he finds", () => {
    const played = new Playback({ tongue: () => WAR, decided: () => null, atOnce: () => true, now: () => time });
    played.feed({ ...shot(march(10), "shadow"), view: viewOf(11, "shadow") });
    expect([played.items.length, played.traces.length]).toEqual([1, 0]);
    played.feed(shot([...march(10), ...march(12, "osgiliath")], "free-peoples"));
    expect(played.traces.map(({ to }) => to)).toEqual(["region:osgiliath"]);
  });

  test("traces lie on the board until I decide again", () => {
    const played = sat();
    const log = march(10);
    played.feed(shot(log, "free-peoples"));
    played.skip();
    expect(played.traces).toHaveLength(1);
    played.decide(20);
    expect([played.traces, played.items.length], "what was told last can still be read").toEqual([[], 1]);
    const mine = within(
      [TURN, acts(20, "free-peoples", "event")],
      line(20, "log-wotr-passes", { seat: "free-peoples" }),
    );
    played.feed(shot([...log, ...mine], "shadow"));
    expect(played.traces).toEqual([]);
  });
});

describe("a key or a click that skips", () => {
  beforeEach(() => vi.stubGlobal("Element", class {}));
  afterEach(() => vi.unstubAllGlobals());

  /** As much of an event as is looked at. */
  const press = (played: Playback, code = "") => {
    const swallowed = vi.fn();
    const event = { code, target: null, preventDefault: swallowed, stopPropagation: () => undefined };
    if (code) guardKey(played, event as unknown as KeyboardEvent);
    else guardClick(played, event as unknown as MouseEvent);
    return swallowed.mock.calls.length > 0;
  };

  test.each(["Space", "Enter", "Digit1", "Numpad3"])("answers nothing: %s", (code) => {
    const played = sat();
    played.feed(shot([...march(10), ...march(12)], "free-peoples"));
    expect(press(played, code)).toBe(true);
    expect(played.behind).toBe(false);
    pass(QUIET - 1);
    expect(press(played, code)).toBe(true);
  });

  test("leads on, and ten clicks a second never get through", () => {
    const played = sat();
    played.feed(shot([...march(10), ...march(12)], "free-peoples"));
    for (let click = 0; click < 30; click++) {
      expect(press(played)).toBe(true);
      pass(100);
    }
    expect(played.behind).toBe(false);
    pass(QUIET);
    expect([press(played), press(played, "Space")]).toEqual([false, false]);
  });

  test("is what it always is where nothing is told, and other keys are never taken", () => {
    const played = sat();
    expect(press(played)).toBe(false);
    played.feed(shot(march(10), "free-peoples"));
    expect(press(played, "KeyB")).toBe(false);
  });

  test("for a while after something was told by itself it is still no answer", () => {
    const played = sat();
    played.feed(shot(march(10), "free-peoples"));
    pass(TIMES.move + TIMES.rest);
    expect(played.behind).toBe(false);
    expect(press(played)).toBe(true);
    pass(QUIET);
    expect(press(played)).toBe(false);
  });
});
