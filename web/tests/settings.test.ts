/** What somebody has chosen for this browser. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { calm, PACES, readSettings, Settings, settings, SIZES, USUAL } from "../src/lib/settings.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.set(USUAL);
});

/** A browser that remembers. */
function remembering(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

describe("what was remembered", () => {
  test("is there again", () => {
    remembering();
    new Settings().set({ pace: "slow", size: 150, confirm: false, motion: "less", letters: false });
    const again = new Settings();
    expect([again.pace, again.size, again.confirm, again.motion, again.letters]).toEqual([
      "slow",
      150,
      false,
      "less",
      false,
    ]);
    expect(again.sound).toBe(true);
  });

  test.each([null, "", "nonsense", "7", "null", '{"pace": "steep", "size": 500, "sound": "loud"}'])(
    "is as usual where it cannot be read: %s",
    (text) => expect(readSettings(text)).toEqual(USUAL),
  );

  test("keeps the sense of names that it had before", () => {
    expect(readSettings('{"pace": "steps"}').pace).toBe("normal");
    expect(readSettings('{"pace": "off", "sound": false}')).toEqual({ ...USUAL, pace: "at-once", sound: false });
  });

  test("works in a browser that remembers nothing", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("not here");
      },
    });
    const here = new Settings();
    here.set({ pace: "fast" });
    expect(here.pace).toBe("fast");
  });
});

test("a faster pace takes less time, and at once takes none", () => {
  const lasts = PACES.map((pace) => {
    settings.set({ pace });
    return settings.lasts;
  });
  expect(lasts).toEqual([1.6, 1, 0.5, 0]);
});

test("text can be half as large again", () => {
  expect(Math.max(...SIZES)).toBe(150);
});

test.each([
  ["auto", true, true],
  ["auto", false, false],
  ["less", false, true],
  ["full", true, false],
] as const)("motion: %s where the system asks for less: %s", (motion, matches, expected) => {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  settings.set({ motion });
  expect(calm()).toBe(expected);
});
