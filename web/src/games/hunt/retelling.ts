/** How what happened is told in Hunt for the Ring. */
import type { MomentKind, Retelling, Shift } from "../../lib/passages.ts";
import type { LogEntry } from "../../lib/protocol.ts";
import { sideOf } from "./hunt.ts";

const MOMENTS: Readonly<Record<string, MomentKind>> = {
  "log-hunt-day": "turn",
  "log-hunt-draws-ally": "drawn",
  "log-hunt-draws-sorcery": "drawn",
};

/** What a Nazgûl does at a place. */
const THERE = new Set([
  "log-hunt-searches",
  "log-hunt-hunts",
  "log-hunt-places",
  "log-hunt-nazgul-moves",
  "log-hunt-nazgul-driven",
  "log-hunt-information",
  "log-hunt-encounter",
  "log-hunt-gandalf-appears",
]);

function movesOf({ id, args }: LogEntry): Shift[] {
  return THERE.has(id) ? [{ from: null, to: `space:${String(args.space)}` }] : [];
}

export const RETELLING: Retelling = {
  units: ["turn", "encounter"],
  headline: () => null,
  silent: new Set(),
  joined: {},
  movesOf,
  lifted: () => [],
  moments: MOMENTS,
  staged: () => 0,
  sum: () => [],
  sideOf: (_, actor) => (actor ? sideOf(actor) : ""),
};
