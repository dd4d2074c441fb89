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
  "log-wotr-army-moves": "moves", "log-wotr-recruited": "moves", "log-wotr-minions-move": "moves", "log-wotr-companions-move": "moves",
  "log-wotr-activated": "politics", "log-wotr-advanced": "politics", "log-wotr-at-war": "politics", "log-wotr-corruption": "hunt",
  "log-wotr-eliminated": "battle", "log-wotr-reduced": "battle", "log-wotr-gollum-reveals": "hunt",
};

/** Lines about the Fellowship that name no place. */
const FELLOWSHIP = /^log-wotr-(fellowship|hides|revealed|ring-bearers|hunt|damage|ring-used|corruption|guide|gollum)/;
const MORDOR = /mordor/;
const HUNT_BOX = new Set(["log-wotr-allocates", "log-wotr-eyes", "log-wotr-moving-die"]);
/** Arguments that name spots, by the kind of spot. */
const PLACES = { from_region: "region", region: "region", nation: "nation", card: "card" } as const;
/** Lines that name a character who need not be there. */
const ABSENT = new Set(["log-wotr-voice", "log-wotr-silenced"]);

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
  turns: new Set(["log-wotr-turn"]),
  // prettier-ignore
  actions: new Set([
    "log-wotr-uses", "log-wotr-passes", "log-wotr-skips", "log-wotr-ring", "log-wotr-will-becomes", "log-wotr-uses-token", "log-wotr-keeps-token",
    "log-wotr-allocates", "log-wotr-declared",
  ]),
  actors: ["seat", "player", "side"],
  spotsOf,
};
