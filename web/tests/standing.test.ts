import { describe, expect, it } from "vitest";
import type { Ask, Table } from "../src/lib/protocol.ts";
import { mayStand, standingOf } from "../src/lib/standing.ts";
import { examplesOf } from "./examples.ts";

const asks = examplesOf("wotr");

/** As the server tells it to whoever plays the Shadow. */
function table(more: Partial<Table> = {}): Table {
  return { state: "playing", mine: ["shadow"], standing: { shadow: [] }, ...more } as Table;
}

function ask(kind: string, seat = "shadow"): Ask {
  const found = asks[kind]?.ask;
  if (!found) throw Error(kind);
  return { ...found, seat };
}

describe("standing answers", () => {
  it("are offered in windows alone", () => {
    const offered = Object.keys(asks).filter((kind) => mayStand(table(), ask(kind)));
    expect(offered).toEqual(Object.keys(asks).filter((kind) => ask(kind).window));
    expect(offered).toContain("hunt-bonus");
    expect(mayStand(table(), null)).toBe(false);
  });

  it("are not offered again for what stands already", () => {
    const left = table({ standing: { shadow: [{ kind: "hunt-bonus", until: "turn" }] } });
    expect(mayStand(left, ask("hunt-bonus"))).toBe(false);
    expect(mayStand(left, ask("tile-for-way"))).toBe(true);
    expect(standingOf(left, "shadow")).toEqual([{ kind: "hunt-bonus", until: "turn" }]);
  });

  it("are each seat's own affair", () => {
    expect(mayStand(table(), ask("hunt-bonus", "free-peoples"))).toBe(false);
    const both = table({
      mine: ["free-peoples", "shadow"],
      standing: { "free-peoples": [], shadow: [{ kind: "hunt-bonus", until: "revoked" }] },
    });
    expect(mayStand(both, ask("hunt-bonus", "free-peoples"))).toBe(true);
    expect(standingOf(both, "free-peoples")).toEqual([]);
    expect(standingOf(both, "spectator")).toEqual([]);
  });

  it("end with the game", () => {
    const over = table({ state: "over", standing: { shadow: [{ kind: "hunt-bonus", until: "revoked" }] } });
    expect(mayStand(over, ask("hunt-bonus"))).toBe(false);
    expect(standingOf(over, "shadow")).toEqual([]);
  });
});
