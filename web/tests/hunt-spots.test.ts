/** Every kind of ask of Hunt for the Ring has its own place on the board. The examples are made by tools/web_asks.py. */
import { describe, expect, test } from "vitest";
import type { HuntFacts } from "../src/games/hunt/facts.ts";
import type { HuntView } from "../src/games/hunt/hunt.ts";
import { huntSpots, placed } from "../src/games/hunt/spots.ts";
import { ahead, leading } from "../src/lib/leading.ts";
import type { View } from "../src/lib/protocol.ts";
import { examplesOf, factsOf, kindsOf } from "./examples.ts";

const examples = examplesOf<HuntView>("hunt");
const facts = factsOf<HuntFacts>("hunt");

/** What stands beside the prompt has a picture by its type (src/games/hunt/AnswerSign.svelte). */
const SIGNED = ["word", "order", "half", "token", "journey", "rider", "companion", "space"];

test("there is an example of every kind", () => {
  expect(Object.keys(examples).toSorted()).toEqual(kindsOf("hunt"));
});

describe.each(Object.entries(examples))("%s", (_, { seat, ask, position }) => {
  const spots = huntSpots({ seat, asks: [ask], position } as unknown as View<HuntView>, facts);
  const led = (ask.options ?? []).map((answer) => ({ answer, stages: spots.stages(answer) }));

  test("has a place for each answer", () => {
    expect(led.length).toBeGreaterThan(0);
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
      const way = [{ kind: answer.kind }, ...stages.map((stage) => ({ spot: stage[0] ?? "" }))];
      expect(ahead(led, way).map((one) => one.answer)).toEqual([answer]);
    }
    for (const spot of leading(led, [])) expect(spot).toMatch(/^[a-z-]+(:[A-Za-z0-9-]+)*$/);
  });
});

describe("a Nazgûl's turn", () => {
  const { seat, ask, position } = examples["hunt-nazgul-turn"]!;
  const spots = huntSpots({ seat, asks: [ask], position } as unknown as View<HuntView>, facts);

  test("perception wants a die and nothing else: its area is the one where the Nazgûl stands", () => {
    const asked = (ask.options ?? []).filter(({ kind }) => kind.startsWith("perceive-"));
    expect(asked.length).toBeGreaterThan(0);
    for (const answer of asked)
      expect(spots.stages(answer).map(([spot]) => spot)).toEqual([`die:${String(answer.face)}`, `word:${answer.kind}`]);
  });

  test("only what is asked is heard by everyone", () => {
    const warned = (kind: string) => spots.caution({ kind }) === "web-hunt-caution-told";
    for (const kind of ["search", "hunt", "hunt-with-die", "perceive-area", "ability-search", "ability-hunt"])
      expect(warned(kind), kind).toBe(true);
    for (const kind of ["ride", "ability-step", "ability-ride", "cancel-action"])
      expect(warned(kind), kind).toBe(false);
  });
});
