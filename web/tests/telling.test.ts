import { describe, expect, test } from "vitest";
import { Teller } from "../src/lib/telling.ts";
import { Words } from "../src/lib/words.ts";

const WORDS = new Words("en", [
  "region-bree = Bree\nregion-moria = Moria\nregion-edoras = Edoras\ncard-omen = Omen\ncard-spy = Spy\nfigure-orc = Orc\n" +
    "list-last = { $left } and { $right }\nanswer-wotr-pass = Pass\nanswer-wotr-casualty-pass = Nobody\n" +
    "answer-wotr-play = Play: { $card }\nanswer-wotr-go = { $from_region } → { $region }\n" +
    "answer-wotr-sail = Sail to { $region }\nanswer-wotr-take = They go: { $figures }\nanswer-wotr-lay = Lay: { $cards }, as { $card }",
]);
const FORMS = {
  play: { card: "card" },
  go: { from_region: "region", region: "region" },
  sail: { region: "region" },
  take: { figures: "figure" },
  lay: { cards: "card" },
};
const teller = new Teller(WORDS, "wotr", FORMS);

describe("an answer", () => {
  test.each([
    ["action", { kind: "pass" }, "Pass"],
    ["casualty", { kind: "pass" }, "Nobody"],
    ["action", { kind: "play", card: "omen" }, "Play: Omen"],
    ["action", { kind: "go", from_region: "bree", region: "moria" }, "Bree → Moria"],
    ["action", { kind: "take", figures: { orc: 2 } }, "They go: Orc × 2"],
    ["action", { kind: "lay", cards: ["omen", "spy"] }, "Lay: Omen and Spy, as Omen and Spy"],
    ["action", { kind: "unknown", count: 3 }, "unknown 3"],
  ])("in %s: %j", (kind, answer, said) => {
    expect(teller.answer({ kind }, answer)).toBe(said);
  });
});

describe("groups", () => {
  test("share whole words where there is no colon", () => {
    const answers = ["moria", "edoras"].map((region) => ({ kind: "sail", region }));
    const [group] = teller.groups({ kind: "action" }, answers);
    expect([group?.heading, group?.answers.map(({ short }) => short)]).toEqual(["Sail to…", ["Moria", "Edoras"]]);
    expect(teller.lead({ kind: "action" }, answers)).toBe("Sail to…");
  });

  test("share what all answers of a kind begin with", () => {
    const answers = [{ kind: "pass" }, { kind: "play", card: "omen" }, { kind: "play", card: "spy" }];
    const groups = teller.groups({ kind: "action" }, answers);
    expect(groups.map(({ heading, answers }) => [heading, answers.map(({ short }) => short)])).toEqual([
      ["", ["Pass"]],
      ["Play", ["Omen", "Spy"]],
    ]);
  });

  test("that need no heading stand together, first", () => {
    const answers = [
      { kind: "play", card: "omen" },
      { kind: "play", card: "spy" },
      { kind: "pass" },
      { kind: "other" },
    ];
    const groups = teller.groups({ kind: "action" }, answers);
    expect(groups.map(({ heading, answers }) => [heading, answers.length])).toEqual([
      ["", 2],
      ["Play", 2],
    ]);
  });

  test("of many answers are made by the first field, which is not said again", () => {
    const regions = ["bree", "moria", "edoras"];
    const answers = regions.flatMap((from_region) => regions.map((region) => ({ kind: "go", from_region, region })));
    const groups = teller.groups({ kind: "action" }, answers);
    expect(groups.map(({ heading }) => heading)).toEqual(["Bree", "Moria", "Edoras"]);
    expect(groups[0]?.answers.map(({ short }) => short)).toEqual(["Bree", "Moria", "Edoras"]);
    expect(groups[0]?.answers[1]).toMatchObject({ label: "Bree → Moria", answer: { region: "moria" } });
  });

  test("lose no answer and change none", () => {
    const answers = Array.from({ length: 40 }, (_, count) => ({ kind: "unknown", count }));
    const groups = teller.groups({ kind: "action" }, answers);
    expect(groups.flatMap((group) => group.answers.map(({ answer }) => answer))).toEqual(answers);
  });
});
