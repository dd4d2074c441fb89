/**
 * Battles, hunts, rolls and cards of War of the Ring, step by step. What belongs to them the engine says; since they are
 * made of the same lines as the log, both tell one story, live, in the recap and in a replay.
 */
import type { LogEntry } from "../../lib/protocol.ts";
import { LONGEST } from "../../lib/stage.svelte.ts";
import { piecesOf, sceneOf, word, type LogScene, type Piece } from "../../lib/scenes.ts";

export type SceneKind = "battle" | "hunt" | "dice" | "card" | "attempt" | "awakening";
/** Scenes that are staged as what they are called. */
const STAGED: ReadonlySet<string> = new Set(["battle", "hunt", "card", "attempt", "awakening"]);

/** A die and whether it counts (a hit, a success); null where the line does not say. */
export interface ShownDie {
  face: number | string;
  counts: boolean | null;
}

export type Step = { at: number; entry: LogEntry } & (
  | { kind: "line" | "loss" | "round" }
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
  /** The side that attacks in a battle. */
  attacker: string;
  /** How a battle is fought: in the field, as an assault or a sortie. */
  how: string;
  /** The event card that it is of. */
  card: string;
  /** Whom it is about: a Sovereign. */
  about: string;
  attackers: Record<string, number>;
  steps: Step[];
  /** Whether anything can still be added. */
  over: boolean;
}

/** Which scenes of the log the stage shows, and as what. */
function staged({ kind, args }: LogScene): SceneKind | null {
  if (STAGED.has(kind)) return kind as SceneKind;
  return kind === "phase" && args.phase === "action-roll" ? "dice" : null;
}

/** The lines that the stage draws; all others it tells in words. */
const ROLLS: Readonly<Record<string, RollKind>> = {
  "log-wotr-combat-roll": "combat", "log-wotr-leader-reroll": "leader", "log-wotr-extra-attack": "extra", "log-wotr-hunt-roll": "hunt",
  "log-wotr-hunt-re-roll": "hunt-again", "log-wotr-rolls-action-dice": "action", "log-wotr-card-dice": "card",
}; // prettier-ignore
const [ROUND, ATTACKER, COMBAT_CARD, TILE] = [
  "log-wotr-combat-round",
  "log-wotr-attacker",
  "log-wotr-combat-card",
  "log-wotr-tile-drawn",
] as const;
/** Tiles that are drawn outside the Hunt. */
const OTHER_TILES: ReadonlySet<string> = new Set([
  "log-wotr-attempt-replaced",
  "log-wotr-attempt-royal",
  "log-wotr-corruption-laid-open",
]);
/** Losses that are counted figure by figure. */
const FIGURES = new Set(["log-wotr-eliminated", "log-wotr-reduced"]);
const LOSSES = new Set([...FIGURES, "log-wotr-army-destroyed", "log-wotr-companion-eliminated", "log-wotr-corruption"]);

/** The scenes of a log, in order; `open` are those that are open now. */
export function scenesOf(log: readonly LogEntry[], open: readonly LogScene[] = []): Scene[] {
  return piecesOf(log, open, (scene) => staged(scene) !== null)
    .map(sceneFrom)
    .filter(({ kind, steps }) => (kind === "card" ? steps.some(isSeen) : kind !== "hunt" || steps.length > 1));
}

/** A card is shown where dice, tiles or losses come of it. */
const isSeen = ({ kind }: Step) => kind === "roll" || kind === "tile" || kind === "loss";

function sceneFrom({ key, scene, lines, over }: Piece): Scene {
  const attackers = lines
    .filter(({ entry }) => entry.id === ATTACKER)
    .map(({ entry: { args } }) => [String(args.figure), Number(args.count)]);
  return {
    key,
    kind: staged(scene) ?? "card",
    region: word(scene, "region"),
    from: word(scene, "from_region"),
    attacker: word(scene, "side"),
    how: word(scene, "how"),
    card: word(scene, "card"),
    about: word(scene, "sovereign"),
    attackers: Object.fromEntries(attackers) as Record<string, number>,
    steps: lines.map(({ at, entry }) => stepOf(at, entry)),
    over,
  };
}

const PICTURED: ReadonlySet<Step["kind"]> = new Set(["round", "roll", "card", "tile"]);

function stepOf(at: number, entry: LogEntry): Step {
  const { args, id } = entry;
  const what = ROLLS[id];
  if (what) return { at, entry, kind: "roll", what, ...rolled(what, entry) };
  if (id === COMBAT_CARD)
    return { at, entry, kind: "card", side: String(args.side), card: String(args.card), combat: String(args.combat) };
  if (id === TILE || (OTHER_TILES.has(id) && typeof args.tile === "string"))
    return { at, entry, kind: "tile", tile: String(args.tile) };
  return { at, entry, kind: id === ROUND ? "round" : LOSSES.has(id) ? "loss" : "line" };
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

/** The combat round of a step, as the engine names it. */
const roundOf = ({ entry }: Step) => sceneOf(entry, "round");

/** The steps of the present combat round: what happened before it has been taken in. */
export function thisRound(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLast(roundOf);
  const id = last && roundOf(last)?.id;
  return id ? steps.slice(steps.findIndex((step) => roundOf(step)?.id === id)) : steps;
}

/** The number of the round that steps begin with; 0 before the first. */
export function numberOf(steps: readonly Step[]): number {
  return Number((steps[0] && roundOf(steps[0])?.args.count) ?? 0);
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

/** The line that says that a settlement has fallen to somebody: the greatest thing that a battle can come to. */
export function fallOf(steps: readonly Step[]): Step | undefined {
  return steps.findLast(({ entry }) => entry.id === "log-wotr-captured" || entry.id === "log-wotr-recaptured");
}

const ENDS: ReadonlySet<string> = new Set([
  "log-wotr-battle-won",
  "log-wotr-battle-both-destroyed",
  "log-wotr-assault-over",
  "log-wotr-ceases",
  "log-wotr-retreats",
  "log-wotr-withdraws",
]);

/** The line that says how a battle has ended; a later one says it best. */
export function endOf({ kind, over }: Scene, steps: readonly Step[]): Step | undefined {
  return kind === "battle" && over ? steps.findLast(({ entry }) => ENDS.has(entry.id)) : undefined;
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

/** Milliseconds that a step stays, so that it can be read. */
export const STAYS: Readonly<Record<Step["kind"], number>> = {
  line: 650,
  round: 650,
  card: 1500,
  roll: 1500,
  loss: 900,
  tile: 1500,
};

/** Milliseconds that it takes to show what battles, hunts and rolls there are among these lines. */
export function timeOf(entries: readonly LogEntry[]): number {
  const steps = scenesOf(entries).flatMap((scene) => scene.steps);
  return Math.min(
    LONGEST,
    steps.reduce((time, { kind }) => time + STAYS[kind], 0),
  );
}
