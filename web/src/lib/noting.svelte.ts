/** Which of the shared notes are news here: what others wrote since they were last read. */
import type { Note } from "./protocol.ts";

export class Noting {
  #kept = $state.raw<readonly Note[]>([]);
  /** The last note that was read; what was there when one came is not news. */
  #read = $state<number | null>(null);
  readonly unread = $derived(
    this.#kept.filter(({ n, mine, struck }) => n > (this.#read ?? Infinity) && !mine && !struck).length,
  );

  /** What the table keeps now; null where no notes are kept. */
  hear(kept: readonly Note[] | null): void {
    if (!kept) return;
    this.#read ??= kept.at(-1)?.n ?? -1;
    this.#kept = kept;
  }

  /** All that is there has been read. */
  read(): void {
    this.#read = this.#kept.at(-1)?.n ?? -1;
  }
}
