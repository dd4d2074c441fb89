import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CAMPAIGN } from "../src/lib/campaign.ts";
import terms from "../src/games/terms.json";
import { games } from "../src/lib/games.svelte.ts";
import { examplesOf } from "./examples.ts";
import { MOTIONS, PACES } from "../src/lib/settings.svelte.ts";
import { THEMES } from "../src/lib/theme.svelte.ts";
import { describe, expect, test } from "vitest";
import { LANGUAGES as OFFERED, NAMES } from "../src/lib/speech.svelte.ts";
import { Words } from "../src/lib/words.ts";
import { LOCALE, SAMPLE, texts, wordsOf } from "./catalogue.ts";

const LANGUAGES = readdirSync(LOCALE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

describe("names", () => {
  test.each([
    ["en", "Shadow to Mill, from Far Ferry."],
    ["ru", "Тьма: из Дальнего перевоза в Мельницу."],
    ["uk", "Тінь: з Далекого перевозу в Млин."],
  ])("stand in the case that the text needs: %s", (language, said) => {
    const args = { seat: "shadow", from_stead: "far-ferry", to_stead: "mill" };
    expect(wordsOf(language, LOCALE, SAMPLE).say("log-sample-moved", args)).toBe(said);
  });

  const small = new Words("en", [
    "hut-a = Alder\n    .genitive = Alder's\n    .gender = feminine\nhut-b = Birch\nlist-empty = nobody\n" +
      "list-more = { $left }, { $right }\nlist-last = { $left } and { $right }\n" +
      "say = { $hut }|{ $hut_genitive }|{ $hut_gender }\nnumber = { $count ->\n    [one] one\n   *[other] { $count }\n}\n",
  ]);

  test.each([
    [{ hut: "a" }, "Alder|Alder's|feminine"],
    [{ hut: "b" }, "Birch|Birch|masculine"],
    [{ hut: "unknown" }, "unknown|unknown|masculine"],
    [{ hut: "Not an id" }, "Not an id|Not an id|masculine"],
    [{ hut: ["a", "b"] }, "Alder and Birch|Alder's and Birch|plural"],
    [{ hut: ["a", "b", "a"] }, "Alder, Birch and Alder|Alder's, Birch and Alder's|plural"],
    [{ hut: ["a"] }, "Alder|Alder's|feminine"],
    [{ hut: [] }, "nobody|nobody|none"],
    [{ hut: true }, "true|true|masculine"],
    [{ hut: null }, "null|null|masculine"],
  ])("of %j", (args, said) => {
    expect(small.say("say", args)).toBe(said);
  });

  test("take the table from the last word of the argument", () => {
    const words = new Words("en", ["hut-a = Alder\nsay = { $from_hut }"]);
    expect(words.say("say", { from_hut: "a" })).toBe("Alder");
  });

  test("numbers stay numbers, so that plural forms work", () => {
    expect(small.say("number", { count: 1 })).toBe("one");
    expect(small.say("number", { count: 2 })).toBe("2");
  });

  test("a name that was made is not mistaken for an argument of its own", () => {
    const words = new Words("en", ["hut-a = Alder\nsay = { $hut_genitive }"]);
    expect(words.say("say", { hut: "a", hut_genitive: 3 })).toBe("3");
  });
});

describe("names in further forms", () => {
  const words = new Words("ru", [
    "list-empty = –\nlist-last = { $left } и { $right }\nlist-or = { $left } или { $right }\nlist-quoted = «{ $name }»\n" +
      "hut-mill = мельница\n    .accusative = мельницу\n    .at = на мельнице\n    .gender = feminine\n" +
      "hut-same = { hut-mill }\n" +
      "hut-ram = баран\n    .accusative = барана\n" +
      "    .counted = { $count ->\n        [1] баран\n        [few] { $count } барана\n       *[many] { $count } баранов\n    }\n" +
      "say = { $hut_capital }|{ $hut_at-capital }|{ $hut_gender }|{ $hut_counted }|{ $hut_counted-accusative }\n" +
      "list = { $hut_quoted }|{ $hut_or }|{ $hut_quoted-or }|{ $hut_counted-at }\n",
  ]);

  test.each([
    ["mill", "«Мельница»|мельница|«Мельница»|1 на мельнице"],
    [["mill", "ram"], "«Мельница» и «Баран»|мельница или баран|«Мельница» или «Баран»|1 на мельнице и 1 баран"],
    [["mill", "mill"], "«Мельница» и «Мельница»|мельница или мельница|«Мельница» или «Мельница»|2 на мельнице"],
    [[], "–|–|–|–"],
  ])("lists: %j", (hut, said) => {
    expect(words.say("list", { hut })).toBe(said);
  });

  test.each([
    [{ hut: "mill" }, "Мельница|На мельнице|feminine|мельница|мельницу"],
    [{ hut: "same" }, "Мельница|На мельнице|feminine|мельница|мельницу"],
    [{ hut: "ram", count: 3 }, "Баран|Баран|masculine|3 барана|барана × 3"],
    [{ hut: ["ram", "ram"] }, "Баран и баран|Баран и баран|plural|2 барана|барана × 2"],
    [{ hut: [] }, "–|–|none|–|–"],
  ])("%j", (args, said) => {
    expect(words.say("say", args)).toBe(said);
  });

  test("all that a thing may be called", () => {
    expect(words.calls("hut", "same")).toEqual(["мельница", "мельницу"]);
  });
});

describe("what is missing", () => {
  test("is said in the language that stands in", () => {
    const words = new Words("uk", ["a = А"], { language: "en", texts: ["a = A\nb = B"] });
    expect([words.say("a"), words.say("b"), words.knows("b")]).toEqual(["А", "B", true]);
  });

  test("everywhere is shown as it is", () => {
    const words = new Words("en", []);
    let missed = 0;
    words.missing = () => (missed += 1);
    expect(words.say("log-x", { card: "omen", count: 2 })).toBe("log-x(card=omen, count=2)");
    expect(words.knows("log-x")).toBe(false);
    expect(missed).toBe(1);
  });

  test("among the arguments shows the message as it is", () => {
    expect(new Words("en", ["x = { $y }"]).say("x", {})).toBe("x()");
  });
});

describe("plural forms", () => {
  test.each([
    ["ru", 1, "1 ответ"],
    ["ru", 3, "3 ответа"],
    ["ru", 11, "11 ответов"],
    ["ru", 22, "22 ответа"],
    ["uk", 21, "21 відповідь"],
    ["uk", 5, "5 відповідей"],
    ["en", 2, "2 answers"],
  ])("%s %i", (language, count, said) => {
    expect(wordsOf(language, LOCALE).say("web-answers-count", { count })).toBe(said);
  });
});

const modules = await Promise.all(games.ids.map(async (id) => ({ id, ...(await games.load(id)) })));
const asks = games.ids.flatMap((id) => Object.keys(examplesOf(id)));

/** Options of matches that the start form tells by their ids, those of expansions too. */
const SWITCHES = [
  ...["free-peoples-tokens", "shadow-tokens", "open-hands", "promos"],
  ...["open-corruption", "last-tile-counts", "no-ruler-tokens", "dismay-tokens"],
];

/** Every id that stands in the sources as a whole. Those that are put together there are named here. */
const MADE: Record<string, string[]> = {
  "web-state-": ["waiting", "playing", "over"],
  "web-hunt-phase-": ["first-day-phase", "second-day-phase", "night"],
  "board-hunt-tracks-": ["eye", "sword"],
  "web-sheet-": ["hand", "tracks", "reserves", "companions", "story", "chat", "odds", "advice", "court"],
  "web-option-": ["expansions", "scenario", "chapters", "information", "fellowship", "refuges", ...SWITCHES],
  "web-why-": [...SWITCHES, ...["trilogy", "duel", "duel-3", "fellowship"].map((one) => `scenario-${one}`)],
  "web-game-about-": [...games.ids, CAMPAIGN],
  "web-game-length-": [...games.ids, CAMPAIGN],
  "web-game-level-": [...games.ids, CAMPAIGN],
  "web-scenario-length-": ["trilogy", "duel", "duel-3", "fellowship"],
  "web-scenario-level-": ["trilogy", "duel", "duel-3", "fellowship"],
  "web-seat-": ["leave", "replace"].flatMap((way) => [`${way}-bot`, `${way}-guest`]),
  "web-seat-asked-": ["bot", "guest"],
  "web-seat-waits-": ["bot", "guest"],
  "web-with-": ["bots", "screen", "link"].flatMap((way) => [way, `${way}-why`]),
  "web-against-": ["open", "person"],
  "web-why-scenario-": ["trilogy", "duel", "duel-3", "fellowship"],
  "web-first-": games.ids,
  "web-first-lead-": games.ids.slice(0, 1),
  "web-first-play-": games.ids,
  "web-first-goal-": games.ids.flatMap((id) => [1, 2, 3].map((n) => `${id}-${n}`)),
  "web-first-after-": games.ids,
  "web-first-day-": games.ids.filter((id) => games.shelf(id)?.first.guided),
  "web-first-picture-": games.ids,
  "web-battle-": ["field", "walls", "assault", "sortie"],
  "web-stage-": ["battle", "hunt", "dice", "attempt", "awakening"],
  "web-why-expansion-": ["kings"],
  "web-kings-state-": ["awakenable", "leader", "awakened", "corrupted", "gone", "aside", "play"],
  "web-kings-corrupted-": ["brand", "dain", "denethor", "theoden", "thranduil"],
  "web-kings-if-": ["awakened", "corrupted"],
  "web-stage-roll-": ["combat", "leader", "extra", "hunt", "hunt-again", "action", "card"],
  "web-log-whose-": ["all", "mine", "theirs"],
  "web-log-topic-": modules.flatMap(({ chronicle }) => chronicle.topics),
  "web-replay-": ["spectator", "referee"],
  "web-replay-by-": ["answer", "action", "turn"],
  "web-pace-": [...PACES],
  "web-odds-end-": ["destroyed", "retreated", "withdrawn", "ceased", "both", "lost"],
  "web-undo-": ["free", "practice", "consent", "no"],
  "web-undo-setting-": ["practice", "consent", "never"],
  "undo-setting-": ["practice", "consent", "never"],
  "board-cards-": ["hand", "apart", "attack", "defence"],
  "board-cards-area-": ["free-peoples", "shadow", "discarded", "deck", "waiting"],
  "board-wotr-": ["pool", "drawn", "waiting"],
  "web-guide-": modules.flatMap(({ id: game, guides }) =>
    guides.flatMap(({ id, parts }) => {
      const own = `${game}-${id}`;
      return [own, `${own}-lead`, ...parts.flatMap((_, place) => [`${own}-${place + 1}`, `${own}-${place + 1}-text`])];
    }),
  ),
  "web-picture-": ["deck", "hand", "table"],
  "web-help-": ["cards", "words", "rules", "rulings"].flatMap((id) => [id, `${id}-lead`]),
  "web-term-": Object.keys(terms),
  "web-gloss-": Object.keys(terms),
  "web-cards-": ["event", "combat", "character", "tile", "path", "battleground"],
  "web-cards-path-": ["active", "free-peoples", "shadow", "discarded", "coming"],
  "web-campaign-": ["to-come", "waiting", "corrupted", "rivendell", "ended"],
  "web-coach-": asks.filter((kind) => wordsOf("en", LOCALE).knows(`web-coach-${kind}`)),
  "web-hint-": asks.filter((kind) => wordsOf("en", LOCALE).knows(`web-hint-${kind}`)),
  // An expansion brings the sentence of its part along.
  "board-wotr-part-": [],
  "web-theme-": [...THEMES],
  "web-colours-": [...THEMES],
  "web-motion-": [...MOTIONS],
  "web-tile-": ["eye", "die"],
  "web-look-die-": ["character", "army", "muster", "army-muster", "event", "will-of-the-west", "eye"],
  "web-dice-": ["fair", "unchecked", "unfair"],
  "web-dice-waits-": ["hashes", "presence", "salts"],
};

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf-8"));
}

test("the page offers every language that has words, by its own name", () => {
  expect([...OFFERED].sort()).toEqual(LANGUAGES.toSorted());
  expect([NAMES.en, NAMES.ru, NAMES.uk]).toEqual(["English", "Русский", "Українська"]);
});

describe("the page", () => {
  const text = sources(join(import.meta.dirname, "../src")).join("\n");
  const whole = [...text.matchAll(/"((?:web|board|say)-[a-z0-9-]+[a-z0-9])"/g)].map((found) => found[1] as string);
  const starts = [...text.matchAll(/`((?:web|board)-[a-z-]+-)\$\{/g)].map((found) => found[1] as string);
  const made = Object.entries(MADE).flatMap(([start, ends]) => ends.map((end) => start + end));

  test.each(LANGUAGES)("has words for all it says: %s", (language) => {
    const words = wordsOf(language, LOCALE);
    expect(whole.length).toBeGreaterThan(60);
    expect([...whole, ...made].filter((id) => !words.knows(id))).toEqual([]);
  });

  test("puts together only ids that are named here", () => {
    expect([...new Set(starts)].filter((start) => !(start in MADE))).toEqual([]);
  });

  test("says all that its catalogue holds", () => {
    const text = texts("en", LOCALE).join("\n");
    const used = new Set([...whole, ...made]);
    expect(
      [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1] as string).filter((id) => !used.has(id)),
    ).toEqual([]);
  });
});
