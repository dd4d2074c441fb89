/** What is said at a table: the last lines come by themselves, earlier ones when they are wanted. */
import { api } from "./api.ts";
import type { ChatEntry } from "./protocol.ts";

export interface Told {
  chat: ChatEntry[];
  /** Whether there are earlier lines; only what a line tells first says so. */
  earlier?: boolean;
}

export class ChatStore {
  readonly #table: string;
  lines = $state.raw<ChatEntry[]>([]);
  /** There are lines before the first we have. */
  earlier = $state(false);
  /** The last line that was read; what was there when one came is not news. */
  #read = $state<number | null>(null);
  readonly unread = $derived(this.lines.filter(({ n }) => n > (this.#read ?? Infinity)).length);

  constructor(table: string) {
    this.#table = table;
  }

  /** What the live line told. After a long break more may have been said than it tells: then we begin anew. */
  hear({ chat, earlier }: Told): void {
    this.#read ??= chat.at(-1)?.n ?? -1;
    const last = this.lines.at(-1)?.n ?? -1;
    if (earlier !== undefined && (!this.lines.length || (chat[0] !== undefined && chat[0].n > last + 1))) {
      this.lines = chat;
      this.earlier = earlier;
    } else {
      this.lines = [...this.lines, ...chat.filter(({ n }) => n > last)];
    }
  }

  /** All that is there has been read. */
  read(): void {
    this.#read = this.lines.at(-1)?.n ?? -1;
  }

  /** Fetch the lines before the first we have. */
  async older(): Promise<void> {
    const first = this.lines[0];
    if (!first) return;
    const told = await api.chat(this.#table, first.n);
    if (this.lines[0] !== first) return;
    this.lines = [...told.chat, ...this.lines];
    this.earlier = told.earlier;
  }

  /** Say something; the live line brings it back. */
  async say(text: string): Promise<void> {
    await api.say(this.#table, text);
  }
}
