/** What the stage shows: it follows the log line by line, a little behind, and can be hurried or closed. */
import type { LogEntry } from "./protocol.ts";
import { nextStop, shownAt, type Telling } from "./scenes.ts";
import { calm, settings } from "./settings.svelte.ts";

/** How a game tells its scenes. */
export interface Staged<S extends Telling> {
  scenesOf(log: readonly LogEntry[]): readonly S[];
  /** Milliseconds that a step stays before the next one, so that it can be read. */
  stays(step: S["steps"][number]): number;
  /** Whether a scene that goes on is shown to somebody who comes to the table in the middle of it. */
  lasts(scene: S): boolean;
}

const FAST = 0.35;
/** So long the stage stays open when its scene is over. */
const LINGERS = 4_000;

export class StagePlayer<S extends Telling> {
  readonly #staged: Staged<S>;
  #log = $state.raw<readonly LogEntry[] | null>(null);
  /** So many lines of the log have been shown. */
  #count = $state(0);
  open = $state(false);
  /** Opened by hand, it stays until something new happens. */
  #kept = $state(false);

  readonly #scenes = $derived.by(() => this.#staged.scenesOf(this.#log ?? []));
  readonly #next = $derived(nextStop(this.#scenes, this.#count));
  readonly shown = $derived(shownAt(this.#scenes, this.#count));
  readonly pending = $derived(this.#next !== null);
  readonly current = $derived<S["steps"][number] | null>(this.shown?.steps.at(-1) ?? null);

  constructor(staged: Staged<S>) {
    this.#staged = staged;
  }

  /** The log as it is now. What was there before is not played again; what an undo took away is forgotten. */
  feed(log: readonly LogEntry[]): void {
    const before = this.#log;
    this.#log = log;
    this.#kept = false;
    const grown = before !== null && continues(before, log);
    if (!grown || calm() || settings.pace === "off" || hiddenPage()) this.#count = log.length;
    const last = this.#scenes.at(-1);
    if (settings.pace === "off") return;
    if (before === null || !grown) this.open = last !== undefined && this.#staged.lasts(last) && !last.over && isLast(last.steps, log);
    else if (log.length > before.length && this.#isNew(before.length)) this.open = true;
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
    if (this.pending) return (this.current ? this.#staged.stays(this.current) : 0) * (settings.pace === "fast" ? FAST : 1);
    return this.shown?.scene.over && !this.#kept && !calm() ? LINGERS : null;
  }

  /** What happens when the time is up. */
  tick(): void {
    if (this.pending) this.advance();
    else this.open = false;
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

/** A battle that still goes on ends with the log. */
function isLast(steps: Telling["steps"], log: readonly LogEntry[]): boolean {
  return (steps.at(-1)?.at ?? -1) >= log.length - 3;
}

function hiddenPage(): boolean {
  return typeof document !== "undefined" && document.visibilityState === "hidden";
}
