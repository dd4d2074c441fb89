/** What lines of the log of War of the Ring are about, and where they happened. */
import { chapterOf, spotsIn, topicOf, type Chronicle } from "../../lib/chronicle.ts";
import type { LogEntry } from "../../lib/protocol.ts";
import { sceneOf } from "../../lib/scenes.ts";

// prettier-ignore
const CHAPTERS: Readonly<Record<string, string>> = {
  BTL: "battle", CC: "battle", SIEGE: "battle", CAP: "battle",
  HUNT: "hunt", FEL: "hunt", DECL: "hunt", MORD: "hunt", SEP: "hunt",
  POL: "politics",
  CARD: "cards", EVT: "cards",
  MOVE: "moves", REC: "moves", CHAR: "moves", STACK: "moves",
};

// prettier-ignore
const LINES: Readonly<Record<string, string>> = {
  "log-wotr-army-moves": "moves", "log-wotr-recruited": "moves", "log-wotr-minions-move": "moves", "log-wotr-companions-move": "moves",
  "log-wotr-activated": "politics", "log-wotr-advanced": "politics", "log-wotr-at-war": "politics", "log-wotr-corruption": "hunt",
};

const HUNT_BOX = new Set(["log-wotr-allocates", "log-wotr-eyes", "log-wotr-moving-die"]);
/** Arguments that name spots, by the kind of spot. */
const PLACES = { from_region: "region", region: "region", nation: "nation", card: "card" } as const;
/** Lines that name a character who need not be there. */
const ABSENT = new Set(["log-wotr-voice", "log-wotr-silenced"]);

/** See lib/asking for the names of spots. */
function spotsOf(entry: LogEntry): string[] {
  const { id, args } = entry;
  const spots = spotsIn(args, ABSENT.has(id) ? PLACES : { ...PLACES, character: "character" });
  if (!spots.length && topicOf(CHRONICLE, entry) === "hunt") spots.push(inMordor(entry) ? "mordor" : "fellowship");
  if (HUNT_BOX.has(id)) spots.push("hunt-box");
  return spots;
}

/** On the Mordor track a hunt has no region. */
function inMordor(entry: LogEntry): boolean {
  const hunt = sceneOf(entry, "hunt");
  return hunt ? hunt.args.region === undefined : chapterOf(entry.rule) === "MORD";
}

export const CHRONICLE: Chronicle = {
  topics: ["battle", "hunt", "politics", "cards", "moves"],
  chapters: CHAPTERS,
  scenes: { battle: "battle", hunt: "hunt" },
  lines: LINES,
  turn: "turn",
  actors: ["seat", "player", "side"],
  spotsOf,
};
