import type { Move } from "./passages.ts";

/** What is seen on the board of what is told (playback.svelte.ts). */
export interface Motion {
  /** Another one for everything that is played. */
  key: string;
  moves: readonly Move[];
  /** The die or card that was used. */
  lifted: ReadonlySet<string>;
  /** What has a moment of its own: a nation that goes to war, cards that were drawn. */
  marked: ReadonlySet<string>;
  /** What was moved before, until the next decision. */
  traces: readonly Move[];
  /** Milliseconds that a piece is on its way; 0: it is there at once. */
  time: number;
  /** How often somebody has skipped something: scenes that are played skip too. */
  skipped: number;
}

export const STILL: Motion = {
  key: "",
  moves: [],
  lifted: new Set(),
  marked: new Set(),
  traces: [],
  time: 0,
  skipped: 0,
};
