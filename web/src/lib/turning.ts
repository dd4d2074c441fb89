/** Where a game turned: the actions after which one side was much likelier to win than before, and what happened there. */
import { passagesOf, sentencesOf, type MomentKind, type Tongue } from "./passages.ts";
import type { Chance, LogEntry, Message, Table } from "./protocol.ts";
import { colourOf } from "./sides.ts";

/** A step of the line of chances; `chance` and `change` are those of the side that the line is told of. */
interface TurningPoint {
  /** The place on the line where it had happened. */
  place: number;
  /** The answers from which it came begin here. */
  index: number;
  round: number;
  change: number;
}

/** So many are named, and no smaller ones. */
const MOST = 4;
const LEAST = 0.05;

/** The largest steps of the line, in the order in which they came. The end itself is told anyway. */
export function turningPoints(line: readonly Chance[]): TurningPoint[] {
  const steps = line.slice(1, -1).map(({ chance }, before) => {
    const { index = 0, round = 0, chance: was = chance } = line[before] ?? {};
    return { place: before + 1, index, round, change: chance - was };
  });
  return steps
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .toSorted((one, other) => one.place - other.place);
}

/** What says most, the most first: a place falls, somebody is lost, a nation goes to war, somebody enters. */
const WEIGHT: readonly MomentKind[] = ["falls", "lost", "war", "enters", "score"];

/** What happened from one answer of the record up to another: its greatest moment, else how it began and what it came to. */
export function named(tongue: Tongue, log: readonly LogEntry[], from: number, to: number): Message[] {
  const entries = log.filter(({ index }) => index >= from && index < to);
  const passages = passagesOf(tongue, entries).map((passage) => ({
    acts: passage.actor !== "",
    told: sentencesOf(tongue.retelling, { ...passage, continued: true }),
  }));
  const all = passages.flatMap(({ told }) => told);
  const moment = WEIGHT.map((kind) => all.findLast((one) => one.moment === kind)).find(Boolean);
  if (moment) return [moment];
  const told = (passages.findLast((one) => one.acts && one.told.length) ?? passages.at(-1))?.told ?? [];
  return told.length > 1 ? [told[0]!, told.at(-1)!] : [...told];
}

/**
 * The line as it is drawn: what lies below it is the chance of the Free Peoples, whoever sits first; what lies above it is
 * the other side's.
 */
export function lineOf(
  table: Pick<Table, "sides">,
  told: readonly Chance[],
): { low: string; high: string; line: Chance[] } {
  const sides = Object.keys(table.sides);
  const low = sides.find((side) => colourOf(side) === "free-peoples") ?? sides[0] ?? "";
  const high = sides.find((side) => side !== low) ?? "";
  const turned = sides[0] !== low;
  return { low, high, line: told.map((one) => ({ ...one, chance: turned ? 1 - one.chance : one.chance })) };
}
