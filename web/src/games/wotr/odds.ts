/** Which answers of War of the Ring have odds to look at, and what they are of. */
import type { Bar, Plan } from "../../lib/odds.ts";
import type { Answer, Ask, Odds, Spread } from "../../lib/protocol.ts";

export interface BattleOdds {
  attacker: string;
  place: string;
  kind: "field" | "assault" | "sortie";
  /** So many worlds these shares are of. */
  samples: number;
  /** The defender is destroyed or retreats. */
  wins: number;
  /** The settlement changes hands. */
  captured: number;
  /** In hits: a Regular is one, an Elite two. */
  attacker_losses: Spread;
  defender_losses: Spread;
  rounds: number;
  ends: Partial<Record<"destroyed" | "retreated" | "withdrawn" | "ceased" | "lost" | "both", number>>;
}

export interface HuntOdds {
  samples: number;
  /** Shares that were reckoned and need no margin. */
  exact: string[];
  tile: number;
  damage: Record<string, number>;
  corruption: number;
  revealed: number;
  companions: number;
  lost: number;
}

/** A plan may lead to a battle, or to a Hunt. */
export interface WarOdds extends Odds {
  battle?: BattleOdds | null;
  hunt?: HuntOdds | null;
  kings?: AttemptOdds | null;
}

/** An attempt to corrupt a Sovereign: he falls, a royal tile comes, or he stands at a level. */
export interface AttemptOdds {
  samples: number;
  corrupted: number;
  royal: number;
  level?: Spread & { samples: number };
}

/** Asks that lead to a battle, are part of one, or of a hunt: every answer counts. */
// prettier-ignore
const ROLLED = new Set([
  "attack-from", "attack-target", "attackers", "withdraw", "combat-card", "press", "retreat", "prolong", "leave-battle",
  "white-rider", "leader-re-roll", "combat-amount", "combat-companion", "hunt-re-roll", "hunt-bonus", "prevent-draw",
  "redraw-tile", "lower-damage", "casualty", "hobbit-leaves", "gollum-reveals",
]);
/** Answers that lead to a roll, in asks that also offer other things. */
const RISKY = new Set(["move-fellowship", "corrupt"]);
/** The seats that move the Fellowship, with two, three and four players. */
const RING_BEARERS = new Set(["free-peoples", "gondor", "rohan"]);

export function candidates(ask: Ask, given: Answer | null): Plan[] {
  // Which dice allow it is for the server to find out.
  if (ask.kind === "action" && RING_BEARERS.has(ask.seat)) return [{ intent: { kind: "move-fellowship" }, to: "die" }];
  const options = ROLLED.has(ask.kind)
    ? given
      ? [given]
      : ask.options
    : ask.options?.filter(({ kind }) => RISKY.has(kind));
  return options?.map((answer) => ({ answer })) ?? [];
}

/** How a battle may end, seen from the attacker: from the best to the worst. */
const ENDS = ["destroyed", "retreated", "withdrawn", "ceased", "both", "lost"] as const;

export function endsOf(odds: BattleOdds): Bar[] {
  return ENDS.map((id) => ({ id, share: odds.ends[id] ?? 0 })).filter(({ share }) => share > 0);
}
