/** The table one sits at: what the live line told, and what one does there. */
import { api, Refused } from "./api.ts";
import { Live, socketTo, type Line, type Socket } from "./live.ts";
import {
  mergedLog,
  ownAsk,
  type Answer,
  type ChatEntry,
  type FromServer,
  type LogEntry,
  type Message,
  type Table,
  type View,
} from "./protocol.ts";

export class TableStore {
  readonly id: string;
  line = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state("");
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  /** What was refused last; gone with the next answer. */
  refusal = $state.raw<Message | null>(null);
  /** The server could not be reached with what one wanted. */
  unheard = $state(false);
  /** An answer is on its way. */
  answering = $state(false);

  readonly ask = $derived(ownAsk(this.view));
  readonly myTurn = $derived(this.ask !== null && this.table?.state === "playing");
  readonly watching = $derived(this.table !== null && this.table.mine.length === 0);

  readonly #live: Live;

  constructor(id: string, open: (since: number | null) => Socket = (since) => socketTo(id, since)) {
    this.id = id;
    this.#live = new Live(open, { message: (message) => this.#hear(message), line: (line) => (this.line = line) });
  }

  connect(): void {
    this.#live.connect();
  }

  close(): void {
    this.#live.close();
  }

  answer(answer: Answer): void {
    const ask = this.ask;
    if (!ask || this.answering) return;
    this.refusal = null;
    this.answering = true;
    this.#live.answer(ask.seat, ask.index, answer);
  }

  say(text: string): boolean {
    return this.#live.say({ type: "chat", text });
  }

  undo(seat: string): Promise<void> {
    return this.#do(() => api.undo(this.id, seat));
  }

  consent(seat: string, agree: boolean): Promise<void> {
    return this.#do(() => api.consent(this.id, seat, agree));
  }

  resign(seat: string): Promise<void> {
    return this.#do(() => api.resign(this.id, seat));
  }

  join(seat: string): Promise<void> {
    return this.#do(() => api.join(this.id, seat));
  }

  leave(seat: string): Promise<void> {
    return this.#do(() => api.leave(this.id, seat));
  }

  /** The table of the next game, or null if there is none. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.#do(async () => (next = (await api.rematch(this.id)).id));
    return next;
  }

  async #do(call: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    this.unheard = false;
    try {
      await call();
    } catch (wrong) {
      if (wrong instanceof Refused) this.refusal = wrong.refusal;
      else this.unheard = true;
    }
  }

  #hear(message: FromServer): void {
    if (message.type === "table") {
      this.table = message.table;
    } else if (message.type === "state") {
      this.log = mergedLog(message.seat === this.seat ? this.log : [], message);
      if (message.index !== this.view?.index) this.refusal = null;
      this.seat = message.seat;
      this.view = message.view;
    } else if (message.type === "chat") {
      const known = new Set(this.chat.map(({ n }) => n));
      this.chat = [...this.chat, ...message.chat.filter(({ n }) => !known.has(n))];
    } else if (message.type === "refused") {
      this.refusal = message;
    }
    this.answering = this.#live.answering;
  }
}
