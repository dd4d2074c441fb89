/**
 * What somebody wants that no single touch answers: a spot touched in vain, which may be the beginning of something or
 * asks why not, and a thing that is carried, which means the touch of it and then of the place. All that is answered here
 * is on offer; where it takes several asks, each is answered only if its offer has what was wanted.
 */
import type { api } from "./api.ts";
import type { Asking } from "./asker.svelte.ts";
import { NOTHING } from "./asking.svelte.ts";
import { landsOf, openersOf, TABLE, waysOf, type Lifting } from "./carrying.ts";
import { leading, type Way } from "./leading.ts";
import type { Answer, Json, Message } from "./protocol.ts";

/** So many answers may lie between what was wanted and where it goes on: what can be answered only one way. */
const FOLLOWING = 2;

export class Wishes {
  /** What is being carried over the board; "" for nothing. */
  carried = $state.raw("");

  readonly #asking: Asking;
  readonly #explain: typeof api.explain;
  /** What was touched in vain, and may be the beginning of something. */
  #tried: string | null = null;
  /** Spots to be touched one after the other as soon as the next ask is there, and the ask after which. */
  #next: { after: number; spots: readonly string[]; at: Element | null } | null = null;

  constructor(asking: Asking, explain: typeof api.explain) {
    this.#asking = asking;
    this.#explain = explain;
  }

  /** A new ask: what was wanted goes on in it, as far as the offer has it. */
  begin(): void {
    this.#tried = null;
    this.carried = "";
    const asking = this.#asking;
    const next = this.#next;
    this.#next = null;
    const index = asking.ask?.index;
    if (!next || index === undefined || index > next.after + FOLLOWING) return;
    const spots = [...next.spots];
    while (spots.length && !asking.menu && asking.ask?.index === index) {
      const spot = spots.shift()!;
      // What was answered for the player has been chosen already.
      if (!asking.lit.has(spot) && asking.chosen.has(spot)) continue;
      if (!asking.lit.has(spot)) return;
      if (spots.length) this.#next = { after: index, spots, at: next.at };
      asking.touch(spot, next.at ?? undefined);
      if (asking.store.answering) return;
    }
    this.#next = null;
  }

  // -- in vain -------------------------------------------------------------------------------------------------------

  /** A spot that leads nowhere: it may mean a kind of answer that comes first; else say why not. */
  touchedInVain(spot: string, at: Element | null): void {
    const asking = this.#asking;
    const { known } = asking;
    if (!known) return;
    const kinds = asking.way.length ? [] : known.spots.follows(spot);
    const meant = asking.led.filter(({ answer }) => kinds.includes(answer.kind));
    if (meant.length) {
      const items = meant.map(({ answer }) => {
        const meaning = { answers: [answer], way: null };
        const item = asking.itemOf(meaning, asking.label(meaning), at, true);
        return { ...item, pick: () => this.#follow(answer, [spot], at) };
      });
      asking.menu = { title: "", items, at, caution: null };
      return;
    }
    const from = asking.way.find((step) => step.spot !== undefined)?.spot ?? this.#tried;
    const intent = known.spots.intent(spot, from, asking.ask);
    this.#tried = known.spots.begins(spot) ? spot : null;
    if (intent) void this.#askWhy(intent, at);
  }

  /** Answers, and touches these when the next ask is there. */
  #follow(answer: Answer, spots: readonly string[], at: Element | null): void {
    const { ask } = this.#asking;
    if (ask) this.#next = { after: ask.index, spots, at };
    this.#asking.answer(answer);
  }

  /** Why something is not possible, told where it was tried; null if it is, undefined if nobody can say any more. */
  async #askWhy(intent: Json, at: Element | null, tell = true): Promise<Message | null | undefined> {
    const asking = this.#asking;
    const index = asking.ask?.index;
    try {
      const said = await this.#explain(asking.store.id, asking.store.seat, intent);
      if (asking.ask?.index !== index) return undefined;
      const reason = said.possible ? null : (said.reason ?? null);
      if (reason || tell) asking.told = { at, reason };
      return said.possible ? null : (reason ?? undefined);
    } catch {
      // The line says itself when it is broken; a question that cannot be put is none.
      return undefined;
    }
  }

  // -- carrying ------------------------------------------------------------------------------------------------------

  /** Whether something could be carried somewhere now. */
  mayCarry(spot: string): boolean {
    const { store } = this.#asking;
    const lifting = this.#lifting();
    if (!lifting?.spots.carried?.(spot) || store.answering || store.watching) return false;
    return this.lands(spot).size > 0 || openersOf(lifting, spot, null).length > 0;
  }

  /** Where it may be let go; `TABLE` for the board as a whole. */
  lands(spot: string): ReadonlySet<string> {
    const asking = this.#asking;
    const lifting = this.#lifting();
    if (!lifting) return NOTHING;
    const item = asking.items.get(spot);
    const free = item !== undefined && !asking.chosen.has(spot) && asking.takes(item);
    const means = item === undefined ? asking.meaningsAt(asking.way, spot).length > 0 : free;
    return landsOf(lifting, spot, means && !lifting.spots.inPane(spot));
  }

  /** Something is lifted: the places it may be carried to are lit. */
  lift(spot: string): void {
    this.#asking.menu = this.#asking.told = null;
    this.carried = spot;
  }

  /** It is let go: answers what is on offer there, leads on to it, or says why it cannot be. */
  put(spot: string, to: string, at: Element | null = null): void {
    this.carried = "";
    const asking = this.#asking;
    const lifting = this.#lifting();
    if (!lifting || !this.mayCarry(spot) || spot === to) return;
    asking.menu = asking.told = null;
    const ways = waysOf(lifting, spot);
    if (to === TABLE) return this.#lay(spot, ways[0], at);
    const found = ways.flatMap((way) => asking.meaningsAt(way, to));
    if (found.length) {
      asking.way = ways.find((way) => asking.meaningsAt(way, to).length) ?? [];
      return asking.choose(found, at);
    }
    const intent = lifting.spots.intent(to, spot, asking.ask);
    if (intent) void this.#begin(lifting, intent, spot, to, at);
  }

  #lifting(): Lifting | null {
    const { ask, known, led, way } = this.#asking;
    return ask && known ? { led, way, before: known.spots.before(ask), spots: known.spots } : null;
  }

  /** A card laid on the table: what it does there, if that is one thing; else it is taken up. */
  #lay(spot: string, way: Way | undefined, at: Element | null): void {
    const asking = this.#asking;
    const beside = way ? [...leading(asking.led, way)].filter((one) => !asking.known?.spots.onBoard(one)) : [];
    const [only, more] = beside.flatMap((one) => asking.meaningsAt(way!, one));
    if (!way || !only || more) return asking.touch(spot, at ?? undefined);
    asking.way = way;
    asking.take(only, at);
  }

  /** What is wanted takes several asks: the first is answered if all of it is possible. */
  async #begin(lifting: Lifting, intent: Json, spot: string, to: string, at: Element | null): Promise<void> {
    const asking = this.#asking;
    const [opener, more] = openersOf(lifting, spot, intent);
    const why = await this.#askWhy(intent, at, opener === undefined);
    if (why !== null || !opener || more || asking.store.answering) return;
    const lifts = lifting.led.some(({ answer, stages }) => answer === opener && stages[0]?.includes(spot));
    this.#follow(opener, lifts ? [to] : [spot, to], at);
  }
}
