/**
 * How a game that is over went: the table as it stood at first, and at the end of each round. One of them may be looked
 * at in place of the end, or all of them one after the other.
 */
import { api } from "./api.ts";
import { calm, settings } from "./settings.svelte.ts";
import type { RoundEnd } from "./protocol.ts";

/** Milliseconds that a round stays while they are played, at the usual pace. */
const STAYS = 1_500;

export class Course {
  rounds = $state.raw<readonly RoundEnd[]>([]);
  /** The place of the round that is looked at; null: the end. */
  at = $state<number | null>(null);
  playing = $state(false);
  #loaded = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly shown = $derived(this.at === null ? null : (this.rounds[this.at] ?? null));
  /** The rounds up to the one that is looked at. */
  readonly until = $derived(this.rounds.slice(0, (this.at ?? this.rounds.length) + 1));

  /** What a seat saw; the ending says all that it must without it. */
  async load(table: string, seat: string): Promise<void> {
    const wanted = `${table} ${seat}`;
    if (wanted === this.#loaded) return;
    this.#loaded = wanted;
    try {
      const rounds = await api.rounds(table, seat);
      // What lies before the first round is all set-up; a prepared start has its own number.
      const before = rounds.findLastIndex(({ round }) => round <= 0);
      if (this.#loaded === wanted) this.rounds = rounds.slice(Math.max(0, before));
    } catch {
      this.#loaded = "";
    }
  }

  look(at: number | null): void {
    this.stop();
    this.at = at;
  }

  /** From the first round to the end. */
  play(): void {
    this.stop();
    if (!this.rounds.length) return;
    this.at = 0;
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const time = calm() || !settings.lasts ? STAYS : STAYS * settings.lasts;
    this.#timer = setTimeout(() => {
      const next = (this.at ?? 0) + 1;
      if (next >= this.rounds.length) {
        this.look(null);
      } else {
        this.at = next;
        this.#wait();
      }
    }, time);
  }
}
