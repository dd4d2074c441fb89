import { describe, expect, test, vi } from "vitest";
import type { LogEntry, Moment, Replay, Table, View } from "../src/lib/protocol.ts";
import { CHRONICLE } from "../src/games/wotr/chronicle.ts";
import { eyesOf, ReplayStore } from "../src/lib/replay.svelte.ts";
import { line, scene, within } from "./scenes.ts";
import { addressOf, placeOf } from "../src/lib/route.svelte.ts";

/** A game of 100 answers, of which every tenth was taken back. */
const LINE = Array.from({ length: 100 }, (_, index) => index).filter((index) => index % 10 !== 9);
const LOG: LogEntry[] = [
  ...within(
    [scene("turn-0", { count: 1 })],
    line(-1, "log-wotr-turn", { count: 1 }),
    ...within([scene("action-10")], line(10, "log-wotr-uses")),
    ...within([scene("action-17")], line(17, "log-wotr-uses")),
  ),
  ...within([scene("turn-41", { count: 2 })], line(40, "log-wotr-turn", { count: 2 })),
];

function store() {
  const piece = vi.fn(async (from: number, count: number): Promise<Replay> => {
    const indices = LINE.filter((index) => index >= from).slice(0, count);
    const moments = indices.map((index): Moment => ({
      index,
      view: { index } as View,
      log: LOG.filter((entry) => entry.index === index - 1),
      scene: [],
    }));
    return { seat: "shadow", index: 99, line: LINE, from, moments };
  });
  return { replay: new ReplayStore({ piece, log: async () => LOG }, CHRONICLE), piece };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a replay", () => {
  test("begins at a moment, and at the next one if that was taken back", async () => {
    const { replay } = store();
    await replay.start(19);
    expect([replay.index, replay.moment?.index]).toEqual([20, 20]);
    expect(replay.told.map(({ index }) => index)).toEqual([-1, 10, 17]);
  });

  test("begins at the end if nothing else is asked for", async () => {
    const { replay } = store();
    await replay.start(null);
    await settled();
    expect([replay.index, replay.moment?.index]).toEqual([98, 98]);
  });

  test("goes by answers, actions and turns, forwards and backwards", async () => {
    const { replay } = store();
    await replay.start(0);
    const visited: number[] = [];
    for (const [stride, by] of [
      ["answer", 1],
      ["action", 1],
      ["action", 1],
      ["action", 1],
      ["turn", -1],
      ["turn", 1],
      ["turn", 1],
      ["answer", -1],
    ] as const) {
      replay.step(stride, by);
      visited.push(replay.index);
    }
    expect(visited).toEqual([1, 11, 18, 41, 0, 41, 98, 97]);
  });

  test("fetches what it comes to, one piece at a time, and nothing twice", async () => {
    const { replay, piece } = store();
    await replay.start(0);
    for (let place = 0; place < 89; place++) replay.go(place);
    await settled();
    expect(replay.moment?.index).toBe(LINE[88]);
    expect(piece.mock.calls.length).toBeLessThanOrEqual(3);
    const calls = piece.mock.calls.length;
    replay.go(3);
    await settled();
    expect(piece.mock.calls.length).toBe(calls);
  });

  test("plays to the end and stops there", async () => {
    const { replay } = store();
    await replay.start(90);
    replay.play();
    for (let steps = 0; replay.playing && steps < 20; steps++) {
      expect(replay.wait()).toBeGreaterThan(0);
      replay.go(replay.place + 1);
      await settled();
    }
    expect([replay.playing, replay.index]).toEqual([false, 98]);
  });

  test("says what went wrong", async () => {
    const replay = new ReplayStore({ piece: () => Promise.reject(new Error("no")), log: async () => [] }, CHRONICLE);
    await replay.start(0);
    expect(replay.failed).toBeInstanceOf(Error);
    expect(replay.ready).toBe(false);
  });
});

describe("eyes", () => {
  const table = (state: string, mine: string[], options = {}, onlookers: object | null = null) =>
    ({ state, mine, options, onlookers, seats: { "free-peoples": {}, shadow: {} } }) as unknown as Table;

  test.each([
    ["one's own while it is played", table("playing", ["shadow"]), ["shadow"]],
    ["a spectator's for who only watches", table("playing", []), ["spectator"]],
    [
      "all secrets for who only watches, if all agree and a day has passed",
      table("playing", [], {}, { agreed: ["shadow"], waiting: [], until: 12 }),
      ["spectator", "referee"],
    ],
    ["no secrets before", table("playing", [], {}, { agreed: [], waiting: ["shadow"], until: null }), ["spectator"]],
    ["none for who plays", table("playing", ["shadow"], {}, { agreed: [], waiting: [], until: 12 }), ["shadow"]],
    ["a spectator's for two at one screen", table("playing", ["free-peoples", "shadow"]), ["spectator"]],
    [
      "both where hands are open",
      table("playing", ["free-peoples", "shadow"], { "open-hands": true }),
      ["free-peoples", "shadow"],
    ],
    ["all afterwards, one's own first", table("over", ["shadow"]), ["shadow", "free-peoples", "spectator", "referee"]],
    ["all afterwards", table("over", []), ["referee", "free-peoples", "shadow", "spectator"]],
  ])("%s", (_, where, eyes) => {
    expect(eyesOf(where)).toEqual(eyes);
  });
});

describe("a link to a moment", () => {
  test.each([
    { page: "replay", id: "k3Zt", at: 17, seat: "shadow" },
    { page: "replay", id: "k3Zt", at: null, seat: null },
    { page: "table", id: "k3Zt" },
  ] as const)("%j leads where it came from", (place) => {
    expect(placeOf(addressOf(place))).toEqual(place);
  });

  test("with nonsense leads to the beginning of it", () => {
    expect(placeOf("#/table/k3Zt/replay?at=x")).toEqual({ page: "replay", id: "k3Zt", at: null, seat: null });
  });
});
