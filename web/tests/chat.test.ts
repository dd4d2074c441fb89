import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api.ts";
import { ChatStore } from "../src/lib/chat.svelte.ts";

const entry = (n: number) => ({ n, name: "Ann", seat: null, text: `${n}`, at: n });
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => entry(from + at));
const numbers = (chat: ChatStore) => chat.lines.map(({ n }) => n);

afterEach(() => vi.restoreAllMocks());

test("begins with the last lines, and goes back to the first", async () => {
  const asked = vi.spyOn(api, "chat").mockResolvedValueOnce({ chat: entries(50, 250), earlier: true });
  asked.mockResolvedValueOnce({ chat: entries(0, 50), earlier: false });
  const chat = new ChatStore("t");
  chat.hear({ chat: entries(250, 450), earlier: true });
  expect(chat.earlier).toBe(true);
  await chat.older();
  await chat.older();
  expect(asked.mock.calls).toEqual([
    ["t", 250],
    ["t", 50],
  ]);
  expect(numbers(chat)).toEqual(entries(0, 450).map(({ n }) => n));
  expect(chat.earlier).toBe(false);
});

test("keeps what was fetched when the line comes back", () => {
  const chat = new ChatStore("t");
  chat.hear({ chat: entries(0, 3), earlier: false });
  chat.hear({ chat: entries(1, 5), earlier: true });
  chat.hear({ chat: [entry(5)] });
  expect(numbers(chat)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(chat.earlier).toBe(false);
});

test("leaves no gap after a long break", () => {
  const chat = new ChatStore("t");
  chat.hear({ chat: entries(0, 3), earlier: false });
  chat.hear({ chat: entries(100, 300), earlier: true });
  expect(numbers(chat)[0]).toBe(100);
  expect(chat.earlier).toBe(true);
});

test("an empty chat that somebody begins", () => {
  const chat = new ChatStore("t");
  chat.hear({ chat: [], earlier: false });
  chat.hear({ chat: [entry(0)] });
  expect(numbers(chat)).toEqual([0]);
});
