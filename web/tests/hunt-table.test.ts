/** What the table of Hunt for the Ring makes of views and logs. The games are played by tools/web_told.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANDS } from "../src/art/lands.ts";
import { drawn, kindOf, pictureOf } from "../src/games/hunt/emblems.ts";
import { daysOf } from "../src/games/hunt/ending.ts";
import type { HuntFacts } from "../src/games/hunt/facts.ts";
import type { HuntView } from "../src/games/hunt/hunt.ts";
import { ledgerOf } from "../src/games/hunt/ledger.ts";
import { cellsOf, seesLog } from "../src/games/hunt/log.ts";
import { isReadable, sightOf } from "../src/games/hunt/looks.ts";
import { candidates } from "../src/games/hunt/odds.ts";
import { huntScenes } from "../src/games/hunt/questions.ts";
import { CHRONICLE } from "../src/games/hunt/chronicle.ts";
import { RETELLING } from "../src/games/hunt/retelling.ts";
import { passagesOf, sentencesOf, since } from "../src/lib/passages.ts";
import type { LogEntry, View } from "../src/lib/protocol.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { examplesOf, factsOf } from "./examples.ts";

const facts = factsOf<HuntFacts>("hunt");
const examples = Object.entries(examplesOf<HuntView>("hunt"));
const { logs } = JSON.parse(readFileSync(join(import.meta.dirname, "generated/told.json"), "utf-8")) as {
  logs: { game: string; log: LogEntry[] }[];
};
const log = logs.find(({ game }) => game === "hunt")?.log ?? [];
const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9.\s-]+$/;

describe("cards", () => {
  const ids = [...Object.keys(facts.cards), ...Object.keys(facts.companions)];

  test("each has a picture of its own before a land that is there", () => {
    for (const id of ids) {
      const { emblem, land } = pictureOf(id, facts);
      expect(drawn(id), id).toBe(true);
      expect(emblem, id).toMatch(PATH);
      expect(LANDS[land], id).toBeDefined();
    }
  });

  test.each(["en", "ru", "uk"])("each is told in %s, copies alike", (language) => {
    const words = wordsOf(language, LOCALE);
    for (const id of Object.keys(facts.cards)) expect(words.knows(`text-${kindOf(id)}`), id).toBe(true);
    for (const id of Object.keys(facts.companions)) expect(words.knows(`text-companion-${id}`), id).toBe(true);
  });
});

describe.each(examples)("%s", (_, { seat, position }) => {
  test("shows the log to the Ring-bearer alone", () => {
    expect(seesLog(position)).toBe(seat === "ring-bearer" && (position.chapter === 1 || position.journey !== null));
  });

  test("the log has as many entries as the movement track tells", () => {
    if (!seesLog(position)) return;
    const cells = cellsOf(position, facts);
    expect(cells.filter(({ state }) => state === "now").map(({ at }) => at)).toEqual([position.track]);
    if (position.chapter === 1 && position.start !== null)
      expect(cells.filter(({ at, shown }) => at > 0 && shown)).toHaveLength(position.track);
  });

  test("what lies open can be read", () => {
    const view = { seat, asks: [], position } as unknown as View<HuntView>;
    for (const { id } of ledgerOf(position, seat)) {
      expect(isReadable(id, facts), id).toBe(true);
      expect(sightOf(id, view, facts)?.title, id).toBeTruthy();
    }
  });
});

test("each question is compared once, whatever die pays for it", () => {
  const { ask } = examplesOf<HuntView>("hunt")["hunt-nazgul-turn"] as (typeof examples)[number][1];
  const [first, ...plans] = candidates(ask);
  expect(first).toBe("as-it-stands");
  const kinds = plans.map((plan) => (typeof plan === "object" && "answer" in plan ? plan.answer.kind : ""));
  expect(kinds).toContain("search");
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThan(1);
});

describe("a whole game", () => {
  const scenes = huntScenes(log);

  test("every question has its answer in the same scene", () => {
    const questions = scenes.filter(({ kind }) => kind === "question");
    expect(questions.length).toBeGreaterThan(10);
    for (const { steps, over } of questions.slice(0, -1)) {
      expect(over).toBe(true);
      expect(steps[0]?.kind).toBe("asked");
      expect(steps.length, steps[0]?.entry.id).toBeGreaterThan(1);
    }
  });

  test("as many are asked as the log tells", () => {
    const asked = log.filter(({ id }) => /^log-hunt-(searches|hunts|perceives-)/.test(id));
    const told = scenes.filter(({ steps }) => /^log-hunt-(searches|hunts|perceives-)/.test(steps[0]?.entry.id ?? ""));
    expect(told).toHaveLength(asked.length);
    expect(daysOf(log).reduce((sum, day) => sum + day.asked, 0)).toBe(asked.length);
  });

  test("a ride goes from where the Nazgûl stood", () => {
    const at = new Map<unknown, unknown>();
    for (const entry of log) {
      if (entry.id === "log-hunt-places") at.set(entry.args.nazgul, entry.args.space);
      if (entry.id !== "log-hunt-nazgul-moves" && entry.id !== "log-hunt-nazgul-driven") continue;
      const [move] = RETELLING.movesOf(entry);
      expect(move).toMatchObject({ from: `space:${String(at.get(entry.args.nazgul))}` });
      at.set(entry.args.nazgul, entry.args.space);
    }
    expect(at.size).toBe(4);
  });

  test("a card that is played is shown, and stays to be read", () => {
    const plays = log.filter(({ id }) => /^log-hunt-plays-/.test(id));
    expect(plays.length).toBeGreaterThan(0);
    for (const entry of plays) {
      const card = String(entry.args.card);
      expect(RETELLING.movesOf(entry)).toEqual([{ from: null, to: `card:${card}`, things: { [card]: 1 } }]);
      expect(RETELLING.reading?.(entry)).toBeGreaterThan(1000);
    }
  });

  test("a day that is over is summed up", () => {
    const second = log.findIndex(({ id, args }) => id === "log-hunt-day" && args.count === 2);
    const sum = RETELLING.sum(log.slice(0, second), log[second] as LogEntry);
    expect(sum.map(({ id }) => id)).toContain("told-hunt-sum-track");
    expect(sum.map(({ id }) => id)).toContain("told-hunt-sum-asked");
  });

  test("a turn of several actions is told action by action", () => {
    const passages = passagesOf({ chronicle: CHRONICLE, retelling: RETELLING }, log);
    const acts = /^log-hunt-(plays-|searches|hunts|perceives-|nazgul-moves|records|moves|rests)/;
    for (const { entries } of passages) {
      const kinds = new Set(entries.filter(({ id }) => acts.test(id)).map(({ id }) => id));
      expect(kinds.size, entries.map(({ id }) => id).join(" ")).toBeLessThan(2);
    }
    const played = passages.filter(({ entries }) => entries.some(({ id }) => id === "log-hunt-plays-sorcery"));
    expect(played.length).toBeGreaterThan(0);
    for (const { entries } of played) expect(entries[0]?.id, "with its die").toBe("log-hunt-uses-dice");
    expect(passages.flatMap(({ entries }) => entries)).toEqual(log);
  });

  test("what was set up before a decision is no news after it", () => {
    const passages = passagesOf({ chronicle: CHRONICLE, retelling: { ...RETELLING, begins: undefined } }, log);
    const [first] = passages;
    const decided = first?.entries.at(-1)?.index ?? 0;
    expect(decided).toBeGreaterThan(first?.entries[0]?.index ?? 0);
    const [left] = since(passages, decided);
    expect(left?.entries.every(({ index }) => index >= decided)).toBe(true);
    expect(log[left?.at ?? 0]).toBe(left?.entries[0]);
  });

  test("the night has a moon, the day a sun", () => {
    const moments = (phase: string) =>
      passagesOf(
        { chronicle: CHRONICLE, retelling: RETELLING },
        log.filter(({ id, args }) => id === "log-hunt-phase" && args.phase === phase),
      ).flatMap((passage) => sentencesOf(RETELLING, passage).map(({ moment }) => moment));
    expect(new Set(moments("night"))).toEqual(new Set(["night"]));
    expect(new Set(moments("first-day-phase"))).toEqual(new Set(["turn"]));
  });
});
