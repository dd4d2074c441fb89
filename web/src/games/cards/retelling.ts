/** How what happened is told in the Card Game: which card went where, what matters, what a round came to. */
import type { MomentKind, Retelling, Shift } from "../../lib/passages.ts";
import type { LogEntry, Message } from "../../lib/protocol.ts";
import { sceneOf, word } from "../../lib/scenes.ts";
import { combatsOf, timeOf } from "./combat.ts";

const MOMENTS: Readonly<Record<string, MomentKind>> = {
  "log-cards-round": "turn",
  "log-cards-you-draw": "drawn",
  "log-cards-activated": "enters",
  "log-cards-reactivated": "enters",
  "log-cards-path-lost": "falls",
  "log-cards-path-won": "falls",
  "log-cards-battleground-won": "falls",
  "log-cards-points": "score",
};

/** Those who play for the Shadow. */
const SHADOW = new Set(["shadow", "witch-king", "saruman"]);

/** Lines of a card that comes from its player. */
const PLAYED = new Set([
  "log-cards-plays-reserve",
  "log-cards-plays-location",
  "log-cards-plays-item",
  "log-cards-plays-event",
  "log-cards-moves",
  "log-cards-uses",
]);
/** Lines of what happens at a location. */
const THERE = new Set([
  "log-cards-activated",
  "log-cards-reactivated",
  "log-cards-path-combat",
  "log-cards-battleground-combat",
  "log-cards-token-attack",
  "log-cards-token-defence",
]);

/** Where a card goes: a location, or the one who bears it; an event and what lies in reserve stay with their player. */
function goal(id: string, { location, on_card, card }: LogEntry["args"]): string | null {
  if (id === "log-cards-uses") return `card:${String(card)}`;
  if (typeof on_card === "string") return `card:${on_card}`;
  return typeof location === "string" ? `location:${location}` : null;
}

function movesOf({ id, args }: LogEntry): Shift[] {
  const from = `pile:${String(args.player)}:reserve`;
  if (PLAYED.has(id)) return [{ from, to: goal(id, args) ?? from, things: { [String(args.card)]: 1 } }];
  return THERE.has(id) ? [{ from: null, to: `location:${String(args.location)}` }] : [];
}

/** When the points are counted: each combat with what attacked and what held, who got the location, what was lost. */
function sum(before: readonly LogEntry[], { id, scene }: LogEntry): Message[] {
  if (id !== "log-cards-points") return [];
  const round = scene[0]?.id;
  const lines = before.filter((entry) => sceneOf(entry, "round")?.id === round);
  const combats = combatsOf(lines).filter(({ steps }) => steps.some(({ kind }) => kind === "count"));
  const lost = lines.filter((entry) => entry.id === "log-cards-card-eliminated" && sceneOf(entry, "combat"));
  return [
    ...combats.flatMap(({ location, attack, own, steps }): Message[] => {
      const held =
        own + steps.reduce((all, { kind, entry }) => all + (kind === "loss" ? Number(entry.args.count) : 0), 0);
      const end = steps.findLast(({ kind }) => kind === "end")?.entry;
      return [
        says("told-cards-sum-combat", { location, attack, defence: Math.min(attack, held) }),
        ...(end ? [end] : []),
      ];
    }),
    ...(lost.length ? [says("told-cards-sum-losses", { card: lost.map(({ args }) => args.card) })] : []),
  ];
}

const says = (id: string, args: Message["args"]): Message => ({ id, args, rule: "" });

export const RETELLING: Retelling = {
  units: ["action", "combat"],
  headline: () => null,
  silent: new Set(["log-cards-supports"]),
  joined: {},
  movesOf,
  lifted: (scene) => (scene.args.card ? [`card:${word(scene, "card")}`] : []),
  moments: MOMENTS,
  staged: timeOf,
  sum,
  sideOf: (_, actor) => (actor ? (SHADOW.has(actor) ? "shadow" : "free-peoples") : ""),
};
