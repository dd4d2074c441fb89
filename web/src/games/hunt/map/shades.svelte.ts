/**
 * Where he could be, as all at the table know it: fetched when somebody wants to see it, and again with every moment.
 * The server reckons it; here it is sorted into steps that can be told apart by size as well as by colour.
 */
import { untrack } from "svelte";
import { Refused } from "../../../lib/api.ts";
import type { Where } from "../../../lib/game.ts";
import type { Message, Whereabouts } from "../../../lib/protocol.ts";
import { say, speech } from "../../../lib/speech.svelte.ts";

/** The least chances of the steps, the faintest first. */
export const STEPS = [0, 0.01, 0.05, 0.15, 0.4] as const;

export function stepOf(chance: number): number {
  return STEPS.findLastIndex((least) => chance >= least);
}

export interface Likely {
  space: string;
  chance: number;
}

/** The likeliest first; of those alike each keeps its place. */
export function ranked(places: Readonly<Record<string, number>>): Likely[] {
  return Object.entries(places)
    .map(([space, chance]) => ({ space, chance }))
    .sort((one, other) => other.chance - one.chance);
}

/** A chance as a share of a hundred, as finely as it matters. */
export function percent(chance: number, language: string): string {
  const least = 0.001;
  const digits = chance < 0.1 ? 1 : 0;
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits });
  return chance < least ? `< ${format.format(least)}` : format.format(chance);
}

/** From which chance to which a step goes. */
export function span(step: number, language: string): string {
  const [from, to] = [STEPS[step] ?? 0, STEPS[step + 1]];
  const format = new Intl.NumberFormat(language, { style: "percent" });
  if (to === undefined) return `> ${format.format(from)}`;
  return from ? `${format.format(from)} – ${format.format(to)}` : `< ${format.format(to)}`;
}

export class Shades {
  on = $state(false);
  /** Whether the chances stand on the map in numbers. */
  numbers = $state(false);
  who = $state("frodo");
  trouble = $state.raw<Message | "unreachable" | null>(null);
  #found = $state.raw<Whereabouts | null>(null);
  #where = $state.raw<Where | null>(null);
  #busy = false;

  constructor() {
    $effect(() => {
      if (this.on && this.#where) untrack(() => void this.#look());
    });
  }

  /** Those who walk unseen. */
  readonly all = $derived(Object.keys(this.#found?.places ?? {}));
  readonly shown = $derived(this.#found && (this.#found.places[this.who] ?? this.#found.places.frodo ?? {}));
  readonly list = $derived(ranked(this.shown ?? {}));

  /** The moment that is looked at. */
  follow(where: Where): void {
    if (untrack(() => this.#where?.moment) !== where.moment) this.#where = where;
  }

  /** What there is to say of a space. */
  told(space: string): string[] {
    if (!this.on) return [];
    return this.all.flatMap((who) => {
      const chance = this.#found?.places[who]?.[space];
      return chance ? [say("map-where-told", { who, chance_text: percent(chance, speech.language) })] : [];
    });
  }

  /** One question at a time; what came meanwhile is asked when the answer is there. */
  async #look(): Promise<void> {
    const where = this.#where;
    if (this.#busy || !where) return;
    this.#busy = true;
    try {
      this.#found = await where.find();
      this.trouble = null;
    } catch (wrong) {
      this.trouble = wrong instanceof Refused ? wrong.refusal : "unreachable";
    }
    this.#busy = false;
    if (this.on && this.#where && this.#where.moment !== where.moment) void this.#look();
  }
}
