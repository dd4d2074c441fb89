import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type Line, type Socket } from "../src/lib/live.ts";
import { api } from "../src/lib/api.ts";
import type { FromServer, State, Table, View } from "../src/lib/protocol.ts";
import { TableStore } from "../src/lib/table.svelte.ts";

/** A server that does nothing by itself. */
class MockSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly since: number | null;
  readonly sent: { type: string; [key: string]: unknown }[] = [];

  constructor(since: number | null) {
    this.since = since;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as MockSocket["sent"][number]);
  }

  close(code = 1006): void {
    this.onclose?.({ code });
  }

  opens(): this {
    this.onopen?.(undefined as never);
    return this;
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get answers() {
    return this.sent.filter(({ type }) => type === "answer");
  }
}

function state(
  index: number,
  since: number,
  more: { seat?: string; asked?: boolean; told?: number[] } = {},
): FromServer {
  const seat = more.seat ?? "shadow";
  const ask = {
    index,
    seat,
    kind: "action",
    window: false,
    prompt: { id: "ask-wotr-action", args: {}, rule: "" },
    options: [],
  };
  const view = {
    schema: 1,
    game: "wotr",
    seat,
    index,
    asks: more.asked === false ? [] : [ask],
    answered: null,
    outcome: null,
    position: {},
  };
  const log = (more.told ?? []).map((at) => ({ index: at, id: `log-${at}`, args: {}, rule: "", scene: [] }));
  return { type: "state", seat, index, since, log, scene: [], view: view as View };
}

const sockets: MockSocket[] = [];
const open = (since: number | null) => {
  const socket = new MockSocket(since);
  sockets.push(socket);
  return socket;
};
const last = () => sockets.at(-1) as MockSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("the line", () => {
  function line() {
    const lines: Line[] = [];
    const messages: FromServer[] = [];
    const live = new Live(open, { line: (one) => lines.push(one), message: (one) => messages.push(one) });
    live.connect();
    last().opens();
    return { live, lines, messages };
  }

  test("that there are too many is said, and tried again later", () => {
    const { lines } = line();
    last().close(4429);
    expect(lines.at(-1)).toBe("full");
    vi.advanceTimersByTime(29_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
  });

  test("comes back by itself and asks for what it missed", () => {
    const { lines } = line();
    expect(last().since).toBeNull();
    last().says(state(7, 0));
    last().close();
    expect(lines).toEqual(["connecting", "open", "broken"]);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    expect(last().since).toBe(7);
  });

  test("waits longer each time, and not for ever", () => {
    line();
    for (let tries = 0; tries < 12; tries++) {
      last().close();
      vi.advanceTimersByTime(10_000);
    }
    expect(sockets).toHaveLength(13);
  });

  test("does not wait when asked to try now", () => {
    const { live } = line();
    last().close();
    live.connect();
    live.connect();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test("ends when there is no such table, or when it is closed", () => {
    const { lines } = line();
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, lines.at(-1)]).toEqual([1, "gone"]);
    const { live } = line();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test("gives up a server that has gone silent", () => {
    line();
    vi.advanceTimersByTime(40_000);
    expect(last().sent.filter(({ type }) => type === "ping")).toHaveLength(2);
    const silent = last();
    vi.advanceTimersByTime(62_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(silent).not.toBe(last());
  });

  test("says an answer again that was on its way when it broke", () => {
    const { live } = line();
    last().says(state(7, 0));
    live.answer("shadow", 7, { kind: "pass" });
    last().close();
    vi.advanceTimersByTime(1_000);
    last().opens().says(state(7, 7));
    expect(last().answers).toEqual([{ type: "answer", ref: 1, seat: "shadow", index: 7, answer: { kind: "pass" } }]);
    last().says(state(7, 7));
    expect(last().answers).toHaveLength(1);
  });

  test("does not say an answer again that has arrived", () => {
    const { live } = line();
    last().says(state(7, 0));
    live.answer("shadow", 7, { kind: "pass" });
    last().close();
    vi.advanceTimersByTime(1_000);
    last().opens().says(state(8, 7));
    expect(last().answers).toEqual([]);
    expect(live.answering).toBe(false);
  });

  test("says an answer once that was given on the new line before its first state", () => {
    const { live } = line();
    last().says(state(7, 0));
    last().close();
    vi.advanceTimersByTime(1_000);
    last().opens();
    live.answer("shadow", 7, { kind: "pass" });
    last().says(state(7, 7));
    expect(last().answers).toHaveLength(1);
  });

  test("says an answer that was given while it was broken", () => {
    const { live } = line();
    last().says(state(7, 0));
    last().close();
    live.answer("shadow", 7, { kind: "pass" });
    vi.advanceTimersByTime(1_000);
    last().opens().says(state(7, 7));
    expect(last().answers).toHaveLength(1);
  });

  test("keeps it to itself when an answer that arrived is refused the second time", () => {
    const { live, messages } = line();
    last().says(state(7, 0));
    live.answer("shadow", 7, { kind: "pass" });
    last().close();
    vi.advanceTimersByTime(1_000);
    last().opens().says(state(7, 7));
    last().says(state(8, 7));
    last().says({ type: "refused", ref: 1, id: "refused-stale", rule: "", args: {}, text: "Too late." });
    expect(messages.map(({ type }) => type)).toEqual(["state", "state", "state"]);
    live.answer("shadow", 8, { kind: "pass" });
    last().says({ type: "refused", ref: 2, id: "refused-stale", rule: "", args: {}, text: "Too late." });
    expect(messages.at(-1)?.type).toBe("refused");
  });

  test("begins anew when another of one's seats is shown after it broke", () => {
    const { messages } = line();
    last().says(state(7, 0));
    last().close();
    vi.advanceTimersByTime(1_000);
    last()
      .opens()
      .says(state(9, 7, { seat: "free-peoples" }));
    vi.advanceTimersByTime(1_000);
    expect(last().since).toBeNull();
    expect(messages).toHaveLength(1);
  });
});

describe("a table", () => {
  function table() {
    const store = new TableStore("t", open);
    store.connect();
    last().opens();
    return store;
  }
  const told = (store: TableStore) => store.log.map(({ index }) => index);

  test("keeps what it was told, and forgets what was undone", () => {
    const store = table();
    last().says(state(3, 0, { told: [0, 1, 2] }));
    last().says(state(4, 3, { told: [3, 3] }));
    expect(told(store)).toEqual([0, 1, 2, 3, 3]);
    last().says(state(2, 2, { told: [4] }));
    expect(told(store)).toEqual([0, 1, 4]);
    last().says(state(5, 0, { seat: "free-peoples", told: [1] }));
    expect(told(store)).toEqual([1]);
  });

  test("is answered once, however often one clicks", () => {
    const store = table();
    last().says(state(3, 0));
    store.answer({ kind: "pass" });
    store.answer({ kind: "pass" });
    expect(last().answers).toHaveLength(1);
    expect(store.answering).toBe(true);
    last().says({ type: "done", ref: 1, index: 4 });
    expect(store.answering).toBe(false);
  });

  test("shows a refusal until the game goes on", () => {
    const store = table();
    last().says(state(3, 0));
    store.answer({ kind: "pass" });
    last().says({ type: "refused", ref: 1, id: "refused-stale", rule: "", args: {}, text: "Too late." });
    expect([store.refusal?.id, store.answering]).toEqual(["refused-stale", false]);
    last().says(state(3, 3));
    expect(store.refusal?.id).toBe("refused-stale");
    last().says(state(4, 3));
    expect(store.refusal).toBeNull();
  });

  test("does not answer what it is not asked", () => {
    const store = table();
    last().says(state(3, 0, { asked: false }));
    store.answer({ kind: "pass" });
    expect(last().answers).toEqual([]);
  });

  describe("at one screen for two", () => {
    function shared(options = {}) {
      const store = table();
      const seats = ["free-peoples", "shadow"];
      last().says({
        type: "table",
        table: { id: "t", mine: seats, state: "playing", options, seats: {}, dice: {} } as unknown as Table,
      });
      return store;
    }
    const visible = (store: TableStore) => [
      store.curtain,
      store.view?.seat ?? null,
      told(store).length,
      store.ask !== null,
    ];

    test("shows nothing of a seat until its person has lifted the curtain", () => {
      const store = shared();
      last().says(state(3, 0, { told: [0, 1] }));
      expect(visible(store)).toEqual(["shadow", null, 0, false]);
      store.lift();
      expect(visible(store)).toEqual([null, "shadow", 2, true]);
      last().says(state(4, 3, { told: [3] }));
      expect(visible(store)).toEqual([null, "shadow", 3, true]);
      last().says(state(5, 0, { seat: "free-peoples", told: [4] }));
      expect(visible(store)).toEqual(["free-peoples", null, 0, false]);
      last().says(state(6, 5, { seat: "free-peoples", told: [5] }));
      expect(visible(store)).toEqual(["free-peoples", null, 0, false]);
      store.lift();
      expect(visible(store)).toEqual([null, "free-peoples", 2, true]);
    });

    test("has no curtain where hands are open", () => {
      const store = shared({ "open-hands": true });
      last().says(state(3, 0, { told: [0] }));
      last().says(state(5, 0, { seat: "free-peoples", told: [4] }));
      expect(visible(store)).toEqual([null, "free-peoples", 1, true]);
    });

    test.each([
      ["the same", { a: 1 }, { a: 1 }, null],
      ["something else", { a: 1 }, { a: 2 }, "free-peoples"],
    ])("lifts it by itself where the other knows %s", async (_, one, other, curtain) => {
      const seen = (seat: string, position: object) => ({ index: 5, view: { seat, position } }) as unknown as State;
      const call = vi
        .spyOn(api, "view")
        .mockImplementation(async (_id, seat) => seen(seat, seat === "shadow" ? one : other));
      const store = shared();
      last().says(state(3, 0));
      store.lift();
      last().says(state(5, 0, { seat: "free-peoples" }));
      expect(store.curtain).toBe("free-peoples");
      await vi.advanceTimersByTimeAsync(1);
      expect(store.curtain).toBe(curtain);
      call.mockRestore();
    });
  });

  test("drops the whole log where it is told from the beginning", () => {
    const store = table();
    last().says(state(3, 0, { told: [-1, 0, 2] }));
    last().says(state(4, 3, { told: [3] }));
    expect(store.log.map(({ index }) => index)).toEqual([-1, 0, 2, 3]);
    last().says(state(5, 0, { told: [-1] }));
    expect(store.log.map(({ index }) => index)).toEqual([-1]);
  });

  test("has every line of the chat once", () => {
    const store = table();
    const entry = (n: number) => ({ n, name: "Ann", seat: null, text: `${n}`, at: n });
    last().says({ type: "chat", chat: [entry(0), entry(1)] });
    last().says({ type: "chat", chat: [entry(1), entry(2)] });
    expect(store.chat.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
  });
});
