import { describe, expect, it } from "vitest";
import { nextTowards, stopOf } from "../src/lib/walking.ts";

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe("arrow keys among cards", () => {
  const cards = [at(20, 0), at(40, 0), at(0, 30), at(45, 35)];

  it("go to the nearest card that way", () => {
    expect(nextTowards(at(0, 0), cards, [1, 0])).toBe(0);
    expect(nextTowards(at(0, 0), cards, [0, 1])).toBe(2);
    expect(nextTowards(at(60, 0), cards, [-1, 0])).toBe(1);
  });

  it("go nowhere where nothing lies", () => {
    expect(nextTowards(at(0, 0), cards, [0, -1])).toBe(-1);
    expect(nextTowards(at(0, 0), cards, [-1, 0])).toBe(-1);
  });
});

describe("the Tab key", () => {
  it("stops at the first card of a row, unless it stops at others anyway", () => {
    expect(stopOf(["a", "b"], new Set())).toBe("a");
    expect(stopOf(["a", "b"], new Set(["card:b"]))).toBeUndefined();
    expect(stopOf([], new Set())).toBeUndefined();
  });
});
