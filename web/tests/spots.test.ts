/** Every kind of ask of War of the Ring and its expansion has its own place. The examples are made by tools/web_asks.py. */
import { describe, expect, test } from "vitest";
import { choiceOf } from "../src/lib/choosing.ts";
import type { WarFacts } from "../src/games/wotr/facts.ts";
import { ahead, leading } from "../src/lib/leading.ts";
import { placed, warSpots } from "../src/games/wotr/spots.ts";
import type { WarView } from "../src/games/wotr/war.ts";
import { examplesOf, factsOf, kindsOf } from "./examples.ts";

/** The base game, and the expansion with what it adds. */
const TABLES = ["wotr", "kings"] as const;

/** What stands beside the prompt has a picture by its type (src/games/wotr/AnswerSign.svelte). */
const SIGNED = ["word", "amount", "face", "figure", "character", "token", "sovereign"];

test.each(TABLES)("there is an example of every kind of %s", (table) => {
  expect(Object.keys(examplesOf(table)).toSorted()).toEqual(kindsOf(table));
});

const examples = TABLES.flatMap((table) => {
  const facts = factsOf<WarFacts>(table);
  return Object.entries(examplesOf<WarView>(table)).map(([kind, example]) => [kind, { ...example, facts }] as const);
});

describe.each(examples)("%s", (_, { seat, ask, position, facts }) => {
  const spots = warSpots(position, facts, seat);
  const answers = ask.options ?? [];

  test("has a place for each answer", () => {
    if (ask.schema && ask.total) {
      const choice = choiceOf(ask.schema, ask.total);
      expect(choice).not.toBeNull();
      const table = choice ? facts.forms[choice.kind]?.[choice.key] : "";
      for (const item of choice?.items ?? []) {
        const id = typeof item === "object" ? item.id : String(item);
        expect(
          spots.item(table ?? "", id).some((spot) => spot.startsWith("figure:") || spots.onBoard(spot)),
          `${table} ${id}`,
        ).toBe(true);
      }
      return;
    }
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      if (spots.sets.has(answer.kind)) {
        for (const id of answer.characters as string[]) expect(spots.onBoard(`character:${id}`)).toBe(true);
        continue;
      }
      expect(placed(answer), answer.kind).toBe(true);
      for (const stage of spots.stages(answer)) {
        const drawn = stage.some((spot) => spots.onBoard(spot));
        expect(drawn || SIGNED.includes(stage[0]?.split(":")[0] ?? ""), `${answer.kind} at ${stage.join(", ")}`).toBe(
          true,
        );
      }
    }
  });

  test("leads to every answer, and to each one alone", () => {
    const led = answers
      .filter(({ kind }) => !spots.sets.has(kind))
      .map((answer) => ({ answer, stages: spots.stages(answer) }));
    for (const { answer, stages } of led) {
      const way = [{ kind: answer.kind }, ...stages.map((stage) => ({ spot: stage.at(-1) ?? "" }))];
      expect(ahead(led, way).map((one) => one.answer)).toEqual([answer]);
    }
    for (const spot of leading(led, [])) expect(spot).toMatch(/^[a-z-]+(:[a-z0-9-]+)*$/);
  });
});
