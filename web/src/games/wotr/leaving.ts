/** Who goes leaves something behind, or nobody. */
import type { Answer, Ask, Message } from "../../lib/protocol.ts";
import type { Side, WarFacts } from "./facts.ts";
import { other, type WarView } from "./war.ts";

/** Answers of figures that leave a region. */
const LEAVE: ReadonlySet<string> = new Set(["take-figures", "advance-army"]);
const UNITS: ReadonlySet<string> = new Set(["regular", "elite"]);

interface Seen {
  view: WarView;
  facts: WarFacts;
  side: Side;
}

/** A settlement of one's own that would be left without any unit. */
export function leftEmpty(ask: Ask, answer: Answer, { view, facts, side }: Seen): Message | null {
  const { from_region, region } = ask.prompt.args;
  const from = from_region ?? region;
  if (typeof from !== "string") return null;
  const { settlement, owner } = facts.regions[from] ?? {};
  const held = settlement && owner === (view.captured.includes(from) ? other(side) : side);
  if (!LEAVE.has(answer.kind) || !held) return null;
  const going = answer.figures as Readonly<Record<string, number>>;
  const units = Object.entries(view[side][from] ?? {}).filter(([figure]) =>
    UNITS.has(facts.figures[figure]?.rank ?? ""),
  );
  const goes = units.length > 0 && units.every(([figure, count]) => (going[figure] ?? 0) >= count);
  return goes ? { id: "web-left-empty", args: { region: from }, rule: "" } : null;
}
