/** The board of somebody who is asked: what may be touched, and what a touch does. */
import { NOTHING, type Asked, type Board, type Item, type Knowledge, type Menu, type Told } from "./asking.svelte.ts";
import { api } from "./api.ts";
import {
  beginning,
  choiceOf,
  countAnswer,
  isWhole,
  fits,
  chosen as sum,
  mayPick,
  pickedAnswer,
  roomFor,
  setChoice,
  type Choice,
} from "./choosing.ts";
import { ahead, depth, leading, meanings, type Led, type Meaning, type Way } from "./leading.ts";
import { frame } from "./frame.svelte.ts";
import { groupBy } from "./lists.ts";
import { STILL } from "./motion.ts";
import { byUse, isQuiet, placesOf } from "./places.ts";
import type { Answer, Message } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";
import { Wishes } from "./wishes.svelte.ts";

/** Milliseconds after which a second click on the same is no double click. */
const SURE = 600;

export class Asking implements Board {
  shown = $state.raw<readonly string[]>([]);
  menu = $state.raw<Menu | null>(null);
  told = $state.raw<Told | null>(null);
  way = $state.raw<Way>([]);
  /** Of a choice of some of these: what is picked. */
  picked = $state.raw<(string | number)[]>([]);
  /** Of a choice of so many of each: how many. */
  counts = $state.raw<Record<string, number>>({});

  readonly store: Asked;
  readonly #know: () => Knowledge | null;
  /** What is wanted that no single touch answers: touches in vain, things that are carried. */
  readonly wishes: Wishes;

  readonly known = $derived.by(() => this.#know());
  readonly ask = $derived.by(() => this.store.ask);
  readonly motion = $derived.by(() => this.store.motion ?? STILL);
  /** The large choice that is asked for. */
  readonly choice = $derived.by((): Choice | null => {
    const { ask } = this;
    if (!ask || !this.known) return null;
    if (ask.schema && ask.total) return choiceOf(ask.schema, ask.total);
    const sets = this.known.spots.sets;
    const some = ask.options?.filter(({ kind }) => sets.has(kind)) ?? [];
    return some.length ? setChoice(some) : null;
  });
  readonly led = $derived.by((): Led[] => {
    if (!this.known || !this.ask?.options) return [];
    const { spots } = this.known;
    return this.ask.options
      .filter(({ kind }) => kind !== this.choice?.kind)
      .map((answer) => ({ answer, stages: spots.stages(answer) }));
  });
  readonly items = $derived.by((): Map<string, string | number> => {
    const found = new Map<string, string | number>();
    const { choice } = this;
    if (!choice || !this.known) return found;
    const table = this.known.teller.forms[choice.kind]?.[choice.key] ?? "";
    for (const item of choice.shape === "pick" ? choice.items : choice.items.map(({ id }) => id)) {
      for (const spot of this.known.spots.item(table, String(item))) found.set(spot, item);
    }
    return found;
  });
  /** While something is carried, the places that it may be carried to. */
  readonly lit = $derived.by((): ReadonlySet<string> =>
    this.wishes.carried ? this.wishes.lands(this.wishes.carried) : this.#touchable,
  );
  readonly #touchable = $derived.by((): ReadonlySet<string> => {
    if (this.store.answering || frame.veiled) return NOTHING;
    const found = leading(this.led, this.way);
    for (const [spot, item] of this.items) if (this.takes(item)) found.add(spot);
    return found;
  });
  readonly chosen = $derived.by((): ReadonlySet<string> => {
    const found = new Set(this.ask && this.known ? this.known.spots.before(this.ask) : []);
    for (const { spot } of this.way) if (spot !== undefined) found.add(spot);
    for (const [spot, item] of this.items) if (this.picked.includes(item) || this.counts[item]) found.add(spot);
    return found;
  });
  /** What stands beside the prompt: answers without a place on the board, and the kinds of those with one. */
  readonly tray = $derived.by((): Item[] =>
    this.menu && this.menu.caution === null && depth(this.way) ? [] : this.#tray(),
  );
  /** The places of the board that lead on, as buttons: where nothing else is offered, or one kind of answer is chosen. */
  readonly places = $derived.by((): Item[] => {
    const { ask, choice, menu, tray, way } = this;
    const known = this.known;
    if (!known || !ask || choice || menu?.caution === null || (tray.length && !way.length)) return [];
    const found = placesOf(ahead(this.led, way), depth(way), ask, known, (answers) => this.label({ answers, way }));
    // What stands beside the prompt already is not said twice.
    const said = new Set(tray.filter(({ leads }) => !leads).map(({ answer }) => answer));
    return found
      .filter(({ answer, leads }) => leads || !said.has(answer))
      .map((place) => ({ ...place, pick: (where) => this.touch(place.spot, where) }));
  });
  /** Whether there is a step to take back before the answer. */
  readonly leads = $derived(this.way.length > 0);

  /** The sheets that hold something to touch. */
  readonly sheets = $derived.by((): ReadonlySet<string> => {
    const spots = this.known?.spots;
    return new Set(
      spots ? [...this.#touchable].filter((spot) => spots.onBoard(spot)).map((spot) => spots.sheet(spot)) : [],
    );
  });
  /** The sheet without which one cannot go on: all that may be touched lies there, and nothing else is offered. */
  readonly needed = $derived.by((): string => {
    const [only = "", more] = this.sheets;
    return more === undefined && (this.leads || !this.tray.length) ? only : "";
  });

  constructor(store: Asked, know: () => Knowledge | null, explain: typeof api.explain = api.explain) {
    this.store = store;
    this.#know = know;
    this.wishes = new Wishes(this, explain);
  }

  /** A new ask: begin anew. */
  begin(): void {
    this.way = this.shown = [];
    this.menu = this.told = null;
    this.picked = [];
    this.counts =
      this.choice?.shape === "counts" ? beginning(this.choice, this.known?.spots.all.has(this.choice.kind)) : {};
    this.wishes.begin();
  }

  hint(spot: string): string {
    const known = this.known;
    if (!known || !this.ask || !this.lit.has(spot)) return "";
    const item = this.items.get(spot);
    if (item !== undefined && this.choice) return known.teller.thing(this.choice.kind, this.choice.key, item);
    const all = this.meaningsAt(this.way, spot);
    return all.map((meaning) => this.label(meaning)).join(" · ");
  }

  touch(spot: string, at?: Element): void {
    const known = this.known;
    if (!known || this.store.answering || this.store.watching) return;
    this.menu = this.told = null;
    const item = this.items.get(spot);
    if (item !== undefined) return this.toggle(item);
    const found = this.meaningsAt(this.way, spot);
    if (found.length) return this.choose(found, at ?? null);
    const back = this.way.findIndex((step) => step.spot === spot);
    if (back >= 0) {
      this.way = this.way.slice(0, back);
      return;
    }
    const anew = this.way.length ? this.meaningsAt([], spot) : [];
    if (anew.length) {
      this.way = [];
      return this.choose(anew, at ?? null);
    }
    if (this.ask && known.spots.before(this.ask).includes(spot) && this.store.takeBack()) return;
    this.wishes.touchedInVain(spot, at ?? null);
  }

  show(spots: readonly string[]): void {
    this.shown = spots;
  }

  /** Point at where answers lead on the board; they need not be on offer (a plan goes on after what is asked now). */
  point(answers: readonly Answer[]): void {
    const spots = this.known?.spots;
    if (spots)
      this.show(
        [...new Set(answers.flatMap((answer) => spots.stages(answer).flat()))].filter((spot) => spots.onBoard(spot)),
      );
  }

  /** Whether it is to be said yes or no: then neither answer stands out before the other. */
  readonly even = $derived.by((): boolean => {
    const kinds = (this.ask?.options ?? []).map(({ kind }) => kind);
    return kinds.length === 2 && kinds.includes("accept") && kinds.includes("decline");
  });

  /** Give an answer that somebody advised; asked back where there is no way back. */
  give(answer: Answer, at: Element | null = null): void {
    if (this.store.answering || this.store.watching) return;
    this.take({ answers: [answer], way: null }, at);
  }

  /** Esc: one step back; whether there was one. */
  back(): boolean {
    if (this.menu || this.told) this.menu = this.told = null;
    else if (this.way.length) this.way = this.way.slice(0, -1);
    else if (this.picked.length) this.picked = [];
    else return false;
    return true;
  }

  // -- large choices -----------------------------------------------------------------------------------------------

  /** Pick a thing or put it back; of things that are counted, one more. */
  toggle(item: string | number): void {
    if (this.choice?.shape === "counts") this.step(String(item), 1);
    else if (this.picked.includes(item)) this.picked = this.picked.filter((one) => one !== item);
    else if (this.takes(item)) this.picked = [...this.picked, item];
  }

  step(id: string, by: number): void {
    if (this.choice?.shape !== "counts") return;
    const count = Math.max(0, Math.min(roomFor(this.choice, this.counts, id), (this.counts[id] ?? 0) + by));
    this.counts = { ...this.counts, [id]: count };
  }

  readonly whole = $derived.by((): boolean => {
    const { choice } = this;
    if (!choice) return false;
    return choice.shape === "pick" ? isWhole(choice, this.picked) : fits(choice, sum(this.counts));
  });

  /** Answer with what is picked or counted. */
  confirm(): void {
    const { choice } = this;
    if (!choice || !this.whole) return;
    this.answer(choice.shape === "pick" ? pickedAnswer(choice, this.picked) : countAnswer(choice, this.counts));
  }

  /** Of a choice of so many of each that may be none: the answer that sends nobody. */
  nobody(): void {
    if (this.choice?.shape === "counts" && !this.choice.minimum) this.answer(countAnswer(this.choice, {}));
  }

  /** What is to be known before so many of each go. */
  readonly warning = $derived.by((): Message | null => {
    const { ask, choice } = this;
    if (!ask || choice?.shape !== "counts") return null;
    return this.known?.spots.warning?.(ask, countAnswer(choice, this.counts)) ?? null;
  });

  takes(item: string | number): boolean {
    const { choice } = this;
    if (choice?.shape === "pick") return this.picked.includes(item) || mayPick(choice, this.picked, item);
    return choice !== null && roomFor(choice, this.counts, String(item)) > (this.counts[item] ?? 0);
  }

  // -- leading on ----------------------------------------------------------------------------------------------------

  answer(answer: Answer): void {
    this.menu = this.told = null;
    this.store.answer(answer);
  }

  meaningsAt(way: Way, spot: string): Meaning[] {
    return meanings(this.led, way, spot, this.known?.spots.together);
  }

  choose(found: readonly Meaning[], at: Element | null): void {
    const [only] = found;
    if (found.length > 1) this.menu = this.#menu(found, at);
    else if (only) this.take(only, at);
  }

  /** `before` is the menu that was open: who presses the same once more, and no double click, is sure. */
  take(meaning: Meaning, at: Element | null, before: Menu | null = null): void {
    const [answer] = meaning.answers;
    if (meaning.way) this.#go(meaning.way, at);
    else if (answer) {
      const caution = settings.confirm && this.#alternative ? (this.known?.spots.caution(answer) ?? null) : null;
      const menu = { ...this.#menu([meaning], at), title: "", caution, setting: this.store.table?.undo_setting };
      const again = before?.caution === caution && before.items[0]?.key === menu.items[0]?.key;
      if (caution === null || (again && performance.now() - (before.since ?? Infinity) > SURE)) this.answer(answer);
      else this.menu = { ...menu, since: again ? before.since : performance.now() };
    }
  }

  /** Whether anything else could be answered; what is the only way needs no second thought. */
  get #alternative(): boolean {
    return (this.ask?.options?.length ?? 2) > 1;
  }

  /** Go on along a way; where no spot of the board is next, what is next is asked in a menu. */
  #go(way: Way, at: Element | null): void {
    this.way = way;
    const spots = [...leading(this.led, way)];
    // What has a name beside the prompt goes on there.
    if (!spots.length || spots.some((spot) => this.known?.spots.onBoard(spot) || this.known?.spots.label?.(spot)))
      return;
    const found = spots.flatMap((spot) => this.meaningsAt(way, spot));
    if (found.length === 1 || at) this.choose(found, at);
  }

  #menu(found: readonly Meaning[], at: Element | null): Menu {
    const answers = found.flatMap((meaning) => (meaning.way ? [] : meaning.answers));
    const groups = this.ask && this.known ? this.known.teller.groups(this.ask, answers) : [];
    const [first] = groups;
    const title = groups.length === 1 && answers.length === found.length ? (first?.heading ?? "") : "";
    const items = found.map((meaning) => {
      const short = title && first?.answers.find(({ answer }) => answer === meaning.answers[0])?.short;
      return this.itemOf(meaning, short || this.label(meaning), at, true);
    });
    return { title, items, at, caution: null };
  }

  /** In a menu that is there already nothing more needs to be asked. */
  itemOf(meaning: Meaning, label: string, at: Element | null, sure: boolean): Item {
    const [answer = { kind: "" }] = meaning.answers;
    return {
      key: JSON.stringify([answer, meaning.way]),
      label,
      answer,
      about: (this.known?.spots.about?.(answer, this.ask) || this.known?.teller.about(answer.kind)) ?? "",
      quiet: isQuiet(answer.kind) && !this.even,
      spot: "",
      leads: meaning.way !== null,
      pressed: false,
      pick: (where) => {
        const before = this.menu;
        this.menu = null;
        if (meaning.way) this.#go(meaning.way, where ?? at);
        else if (sure) this.answer(answer);
        else this.take(meaning, where ?? at, before);
      },
    };
  }

  label({ answers, way }: Meaning): string {
    const known = this.known;
    const [answer] = answers;
    if (!known || !this.ask || !answer) return "";
    if (!way && answers.length === 1) return known.teller.answer(this.ask, answer);
    const { ask } = this;
    return [...groupBy(answers, ({ kind }) => kind).values()].map((same) => known.teller.lead(ask, same)).join(" · ");
  }

  #tray(): Item[] {
    const known = this.known;
    if (!known || !this.ask || this.choice?.shape === "counts") return [];
    const at = depth(this.way);
    const left = groupBy(ahead(this.led, this.way), ({ answer }) => answer.kind);
    const all = groupBy(this.led, ({ answer }) => answer.kind);
    return byUse([...(at ? left : all)]).flatMap(([kind, same]): Item[] => {
      const spots = [...new Set(same.flatMap(({ stages }) => stages[at] ?? []))];
      const narrowed = this.way.some((step) => step.kind === kind);
      const beside = spots.filter((spot) => !known.spots.onBoard(spot));
      const every = same.every(({ stages }) => stages[at]?.some((spot) => beside.includes(spot)));
      const words = every ? beside : beside.filter((spot) => spot.startsWith("word:"));
      if (words.length) {
        const here: Way = this.way.some((step) => step.kind !== undefined && step.kind !== kind) ? [] : this.way;
        return words.flatMap((spot) =>
          this.meaningsAt(here, spot)
            .filter(({ answers }) => answers[0]?.kind === kind)
            .map((meaning) => ({
              ...this.itemOf(meaning, (meaning.way && known.spots.label?.(spot)) || this.label(meaning), null, false),
              spot,
            })),
        );
      }
      if (at || all.size < 2) return [];
      const meaning: Meaning = {
        answers: same.map(({ answer }) => answer),
        way: same.length === 1 && same[0]?.stages.length === 1 ? null : [{ kind }],
      };
      const item = this.itemOf(meaning, this.label(meaning), null, false);
      if (!meaning.way) return [item];
      return [{ ...item, pressed: narrowed, pick: () => this.#narrow(kind, narrowed, spots) }];
    });
  }

  /** Show only where one kind of answer leads, or all again. */
  #narrow(kind: string, narrowed: boolean, spots: readonly string[]): void {
    this.menu = this.told = null;
    this.way = narrowed ? [] : [{ kind }];
    this.show(narrowed ? [] : spots);
  }
}
