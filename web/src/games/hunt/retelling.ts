/** How what happened is told in Hunt for the Ring: who rode where, what was asked and answered, what a day came to. */
import type { MomentKind, Retelling, Shift } from "../../lib/passages.ts";
import type { LogEntry, Message } from "../../lib/protocol.ts";
import { sceneOf } from "../../lib/scenes.ts";
import { RING_BEARER } from "./hunt.ts";
import { timeOf } from "./questions.ts";

const MOMENTS: Readonly<Record<string, MomentKind>> = {
  "log-hunt-day": "turn",
  "log-hunt-phase": "turn",
  "log-hunt-draws-ally": "drawn",
  "log-hunt-draws-sorcery": "drawn",
  "log-hunt-search-succeeds": "falls",
  "log-hunt-hunt-succeeds": "falls",
  "log-hunt-felt-area": "falls",
  "log-hunt-felt-section": "falls",
  "log-hunt-information": "falls",
  "log-hunt-arrives": "falls",
  "log-hunt-frodo-is-here": "war",
  "log-hunt-encounter": "war",
  "log-hunt-gandalf-appears": "enters",
  "log-hunt-chief-enters": "enters",
  "log-hunt-companion-joins": "enters",
  "log-hunt-uses-lower": "lost",
  "log-hunt-corruption": "score",
};

/** Lines of a Nazgûl that goes from one place to another. */
const RIDES = new Set(["log-hunt-nazgul-moves", "log-hunt-nazgul-driven"]);
/** What happens at a place. */
const THERE = new Set([
  "log-hunt-searches",
  "log-hunt-hunts",
  "log-hunt-places",
  "log-hunt-information",
  "log-hunt-encounter",
  "log-hunt-gandalf-appears",
  "log-hunt-gandalf-found",
  "log-hunt-chief-enters",
  "log-hunt-ally-token-removed",
]);

/** A card is played: it is shown, and stays long enough to be read. */
const PLAYS = new Set(["log-hunt-plays-ally", "log-hunt-plays-sorcery", "log-hunt-cancels-action"]);

const space = (id: unknown) => `space:${String(id)}`;

function movesOf({ id, args }: LogEntry): Shift[] {
  if (RIDES.has(id) && typeof args.from_space === "string")
    return [{ from: space(args.from_space), to: space(args.space), things: { [String(args.nazgul)]: 1 } }];
  if (PLAYS.has(id)) return [{ from: null, to: `card:${String(args.card)}`, things: { [String(args.card)]: 1 } }];
  return THERE.has(id) || RIDES.has(id) ? [{ from: null, to: space(args.space) }] : [];
}

// -- a turn ------------------------------------------------------------------------------------------------------------

/** Lines with which another action of a turn begins: the Ring-bearer and a Nazgûl do several things in one. */
const BEGINS =
  /^log-hunt-(plays-|uses-|spends-fellowship|gains-fellowship|fellowship-lost|moves|records|crosses-out|rests|searches|hunts|perceives-|asks-information|nazgul-moves|nazgul-waits|gandalf-|deed|in-the-wild|journey-place|keeps-|changes-|bearer-ends|eye-turned)/;
/** Lines that the next one belongs to: the dice of an action; what a place lost by being recorded. */
const LEADS = new Set(["log-hunt-uses-dice", "log-hunt-eye-turned"]);
/** What is told of a set-up thing by thing. */
const SETS_UP = /^log-hunt-(commands|places|rolls|starts|gives-information|draws-information)$/;

function begins({ id, scene }: LogEntry, before: readonly LogEntry[]): boolean {
  const last = before.at(-1)?.id ?? "";
  if (id === last || LEADS.has(last)) return false;
  if (sceneOf({ scene }, "encounter")) return id === "log-hunt-corruption";
  return sceneOf({ scene }, "setup") ? SETS_UP.test(id) : BEGINS.test(id);
}

/** The moon for the night. */
function momentOf({ id, args }: Message): MomentKind | undefined {
  return id === "log-hunt-phase" && args.phase === "night" ? "night" : undefined;
}

// -- a day -------------------------------------------------------------------------------------------------------------

const says = (id: string, args: Message["args"]): Message => ({ id, args, rule: "" });

/** When the next day begins: how far Frodo went, what was asked and how often the answer was yes, corruption, tokens. */
function sum(before: readonly LogEntry[], { id, args }: LogEntry): Message[] {
  if (id !== "log-hunt-day" || args.count === 1) return [];
  const day = before.filter((entry) => sceneOf(entry, "day")?.args.count === Number(args.count) - 1);
  if (!day.length) return [];
  const times = (...ids: string[]) => day.filter((entry) => ids.includes(entry.id)).length;
  const last = (...ids: string[]) => day.findLast((entry) => ids.includes(entry.id))?.args;
  const moved = last("log-hunt-moves", "log-hunt-records", "log-hunt-records-dot", "log-hunt-journey-place")?.count;
  const corruption = last("log-hunt-corruption")?.total;
  const asked = times("log-hunt-searches", "log-hunt-hunts");
  const found = times("log-hunt-search-succeeds", "log-hunt-hunt-succeeds", "log-hunt-frodo-is-here");
  const felt = times("log-hunt-perceives-area", "log-hunt-perceives-section");
  const yes = day.filter((entry) => /^log-hunt-felt-/.test(entry.id)).length;
  const tidings = day.filter((entry) => entry.id === "log-hunt-information").map((entry) => entry.args.space);
  return [
    ...(moved === undefined ? [] : [says("told-hunt-sum-track", { count: moved })]),
    ...(asked ? [says("told-hunt-sum-asked", { count: asked, total: found })] : []),
    ...(felt ? [says("told-hunt-sum-felt", { count: felt, total: yes })] : []),
    ...tidings.map((place) => says("told-hunt-sum-information", { space: place })),
    ...(corruption === undefined ? [] : [says("told-hunt-sum-corruption", { count: corruption })]),
  ];
}

export const RETELLING: Retelling = {
  units: ["turn", "encounter"],
  begins,
  // Four Nazgûl ride, and each does something.
  most: 14,
  headline: () => null,
  silent: new Set(),
  joined: { card: "named" },
  movesOf,
  lifted: () => [],
  moments: MOMENTS,
  reading: ({ id }) => (PLAYS.has(id) ? 2_000 : 0),
  momentOf,
  staged: timeOf,
  sum,
  sideOf: (_, actor) => (actor ? (actor === RING_BEARER ? RING_BEARER : "ringwraiths") : ""),
};
