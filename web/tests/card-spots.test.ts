/** Every kind of ask of the Card Game has its own place on the table. The examples are made by tools/web_asks.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Asking } from "../src/lib/asker.svelte.ts";
import { Teller } from "../src/lib/telling.ts";
import { choiceOf, setChoice } from "../src/lib/choosing.ts";
import type { CardFact, CardFacts } from "../src/games/cards/facts.ts";
import { ahead, leading, meanings } from "../src/lib/leading.ts";
import type { Json, LogEntry, View } from "../src/lib/protocol.ts";
import { topicOf } from "../src/lib/chronicle.ts";
import { line, scene, within } from "./scenes.ts";
import { CHRONICLE } from "../src/games/cards/chronicle.ts";
import { combatsOf, winnerOf } from "../src/games/cards/combat.ts";
import { cardSpots, placed } from "../src/games/cards/spots.ts";
import { emblemOf } from "../src/games/cards/emblems.ts";
import { heldAt } from "../src/games/cards/flights.ts";
import { BACKS, BADGE, COLOURS, MARKS, SKIES } from "../src/games/cards/marks.ts";
import {
  foreseen,
  kindsOf,
  pathTrack,
  ringOf,
  textOf,
  tieOf,
  wieldersOf,
  wordsOfIcons,
  type SagaView,
} from "../src/games/cards/saga.ts";
import { LANDS } from "../src/art/lands.ts";
import { homeOf, PLACES } from "../src/games/cards/scenes.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { type Example, examplesOf, factsOf, kindsOf as kindsOfGame } from "./examples.ts";

const examples = examplesOf<Json>("cards");
const facts = factsOf<CardFacts>("cards");

/** What stands beside the prompt has a picture by its type (src/games/cards/AnswerSign.svelte). */
const SIGNED = ["word", "card", "location"];

test("there is an example of every kind", () => {
  expect(Object.keys(examples).toSorted()).toEqual(kindsOfGame("cards"));
});

describe.each(Object.entries(examples))("%s", (_, { seat, ask, position }) => {
  const spots = cardSpots({ seat, asks: [ask], position } as unknown as View<SagaView>, facts);
  const answers = ask.options ?? [];
  const led = answers
    .filter(({ kind }) => !spots.sets.has(kind))
    .map((answer) => ({ answer, stages: spots.stages(answer) }));

  test("has a place for each answer", () => {
    const sets = answers.filter(({ kind }) => spots.sets.has(kind));
    const choice = ask.schema && ask.total ? choiceOf(ask.schema, ask.total) : setChoice(sets);
    const items = choice?.items.map((item) => (typeof item === "object" ? item.id : String(item))) ?? [];
    for (const item of items)
      expect(
        spots.item("card", item).every((spot) => spots.onBoard(spot)),
        item,
      ).toBe(true);
    expect(answers.length + items.length).toBeGreaterThan(0);
    for (const { answer, stages } of led) {
      expect(placed(answer, ask), answer.kind).toBe(true);
      for (const stage of stages) {
        const drawn = stage.some((spot) => spots.onBoard(spot));
        expect(drawn || SIGNED.includes(stage[0]?.split(":")[0] ?? ""), `${answer.kind} at ${stage.join(", ")}`).toBe(
          true,
        );
      }
    }
  });

  test("leads to every answer, and to each one alone", () => {
    for (const { answer, stages } of led) {
      const way = [{ kind: answer.kind }, ...stages.map(([spot = ""]) => ({ spot }))];
      expect(ahead(led, way).map((one) => one.answer)).toEqual([answer]);
    }
    for (const spot of leading(led, [])) expect(spot).toMatch(/^[a-z-]+(:[a-z0-9-]+)*$/);
  });
});

describe("taking up a card", () => {
  const { seat, ask, position } = examples["cards-action"] as Example<Json>;
  const spots = cardSpots({ seat, asks: [ask], position } as unknown as View<SagaView>, facts);
  const led = (ask.options ?? []).map((answer) => ({ answer, stages: spots.stages(answer) }));
  const card = led.find(({ answer }) => answer.kind === "play-card")?.stages[0]?.[0] ?? "";

  test("lights every place that it may go to, of all kinds together", () => {
    const [only, ...more] = meanings(led, [], card, true);
    expect(more).toEqual([]);
    const goals = leading(led, only?.way ?? []);
    expect(goals.has("word:cycle-card")).toBe(true);
    const player = String(ask.prompt.args.player);
    const plays = led.filter(({ answer, stages }) => answer.kind === "play-card" && stages[0]?.[0] === card);
    for (const { stages } of plays) expect(stages[1]?.some((spot) => goals.has(spot))).toBe(true);
    expect(
      [...goals].filter((spot) => spot.startsWith("pile:")).every((spot) => spot.startsWith(`pile:${player}:`)),
    ).toBe(true);
  });

  test("says of no place what stands beside the prompt already", () => {
    const options = (ask.options ?? []).filter((answer) => card === `card:${String(answer.card)}`);
    const few = { ...ask, options };
    const asking = new Asking(
      {
        id: "",
        ask: few,
        table: null,
        seat,
        answering: false,
        watching: false,
        answer: () => {},
        takeBack: () => false,
      },
      () => ({ spots, teller: new Teller(wordsOf("en", LOCALE), "cards", facts.forms) }),
    );
    asking.begin();
    asking.touch(card);
    const beside = asking.tray.map(({ answer }) => answer);
    expect(beside.map(({ kind }) => kind)).toContain("cycle-card");
    expect(asking.places.filter(({ answer, leads }) => !leads && beside.includes(answer))).toEqual([]);
  });

  test("what cannot be done explains itself", () => {
    const id = card.slice("card:".length);
    const place = (position as unknown as SagaView).active[0]?.location;
    expect(spots.intent(`location:${place}`, card, ask)).toEqual({ kind: "play-card", card: id, to: place });
    expect(spots.intent(`pile:${String(ask.prompt.args.player)}:cycle`, card, ask)).toEqual({
      kind: "cycle-card",
      card: id,
    });
    expect(spots.intent(card, null, ask)).toMatchObject({ card: id });
    expect(spots.begins(card)).toBe(true);
    expect(spots.caution({ kind: "pass" })).not.toBeNull();
  });
});

describe("what an answer does", () => {
  const { seat, ask, position } = examples["cards-take"] as Example<Json>;
  const aboutIn = (options: Json[], scenario: string) =>
    cardSpots(
      {
        seat,
        asks: [{ ...ask, options }],
        position: { ...position, scenario },
      } as unknown as View<SagaView>,
      facts,
    );

  test("to take nothing says why, where there is nothing to take", () => {
    const [take, decline] = [{ kind: "take-card", card: "bow-of-the-galadhrim" }, { kind: "decline" }];
    expect(aboutIn([decline], "duel").about?.(decline, ask)).not.toBe("");
    expect(aboutIn([take, decline], "duel").about?.(decline, ask)).toBe("");
  });

  test("the Ring token says what it does in this scenario, and for whom", () => {
    const seen = (scenario: string) => ({ scenario }) as SagaView;
    const players = { ...facts, players: { gandalf: "free-peoples", saruman: "shadow" } } as CardFacts;
    const rings = (scenario: string) =>
      ["gandalf", "saruman"].map((player) => ringOf(seen(scenario), player, players).replace("web-cards-ring-", ""));
    expect(rings("duel")).toEqual(["duel", "duel"]);
    expect(rings("duel-3")).toEqual(["duel", "trilogy"]);
    expect(rings("trilogy")).toEqual(["trilogy", "trilogy"]);
  });

  test("a tie is the defender's, but a path in a Duel is nobody's", () => {
    const tie = (scenario: string, location: string) =>
      tieOf({ scenario }, location, facts).replace("web-cards-tie-", "");
    expect([tie("duel", "bag-end"), tie("duel-3", "bag-end"), tie("trilogy", "bag-end")]).toEqual([
      "nobody",
      "nobody",
      "defender",
    ]);
    expect([tie("duel", "moria"), tie("trilogy", "moria")]).toEqual(["defender", "defender"]);
  });

  test("two ways to forsake have two names", () => {
    const words = wordsOf("en", LOCALE);
    expect(words.say("lead-cards-forsake-from-hand")).not.toBe(words.say("lead-cards-forsake-from-reserve"));
  });
});

describe.each(["en", "ru", "uk"])("faces in %s", (language) => {
  const words = wordsOf(language, LOCALE);
  const named = (table: string, id: string) => words.name(table, id);
  const say = (id: string, args = {}) => words.say(id, args);

  test("who must forsake a card reads that a Duel asks for it twice", () => {
    expect(say("web-coach-cards-forsake")).toMatch(/Duel|Дуэли|Дуелі/);
  });

  test("every card can be drawn and read", () => {
    expect(Object.keys(facts.cards)).toHaveLength(124);
    for (const [id, fact] of Object.entries(facts.cards)) {
      expect(words.knows(`card-${id}`), id).toBe(true);
      expect(
        [COLOURS[fact.faction], MARKS[fact.faction], SKIES[fact.faction], LANDS[homeOf(fact.kind, fact.faction)]].every(
          Boolean,
        ),
        id,
      ).toBe(true);
      const told = [
        ...kindsOf(fact, named),
        ...wieldersOf(fact, named),
        ...wordsOfIcons(fact, say),
        named("faction", fact.faction),
      ];
      // An id that no catalogue knows is told as it is.
      for (const word of told) expect(word, id).not.toMatch(/^[a-z]+(-[a-z0-9]+)+$|\(.*=.*\)/);
      expect(textOf(fact.kind, words).length + wordsOfIcons(fact, say).length, `${id} says nothing`).toBeGreaterThan(0);
      expect(textOf(fact.kind, words).length, `${id} says too much for a card`).toBeLessThan(330);
    }
  });

  test("every location can be drawn and read", () => {
    expect(Object.keys(facts.locations)).toHaveLength(41);
    for (const id of Object.keys(facts.locations)) {
      expect(words.knows(`location-${id}`), id).toBe(true);
      expect(LANDS[PLACES[id] ?? "hills"], id).toBeDefined();
      expect(PLACES[id], id).toBeDefined();
      expect(textOf(id, words).length, id).toBeGreaterThan(10);
      expect(textOf(id, words).length, `${id} says too much for a card`).toBeLessThan(260);
    }
  });
});

test("every card but the common soldiers has a picture of its own", () => {
  const common = Object.values(facts.cards).filter(
    ({ kind, type }) => type !== "army" && emblemOf({ ...facts.cards.sting, kind } as CardFact) === BADGE.star,
  );
  expect(common.map(({ kind }) => kind)).toEqual([]);
  const people = [
    ...new Map(
      Object.values(facts.cards)
        .filter(({ type }) => type === "character")
        .map((fact) => [fact.kind, emblemOf(fact)]),
    ).values(),
  ];
  expect(new Set(people).size).toBe(people.length);
  for (const path of people) expect(path).toMatch(/^M[-\d.MLHVCSAZ ]+Z$/);
});

test("every deck has a back of its own", () => {
  const text = readFileSync(join(LOCALE, "en/seats.ftl"), "utf-8");
  const players = new Set([...text.matchAll(/^player-([a-z-]+) =/gm)].map((found) => found[1]));
  expect(new Set(Object.keys(BACKS))).toEqual(players);
  expect(new Set(Object.values(BACKS).map(({ colour }) => colour)).size).toBe(players.size);
});

test("a card that is taken up is weighed at every place, an item with whom it helps most", () => {
  const counts = { moria: { attack: 1, defence: 2, own: { attack: 0, defence: 2 }, cards: {} } };
  const would = { sting: { "frodo-baggins": ["moria", 2, 2], "sam-gamgee": ["moria", 3, 2] } } as const;
  const aids = { counts, would: would as never };
  const open = new Set(["card:frodo-baggins", "card:sam-gamgee"]);
  const sting = new Set(["card:sting"]);
  expect(foreseen(aids, "moria", sting, open)).toEqual({ attack: 3, defence: 2 });
  expect(foreseen(aids, "moria", sting, new Set(["card:frodo-baggins"]))).toEqual({ attack: 2, defence: 2 });
  expect(foreseen(aids, "edoras", sting, open)).toBeNull();
  expect(foreseen(aids, "moria", new Set(["card:lembas", "location:moria"]), open)).toBeNull();
});

test("a card that went elsewhere is weighed nowhere, although the question is still about it", () => {
  const counts = { "helms-deep": { attack: 0, defence: 3, own: { attack: 0, defence: 2 }, cards: {} } };
  const would = { "gandalf-the-white": { "helms-deep": ["helms-deep", 0, 6] } } as const;
  const aids = { counts, would: would as never };
  const gandalf = new Set(["card:gandalf-the-white"]);
  expect(foreseen(aids, "helms-deep", gandalf, new Set(["location:helms-deep"]))).toEqual({ attack: 0, defence: 6 });
  expect(foreseen(aids, "helms-deep", gandalf, new Set(["card:lembas"]))).toBeNull();
});

test.each([1, 2, 3, 4, 7])("%i cards that fly at once lie beside each other, whole within the table", (count) => {
  const [room, card] = [
    { width: 940, height: 556 },
    { width: 187, height: 330 },
  ];
  for (const to of [
    [170, 10],
    [470, 540],
    [930, 300],
  ] as const) {
    const held = Array.from({ length: count }, (_, place) => heldAt(room, card, to, place, count));
    for (const [place, { x, y, scale }] of held.entries()) {
      const [wide, high] = [(card.width * scale) / 2, (card.height * scale) / 2];
      expect([x - wide >= 0, x + wide <= room.width, y - high >= 0, y + high <= room.height]).not.toContain(false);
      expect(scale).toBeGreaterThan(0.6);
      const before = held[place - 1];
      if (before) expect(x - before.x).toBeGreaterThan(card.width * scale);
    }
  }
});

test("the track tells what became of each path", () => {
  const locations = {
    "bag-end": "free-peoples",
    "buckleberry-ferry": "left-out",
    weathertop: "shadow",
    imladris: "active",
    caradhras: "deck",
  };
  expect(pathTrack({ locations } as unknown as SagaView, facts)).toEqual([
    { number: 1, location: "bag-end", state: "free-peoples" },
    { number: 2, location: "weathertop", state: "shadow" },
    { number: 3, location: "imladris", state: "active" },
    { number: 4, location: "", state: "coming" },
  ]);
});

describe("combats told step by step", () => {
  const entry = (id: string, args: Json): LogEntry => line(5, `log-cards-${id}`, args);
  const [ground, path] = [scene("combat-5", { location: "edoras" }), scene("combat-5-2", { location: "weathertop" })];
  const log = [
    entry("moves", { card: "gimli" }),
    ...within(
      [ground],
      entry("supports", { army_card: "riders-of-rohan", card: "eomer" }),
      entry("battleground-combat", { location: "edoras", attack: 5, defence: 1 }),
      entry("loss", { card: "eomer", count: 1 }),
      entry("card-eliminated", { card: "eomer" }),
      entry("loss", { card: "riders-of-rohan", count: 2 }),
      entry("invented", {}),
      entry("battleground-won", { location: "edoras", side: "shadow", count: 1 }),
    ),
    entry("round", { count: 3 }),
    ...within([path], entry("path-combat", { location: "weathertop", attack: 1, defence: 2 })),
  ];

  test("from support to the end, with what is left to cancel", () => {
    const [edoras, weathertop] = combatsOf(log, [path]);
    expect(edoras?.steps.map(({ at, kind, left }) => [at, kind, left])).toEqual([
      [1, "support", 0],
      [2, "count", 4],
      [3, "loss", 3],
      [5, "loss", 1],
      [6, "line", 1],
      [7, "end", 1],
    ]);
    expect(edoras && winnerOf(edoras)).toBe("shadow");
    expect(weathertop).toMatchObject({ location: "weathertop", attack: 1, own: 2, over: false });
    expect(weathertop?.steps[0]?.left).toBe(0);
    expect(weathertop && winnerOf(weathertop)).toBeNull();
  });

  test("and found in the log by what they are about", () => {
    expect(topicOf(CHRONICLE, { ...log[2], rule: "CG-BCOM-02" } as LogEntry)).toBe("battle");
    expect(topicOf(CHRONICLE, { ...log[0], rule: "CG-PLAY-01" } as LogEntry)).toBe("cards");
    expect(topicOf(CHRONICLE, { ...log[0], rule: "CG-MOVE-01" } as LogEntry)).toBe("moves");
  });
});
