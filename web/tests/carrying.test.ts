/** Drag and drop, by real asks of both games: it answers what touches would, and nothing else. */
import { describe, expect, test } from "vitest";
import type { CardFacts } from "../src/games/cards/facts.ts";
import type { SagaView } from "../src/games/cards/saga.ts";
import { cardSpots } from "../src/games/cards/spots.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { warSpots } from "../src/games/wotr/spots.ts";
import type { WarView } from "../src/games/wotr/war.ts";
import { Asking } from "../src/lib/asker.svelte.ts";
import type { Asked, SpotTable } from "../src/lib/asking.svelte.ts";
import { TABLE } from "../src/lib/carrying.ts";
import type { Answer, Ask, Json, View } from "../src/lib/protocol.ts";
import { Teller } from "../src/lib/telling.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { examplesOf, factsOf } from "./examples.ts";

class Somebody implements Asked {
  readonly id = "table";
  readonly table = { undo_setting: "practice" } as const;
  readonly watching = false;
  readonly seat: string;
  ask: Ask | null;
  answering = false;
  answers: Answer[] = [];

  constructor(seat: string, ask: Ask) {
    this.seat = seat;
    this.ask = ask;
  }

  answer(answer: Answer): void {
    this.answers.push(answer);
    this.answering = true;
  }

  takeBack(): boolean {
    return false;
  }
}

function sits(somebody: Somebody, spots: () => SpotTable, game: string, forms: WarFacts["forms"], possible = true) {
  const teller = new Teller(wordsOf("en", LOCALE), game, forms);
  const asked: Json[] = [];
  const why = { id: "reason-wotr-not-adjacent", args: {}, rule: "WR-MOVE-02", text: "" };
  const asking = new Asking(
    somebody,
    () => ({ spots: spots(), teller }),
    async (_, __, intent) => {
      asked.push(intent);
      return possible ? { possible } : { possible, reason: why };
    },
  );
  asking.begin();
  return { asking, asked, somebody };
}

const wars = examplesOf<WarView>("wotr");
const war = factsOf<WarFacts>("wotr");
const sagas = examplesOf<SagaView>("cards");
const saga = factsOf<CardFacts>("cards");

function atWar(kind: string, possible = true) {
  const { seat, ask, position } = wars[kind]!;
  return sits(new Somebody(seat, ask), () => warSpots(position, war, seat), "wotr", war.forms, possible);
}

function atCards(kind: string) {
  const { seat, ask, position } = sagas[kind]!;
  const view = { seat, asks: [ask], position } as unknown as View<SagaView>;
  return sits(new Somebody(seat, ask), () => cardSpots(view, saga), "cards", saga.forms);
}

describe("an army", () => {
  const move = wars["move-army"]!.ask.options!.find(({ kind }) => kind === "move-army") as Answer;
  const { side } = { side: wars["move-army"]!.seat };
  const army = `army:${String(move.from_region)}:${side}`;

  test("goes where the offer says, and only those places are lit", () => {
    const { asking, somebody } = atWar("move-army");
    expect(asking.wishes.mayCarry(army)).toBe(true);
    asking.wishes.lift(army);
    const offered = somebody.ask!.options!.filter((one) => one.from_region === move.from_region);
    const regions = [...asking.lit].filter((spot) => spot.startsWith("region:"));
    expect(regions.toSorted()).toEqual(offered.map((one) => `region:${String(one.region)}`).toSorted());
    asking.wishes.put(army, `region:${String(move.region)}`);
    expect(somebody.answers).toEqual([move]);
  });

  test("that is put back leaves all as it was", () => {
    const { asking, somebody } = atWar("move-army");
    const before = [...asking.lit];
    asking.wishes.lift(army);
    asking.wishes.carried = "";
    expect([...asking.lit]).toEqual(before);
    expect(asking.way).toEqual([]);
    expect(somebody.answers).toEqual([]);
  });

  test("that cannot go there is told why, and answers nothing", async () => {
    const { asking, asked, somebody } = atWar("move-army", false);
    asking.wishes.put(army, "region:minhiriath");
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([{ kind: "move-army", from_region: move.from_region, region: "minhiriath" }]);
    expect(asking.told?.reason?.rule).toBe("WR-MOVE-02");
    expect(somebody.answers).toEqual([]);
  });

  test("what is not one's own is not lifted", () => {
    const { asking } = atWar("move-army");
    const other = side === "shadow" ? "free-peoples" : "shadow";
    const strange = Object.keys(wars["move-army"]!.position[other]).map((region) => `army:${region}:${other}`);
    expect(strange.filter((spot) => asking.wishes.mayCarry(spot))).toEqual([]);
  });

  test("attacks in two asks, if all of it is possible", async () => {
    const { asking, asked, somebody } = atWar("attack-from");
    const first = somebody.ask!.options![0]!;
    const target = wars["attack-target"]!.ask.options![0]!;
    const { seat } = somebody;
    const from = `army:${String(first.region)}:${seat}`;
    expect(asking.wishes.mayCarry(from)).toBe(true);
    asking.wishes.put(from, `region:${String(target.region)}`);
    expect(somebody.answers).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([{ kind: "attack", from_region: first.region, region: target.region }]);
    expect(somebody.answers).toEqual([first]);
  });

  test("what several asks are wanted for is forgotten where one of them does not offer it", async () => {
    const { asking, somebody } = atWar("attack-from");
    const first = somebody.ask!.options![0]!;
    asking.wishes.put(`army:${String(first.region)}:${somebody.seat}`, "region:fords-of-isen");
    await Promise.resolve();
    await Promise.resolve();
    expect(somebody.answers).toEqual([first]);
    somebody.answering = false;
    somebody.ask = { ...somebody.ask!, index: somebody.ask!.index + 9 };
    asking.begin();
    expect(somebody.answers).toEqual([first]);
  });
});

describe("a card", () => {
  test("of War of the Ring is laid on the board, where it is read before it is played", () => {
    const { asking, somebody } = atWar("die");
    const play = somebody.ask!.options!.find(({ kind }) => kind === "play-card") as Answer;
    const card = `card:${String(play.card)}`;
    asking.wishes.lift(card);
    expect([...asking.lit]).toEqual([TABLE]);
    asking.wishes.put(card, TABLE);
    expect(somebody.answers).toEqual([]);
    expect(asking.menu?.caution).toBe("");
    asking.menu?.items[0]?.pick();
    expect(somebody.answers).toEqual([play]);
  });

  test("that cannot be played is not lifted", () => {
    const { asking, somebody } = atWar("die");
    const playable = somebody.ask!.options!.flatMap(({ kind, card }) => (kind === "play-card" ? [card] : []));
    const held = wars["die"]!.position.hands[somebody.seat]!.flatMap(({ card }) => (card ? [card] : []));
    const others = held.filter((card) => !playable.includes(card));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((card) => asking.wishes.mayCarry(`card:${card}`))).toEqual([]);
  });

  test("of the Card Game goes to every place that a touch would lead it to", () => {
    const { asking, somebody } = atCards("cards-action");
    const cards = new Set(somebody.ask!.options!.flatMap(({ card }) => (typeof card === "string" ? [card] : [])));
    expect(cards.size).toBeGreaterThan(1);
    for (const card of cards) {
      const spot = `card:${card}`;
      expect(asking.wishes.mayCarry(spot), card).toBe(true);
      const lands = [...asking.wishes.lands(spot)].filter((one) => one !== TABLE);
      asking.touch(spot);
      expect(lands.toSorted()).toEqual([...asking.lit].filter((one) => !one.startsWith("word:")).toSorted());
      asking.back();
    }
    const play = somebody.ask!.options!.find(({ kind, to }) => kind === "play-card" && String(to) in saga.locations);
    asking.wishes.put(`card:${String(play!.card)}`, `location:${String(play!.to)}`);
    expect(somebody.answers).toEqual([play]);
  });

  test("is picked by being laid on the board where some are to be picked", () => {
    const { asking, somebody } = atWar("discard");
    const card = wars["discard"]!.position.hands[somebody.seat]![0]!.card!;
    asking.wishes.put(`card:${card}`, TABLE);
    expect(asking.picked).toEqual([card]);
    expect(asking.wishes.mayCarry(`card:${card}`)).toBe(false);
  });
});
