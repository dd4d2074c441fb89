import { expect, test } from "vitest";
import { Noting } from "../src/lib/noting.svelte.ts";

const note = (n: number, more: object = {}) => ({
  ...{ n, name: "Ann", seat: "ringwraiths", text: `${n}`, round: 1, at: n, struck: false, mine: false },
  ...more,
});

test("what was there when one came is not news; what others write is, until it is read", () => {
  const notes = new Noting();
  notes.hear(null);
  notes.hear([note(0), note(1)]);
  expect(notes.unread).toBe(0);
  notes.hear([note(0), note(1), note(2), note(3, { mine: true }), note(4, { struck: true })]);
  expect(notes.unread).toBe(1);
  notes.read();
  expect(notes.unread).toBe(0);
  notes.hear([note(1), note(5)]);
  expect(notes.unread).toBe(1);
});

test("an empty notepad on which somebody begins", () => {
  const notes = new Noting();
  notes.hear([]);
  notes.hear([note(0)]);
  expect(notes.unread).toBe(1);
});
