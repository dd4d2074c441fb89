/**
 * Battles, hunts and rolls of War of the Ring as scenes, read from the log. The page shows a scene step by step; since
 * it is made of the same lines as the log, both tell one story, live, in the recap and in a replay.
 */
import type { LogEntry } from "../../lib/protocol.ts";
import { sideOfSeat } from "./war.ts";

export type SceneKind = "battle" | "hunt" | "dice" | "card";

/** A die and whether it counts (a hit, a success); null where the line does not say. */
export interface ShownDie {
  face: number | string;
  counts: boolean | null;
}

export type Step = { at: number; entry: LogEntry } & (
  | { kind: "line" | "loss" | "round" | "end" }
  | {
      kind: "roll";
      side: string;
      what: RollKind;
      dice: ShownDie[];
      need: number | null;
      added: number;
      hits: number | null;
    }
  | { kind: "card"; side: string; card: string; combat: string }
  | { kind: "tile"; tile: string }
);

export type RollKind = "combat" | "leader" | "extra" | "hunt" | "hunt-again" | "action" | "card";

export interface Scene {
  key: string;
  kind: SceneKind;
  /** Where it happens; "" for what has no place on the map. */
  region: string;
  from: string;
  /** The side that attacks; "" as long as a log that begins in the middle of a battle does not tell. */
  attacker: string;
  attackers: Record<string, number>;
  steps: Step[];
  /** Whether anything can still be added. */
  over: boolean;
}

const ATTACKS = new Set(["log-wotr-attacks", "log-wotr-assaults", "log-wotr-sortie", "log-wotr-relieves"]);
const HUNTS = new Set([
  "log-wotr-fellowship-moves",
  "log-wotr-moves-in-mordor",
  "log-wotr-hunt-roll",
  "log-wotr-tile-drawn",
  "log-wotr-tile-for-stronghold",
]);
const STRIKES = new Set(["log-wotr-card-strikes", "log-wotr-valinor", "log-wotr-card-dice"]);
/** What can only come after a scene. */
const AFTER = new Set([
  "log-wotr-uses", "log-wotr-turn", "log-wotr-passes", "log-wotr-skips", "log-wotr-ring", "log-wotr-will-becomes", "log-wotr-plays", "log-wotr-uses-token",
  "log-wotr-keeps-token", "log-wotr-allocates", "log-wotr-rolls-action-dice", "log-wotr-guide-draws", "log-wotr-declared", "log-wotr-army-moves",
  "log-wotr-recruited",
]); // prettier-ignore
/** What goes on in each kind of scene; other lines are passed over, since they belong to the action, not to the scene. */
const GOES_ON: Readonly<Record<SceneKind, ReadonlySet<string>>> = {
  battle: new Set([
    "log-wotr-attacker", "log-wotr-combat-round", "log-wotr-withdraws", "log-wotr-lays-card", "log-wotr-lays-no-card", "log-wotr-combat-cards-banned",
    "log-wotr-combat-card", "log-wotr-combat-card-cancelled", "log-wotr-white-rider", "log-wotr-gives-up-leadership",
    "log-wotr-nazgul-give-up-leadership", "log-wotr-no-leader-reroll", "log-wotr-forgoes-reroll", "log-wotr-silenced", "log-wotr-card-scores",
    "log-wotr-card-cancels-hits", "log-wotr-card-turns-misses", "log-wotr-card-own-hits", "log-wotr-combat-roll", "log-wotr-leader-reroll", "log-wotr-extra-attack",
    "log-wotr-eliminated", "log-wotr-reduced", "log-wotr-army-destroyed", "log-wotr-ceases", "log-wotr-retreats", "log-wotr-prolongs", "log-wotr-battle-won",
    "log-wotr-battle-both-destroyed", "log-wotr-advances", "log-wotr-stays", "log-wotr-captured", "log-wotr-recaptured", "log-wotr-siege",
    "log-wotr-siege-lifted", "log-wotr-corruption", "log-wotr-activated", "log-wotr-at-war",
  ]),
  hunt: new Set([
    "log-wotr-hunt-nobody", "log-wotr-hunt-roll", "log-wotr-hunt-re-roll", "log-wotr-hunt-fails", "log-wotr-hunt-succeeds", "log-wotr-tile-drawn",
    "log-wotr-draw-prevented", "log-wotr-tile-without-effect", "log-wotr-tile-returned", "log-wotr-tile-die", "log-wotr-hunt-damage",
    "log-wotr-damage-lowered", "log-wotr-ring-used", "log-wotr-gollum-reveals", "log-wotr-gollum-unseen", "log-wotr-companion-eliminated",
    "log-wotr-companion-drawn", "log-wotr-taken-alive", "log-wotr-separates", "log-wotr-corruption", "log-wotr-revealed", "log-wotr-ring-bearers-move",
    "log-wotr-way-touches", "log-wotr-tile-for-stronghold", "log-wotr-mordor-step", "log-wotr-mordor-stop", "log-wotr-guide", "log-wotr-moving-die",
    "log-wotr-moving-die-set-aside", "log-wotr-table-card-goes", "log-wotr-won-corruption", "log-wotr-won-ring",
  ]),
  dice: new Set(["log-wotr-rolls-action-dice", "log-wotr-eyes"]),
  card: new Set([
    "log-wotr-card-dice", "log-wotr-valinor", "log-wotr-eliminated", "log-wotr-reduced", "log-wotr-army-destroyed", "log-wotr-corruption", "log-wotr-nazgul-flee",
  ]),
}; // prettier-ignore
const ENDS = new Set([
  "log-wotr-battle-won", "log-wotr-battle-both-destroyed", "log-wotr-ceases", "log-wotr-withdraws", "log-wotr-hunt-fails", "log-wotr-hunt-nobody",
  "log-wotr-mordor-step", "log-wotr-mordor-stop",
]); // prettier-ignore
/** After these nothing can be added that a person has to decide, except what the same answer brings. */
const LAST: Readonly<Record<SceneKind, ReadonlySet<string>>> = {
  battle: new Set(["log-wotr-advances", "log-wotr-stays", "log-wotr-ceases", "log-wotr-battle-both-destroyed"]),
  hunt: new Set([
    "log-wotr-moving-die",
    "log-wotr-moving-die-set-aside",
    "log-wotr-won-corruption",
    "log-wotr-won-ring",
  ]),
  dice: new Set(["log-wotr-rolls-action-dice"]),
  card: new Set(),
};
const LOSSES = new Set([
  "log-wotr-eliminated",
  "log-wotr-reduced",
  "log-wotr-army-destroyed",
  "log-wotr-companion-eliminated",
  "log-wotr-corruption",
]);
/** Losses that are counted figure by figure. */
const FIGURES = new Set(["log-wotr-eliminated", "log-wotr-reduced"]);
const ROLLS: Readonly<Record<string, RollKind>> = {
  "log-wotr-combat-roll": "combat", "log-wotr-leader-reroll": "leader", "log-wotr-extra-attack": "extra", "log-wotr-hunt-roll": "hunt",
  "log-wotr-hunt-re-roll": "hunt-again", "log-wotr-rolls-action-dice": "action", "log-wotr-card-dice": "card",
}; // prettier-ignore

/** The scenes of a log, in order. */
export function scenesOf(log: readonly LogEntry[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | null = null;
  for (const [at, entry] of log.entries()) {
    const begun = beginning(entry, open);
    if (begun) {
      if (open) open.over = true;
      open = { key: `${entry.index}/${at}`, ...begun, steps: [], over: false };
      scenes.push(open);
    } else if (open && AFTER.has(entry.id) && !GOES_ON[open.kind].has(entry.id)) {
      open.over = true;
      open = null;
    }
    if (!open || !(begun || GOES_ON[open.kind].has(entry.id))) continue;
    // Whoever attacks lays a card first and rolls first.
    const whose = entry.args.side ?? entry.args.seat;
    if (open.kind === "battle" && !open.attacker && typeof whose === "string") open.attacker = sideOfSeat(whose);
    if (entry.id === "log-wotr-attacker") open.attackers[String(entry.args.figure)] = Number(entry.args.count);
    open.steps.push(stepOf(at, entry));
    open.over = LAST[open.kind].has(entry.id) || (open.over && entry.id !== "log-wotr-combat-round");
    if (open.kind === "hunt" && !open.region && typeof entry.args.region === "string") open.region = entry.args.region;
  }
  return scenes.filter(({ kind, steps }) => kind !== "hunt" || steps.length > 1);
}

type Beginning = Omit<Scene, "key" | "steps" | "over">;

function beginning(entry: LogEntry, open: Scene | null): Beginning | null {
  const none = { region: "", from: "", attacker: "", attackers: {} };
  const { region, from_region, side } = entry.args;
  if (ATTACKS.has(entry.id))
    return { kind: "battle", region: String(region), from: String(from_region), attacker: String(side), attackers: {} };
  if (entry.id === "log-wotr-combat-round" && open?.kind !== "battle")
    return { kind: "battle", ...none, region: String(region) };
  if (HUNTS.has(entry.id) && (open?.kind !== "hunt" || MOVES.has(entry.id))) return { kind: "hunt", ...none };
  if (STRIKES.has(entry.id) && open?.kind !== "card")
    return { kind: "card", ...none, region: typeof region === "string" ? region : "" };
  if (entry.id === "log-wotr-rolls-action-dice" && open?.kind !== "dice") return { kind: "dice", ...none };
  return null;
}

const PICTURED: ReadonlySet<Step["kind"]> = new Set(["round", "roll", "card", "tile"]);

/** A move of the Fellowship always begins a hunt of its own. */
const MOVES = new Set(["log-wotr-fellowship-moves", "log-wotr-moves-in-mordor"]);

function stepOf(at: number, entry: LogEntry): Step {
  const { args, id } = entry;
  const what = ROLLS[id];
  if (what) return { at, entry, kind: "roll", what, ...rolled(what, entry) };
  if (id === "log-wotr-combat-card")
    return { at, entry, kind: "card", side: String(args.side), card: String(args.card), combat: String(args.combat) };
  if (id === "log-wotr-tile-drawn") return { at, entry, kind: "tile", tile: String(args.tile) };
  return {
    at,
    entry,
    kind: id === "log-wotr-combat-round" ? "round" : LOSSES.has(id) ? "loss" : ENDS.has(id) ? "end" : "line",
  };
}

function rolled(
  what: RollKind,
  { args }: LogEntry,
): Omit<Extract<Step, { kind: "roll" }>, "at" | "entry" | "kind" | "what"> {
  const side = typeof args.side === "string" ? args.side : what === "card" ? "" : "shadow";
  const added = typeof args.amount === "number" ? args.amount : 0;
  if (what === "action") {
    const dice = (args.die as string[]).map((face) => ({ face, counts: null }));
    return { side, dice, need: null, added, hits: null };
  }
  const hits = typeof args.count === "number" ? args.count : null;
  const dice = marked((args.roll ?? args.dice) as number[], hits);
  return { side, dice, need: typeof args.need === "number" ? args.need : null, added, hits };
}

/** Which dice counted: a higher face never counts less than a lower one, so they are the highest. */
export function marked(faces: readonly number[], hits: number | null): ShownDie[] {
  if (hits === null) return faces.map((face) => ({ face, counts: null }));
  const order = faces.map((face, place) => ({ face, place })).toSorted((a, b) => b.face - a.face);
  const best = new Set(order.slice(0, hits).map(({ place }) => place));
  return faces.map((face, place) => ({ face, counts: best.has(place) }));
}

/** The steps of the present combat round: what happened before it has been taken in. */
export function thisRound(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ kind }) => kind === "round");
  return last < 0 ? steps : steps.slice(last);
}

const fought = (steps: readonly Step[]) => steps.some(({ kind }) => kind === "roll");

/** The round before the present one, as long as its dice are the latest: what is asked next follows from them. */
export function roundBefore(steps: readonly Step[]): readonly Step[] {
  const now = thisRound(steps);
  const before = thisRound(steps.slice(0, steps.length - now.length));
  return fought(before) && !fought(now) ? before : [];
}

/** What is to be told in words: the other steps of a scene have pictures, and the figures lost in a battle a row of their own. */
export function inWords({ kind }: Scene, steps: readonly Step[]): Step[] {
  return steps.filter((step) => !PICTURED.has(step.kind) && !(kind === "battle" && FIGURES.has(step.entry.id)));
}

/** What a battle has cost so far, figure by figure. */
export function lossesOf(steps: readonly Step[]): { figure: string; count: number; reduced: boolean }[] {
  const found = new Map<string, { figure: string; count: number; reduced: boolean }>();
  for (const { entry } of steps) {
    if (!FIGURES.has(entry.id)) continue;
    const figure = String(entry.args.figure);
    const reduced = entry.id === "log-wotr-reduced";
    const key = `${figure} ${reduced}`;
    const before = found.get(key)?.count ?? 0;
    found.set(key, { figure, reduced, count: before + (reduced ? 1 : Number(entry.args.count)) });
  }
  return [...found.values()];
}
