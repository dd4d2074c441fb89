/** Combats of the Card Game as scenes, read from the log: what was counted, who was lost, who took the location. */
import type { LogEntry } from "../../lib/protocol.ts";

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

const COUNTS = new Set(["log-cards-path-combat", "log-cards-battleground-combat"]);
const ENDS = new Set([
  "log-cards-path-lost",
  "log-cards-path-nobody",
  "log-cards-path-won",
  "log-cards-battleground-won",
]);
const LINES = new Set(["log-cards-disagree", "log-cards-card-cycled"]);

/** All combats of a log. Support comes before the icons are counted, and belongs to what follows it. */
export function combatsOf(log: readonly LogEntry[]): Combat[] {
  const found: Combat[] = [];
  let before: CombatStep[] = [];
  for (const [at, entry] of log.entries()) {
    const now = found.at(-1);
    if (entry.id === "log-cards-supports") {
      before.push({ at, entry, kind: "support", left: 0 });
    } else if (COUNTS.has(entry.id)) {
      const [attack, own] = [Number(entry.args.attack), Number(entry.args.defence)];
      const count: CombatStep = { at, entry, kind: "count", left: Math.max(0, attack - own) };
      found.push({
        key: `${entry.index} ${at}`,
        location: String(entry.args.location),
        attack,
        own,
        steps: [...before, count],
        over: false,
      });
      before = [];
    } else if (now && !now.over) {
      const last = now.steps.at(-1)?.left ?? 0;
      if (entry.id === "log-cards-loss")
        now.steps.push({ at, entry, kind: "loss", left: last - Number(entry.args.count) });
      else if (LINES.has(entry.id)) now.steps.push({ at, entry, kind: "line", left: last });
      else if (ENDS.has(entry.id)) {
        now.steps.push({ at, entry, kind: "end", left: last });
        now.over = true;
      }
    }
  }
  return found;
}

/** Who has the location now; null as long as it is fought for, or if nobody has it. */
export function winnerOf({ steps }: Combat): string | null {
  const { entry } = steps.at(-1) ?? {};
  if (entry?.id === "log-cards-path-lost") return "shadow";
  if (entry?.id === "log-cards-path-won") return "free-peoples";
  return entry?.id === "log-cards-battleground-won" ? String(entry.args.side) : null;
}
