/** How what happened is told in War of the Ring: the die or card, what moved, what matters, what a turn came to. */
import { joinedLines, type MomentKind, type Retelling, type Shift } from "../../lib/passages.ts";
import type { LogEntry, Message } from "../../lib/protocol.ts";
import { sceneOf, word, type LogScene } from "../../lib/scenes.ts";
import { timeOf } from "./story.ts";
import { sideOfSeat } from "./war.ts";

/** The headline tells the die, the stage the dice and cards of a battle or a hunt. */
// prettier-ignore
const SILENT = new Set([
  "log-wotr-uses", "log-wotr-attacker", "log-wotr-combat-round", "log-wotr-lays-card", "log-wotr-lays-no-card",
  "log-wotr-combat-roll", "log-wotr-leader-reroll", "log-wotr-no-leader-reroll", "log-wotr-forgoes-reroll", "log-wotr-extra-attack",
  "log-wotr-moving-die", "log-wotr-moving-die-set-aside", "log-wotr-hunt-roll", "log-wotr-hunt-re-roll", "log-wotr-rolls-action-dice",
]);

const MOMENTS: Readonly<Record<string, MomentKind>> = {
  "log-wotr-turn": "turn",
  "log-wotr-you-draw": "drawn",
  "log-wotr-draws": "drawn",
  "log-wotr-enters": "enters",
  "log-wotr-enters-play": "enters",
  "log-wotr-at-war": "war",
  "log-wotr-captured": "falls",
  "log-wotr-recaptured": "falls",
  "log-wotr-companion-eliminated": "lost",
  "log-wotr-taken-alive": "lost",
};

/** Lines of something that goes from `from_region` to `region`. */
const GOES = new Set([
  "log-wotr-army-moves",
  "log-wotr-minions-move",
  "log-wotr-companions-move",
  "log-wotr-ring-bearers-move",
  "log-wotr-attacks",
  "log-wotr-relieves",
  "log-wotr-retreats",
  "log-wotr-nazgul-flee",
]);
/** Lines of something that is at `region` from then on, or happens there. */
const COMES = new Set([
  "log-wotr-recruited",
  "log-wotr-replaced",
  "log-wotr-enters",
  "log-wotr-enters-play",
  "log-wotr-captured",
  "log-wotr-recaptured",
  "log-wotr-declared",
]);
/** Lines of what happens to the Fellowship where it is. */
const FELLOWSHIP = new Set(["log-wotr-fellowship-moves", "log-wotr-revealed", "log-wotr-hides", "log-wotr-separates"]);

const region = (id: unknown) => `region:${String(id)}`;

function movesOf({ id, args }: LogEntry): Shift[] {
  const side = typeof args.side === "string" ? { side: args.side } : {};
  const things = figuresOf(args);
  if (GOES.has(id)) return [{ from: region(args.from_region), to: region(args.region), things, ...side }];
  if (COMES.has(id)) return [{ from: null, to: region(args.region), things, ...side }];
  if (id === "log-wotr-companion-eliminated") return [{ from: null, to: "fellowship" }];
  return FELLOWSHIP.has(id) ? [{ from: null, to: "fellowship" }] : [];
}

/** The figures that a line names. */
function figuresOf({ figure, character, count }: LogEntry["args"]): Record<string, number> {
  const ids = [figure ?? character ?? []].flat().filter((id) => typeof id === "string");
  return Object.fromEntries(ids.map((id) => [id, figure && typeof count === "number" ? count : 1]));
}

// -- a turn ------------------------------------------------------------------------------------------------------------

const WORTH = ["log-wotr-captured", "log-wotr-recaptured", "log-wotr-at-war", "log-wotr-companion-eliminated"];
const LOST = "log-wotr-eliminated";

/** When the next turn begins: the dice that were used, what was taken, who went to war, what was lost, the Ring. */
function sum(before: readonly LogEntry[], { id, args }: LogEntry): Message[] {
  if (id !== "log-wotr-turn" || args.count === 1) return [];
  const turn = before.filter((entry) => sceneOf(entry, "turn")?.args.count === Number(args.count) - 1);
  if (!turn.length) return [];
  const used = turn.filter((entry) => entry.id === "log-wotr-uses").map((entry) => sideOfSeat(String(entry.args.seat)));
  const free = used.filter((side) => side === "free-peoples").length;
  const lines: Message[] = [says("told-wotr-sum-dice", { free, shadow: used.length - free })];
  lines.push(
    ...joinedLines(
      { nation: "named", character: "named", region: "named" },
      turn.filter((entry) => WORTH.includes(entry.id)),
    ),
  );
  const lost = turn.filter((entry) => entry.id === LOST);
  const figure = lost.flatMap((entry) => Array.from({ length: Number(entry.args.count) }, () => entry.args.figure));
  if (figure.length) lines.push(says("told-wotr-sum-losses", { figure, count: figure.length }));
  const last = (wanted: string) => turn.findLast((entry) => entry.id === wanted)?.args.count;
  const [progress, corruption] = [last("log-wotr-fellowship-moves"), last("log-wotr-corruption")];
  if (progress !== undefined) lines.push(says("told-wotr-sum-progress", { count: progress }));
  if (corruption !== undefined) lines.push(says("told-wotr-sum-corruption", { count: corruption }));
  return lines;
}

const dieOf = (scene: LogScene) => `die:${sideOfSeat(word(scene, "seat"))}:${word(scene, "die")}`;
const says = (id: string, args: Message["args"]): Message => ({ id, args, rule: "" });

export const RETELLING: Retelling = {
  units: ["action"],
  headline: (scene) => (scene.args.how === "die" ? says("told-wotr-die", { die: word(scene, "die") }) : null),
  silent: SILENT,
  joined: { figure: "counted", nation: "named", character: "named" },
  movesOf,
  lifted: (scene) => (scene.args.how === "die" ? ["", ":now"].map((now) => dieOf(scene) + now) : []),
  moments: MOMENTS,
  staged: timeOf,
  sum,
  sideOf: (_, actor) => (actor ? sideOfSeat(actor) : ""),
};
