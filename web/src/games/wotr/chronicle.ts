/** What lines of the log of War of the Ring are about, and where they happened. */
import { spotsIn, type Chronicle } from "../../lib/chronicle.ts";
import type { LogEntry } from "../../lib/protocol.ts";

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
  "log-army-moves": "moves", "log-recruited": "moves", "log-minions-move": "moves", "log-companions-move": "moves",
  "log-activated": "politics", "log-advanced": "politics", "log-at-war": "politics", "log-corruption": "hunt",
  "log-eliminated": "battle", "log-reduced": "battle", "log-gollum-reveals": "hunt",
};

/** Lines about the Fellowship that name no place. */
const FELLOWSHIP = /^log-(fellowship|hides|revealed|ring-bearers|hunt|damage|ring-used|corruption|guide|gollum)/;
const MORDOR = /mordor/;
const HUNT_BOX = new Set(["log-allocates", "log-eyes", "log-moving-die"]);
/** Arguments that name spots, by the kind of spot. */
const PLACES = { from_region: "region", region: "region", nation: "nation", card: "card" } as const;
/** Lines that name a character who need not be there. */
const ABSENT = new Set(["log-voice", "log-silenced"]);

/** See lib/asking for the names of spots. */
function spotsOf({ id, args }: LogEntry): string[] {
  const spots = spotsIn(args, ABSENT.has(id) ? PLACES : { ...PLACES, character: "character" });
  if (!spots.length && MORDOR.test(id)) spots.push("mordor");
  else if (!spots.length && FELLOWSHIP.test(id)) spots.push("fellowship");
  if (HUNT_BOX.has(id)) spots.push("hunt-box");
  return spots;
}

export const CHRONICLE: Chronicle = {
  topics: ["battle", "hunt", "politics", "cards", "moves"],
  chapters: CHAPTERS,
  lines: LINES,
  turns: new Set(["log-turn"]),
  // prettier-ignore
  actions: new Set([
    "log-uses", "log-passes", "log-skips", "log-ring", "log-will-becomes", "log-uses-token", "log-keeps-token",
    "log-allocates", "log-declared",
  ]),
  actors: ["seat", "player", "side"],
  spotsOf,
};
