/** What may be compared before one asks in Hunt for the Ring: how things stand, and each question that is offered, once. */
import type { Plan } from "../../lib/odds.ts";
import type { Answer, Ask } from "../../lib/protocol.ts";

const QUESTIONS = new Set([
  "search",
  "hunt",
  "hunt-with-die",
  "perceive-area",
  "perceive-section",
  "ability-hunt",
  "ability-perceive-area",
  "ability-perceive-section",
]);

/** The same question may be paid for with one die or another: what is asked is the same. */
const asked = ({ kind, area, section }: Answer) =>
  [kind.replace(/^ability-/, "").replace("-with-die", ""), area, section].join(" ");

export function candidates({ options }: Ask): Plan[] {
  const found = new Map<string, Answer>();
  for (const answer of options ?? [])
    if (QUESTIONS.has(answer.kind) && !found.has(asked(answer))) found.set(asked(answer), answer);
  return ["as-it-stands", ...[...found.values()].map((answer): Plan => ({ answer }))];
}
