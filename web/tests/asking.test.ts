/** From touch to touch to an answer, by real asks of War of the Ring (tools/web_asks.py). */
import { describe, expect, test, vi } from "vitest";
import { Asking } from "../src/lib/asker.svelte.ts";
import type { Asked } from "../src/lib/asking.svelte.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { besides } from "../src/lib/floating.ts";
import type { Answer, Ask, Json } from "../src/lib/protocol.ts";
import { speech } from "../src/lib/speech.svelte.ts";
import { Teller } from "../src/lib/telling.ts";
import { warSpots } from "../src/games/wotr/spots.ts";
import type { WarView } from "../src/games/wotr/war.ts";
import { LOCALE, wordsOf } from "./catalogue.ts";
import { type Example, examplesOf, factsOf } from "./examples.ts";

const examples = examplesOf<WarView>("wotr");
const facts = factsOf<WarFacts>("wotr");
const teller = new Teller(wordsOf("en", LOCALE), "wotr", facts.forms);

class Somebody implements Asked {
  readonly id = "table";
  readonly table = { undo_setting: "practice" } as const;
  readonly watching = false;
  readonly seat: string;
  ask: Ask | null;
  answering = false;
  answers: Answer[] = [];
  taken = 0;

  constructor(example: Example<WarView>) {
    this.seat = example.seat;
    this.ask = example.ask;
  }

  answer(answer: Answer): void {
    this.answers.push(answer);
  }

  takeBack(): boolean {
    this.taken += 1;
    return true;
  }
}

function sits(kind: string, change: Partial<Ask> = {}) {
  const example = examples[kind] as Example<WarView>;
  const somebody = new Somebody({ ...example, ask: { ...example.ask, ...change } });
  const asked: Json[] = [];
  const spots = warSpots(example.position, facts, example.seat);
  const asking = new Asking(
    somebody,
    () => ({ spots, teller }),
    async (_, __, intent) => {
      asked.push(intent);
      return { possible: false, reason: { id: "reason-wotr-no-ring", args: {}, rule: "WR-ACT-01", text: "" } };
    },
  );
  asking.begin();
  return { asking, somebody, asked };
}

describe("a question of yes or no", () => {
  test("WR-CHR-04: says what both answers come to, and pushes to neither", () => {
    speech.words = wordsOf("en", LOCALE);
    const { corruption } = examples["gollum-reveals"]!.position.fellowship;
    const { asking } = sits("gollum-reveals", { prompt: { id: "", args: { count: 2 }, rule: "" } });
    expect(asking.even).toBe(true);
    const told = Object.fromEntries(asking.tray.map((item) => [item.answer.kind, item]));
    expect([told["accept"]?.quiet, told["decline"]?.quiet]).toEqual([false, false]);
    expect(told["accept"]?.about).toContain(`Corruption ${corruption} → ${corruption + 1}`);
    expect(told["decline"]?.about).toContain(`Corruption ${corruption} → ${corruption + 2}`);
    expect(told["accept"]?.label).not.toBe("Yes");
  });

  test("is no other question", () => {
    expect(sits("action").asking.even).toBe(false);
    expect(sits("casualty").asking.even).toBe(false);
  });
});

describe("pointing", () => {
  test("a plan is shown where it leads, each spot once and none that the board does not draw", () => {
    const { asking, somebody } = sits("action");
    const use = somebody.ask?.options?.find(({ kind }) => kind === "use-die") as Answer;
    asking.point([
      use,
      { kind: "move-armies" },
      { kind: "move-army", from_region: "barad-dur", region: "gorgoroth" },
      { kind: "declare", region: "gorgoroth" },
    ]);
    expect(asking.shown).toEqual(
      expect.arrayContaining([`die:${somebody.seat}:${String(use.die)}`, "region:barad-dur", "region:gorgoroth"]),
    );
    expect(asking.shown).not.toContain("word:move-armies");
    expect(new Set(asking.shown).size).toBe(asking.shown.length);
  });
});

describe("what was pointed out", () => {
  test("is dark again when something else is asked", () => {
    const { asking } = sits("action");
    asking.show(["region:gorgoroth"]);
    asking.begin();
    expect(asking.shown).toEqual([]);
  });
});

describe("touching", () => {
  test("a lit spot with one meaning answers", () => {
    const { asking, somebody } = sits("attack-from");
    const [answer] = somebody.ask?.options ?? [];
    asking.touch(`region:${String(answer?.region)}`);
    expect(somebody.answers).toEqual([answer]);
  });

  test("nothing is answered while an answer is on its way", () => {
    const { asking, somebody } = sits("attack-from");
    somebody.answering = true;
    asking.touch(`region:${String(somebody.ask?.options?.[0]?.region)}`);
    expect(somebody.answers).toEqual([]);
  });

  test("an army, then where it goes; Esc and a second touch lead back", () => {
    const { asking, somebody } = sits("move-army");
    const answer = (somebody.ask?.options ?? []).find(({ kind }) => kind === "move-army") as Answer;
    const from = `region:${String(answer.from_region)}`;
    expect(asking.lit.has(from)).toBe(true);
    asking.touch(from);
    expect(asking.chosen.has(from)).toBe(true);
    expect(asking.lit.has(`region:${String(answer.region)}`)).toBe(true);
    expect(asking.back()).toBe(true);
    expect(asking.way).toEqual([]);
    asking.touch(from);
    asking.touch(`region:${String(answer.region)}`);
    expect(somebody.answers).toEqual([answer]);
  });

  test("a region, then the figure in a menu", () => {
    const { asking, somebody } = sits("recruit");
    const region = "orthanc";
    asking.touch(`region:${region}`, {} as Element);
    const answers = (somebody.ask?.options ?? []).filter((answer) => answer.region === region);
    expect(answers.length).toBeGreaterThan(1);
    expect(asking.menu?.items.map(({ answer }) => answer)).toEqual(answers);
    asking.menu?.items[1]?.pick();
    expect(somebody.answers).toEqual([answers[1]]);
  });

  test("an Elven Ring, a die, and what it becomes", () => {
    const { asking, somebody } = sits("action");
    const answer = (somebody.ask?.options ?? []).find(({ kind }) => kind === "use-ring") as Answer;
    asking.touch(`ring:${somebody.seat}`);
    asking.touch(`die:${somebody.seat}:${String(answer.die)}`, {} as Element);
    asking.menu?.items.find((item) => item.answer.to_die === answer.to_die)?.pick();
    expect(somebody.answers).toEqual([answer]);
  });

  test("a card is answered only after it was looked at, and a Hunt only after a warning", () => {
    const { asking, somebody } = sits("die");
    asking.touch("card:fp-char-01");
    expect(somebody.answers).toEqual([]);
    expect(asking.menu?.caution).toBe("");
    asking.menu?.items[0]?.pick();
    expect(somebody.answers).toEqual([{ kind: "play-card", card: "fp-char-01" }]);
    asking.tray.find(({ answer }) => answer.kind === "move-fellowship")?.pick();
    expect(asking.menu?.caution).toBe("web-caution-chance");
    expect(asking.menu?.setting).toBe("practice");
  });

  test("what calls for a second thought is answered by pressing it once more, not by a double click", () => {
    const { asking, somebody } = sits("die");
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const press = () => asking.tray.find(({ answer }) => answer.kind === "move-fellowship")?.pick();
    press();
    now.mockReturnValue(1200);
    press();
    expect([somebody.answers.length, asking.menu?.caution]).toEqual([0, "web-caution-chance"]);
    now.mockReturnValue(1700);
    press();
    expect(somebody.answers.map(({ kind }) => kind)).toEqual(["move-fellowship"]);
    asking.menu = null;
    press();
    expect(somebody.answers).toHaveLength(1);
    now.mockRestore();
  });

  test("the die in use is put back", () => {
    const { asking, somebody } = sits("die");
    asking.touch("die:free-peoples:character:now");
    expect(somebody.taken).toBe(1);
  });

  test("what is done beside the board has words and leads on", () => {
    const { asking, somebody } = sits("die");
    expect(asking.tray.map(({ label }) => label)).toEqual([
      "Move the Fellowship",
      "Separate Companions from the Fellowship",
      "Move Armies",
      "Play “Elven Cloaks”",
    ]);
    expect(asking.hint("card:fp-char-01")).toBe("Play “Elven Cloaks”");
    expect(asking.hint("region:bree")).toBe("");
    asking.touch("army:erebor:free-peoples");
    expect(asking.menu?.items.map(({ answer }) => answer.kind)).toEqual(["move-armies"]);
    asking.menu?.items[0]?.pick();
    somebody.ask = { ...(examples["move-army"] as Example<WarView>).ask, index: 99 };
    expect(somebody.answers).toEqual([{ kind: "move-armies" }]);
  });
});

describe("large choices", () => {
  test("figures are counted", () => {
    const { asking, somebody } = sits("army-figures");
    const choice = asking.choice;
    if (choice?.shape !== "counts") throw new Error("no counts");
    const [first] = choice.items;
    asking.counts = {};
    expect(asking.whole).toBe(false);
    asking.step(first?.id ?? "", 1);
    asking.step(first?.id ?? "", 99);
    expect(asking.counts[first?.id ?? ""]).toBe(first?.most);
    expect(asking.whole).toBe(true);
    asking.confirm();
    expect(somebody.answers).toEqual([{ kind: "take-figures", figures: { [first?.id ?? ""]: first?.most } }]);
  });

  test("cards are picked and put back by touching them", () => {
    const { asking, somebody } = sits("discard");
    const [card] = [...asking.lit];
    asking.touch(card ?? "");
    expect(asking.chosen.has(card ?? "")).toBe(true);
    asking.touch(card ?? "");
    expect(asking.picked).toEqual([]);
    asking.touch(card ?? "");
    asking.confirm();
    expect(somebody.answers[0]?.cards).toEqual([card?.slice("card:".length)]);
  });

  test("Companions go together as far as it is offered", () => {
    const { asking, somebody } = sits("companion-group");
    const set = (somebody.ask?.options ?? [])
      .filter(({ kind }) => kind === "group")
      .find(({ characters }) => (characters as string[]).length === 2);
    for (const id of (set?.characters as string[]).toReversed()) asking.touch(`character:${id}`);
    expect(asking.whole).toBe(true);
    asking.confirm();
    expect(somebody.answers).toEqual([set]);
    expect(asking.tray.map(({ answer }) => answer.kind)).toEqual(["done"]);
  });
});

describe("in vain", () => {
  test("the server is asked why, and what it says is shown", async () => {
    const { asking, asked } = sits("action");
    asking.touch("nation:sauron");
    await Promise.resolve();
    expect(asked).toEqual([{ kind: "advance", nation: "sauron" }]);
    await Promise.resolve();
    expect(asking.told?.reason?.id).toBe("reason-wotr-no-ring");
    expect(asking.back()).toBe(true);
    expect(asking.told).toBeNull();
  });

  test("an army and then a region mean a move or an attack", () => {
    const { asking, asked } = sits("action");
    asking.touch("army:erebor:free-peoples");
    asking.touch("region:bree");
    asking.touch("army:erebor:free-peoples");
    asking.touch("region:umbar");
    expect(asked.slice(1, 2)).toEqual([{ kind: "move-army", from_region: "erebor", region: "bree" }]);
    expect(asked.at(-1)).toEqual({ kind: "attack", from_region: "erebor", region: "umbar" });
  });
});

test("what opens at a spot stays in the window", () => {
  const room = { width: 400, height: 300 };
  const box = { width: 100, height: 80 };
  expect(besides({ left: 0, right: 20, top: 10, bottom: 30 }, box, room)).toEqual({ left: 8, top: 40 });
  expect(besides({ left: 380, right: 400, top: 260, bottom: 290 }, box, room)).toEqual({ left: 292, top: 170 });
});

describe("on a narrow screen", () => {
  test.each(Object.keys(examples))("something is in reach: %s", (kind) => {
    const { asking } = sits(kind);
    const inSight = asking.sheets.has("") || asking.tray.length > 0 || asking.choice?.shape === "counts";
    expect(inSight || asking.needed !== "").toBe(true);
  });

  test.each([
    ["guide", "tracks"],
    ["who-leaves", "tracks"],
    ["discard", "hand"],
  ])("%s needs the sheet %s", (kind, sheet) => {
    expect(sits(kind).asking.needed).toBe(sheet);
  });

  test("a sheet is needed as soon as one has said that one wants what lies there", () => {
    const { asking } = sits("combat-card");
    expect(asking.sheets).toContain("hand");
    expect(asking.needed).toBe("");
    asking.way = [{ kind: "lay-card" }];
    expect(asking.needed).toBe("hand");
  });
});

describe("places as buttons", () => {
  test("where all answers are places there is a button for each, and it answers like a touch", () => {
    const { asking, somebody } = sits("attack-from");
    expect(asking.tray).toEqual([]);
    expect(asking.places.map(({ answer }) => answer)).toEqual(somebody.ask?.options);
    expect(asking.places.every(({ label }) => label !== "")).toBe(true);
    asking.places[0]?.pick();
    expect(somebody.answers).toEqual(somebody.ask?.options?.slice(0, 1));
  });

  test("an army leads on to where it may go", () => {
    const { asking, somebody } = sits("move-army");
    const answer = (somebody.ask?.options ?? []).find(({ kind }) => kind === "move-army") as Answer;
    asking.touch(`region:${String(answer.from_region)}`);
    const place = asking.places.find(({ answer: one }) => one.region === answer.region);
    place?.pick();
    expect(somebody.answers).toEqual([answer]);
  });

  test("beside other answers a kind has to be chosen first", () => {
    const { asking } = sits("action");
    expect(asking.places).toEqual([]);
    asking.tray.find(({ answer }) => answer.kind === "use-die")?.pick();
    expect(asking.places.map(({ answer }) => answer.kind)).toContain("use-die");
  });

  test("pass, skip and Elven Rings stand last, and say what they mean", () => {
    const { asking } = sits("action");
    const kinds = asking.tray.map(({ answer }) => answer.kind);
    expect(kinds[0]).toBe("use-die");
    const quiet = asking.tray.filter(({ quiet }) => quiet);
    expect(kinds.slice(-quiet.length)).toEqual(quiet.map(({ answer }) => answer.kind));
    expect(quiet.every(({ about }) => about !== "")).toBe(true);
  });
});

describe("who goes", () => {
  test("all who may enter do, and nobody is an answer of its own", () => {
    const { asking, somebody } = sits("advance-army");
    expect(Object.values(asking.counts).every((count) => count > 0)).toBe(true);
    asking.nobody();
    expect(somebody.answers).toEqual([{ kind: "advance-army", figures: {} }]);
  });

  test("an army that must send somebody cannot send nobody", () => {
    const { asking, somebody } = sits("army-figures");
    expect(asking.whole).toBe(true);
    asking.nobody();
    expect(somebody.answers).toEqual([]);
  });

  test("advice is followed at once, or asked back where there is no way back", () => {
    const { asking, somebody } = sits("action");
    const use = somebody.ask?.options?.find(({ kind }) => kind === "use-die") as Answer;
    asking.give(use);
    expect(somebody.answers).toEqual([use]);
    const chance = sits("die", { options: [{ kind: "move-fellowship" }, { kind: "hide" }] });
    chance.asking.give({ kind: "move-fellowship" });
    expect(chance.somebody.answers).toEqual([]);
    expect(chance.asking.menu?.caution).toBe("web-caution-chance");
  });

  test("what can be answered only one way is not asked twice", () => {
    const { asking, somebody } = sits("die", { options: [{ kind: "move-fellowship" }] });
    asking.give({ kind: "move-fellowship" });
    expect(somebody.answers).toEqual([{ kind: "move-fellowship" }]);
  });

  test("a settlement of one's own that would stay without a unit is named", () => {
    const example = examples["army-figures"] as Example<WarView>;
    const side = example.seat as "free-peoples" | "shadow";
    const force = example.position[side];
    const ours = Object.keys(force).find((id) => facts.regions[id]?.settlement && facts.regions[id]?.owner === side);
    const from = ours as string;
    const ask = { ...example.ask, prompt: { ...example.ask.prompt, args: { from_region: from } } };
    const spots = warSpots(example.position, facts, example.seat);
    const all = { kind: "take-figures", figures: force[from] };
    expect(spots.warning?.(ask, all)).toEqual({ id: "web-left-empty", args: { region: from }, rule: "" });
    expect(spots.warning?.(ask, { kind: "take-figures", figures: {} })).toBeNull();
  });
});
