/** Which answers of an ask have odds to look at before one commits oneself. */
import type { Answer, Ask, Odds } from "./protocol.ts";

/** Asks of War of the Ring that lead to a battle, are part of one, or of a hunt: every answer counts. */
const ROLLED = new Set([
  "attack-from", "attack-target", "attackers", "withdraw", "combat-card", "press", "retreat", "prolong", "leave-battle",
  "white-rider", "combat-amount", "combat-companion", "hunt-re-roll", "hunt-bonus", "prevent-draw", "redraw-tile",
  "lower-damage", "casualty", "hobbit-leaves", "gollum-reveals",
]); // prettier-ignore
/** Answers that lead to a roll, in asks that also offer other things. */
const RISKY = new Set(["move-fellowship"]);
/** The seat that moves the Fellowship. */
const RING_BEARERS = "free-peoples";

/** Something to look at the odds of: an answer to the open ask, an intent that is some answers away, or how things stand. */
export type Plan = { answer: Answer } | { intent: Answer } | "as-it-stands";

/**
 * What may be compared; `given` is what has been put together so far where so many of each are asked for.
 * Empty: there is nothing to roll for.
 */
export function candidates(game: string, ask: Ask, given: Answer | null): Plan[] {
  // The Card Game: how the round may end.
  if (game === "cards") return ["as-it-stands"];
  // Which dice allow it is for the server to find out.
  if (ask.kind === "action" && ask.seat === RING_BEARERS) return [{ intent: { kind: "move-fellowship" } }];
  const options = ROLLED.has(ask.kind) ? (given ? [given] : ask.options) : ask.options?.filter(({ kind }) => RISKY.has(kind));
  return options?.map((answer) => ({ answer })) ?? [];
}

export interface Bar {
  id: string;
  share: number;
}

/** How a battle may end, seen from the attacker: from the best to the worst. */
const ENDS = ["destroyed", "retreated", "withdrawn", "ceased", "both", "lost"] as const;

export function endsOf(odds: NonNullable<Odds["battle"]>): Bar[] {
  return ENDS.map((id) => ({ id, share: odds.ends[id] ?? 0 })).filter(({ share }) => share > 0);
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
