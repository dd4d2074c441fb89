import { describe, expect, test } from "vitest";
import terms from "../src/games/terms.json";
import { cutNames, namedIn } from "../src/lib/cardnames.ts";
import { games } from "../src/lib/games.svelte.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { Finder, type Terms } from "../src/lib/glossary.svelte.ts";
import { guideOfRule } from "../src/lib/guides.ts";
import { rulebookOf, Trail } from "../src/lib/help.svelte.ts";
import { Hints } from "../src/lib/hints.svelte.ts";
import { addressOf, placeOf } from "../src/lib/route.svelte.ts";
import { findRule, linked, rulingsOn, type Rulebook } from "../src/lib/rulebook.ts";
import type { Language } from "../src/lib/speech.svelte.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { factsOf } from "./examples.ts";

const books = {
  wotr: (await rulebookOf("wotr", "en")) as Rulebook,
  cards: (await rulebookOf("cards", "en")) as Rulebook,
  hunt: (await rulebookOf("hunt", "en")) as Rulebook,
};
const modules = await Promise.all(games.ids.map((id) => games.load(id)));
const known = new Set(
  Object.values(books).flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id))),
);

describe("the rulebook", () => {
  test("a rule has its chapter and its neighbours", () => {
    const found = findRule(books.wotr, "WR-HUNT-12");
    expect([found?.chapter.title, found?.before, found?.after]).toEqual(["The Hunt", "WR-HUNT-11", "WR-HUNT-13"]);
    expect(findRule(books.wotr, "WR-HUNT-99")).toBeNull();
  });

  test("it is told in the language of the page", async () => {
    for (const language of ["ru", "uk"] as const) {
      const rule = findRule((await rulebookOf("wotr", language)) as Rulebook, "WR-HUNT-12")?.rule;
      expect(rule?.text).toMatch(/^[^A-Za-z]+$/);
    }
  });

  test("rulings stand with their rules", () => {
    expect(rulingsOn(books.wotr, "WR-MAP-02").map(({ id }) => id)).toEqual(["WRU-01"]);
  });

  test("rules that a text names become links, and are there", () => {
    expect(linked("see CG-DU3-01 and WR-BTL-06.")).toEqual([
      { text: "see " },
      { text: "CG-DU3-01", rule: "CG-DU3-01" },
      { text: " and " },
      { text: "WR-BTL-06", rule: "WR-BTL-06" },
      { text: "." },
    ]);
    const texts = Object.values(books).flatMap(({ chapters, rulings }) => [
      ...chapters.flatMap(({ rules }) => rules.map(({ text }) => text)),
      ...rulings.flatMap(({ question, answer }) => [question, answer]),
    ]);
    const named = texts.flatMap((text) => linked(text).flatMap(({ rule }) => rule ?? []));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test("short pages and words lead to rules that are there", () => {
    const named = [
      ...modules.flatMap(({ guides }) => guides.flatMap(({ parts }) => parts.flat())),
      ...Object.values(terms).map(({ rule }) => rule),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test("every rule is explained by a short page of its game", () => {
    expect(guideOfRule("WR-HUNT-12")?.guide.id).toBe("hunt");
    expect(guideOfRule("CG-BCOM-01")?.guide.id).toBe("combat");
    expect([...known].filter((id) => !guideOfRule(id))).toEqual([]);
    expect(guideOfRule("")).toBeNull();
  });
});

describe("the glossary", () => {
  const found = (language: Language, text: string, game = "wotr") =>
    new Finder(terms as Terms, game, language)
      .mark(text)
      .flatMap(({ text, term }) => (term ? [`${text}=${term}`] : []));

  test("knows inflected forms, and the longer word first", () => {
    expect(found("en", "Companions leave; the Hunt Box and the Hunt.")).toEqual([
      "Companions=companion",
      "Hunt Box=hunt-box",
      "Hunt=hunt",
    ]);
    expect(found("ru", "Кубики в ячейке Охоты ищут Братство и спутников.")).toEqual([
      "ячейке Охоты=hunt-box",
      "Братство=fellowship",
      "спутников=companion",
    ]);
    expect(found("uk", "За лідерство назґулів лідер отримує перекид.")).toEqual([
      "лідерство=leadership",
      "назґулів=nazgul",
      "лідер=leader",
      "перекид=re-roll",
    ]);
  });

  test("marks each word once, whole words only, and those of the game", () => {
    expect(found("en", "A Leader leads; Leaders lead. Leadership counts.")).toEqual([
      "Leader=leader",
      "Leadership=leadership",
    ]);
    expect(found("en", "Cycle a card; Elites fight.", "cards")).toEqual(["Cycle=cycle"]);
  });

  test("loses nothing of the text", () => {
    const text = "Siege and sortie: retreat!";
    expect(
      new Finder(terms as Terms, "wotr", "en")
        .mark(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});

test.each(["en", "ru", "uk"])("combat cards and characters say what they do: %s", async (language) => {
  const facts = factsOf<WarFacts>("wotr");
  const words = wordsOf(language, LOCALE);
  const ids = [
    ...Object.keys(facts.combat).map((id) => `text-combat-${id}`),
    ...Object.keys(facts.characters).map((id) => `text-character-${id}`),
  ];
  expect(ids.length).toBe(38 + 14);
  expect(ids.filter((id) => !words.knows(id))).toEqual([]);
});

test("addresses of the help", () => {
  for (const hash of [
    "#/help",
    "#/help/cards",
    "#/help/rule/WR-HUNT-12",
    "#/help/wotr/rules/HUNT",
    "#/help/wotr/guides/hunt",
    "#/help/cards/cards",
  ])
    expect(addressOf(placeOf(hash))).toBe(hash);
  expect(placeOf("#/help/rule/CG-CYC-01")).toEqual({ page: "help", game: "cards", section: "rules", id: "CG-CYC-01" });
});

test("what was looked at: back, forth, and on from there", () => {
  const trail = new Trail();
  for (const id of ["a", "b", "b", "c"]) trail.go({ kind: "rule", id });
  trail.back();
  expect([trail.topics.length, trail.topic, trail.canForth]).toEqual([3, { kind: "rule", id: "b" }, true]);
  trail.go({ kind: "term", id: "hunt" });
  expect([trail.topics.length, trail.canForth]).toEqual([3, false]);
  trail.clear();
  expect(trail.topic).toBeNull();
});

test("a hint is shown twice, or until it is dismissed; all can be stopped", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const hints = new Hints(store);
  const shown = (kind: string) => hints.wanted(kind) && hints.meet(kind);
  expect([shown("action"), shown("action"), shown("action"), shown("die")]).toEqual([true, true, false, true]);
  hints.dismiss("die");
  expect([hints.wanted("die"), new Hints(store).wanted("die"), hints.wanted("casualty")]).toEqual([false, false, true]);
  hints.stop();
  expect(new Hints(store).wanted("casualty")).toBe(false);
});

test("names of cards lead to the cards", () => {
  const words = wordsOf("en", LOCALE);
  const named = namedIn(
    { card: "fp-char-01", to_character: ["strider", "nobody"], region: "bree", count: 2 },
    games.of("wotr").texts,
    words,
  );
  expect(named.map(({ id, meaning }) => [id, meaning])).toEqual([
    ["fp-char-01", "text-fp-char-01"],
    ["strider", "text-character-strider"],
  ]);
  expect(cutNames("Played by Strider: Elven Cloaks.", named).map(({ text, named }) => [text, named?.id])).toEqual([
    ["Played by ", undefined],
    ["Strider", "strider"],
    [": ", undefined],
    ["Elven Cloaks", "fp-char-01"],
    [".", undefined],
  ]);
  expect(cutNames("Nobody.", named)).toEqual([{ text: "Nobody." }]);
  const declined = namedIn({ character: "strider" }, games.of("wotr").texts, wordsOf("ru", LOCALE));
  expect(cutNames("Без Странника.", declined).map(({ text, named }) => [text, named?.id])).toEqual([
    ["Без ", undefined],
    ["Странника", "strider"],
    [".", undefined],
  ]);
  expect(namedIn({ location: "moria", card: "boromir" }, games.of("cards").texts, words).map(({ id }) => id)).toEqual([
    "moria",
    "boromir",
  ]);
  expect(namedIn({ card: "boromir" }, games.of(null).texts, words)).toEqual([]);
});
