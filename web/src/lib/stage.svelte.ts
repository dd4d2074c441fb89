/**
 * What the stage shows. As long as others decide it follows the log line by line; it is never behind by more than what
 * came last, and never at all when somebody is to answer: what is asked is about the present.
 */
import type { LogEntry } from "./protocol.ts";
import { nextStop, shownAt, type LogScene, type Telling } from "./scenes.ts";
import { calm, settings } from "./settings.svelte.ts";

/** How a game tells its scenes. */
export interface Staged<S extends Telling> {
  /** The scenes of a log; `open` are those that are open now. */
  scenesOf(log: readonly LogEntry[], open: readonly LogScene[]): readonly S[];
  /** Milliseconds that a step stays before the next one, so that it can be read. */
  stays(step: S["steps"][number]): number;
  /** Whether a scene that goes on is shown to somebody who comes to the table in the middle of it. */
  lasts(scene: S): boolean;
}

/** Milliseconds at the usual pace: a scene that is played takes no longer; its steps are shorter if there are many. */
export const LONGEST = 6_000;
/** So long the stage stays open when its scene is over. */
const LINGERS = 4_000;

export class StagePlayer<S extends Telling> {
  readonly #staged: Staged<S>;
  #log = $state.raw<readonly LogEntry[] | null>(null);
  #open = $state.raw<readonly LogScene[]>([]);
  /** So many lines of the log have been shown. */
  #count = $state(0);
  open = $state(false);
  /** Opened by hand, it stays until something new happens. */
  #kept = $state(false);
  /** The ask at which the scene was over already. */
  #past: number | null = null;
  /** Milliseconds that those steps would have stayed which came all at once: reading them takes time. */
  #unread = $state(0);
  /** How much shorter steps are than usual, so that all of them fit. */
  #haste = $state(1);

  readonly #scenes = $derived.by(() => this.#staged.scenesOf(this.#log ?? [], this.#open));
  readonly #next = $derived(nextStop(this.#scenes, this.#count));
  readonly shown = $derived(shownAt(this.#scenes, this.#count));
  /** So many lines of the log have been shown. */
  get count(): number {
    return this.#count;
  }
  readonly pending = $derived(this.#next !== null);
  readonly current = $derived<S["steps"][number] | null>(this.shown?.steps.at(-1) ?? null);

  constructor(staged: Staged<S>) {
    this.#staged = staged;
  }

  /**
   * The log as it is now, the index of what the person before it is to answer, if anything, and the scenes that are open.
   * What was there before is not played again, nor a scene that is already followed by another; what an undo took away is forgotten.
   */
  feed(log: readonly LogEntry[], asked: number | null, open: readonly LogScene[]): void {
    const before = this.#log;
    const closed = !this.open && this.shown !== null;
    this.#log = log;
    this.#open = open;
    this.#kept = false;
    const grown = before !== null && continues(before, log);
    const last = this.#scenes.at(-1);
    const atOnce = !grown || asked !== null || calm() || settings.pace === "at-once" || hiddenPage();
    this.#unread = atOnce && grown ? this.#reading(this.#count) : 0;
    this.#count = atOnce ? log.length : Math.max(this.#count, before.length, last?.steps[0]?.at ?? 0);
    this.#count = this.#begun(last);
    this.#haste = Math.min(1, LONGEST / Math.max(1, this.#reading(this.#count)));
    if (before === null || !grown) this.open = last !== undefined && this.#staged.lasts(last) && !last.over;
    else if (log.length > before.length && this.#isNew(before.length)) {
      const begins = last?.steps[0]?.at;
      // What was closed already is not shown once more before what is new.
      if (closed)
        while (this.pending && this.shown?.scene.over && this.shown.scene.steps[0]?.at !== begins) this.advance();
      this.open = true;
      this.#past = null;
    }
    if (asked !== null && last?.over) this.#leave(asked);
  }

  /** One scene follows another: what the other came to does not stand there any more while this one is told. */
  #begun(last: S | undefined): number {
    const first = last?.steps[0]?.at ?? Infinity;
    const other = this.shown && this.shown.scene.steps[0]?.at !== first;
    return other && this.#count <= first && first < Infinity ? first + 1 : this.#count;
  }

  /** What is over has been there while something was answered: at the next ask it is in the way. */
  #leave(asked: number): void {
    if (this.#past !== null && this.#past !== asked) this.open = false;
    this.#past ??= asked;
  }

  /** One step on. */
  advance(): void {
    if (this.#next !== null) this.#count = this.#next;
  }

  /** All that waits, at once. */
  skip(): void {
    this.#count = this.#log?.length ?? 0;
    if (this.shown?.scene.over) this.open = false;
  }

  /** Show the last scene once more. */
  reopen(): void {
    this.#kept = this.open = true;
  }

  /** How long the present step stays; null if nothing is to happen by itself. */
  wait(): number | null {
    if (!this.open) return null;
    if (this.pending) return (this.current ? this.#staged.stays(this.current) : 0) * this.#haste * settings.lasts;
    return this.shown?.scene.over && !this.#kept && !calm() ? LINGERS + this.#unread * settings.lasts : null;
  }

  /** What happens when the time is up. */
  tick(): void {
    if (this.pending) this.advance();
    else this.open = false;
  }

  #reading(from: number): number {
    const steps = (this.#scenes.at(-1)?.steps ?? []).filter(({ at }) => at >= from);
    return steps.reduce((sum, step) => sum + this.#staged.stays(step), 0);
  }

  #isNew(from: number): boolean {
    return this.#scenes.some(({ steps }) => (steps.at(-1)?.at ?? -1) >= from);
  }
}

function continues(before: readonly LogEntry[], log: readonly LogEntry[]): boolean {
  const last = before.at(-1);
  const same = log[before.length - 1];
  return log.length >= before.length && last?.id === same?.id && last?.index === same?.index;
}

function hiddenPage(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}
