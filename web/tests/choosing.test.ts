import { describe, expect, test } from "vitest";
import {
  beginning,
  chosen,
  choiceOf,
  countAnswer,
  everything,
  fits,
  pickAnswer,
  roomFor,
  type CountChoice,
} from "../src/lib/choosing.ts";

const counts = (most: Record<string, number>, minimum: number, maximum: number) =>
  choiceOf(
    {
      properties: {
        kind: { const: "take" },
        figures: {
          type: "object",
          properties: Object.fromEntries(Object.entries(most).map(([id, n]) => [id, { minimum: 0, maximum: n }])),
        },
      },
    },
    { minimum, maximum },
  ) as CountChoice;

const pick = (items: (string | number)[], minimum: number, maximum: number) =>
  choiceOf(
    { properties: { kind: { const: "discard" }, cards: { type: "array", items: { enum: items } } } },
    { minimum, maximum },
  );

describe("figures", () => {
  const choice = counts({ elite: 2, regular: 4 }, 1, 5);

  test("go up to their own limit and to that of all", () => {
    expect(roomFor(choice, { elite: 0, regular: 0 }, "regular")).toBe(4);
    expect(roomFor(choice, { elite: 2, regular: 0 }, "regular")).toBe(3);
    expect(roomFor(choice, { elite: 1, regular: 4 }, "elite")).toBe(1);
    expect(roomFor(choice, {}, "nobody")).toBe(0);
  });

  test("all are as many as allowed", () => {
    expect(everything(choice)).toEqual({ elite: 2, regular: 3 });
  });

  test("are answered without those that stay", () => {
    expect(countAnswer(choice, { elite: 0, regular: 3 })).toEqual({ kind: "take", figures: { regular: 3 } });
  });

  test("begin with none, or with all where there is no choice", () => {
    expect(chosen(beginning(choice))).toBe(0);
    expect(beginning(counts({ elite: 2, regular: 4 }, 2, 2))).toEqual({ elite: 0, regular: 0 });
    expect(beginning(counts({ elite: 2, regular: 1 }, 3, 3))).toEqual({ elite: 2, regular: 1 });
  });

  test("fit within both limits", () => {
    expect([0, 1, 5, 6].map((count) => fits(choice, count))).toEqual([false, true, true, false]);
  });
});

describe("things", () => {
  test("are some of a list", () => {
    const choice = pick(["a", "b", "c"], 0, 2);
    expect(choice).toMatchObject({ shape: "pick", ordered: false, items: ["a", "b", "c"] });
    expect(choice?.shape === "pick" && pickAnswer(choice, ["b"])).toEqual({ kind: "discard", cards: ["b"] });
  });

  test("are put in order where all must be named", () => {
    expect(pick(["a", "b"], 2, 2)).toMatchObject({ ordered: true });
    expect(pick(["a"], 1, 1)).toMatchObject({ ordered: false });
  });
});

test("a shape that nobody knows is not guessed at", () => {
  expect(
    choiceOf({ properties: { kind: { const: "x" }, y: { type: "string" } } }, { minimum: 0, maximum: 1 }),
  ).toBeNull();
  expect(choiceOf({ properties: { kind: { const: "x" } } }, { minimum: 0, maximum: 1 })).toBeNull();
});
