/**
 * Looking back at a game: a line of moments, fetched piece by piece as they are needed, and a place on it that can be
 * moved by answers, actions and turns, or moves by itself.
 */
import { stations, type Chronicle } from "./chronicle.ts";
import type { LogEntry, Moment, Replay, Table } from "./protocol.ts";

export const STRIDES = ["answer", "action", "turn"] as const;
export type Stride = (typeof STRIDES)[number];
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** So many moments come with one call. */
const PIECE = 32;
/** Before the last moments that we have are reached, the next ones are fetched. */
const AHEAD = 8;
/** Milliseconds that a moment stays: one that tells something, and one that does not. */
const TELLING = 1_400;
const SILENT = 200;

export const SPECTATOR = "spectator";
export const REFEREE = "referee";

/**
 * Whose eyes one may look through, the usual ones first: one's own while it is played, everybody's afterwards. Two who
 * share a screen look back as spectators, so that neither sees the other's cards; onlookers may be let see all, late.
 */
export function eyesOf(table: Table): string[] {
  const { mine, state, options } = table;
  if (state === "over") {
    const [own] = mine.length === 1 ? mine : [];
    const all = [...Object.keys(table.seats), SPECTATOR, REFEREE];
    return own ? [own, ...all.filter((seat) => seat !== own)] : [REFEREE, ...all.filter((seat) => seat !== REFEREE)];
  }
  if (!mine.length && typeof table.onlookers?.until === "number") return [SPECTATOR, REFEREE];
  return mine.length === 1 || (mine.length && options["open-hands"] === true) ? [...mine] : [SPECTATOR];
}

export interface ReplaySource {
  piece(from: number, count: number): Promise<Replay>;
  log(): Promise<LogEntry[]>;
}

export class ReplayStore {
  readonly #chronicle: Chronicle;
  /** The index of every moment. */
  line = $state.raw<readonly number[]>([]);
  /** All that was told. */
  log = $state.raw<readonly LogEntry[]>([]);
  /** The place on the line that is wanted; what is shown follows as soon as it is there. */
  place = $state(0);
  playing = $state(false);
  speed = $state(1);
  ready = $state(false);
  failed = $state.raw<unknown>(null);
  #moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());

  readonly index = $derived(this.line[this.place] ?? 0);
  readonly last = $derived(Math.max(0, this.line.length - 1));
  /** The moment at the place, or null while it is on its way. */
  readonly moment = $derived<Moment | null>(this.#moments.get(this.index) ?? null);
  /** What had been told by then. */
  readonly told = $derived(this.log.filter(({ index }) => index < this.index));
  readonly #actions = $derived.by(() => stations(this.#chronicle, this.log, "action"));
  readonly turns = $derived.by(() => stations(this.#chronicle, this.log, "turn").map((index) => this.#placeOf(index)));

  readonly #source: ReplaySource;
  #fetching = false;

  constructor(source: ReplaySource, chronicle: Chronicle) {
    this.#source = source;
    this.#chronicle = chronicle;
  }

  /** Begin at an index, or at the end. */
  async start(index: number | null): Promise<void> {
    try {
      const [first, log] = await Promise.all([this.#source.piece(index ?? 0, PIECE), this.#source.log()]);
      this.log = log;
      this.#take(first);
      this.ready = true;
      this.go(index === null ? this.last : this.#placeOf(index));
    } catch (wrong) {
      this.failed = wrong;
    }
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(this.last, Math.round(place)));
    if (this.place === this.last) this.playing = false;
    void this.#fetch();
  }

  /** To the first moment at or after an index. */
  seek(index: number): void {
    this.go(this.#placeOf(index));
  }

  step(stride: Stride, by: 1 | -1): void {
    if (stride === "answer") return this.go(this.place + by);
    const stops = stride === "turn" ? this.turns : this.#actions.map((index) => this.#placeOf(index));
    const to = by > 0 ? stops.find((stop) => stop > this.place) : stops.findLast((stop) => stop < this.place);
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.place === this.last) this.go(0);
    this.playing = true;
  }

  /** How long the present moment stays while it plays; null while it is not there yet. */
  wait(): number | null {
    if (!this.playing || !this.moment) return null;
    return (this.moment.log.length ? TELLING : SILENT) / this.speed;
  }

  #placeOf(index: number): number {
    const place = this.line.findIndex((one) => one >= index);
    return place < 0 ? this.last : place;
  }

  /** One call at a time; whoever drags the scrubber past many moments asks only for those where he stops. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    const wanted = this.#wanted();
    if (wanted === null) return;
    this.#fetching = true;
    try {
      this.#take(await this.#source.piece(wanted, PIECE));
    } catch (wrong) {
      this.failed = wrong;
      this.playing = false;
      return;
    } finally {
      this.#fetching = false;
    }
    void this.#fetch();
  }

  #wanted(): number | null {
    const ahead = this.playing ? AHEAD : 0;
    for (let place = this.place; place <= Math.min(this.place + ahead, this.last); place++) {
      const index = this.line[place];
      if (index === undefined || this.#moments.has(index)) continue;
      // Coming from behind, a whole piece that ends here serves the way back.
      const start =
        place === this.place && this.#moments.has(this.line[place + 1] ?? -1) ? Math.max(0, place - PIECE + 1) : place;
      return this.line[start] ?? index;
    }
    return null;
  }

  #take(piece: Replay): void {
    this.line = piece.line;
    this.#moments = new Map([...this.#moments, ...piece.moments.map((moment) => [moment.index, moment] as const)]);
  }
}
