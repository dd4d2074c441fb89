import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api.ts";
import { saltHash } from "../src/lib/fate.ts";
import type { DiceState, Seat, Table } from "../src/lib/protocol.ts";
import { asNoted, noteOf, Sealing } from "../src/lib/sealing.ts";

const FP = "free-peoples";
const SH = "shadow";
const C = "c".repeat(64);

let tables = 0;
let kept: Map<string, string>;

beforeEach(() => {
  tables++;
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

function table(dice: Partial<DiceState> = {}, more: Partial<Table> = {}): Table {
  const person: Seat = { kind: "person", mine: true };
  const usual: DiceState = {
    commitment: C,
    hashes: {},
    salts: {},
    stage: "hashes",
    waiting: [FP],
    deadline: null,
    restarts: 0,
    chapter: 0,
  };
  const rest = {
    id: `t${tables}`,
    state: "waiting",
    mine: [FP],
    seats: { [FP]: person, [SH]: { kind: "person" } },
    index: 0,
    outcome: null,
    begins: "set-up",
    hands: null,
  };
  return { ...rest, dice: { ...usual, ...dice }, ...more } as unknown as Table;
}

/** A server that takes what is sealed and opened as ours does; `calls` is what it heard. */
function server(others: Record<string, string> = { [SH]: "d".repeat(64) }) {
  const calls: string[] = [];
  const hashes: Record<string, string> = { ...others };
  const salts: Record<string, string> = {};
  let now = table();
  const tell = (more: Partial<DiceState>, rest: Partial<Table> = {}) =>
    (now = table(
      { hashes: { ...hashes }, salts: { ...salts }, ...more },
      { begins: now.begins, hands: now.hands, index: now.index, ...rest },
    ));
  const sealing = new Sealing({
    async seal(seat, hash) {
      calls.push(`seal ${seat}`);
      hashes[seat] = hash;
      const open = now.mine.filter((mine) => salts[mine] === undefined);
      return tell(now.mine.every((mine) => hashes[mine]) ? { stage: "salts", waiting: open } : {}, {
        mine: now.mine,
        seats: now.seats,
      });
    },
    async open(seat, salt) {
      expect(hashes[seat]).toBe(saltHash(C, seat, salt));
      calls.push(`open ${seat}`);
      salts[seat] = salt;
      const open = now.mine.filter((mine) => salts[mine] === undefined);
      const begun = { mine: now.mine, seats: now.seats, ...(open.length ? {} : { state: "playing" as const }) };
      return tell({ stage: open.length ? "salts" : "ready", waiting: open }, begun);
    },
  });
  return { calls, hashes, salts, sealing, show: (told: Table) => sealing.heed((now = told)), now: () => now };
}

describe("a page", () => {
  test("seals, notes, opens, all by itself", async () => {
    const { calls, show, now, hashes, salts } = server();
    await show(table());
    expect(calls).toEqual([`seal ${FP}`, `open ${FP}`]);
    expect(noteOf(now())).toMatchObject({ commitment: C, hashes, salts, prologue: 0, fresh: true, times: 1 });
    expect(asNoted(now())).toBe(true);
  });

  test.each([
    ["played-on", "kept", { prologue: 30, fresh: false }],
    ["played-on", "anew", { prologue: 0, fresh: false }],
    ["position", "kept", { prologue: 30, fresh: false }],
  ] as const)("notes what came from elsewhere: %s, %s", async (begins, hands, noted) => {
    const { show, now } = server();
    await show(table({}, { begins, hands, index: 30 }));
    expect(noteOf(now())).toMatchObject(noted);
  });

  test("does so for each of its seats", async () => {
    const { calls, show, now } = server({});
    const seats: Record<string, Seat> = { [FP]: { kind: "person", mine: true }, [SH]: { kind: "person", mine: true } };
    await show(table({ waiting: [FP, SH] }, { mine: [FP, SH], seats }));
    expect(calls).toEqual([`seal ${FP}`, `seal ${SH}`, `open ${FP}`, `open ${SH}`]);
    expect(Object.keys(noteOf(now())!.salts)).toEqual([FP, SH]);
  });

  test("does nothing at a table where it has no seat, or that has begun", async () => {
    const { calls, show } = server();
    await show(table({}, { mine: [] }));
    await show(table({}, { state: "playing" }));
    await show(table({}, { state: "over" }));
    expect(calls).toEqual([]);
  });

  test("says that it is there when it is waited for, with the same hash", async () => {
    const { calls, show, hashes } = server();
    await show(table({ waiting: [FP] }));
    const sealed = hashes[FP]!;
    calls.length = 0;
    await show(table({ hashes: { [FP]: sealed, [SH]: "d".repeat(64) }, stage: "presence", waiting: [SH] }));
    expect(calls).toEqual([]);
    await show(table({ hashes: { [FP]: sealed, [SH]: "d".repeat(64) }, stage: "presence", waiting: [FP, SH] }));
    expect(calls[0]).toBe(`seal ${FP}`);
    expect(hashes[FP]).toBe(sealed);
  });

  test("keeps its salt over a reload, and a second page has the same", async () => {
    const one = server({});
    const first = await sealed(one);
    const other = server({});
    expect(await sealed(other)).toBe(first);
  });

  async function sealed({ show, hashes }: ReturnType<typeof server>): Promise<string> {
    await show(table({}, { seats: { [FP]: { kind: "person", mine: true }, [SH]: { kind: "open" } } }));
    return hashes[FP]!;
  }

  test("keeps nothing but the page's own memory where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    const { calls, show } = server();
    await show(table());
    expect(calls).toEqual([`seal ${FP}`, `open ${FP}`]);
  });

  test("does not open while the hash that is shown for its seat is not its own", async () => {
    const calls: string[] = [];
    const forged = table({ hashes: { [FP]: "e".repeat(64), [SH]: "d".repeat(64) }, stage: "salts", waiting: [FP, SH] });
    const sealing = new Sealing({
      seal: async (seat) => (calls.push(`seal ${seat}`), forged),
      open: async (seat) => (calls.push(`open ${seat}`), forged),
    });
    await sealing.heed(forged);
    expect(new Set(calls)).toEqual(new Set([`seal ${FP}`]));
    expect(calls.length).toBeLessThan(10);
  });

  test("does not open for hashes of others than the people at the table", async () => {
    const { calls, show } = server({ [SH]: "d".repeat(64), "zzz-nobody": "f".repeat(64) });
    await show(table());
    expect(calls).toEqual([`seal ${FP}`]);
  });

  test("does not open again for other hashes than it has noted, and says so", async () => {
    const one = server();
    await one.show(table());
    const told = table({ hashes: { ...one.hashes, [SH]: "b".repeat(64) }, stage: "salts", waiting: [FP] });
    const again = server({ [SH]: "b".repeat(64), [FP]: one.hashes[FP]! });
    await again.show(told);
    expect(again.calls).toEqual([]);
    expect(asNoted(told)).toBe(false);
  });

  test("finds out a game that begins with dice for which it opened nothing", async () => {
    const { show, now } = server();
    await show(table());
    expect(asNoted({ ...now(), dice: { ...now().dice, commitment: "f".repeat(64) } })).toBe(false);
    expect(asNoted({ ...now(), mine: [], dice: { ...now().dice, commitment: "f".repeat(64) } })).toBe(true);
  });

  test("misses nothing that it is shown while a call is on its way", async () => {
    const calls: string[] = [];
    const hashes: Record<string, string> = { [SH]: "d".repeat(64) };
    let arrive = () => {};
    const sealing: Sealing = new Sealing({
      async seal(seat, hash) {
        calls.push("seal");
        hashes[seat] = hash;
        const before = table({ hashes: { ...hashes }, stage: "presence", waiting: [SH] });
        await new Promise<void>((done) => (arrive = done));
        return before; // what it says is older than what was shown meanwhile
      },
      open: async () => (calls.push("open"), table({}, { state: "playing" })),
    });
    const first = sealing.heed(table());
    void sealing.heed(table({ hashes: { ...hashes }, stage: "salts", waiting: [FP, SH] }));
    arrive();
    await first;
    expect(calls).toEqual(["seal", "open"]);
  });

  test("leaves it where it is refused: then it has come late", async () => {
    vi.useFakeTimers();
    let calls = 0;
    const late = new Refused(409, { id: "server-has-begun", args: {}, rule: "", text: "" });
    const sealing = new Sealing({ seal: () => (calls++, Promise.reject(late)), open: () => Promise.reject(late) });
    await sealing.heed(table());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(calls).toBe(1);
    vi.useRealTimers();
  });

  test("tries again when the server could not be reached", async () => {
    vi.useFakeTimers();
    const calls: string[] = [];
    const sealing = new Sealing({
      async seal(seat) {
        calls.push(seat);
        if (calls.length === 1) throw new Error("broken");
        return table({}, { state: "playing" });
      },
      open: async () => table(),
    });
    await sealing.heed(table());
    expect(calls).toEqual([FP]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toEqual([FP, FP]);
    sealing.close();
    vi.useRealTimers();
  });
});
