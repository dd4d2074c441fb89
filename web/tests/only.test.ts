/** Who may pass until something changes; what is remembered of only answers. */
import { describe, expect, test } from "vitest";
import type { Ask, Table } from "../src/lib/protocol.ts";
import { readSettings } from "../src/lib/settings.svelte.ts";
import { mayPassOn } from "../src/lib/standing.ts";

const table = { state: "playing", mine: ["shadow"], standing: {} } as unknown as Table;

function ask(more: Partial<Ask> = {}): Ask {
  return {
    seat: "shadow",
    kind: "action",
    window: false,
    options: [{ kind: "use-die" }, { kind: "pass" }],
    ...more,
  } as Ask;
}

describe("pass until something changes", () => {
  test("where one may pass or do something else", () => {
    expect(mayPassOn(table, ask())).toBe(true);
    expect(mayPassOn(table, ask({ options: [{ kind: "use-die" }, { kind: "skip" }] }))).toBe(false);
    expect(mayPassOn(table, ask({ options: [{ kind: "pass" }] }))).toBe(false);
  });

  test("not in a window, nor for others, nor after the game", () => {
    expect(mayPassOn(table, ask({ window: true }))).toBe(false);
    expect(mayPassOn(table, ask({ seat: "free-peoples" }))).toBe(false);
    expect(mayPassOn({ ...table, state: "over" }, ask())).toBe(false);
    expect(mayPassOn(table, null)).toBe(false);
  });
});

test("only answers are given unless somebody has turned that off", () => {
  expect(readSettings(null).only).toBe(true);
  expect(readSettings('{"only": false}').only).toBe(false);
});
