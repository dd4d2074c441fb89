/** The two armies of a battle, as a seat sees them: who fights, who leads, and what walls do. Facts only, no forecast. */
import type { Side, WarFacts } from "./facts.ts";
import type { Scene } from "./story.ts";
import { other, type Battle, type Figures, type WarView } from "./war.ts";

/** Somebody who leads, and the leadership that is printed on the figure. */
export interface Captain {
  figure: string;
  count: number;
  leadership: number;
  /** The leadership does not count in this battle. */
  cancelled: boolean;
}

export interface Host {
  side: Side;
  /** Each unit by itself: Elites first. */
  units: string[];
  captains: Captain[];
  /** What a die of this army has to show (WR-BTL-17, WR-SIEGE-15). */
  need: number;
}

/** Where the figures of the defender stand: an assault is on those inside. */
function defenders(seen: WarView, battle: Battle): Figures {
  const side = other(battle.attacker);
  return (battle.kind === "assault" ? seen.inside[battle.place] : seen[side][battle.place]) ?? {};
}

/** WR-BTL-36, WR-SIEGE-15: attackers of walls need a 6; a city or fortification has them in the first round only. */
function attackersNeed(battle: Battle, facts: WarFacts): number {
  if (battle.kind === "assault") return 6;
  const place = facts.regions[battle.place];
  const walls = place?.settlement === "city" || place?.fortification;
  return walls && battle.kind === "field" && (battle.number ?? 1) === 1 ? 6 : 5;
}

/** WR-CHR-03: Gandalf the White has given up his own to cancel that of all Nazgûl, the Witch-king among them. */
function isCancelled(figure: string, { extra }: Battle, facts: WarFacts): boolean {
  if (!extra?.includes("white-rider")) return false;
  const nazgul = facts.figures[figure]?.rank === "nazgul" || figure === "witch-king";
  return nazgul || figure === "gandalf-the-white";
}

function host(side: Side, figures: Figures, need: number, battle: Battle, facts: WarFacts): Host {
  const units: string[] = [];
  const captains: Captain[] = [];
  for (const [figure, count] of Object.entries(figures)) {
    const rank = facts.figures[figure]?.rank;
    if (rank === "regular" || rank === "elite") units.push(...Array.from({ length: count }, () => figure));
    else {
      const leadership = facts.characters[figure]?.leadership ?? 1;
      captains.push({ figure, count, leadership, cancelled: isCancelled(figure, battle, facts) });
    }
  }
  const elite = (figure: string) => (facts.figures[figure]?.rank === "elite" ? 0 : 1);
  return { side, units: units.toSorted((a, b) => elite(a) - elite(b)), captains, need };
}

/** A message about somebody in the battle: what else than fight on is open to them. */
export interface WayOut {
  id: string;
  args: Record<string, unknown>;
}

/**
 * Who may end the battle, and how, the attacker's first: WR-BTL-31, WR-BTL-34, WR-SIEGE-01, WR-SIEGE-16. The engine says
 * it (`ways-out`); a battle that is decided has none.
 */
export function waysOut(seen: WarView, battle: Battle): [WayOut[], WayOut[]] {
  const ways = seen["ways-out"];
  if (!ways) return [[], []];
  const said = (id: string, args: Record<string, unknown> = {}): WayOut => ({ id, args });
  if (battle.kind === "assault") {
    const last = battle.rounds ?? 1;
    const ends =
      last > (battle.number ?? 1) ? said("web-battle-assault-until", { count: last }) : said("web-battle-assault-ends");
    return [
      [ends, ...(ways.prolong.length ? [said("web-battle-may-prolong", { figure: ways.prolong })] : [])],
      [said("web-battle-shut-in")],
    ];
  }
  const retreat = ways.retreat.length
    ? said(ways.cease ? "web-battle-may-retreat" : "web-battle-may-retreat-at-once", { region: ways.retreat })
    : said("web-battle-no-retreat");
  return [
    [said(ways.cease ? "web-battle-may-cease" : "web-battle-must-press")],
    [...(ways.withdraw ? [said("web-battle-may-withdraw")] : []), retreat],
  ];
}

/** A battle as its scene begins it, before the position has it: who attacks from where, and nothing changed yet. */
export function begunAs(scene: Scene): Battle | null {
  if (!Object.keys(scene.attackers).length) return null;
  const { how: kind, region: place, from: origin, attacker, attackers } = scene;
  return {
    kind: kind as Battle["kind"],
    attacker: attacker as Side,
    origin,
    place,
    attackers,
    number: 1,
  };
}

/** The attacker and the defender. */
export function hostsOf(seen: WarView, battle: Battle, facts: WarFacts): [Host, Host] {
  const side = battle.attacker;
  return [
    host(side, battle.attackers, attackersNeed(battle, facts), battle, facts),
    host(other(side), defenders(seen, battle), 5, battle, facts),
  ];
}
