/** Odds that somebody may look at before committing themselves. */
import type { Component } from "svelte";
import type { Answer, Ask, Odds } from "./protocol.ts";
import { say, speech } from "./speech.svelte.ts";

/**
 * Something to look at the odds of: an answer to the open ask; an intent that is some answers away, told as an answer to
 * the kind of ask `to`; or how things stand.
 */
export type Plan = { answer: Answer } | { intent: Answer; to: string } | "as-it-stands";

export interface OddsOfGame {
  /**
   * What may be compared; `given` is what has been put together so far where so many of each are asked for.
   * Empty: there is nothing to roll for.
   */
  candidates(ask: Ask, given: Answer | null): Plan[];
  /** What came of so many trials. */
  View: Component<{ odds: Odds }>;
}

export interface Bar {
  id: string;
  share: number;
}

/** The shares of the numbers 0, 1, 2 ..., the last of them being "that many or more". */
export function spreadOf(spread: Readonly<Record<string, number>>, most = 6): Bar[] {
  const top = Math.min(most, Math.max(0, ...Object.keys(spread).map(Number)));
  const bars = Array.from({ length: top + 1 }, (_, number) => ({ id: String(number), share: 0 }));
  for (const [number, share] of Object.entries(spread)) {
    const bar = bars[Math.max(0, Math.min(top, Number(number)))];
    if (bar) bar.share += share;
  }
  const last = bars.at(-1);
  if (last && Object.keys(spread).some((number) => Number(number) > top)) last.id += "+";
  return bars;
}

/** The normal distribution leaves a twentieth outside so many standard deviations. */
const Z = 1.96;

/**
 * By how much a share that was seen in so many samples may be wrong, with 95 of 100 that it is not by more (the interval
 * of Wilson, which also holds for shares near nothing and near all). 0 for what is exact.
 */
export function marginOf(share: number, samples: number): number {
  if (!samples) return 0;
  const weight = Z ** 2 / samples;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / samples + weight / (4 * samples))) / (1 + weight);
  return Math.max(middle + half - share, share - (middle - half));
}

/** The same in whole hundredths, rounded up: the number that is told. */
export const pointsOf = (share: number, samples: number): number => Math.ceil(marginOf(share, samples) * 100);

/** A share in words: about so much, give or take; what always or never happened is more or less than the margin. */
export function toldShare(share: number, samples: number): string {
  const percent = new Intl.NumberFormat(speech.language, { style: "percent", maximumFractionDigits: 0 });
  const points = pointsOf(share, samples);
  if (!samples) return percent.format(share);
  if (share === 1) return say("web-odds-more", { percent: percent.format(1 - points / 100) });
  if (share === 0) return say("web-odds-less", { percent: percent.format(points / 100) });
  return say("web-odds-about", { percent: percent.format(share), points });
}
