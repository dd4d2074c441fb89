/** Combats of the Card Game, step by step: what was counted, who was lost, who took the location. */
import type { LogEntry } from "../../lib/protocol.ts";
import { LONGEST } from "../../lib/stage.svelte.ts";
import { piecesOf, word, type LogScene } from "../../lib/scenes.ts";

export interface CombatStep {
  at: number;
  entry: LogEntry;
  kind: "support" | "count" | "loss" | "line" | "end";
  /** Attack icons that are still to be cancelled when this step is over. */
  left: number;
}

export interface Combat {
  key: string;
  location: string;
  attack: number;
  /** What the location itself cancels. */
  own: number;
  steps: CombatStep[];
  over: boolean;
}

/** The lines that the stage draws; all others of a combat it tells in words. */
const COUNTS = new Set(["log-cards-path-combat", "log-cards-battleground-combat"]);
const [LOSS, SUPPORT] = ["log-cards-loss", "log-cards-supports"] as const;
/** Whoever is lost is drawn as lost. */
const ELIMINATED = "log-cards-card-eliminated";
const ENDS = new Set([
  "log-cards-path-lost",
  "log-cards-path-nobody",
  "log-cards-path-won",
  "log-cards-battleground-won",
]);

/** All combats of a log; `open` are the scenes that are open now. */
export function combatsOf(log: readonly LogEntry[], open: readonly LogScene[] = []): Combat[] {
  return piecesOf(log, open, ({ kind }) => kind === "combat").map(({ key, scene, lines, over }) => {
    const counted = lines.find(({ entry }) => COUNTS.has(entry.id))?.entry.args;
    const [attack, own] = [Number(counted?.attack ?? 0), Number(counted?.defence ?? 0)];
    let left = 0;
    const steps = lines
      .filter(({ entry }) => entry.id !== ELIMINATED)
      .map(({ at, entry }): CombatStep => {
        const kind = kindOf(entry);
        if (kind === "count") left = Math.max(0, attack - own);
        if (kind === "loss") left -= Number(entry.args.count);
        return { at, entry, kind, left };
      });
    return { key, location: word(scene, "location"), attack, own, steps, over };
  });
}

function kindOf({ id }: LogEntry): CombatStep["kind"] {
  if (COUNTS.has(id)) return "count";
  if (ENDS.has(id)) return "end";
  return id === LOSS ? "loss" : id === SUPPORT ? "support" : "line";
}

/** Who has the location now; null as long as it is fought for, or if nobody has it. */
export function winnerOf({ steps }: Combat): string | null {
  const { entry } = steps.at(-1) ?? {};
  if (entry?.id === "log-cards-path-lost") return "shadow";
  if (entry?.id === "log-cards-path-won") return "free-peoples";
  return entry?.id === "log-cards-battleground-won" ? String(entry.args.side) : null;
}

/** Milliseconds that a step stays, so that it can be read. */
export const STAYS: Readonly<Record<CombatStep["kind"], number>> = {
  support: 900,
  count: 1500,
  loss: 1200,
  line: 650,
  end: 1400,
};

/** Milliseconds that it takes to show what combats there are among these lines. */
export function timeOf(entries: readonly LogEntry[]): number {
  const steps = combatsOf(entries).flatMap((combat) => combat.steps);
  return Math.min(
    LONGEST,
    steps.reduce((time, { kind }) => time + STAYS[kind], 0),
  );
}
