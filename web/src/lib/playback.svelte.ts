/**
 * What others do is played before one is asked: the table is shown as it was, what happened is told, then the table is shown
 * as it is. What comes in meanwhile waits. Whoever wants no motion, or looks elsewhere, has all of it at once, and in
 * every case it can be walked through until the next decision.
 */
import { calm, settings } from "./settings.svelte.ts";
import {
  isMine,
  isSince,
  isTelling,
  lastStanding,
  movesOf,
  passagesOf,
  sentencesOf,
  since,
  type Move,
  type Passage,
  type Sentence,
  type Tongue,
} from "./passages.ts";
import { ownAsk, withoutOwnAsk, type Json, type LogEntry, type Message, type View } from "./protocol.ts";
import { STILL, type Motion } from "./motion.ts";
import type { LogScene } from "./scenes.ts";

/** A state of the table as the server told it, with all that was told so far. */
export interface Shot {
  seat: string;
  view: View | null;
  aids: Json;
  log: readonly LogEntry[];
  /** The scenes that are open. */
  scene: readonly LogScene[];
  /** Bots decide next, and soon: what has begun will go on by itself. */
  goesOn: boolean;
}

/** Milliseconds at the usual pace. */
export const TIMES = { move: 1000, rest: 600, plain: 1400, moment: 600, together: 2600, gather: 700 } as const;
/** After something was told, for so long keys and clicks answer nothing. */
export const QUIET = 400;
/** If more than so many passages wait, the oldest are told together. */
export const MOST = 6;
/** So much a voice has said is kept to be read. */
const KEPT = 24;

/** Something that is told: one passage, or several together. */
export interface Telling {
  key: string;
  passages: readonly Passage[];
  /** The lines of the log: from this one, and before that one. */
  from: number;
  to: number;
  moves: readonly Move[];
  lifted: readonly string[];
  marked: readonly string[];
  /** Whether there is a battle, a hunt or a roll in it, which is shown step by step. */
  staged: boolean;
  /** How long it takes at the usual pace, and after how long of that the board is as it is afterwards. */
  time: number;
  swap: number;
}

/** A passage with its sentences, as it is looked at. */
export interface Item {
  passage: Passage;
  mine: boolean;
  side: string;
  sentences: readonly Sentence[];
  /** What the turn or round came to that ends with it. */
  sum: readonly Message[];
}

export interface Spoken {
  key: string;
  item: Item;
}

export interface Circumstances {
  tongue(): Tongue;
  /** The index of the last decision of a seat; null where none is known. */
  decided(seat: string): number | null;
  /** Whether nothing is to take time. */
  atOnce(): boolean;
  now(): number;
}

function pacedAtOnce(): boolean {
  return (
    settings.pace === "at-once" || calm() || typeof document === "undefined" || document.visibilityState === "hidden"
  );
}

export class Playback {
  readonly #about: Circumstances;
  /** What is shown, and what waits after it. */
  #shot = $state.raw<Shot | null>(null);
  #waiting = $state.raw<readonly Shot[]>([]);
  /** So many lines of the log have been told, or are being told. */
  #told = $state(0);
  /** What is told just now. */
  current = $state.raw<Telling | null>(null);
  /** What is played once more. */
  again = $state.raw<Telling | null>(null);
  /** What is told stays until one goes on. */
  paused = $state(false);
  /** What a voice says, in order. */
  spoken = $state.raw<readonly Spoken[]>([]);
  /** The place in `items` that is looked at; null: the latest. */
  #place = $state<number | null>(null);
  #decided = $state<number | null>(null);
  /** The decisions before it, for when it is taken back. */
  #before: number[] = [];
  #skipped = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #repeating: ReturnType<typeof setTimeout> | undefined;
  #ended = -Infinity;

  readonly #latest = $derived(this.#waiting.at(-1) ?? this.#shot);
  /** Whether something is still to be told. */
  readonly behind = $derived(this.#waiting.length > 0 || this.current !== null);
  readonly view = $derived.by(() => {
    const view = this.#shot?.view ?? null;
    return this.behind ? withoutOwnAsk(view) : view;
  });
  readonly aids = $derived(this.#shot?.aids ?? {});
  readonly log = $derived.by(() => (this.#latest?.log ?? []).slice(0, this.#told));
  /** So many lines a scene has shown of what is told just now; null: all of them. */
  upTo = $state<number | null>(null);
  /** What has been told, as far as it has been shown. */
  readonly said = $derived(this.upTo === null ? this.log : this.log.slice(0, this.upTo));
  /** The scenes of the log that are open, at what has been told. */
  readonly scene = $derived.by(() => (this.#latest?.log.length === this.#told ? this.#latest.scene : []));
  /** All since the last decision, the oldest first, as far as it has been told. */
  readonly items = $derived.by((): Item[] => {
    const passages = since(passagesOf(this.#about.tongue(), this.said), this.#decided);
    return passages.map((passage) => this.#item(passage)).filter(({ sentences }) => sentences.length);
  });
  readonly place = $derived(Math.min(this.#place ?? Infinity, this.items.length - 1));
  readonly item = $derived<Item | null>(this.items[this.place] ?? null);
  /** What others moved since the last decision; what is being told is not among it yet. */
  readonly traces = $derived.by((): Move[] => {
    const from = this.current?.from ?? Infinity;
    return this.items
      .filter(({ mine, passage }) => !mine && isSince(passage, this.#decided))
      .flatMap(({ passage }) =>
        this.#moves({ ...passage, entries: passage.entries.slice(0, Math.max(0, from - passage.at)) }),
      );
  });

  readonly motion = $derived.by((): Motion => {
    const played = this.again ?? this.current;
    const traces = this.traces;
    const skipped = this.#skipped;
    if (!played) return { ...STILL, traces, skipped };
    const { key, moves, lifted, marked } = played;
    return {
      key,
      moves,
      lifted: new Set(lifted),
      marked: new Set(marked),
      traces,
      skipped,
      time: TIMES.move * settings.lasts,
    };
  });

  constructor(about: Pick<Circumstances, "tongue" | "decided"> & Partial<Circumstances>) {
    this.#about = { atOnce: pacedAtOnce, now: () => performance.now(), ...about };
  }

  /** A new state of the table. What does not go on from the last one (another seat, an undo) is shown as it is. */
  feed(shot: Shot): void {
    const last = this.#latest;
    if (!last?.view || last.seat !== shot.seat || !continues(last.log, shot.log)) return this.#restart(shot);
    this.#waiting = [...this.#waiting, shot];
    if (this.#about.atOnce()) this.skip();
    else if (!this.current) this.#begin();
  }

  /** One has decided: what was told before is told no more. */
  decide(index: number): void {
    if (this.#decided !== null) this.#before.push(this.#decided);
    this.#decided = index;
    this.#place = this.again = null;
  }

  /** All that waits, at once. */
  skip(): void {
    this.#stop();
    const latest = this.#latest;
    if (latest) this.#speak(this.#fresh());
    this.#told = latest?.log.length ?? 0;
    this.#settle();
  }

  /** To the end of what is told just now. */
  next(): void {
    if (!this.current) return this.skip();
    this.#stop();
    this.#end();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused && this.current && !this.#timers.length) this.#end();
  }

  /** Look at what was told before or after it. */
  walk(by: 1 | -1): void {
    const to = Math.max(0, Math.min(this.place + by, this.items.length - 1));
    this.#place = to === this.items.length - 1 ? null : to;
  }

  /** Play once more what is looked at. */
  repeat(): void {
    if (!this.item || this.behind) return;
    const telling = this.#telling([this.item.passage]);
    this.again = { ...telling, key: `${telling.key} ${this.#about.now()}` };
    clearTimeout(this.#repeating);
    this.#repeating = setTimeout(() => (this.again = null), telling.time * settings.lasts);
  }

  /** Whether keys and clicks are for what is told, not for what is asked. */
  get guarded(): boolean {
    return this.behind || this.#about.now() - this.#ended < QUIET;
  }

  /** Somebody presses or clicks while nothing may be answered: that skips, and as long as it goes on nothing is answered. */
  press(all: boolean): void {
    if (this.behind) {
      this.#skipped += 1;
      if (all) this.skip();
      else this.next();
    }
    this.#ended = this.#about.now();
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#repeating);
  }

  // -- telling --------------------------------------------------------------------------------------------------------

  /** The latest as it is, and nothing of it is news to tell. */
  #restart(shot: Shot): void {
    this.close();
    this.current = this.again = this.#place = null;
    this.#waiting = [];
    this.#shot = shot;
    this.#told = shot.log.length;
    this.#decided = lastStanding(this.#before, this.#about.decided(shot.seat) ?? shot.view?.index, shot.log);
    this.spoken = [];
  }

  /** Tell what comes next, as soon as it is whole; show at once what there is nothing to tell of. */
  #begin(): void {
    this.#stop();
    if (!this.#isGrowing()) this.#tellFresh();
    else this.#later(TIMES.gather, () => this.#tellFresh());
  }

  #tellFresh(): void {
    const fresh = this.#fresh();
    if (fresh.length) return this.#tell(fresh);
    this.#stop();
    this.#told = this.#latest?.log.length ?? 0;
    this.#settle();
  }

  #tell(fresh: readonly Passage[]): void {
    const most = this.#about.tongue().retelling.most ?? MOST;
    const many = fresh.length > most ? fresh.slice(0, fresh.length - most) : fresh.slice(0, 1);
    const telling = this.#telling(many);
    this.#stop();
    this.#place = this.again = null;
    this.#told = telling.to;
    this.current = telling;
    this.#speak(many);
    this.#later(telling.swap, () => this.#catchUp());
    this.#later(telling.time, () => {
      this.#timers = [];
      if (!this.paused) this.#end();
    });
  }

  #end(): void {
    this.paused = false;
    this.current = null;
    this.#catchUp();
    this.#begin();
    if (!this.behind) this.#ended = this.#about.now();
  }

  /** The board as it was when what has been told was over. */
  #catchUp(): void {
    const there = this.#waiting.findLastIndex(({ log }) => log.length <= this.#told);
    if (there < 0) return;
    this.#shot = this.#waiting[there] ?? null;
    this.#waiting = this.#waiting.slice(there + 1);
  }

  #settle(): void {
    this.#shot = this.#latest;
    this.#waiting = [];
    this.current = null;
    this.paused = false;
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** Times are those of the usual pace. */
  #later(time: number, act: () => void): void {
    this.#timers.push(setTimeout(act, time * settings.lasts));
  }

  // -- what there is to tell ------------------------------------------------------------------------------------------

  /** What has not been told and matters: what others did, and what chance made of one's own before others went on. */
  #fresh(): Passage[] {
    const tongue = this.#about.tongue();
    const latest = this.#latest;
    if (!latest) return [];
    const all = passagesOf(tongue, latest.log, this.#told);
    const theirs = (one: Passage) => !isMine(tongue, latest.view, one) && isTelling(tongue.retelling, one.entries);
    const goesOn = ownAsk(latest.view) === null;
    return all.filter(
      (one, place) =>
        theirs(one) ||
        (isMine(tongue, latest.view, one) &&
          tongue.retelling.staged(one.entries) > 0 &&
          (goesOn || all.slice(place + 1).some(theirs))),
    );
  }

  /** Whether only the beginning of something is there that bots will end soon. */
  #isGrowing(): boolean {
    const latest = this.#latest;
    if (!latest?.goesOn) return false;
    const [first, second] = passagesOf(this.#about.tongue(), latest.log, this.#told);
    return !second && latest.scene.some(({ id }) => id === first?.scene?.id);
  }

  #telling(passages: readonly Passage[]): Telling {
    const { retelling, chronicle } = this.#about.tongue();
    const entries = passages.flatMap((one) => one.entries);
    const moves = passages.flatMap(this.#moves);
    const last = passages.at(-1);
    const alone = passages.length === 1;
    const staged = alone ? retelling.staged(entries) : 0;
    const moments = entries.filter(({ id }) => id in retelling.moments);
    const read = Math.max(0, ...entries.map((entry) => retelling.reading?.(entry) ?? 0));
    const usual = !alone ? TIMES.together : moves.length ? TIMES.move + TIMES.rest : TIMES.plain;
    return {
      key: passages[0]?.key ?? "",
      passages,
      from: passages[0]?.at ?? 0,
      to: last ? last.at + last.entries.length : 0,
      moves,
      lifted: passages.flatMap(({ scene }) => (scene ? retelling.lifted(scene) : [])),
      marked: moments.flatMap((entry) => chronicle.spotsOf(entry)),
      staged: staged > 0,
      swap: moves.length ? TIMES.move : staged,
      time: Math.max(usual, staged) + (moments.length ? TIMES.moment : 0) + read,
    };
  }

  readonly #moves = (passage: Passage): Move[] =>
    movesOf(this.#about.tongue().retelling, this.#latest?.view ?? null, passage);

  #item(passage: Passage): Item {
    const tongue = this.#about.tongue();
    const { retelling } = tongue;
    const view = this.#latest?.view ?? null;
    const sum = passage.entries.flatMap((entry, place) => retelling.sum(this.log.slice(0, passage.at + place), entry));
    const mine = isMine(tongue, view, passage);
    return {
      passage,
      mine,
      side: retelling.sideOf(view, passage.actor),
      sentences: sentencesOf(retelling, passage),
      sum,
    };
  }

  #speak(passages: readonly Passage[]): void {
    const said = passages.map((one) => ({ key: one.key, item: this.#item(one) }));
    this.spoken = [...this.spoken, ...said].slice(-KEPT);
  }
}

/** Whether one log goes on from another. */
function continues(before: readonly LogEntry[], log: readonly LogEntry[]): boolean {
  const last = before.at(-1);
  const same = log[before.length - 1];
  return log.length >= before.length && last?.id === same?.id && last?.index === same?.index;
}
