/** What the Ringwraiths ask and what is answered, and the encounters, step by step. */
import { piecesOf, type LogScene } from "../../lib/scenes.ts";
import type { LogEntry } from "../../lib/protocol.ts";
import { LONGEST } from "../../lib/stage.svelte.ts";

export interface Step {
  at: number;
  entry: LogEntry;
  kind: "asked" | "yes" | "no" | "here" | "token" | "line" | "end";
}

export interface HuntScene {
  key: string;
  kind: "question" | "encounter";
  steps: Step[];
  over: boolean;
}

const ASKED = new Set([
  "log-hunt-searches",
  "log-hunt-hunts",
  "log-hunt-perceives-area",
  "log-hunt-perceives-section",
  "log-hunt-asks-information",
]);
const YES = /^log-hunt-(search-succeeds|hunt-succeeds|felt-|information$)/;
const NO = /^log-hunt-(search-fails|hunt-fails|not-felt-|no-information$|cancels-action$)/;
const HERE = new Set(["log-hunt-frodo-is-here", "log-hunt-gandalf-found"]);

function answered({ id }: LogEntry): Step["kind"] | null {
  if (HERE.has(id)) return "here";
  return YES.test(id) ? "yes" : NO.test(id) ? "no" : null;
}

/** Every question with its answer; what is answered before a card cancels it has not been answered yet. */
function questionsOf(log: readonly LogEntry[]): HuntScene[] {
  const found: HuntScene[] = [];
  for (const [at, entry] of log.entries()) {
    if (entry.scene.some(({ kind }) => kind === "encounter")) continue;
    const last = found.at(-1);
    if (ASKED.has(entry.id)) {
      if (last) last.over = true;
      found.push({ key: `question ${at}`, kind: "question", steps: [{ at, entry, kind: "asked" }], over: false });
      continue;
    }
    const kind = answered(entry);
    // The information of a place may come after the answer to the search.
    if (kind === null || !last || at - (last.steps.at(-1)?.at ?? 0) > 2) continue;
    last.steps.push({ at, entry, kind });
    last.over = true;
  }
  return found;
}

function encountersOf(log: readonly LogEntry[], open: readonly LogScene[]): HuntScene[] {
  return piecesOf(log, open, ({ kind }) => kind === "encounter").map(({ key, lines, over }) => ({
    key,
    kind: "encounter",
    over,
    steps: lines.map(({ at, entry }) => ({ at, entry, kind: stepOf(entry) })),
  }));
}

function stepOf({ id }: LogEntry): Step["kind"] {
  if (id === "log-hunt-encounter" || id === "log-hunt-rescue") return "asked";
  if (id === "log-hunt-draws-token") return "token";
  return id === "log-hunt-corruption" ? "end" : "line";
}

/** All scenes of a log, in the order in which they began; `open` are the scenes of the log that are open now. */
export function huntScenes(log: readonly LogEntry[], open: readonly LogScene[] = []): HuntScene[] {
  const all = [...questionsOf(log), ...encountersOf(log, open)];
  return all.toSorted((one, other) => (one.steps[0]?.at ?? 0) - (other.steps[0]?.at ?? 0));
}

/** Milliseconds that a step stays, so that it can be read. */
export const STAYS: Readonly<Record<Step["kind"], number>> = {
  asked: 800,
  yes: 1100,
  no: 700,
  here: 1600,
  token: 900,
  line: 700,
  end: 1300,
};

/** Milliseconds that it takes to show what scenes there are among these lines. */
export function timeOf(entries: readonly LogEntry[]): number {
  const steps = huntScenes(entries).flatMap((scene) => scene.steps);
  return Math.min(
    LONGEST,
    steps.reduce((time, { kind }) => time + STAYS[kind], 0),
  );
}
