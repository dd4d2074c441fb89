/** What may be touched on the board, once more as buttons: for whoever does not see the light, or would rather press. */
import type { Item, Knowledge } from "./asking.svelte.ts";
import type { Led } from "./leading.ts";
import { groupBy } from "./lists.ts";
import type { Answer, Ask } from "./protocol.ts";
import type { Teller } from "./telling.ts";

/** Spots that are named by a table of the facts: the place of the id in the spot, and the table. */
const NAMED: Readonly<Record<string, readonly [number, string]>> = {
  region: [1, "region"],
  army: [1, "region"],
  inside: [1, "region"],
  nazgul: [1, "region"],
  nation: [1, "nation"],
  character: [1, "figure"],
  figure: [1, "figure"],
  card: [1, "card"],
  location: [1, "location"],
  deck: [1, "deck"],
  token: [1, "token"],
  die: [2, "die"],
  space: [1, "space"],
  area: [1, "area"],
  section: [1, "section"],
  rider: [1, "nazgul"],
  companion: [1, "companion"],
  journey: [1, "journey"],
};

/** A spot by its name; "" where it has none of its own. */
function spotName(spot: string, { words }: Teller): string {
  const parts = spot.split(":");
  const [place, table = ""] = NAMED[parts[0] ?? ""] ?? [];
  const id = place === undefined ? undefined : parts[place];
  return id === undefined ? "" : words.name(table, id);
}

/** The places of the board at which the answers ahead go on, each with what it is called or, where it answers, means. */
export function placesOf(
  left: readonly Led[],
  at: number,
  ask: Ask,
  { spots, teller }: Knowledge,
  label: (answers: readonly Answer[]) => string,
): Omit<Item, "pick">[] {
  const found = groupBy(left, ({ stages }) => stages[at]?.find((spot) => spots.onBoard(spot)) ?? "");
  found.delete("");
  const ends = [...found.values()].flat().filter(({ stages }) => stages.length === at + 1);
  const told = teller.groups(
    ask,
    ends.map(({ answer }) => answer),
  );
  const short = new Map(told.flatMap(({ answers }) => answers.map((one) => [one.answer, one.short] as const)));
  return [...found].map(([spot, same]) => {
    const answers = same.map(({ answer }) => answer);
    const [first = { kind: "" }] = answers;
    const only = same.length === 1 ? short.get(first) : undefined;
    const leads = same.length > 1 || (same[0]?.stages.length ?? 0) > at + 1;
    const name = only || spotName(spot, teller) || label(answers);
    return { key: spot, label: name, about: "", quiet: false, answer: first, spot, leads, pressed: false };
  });
}

/** Answers that let something be, or cost what one rarely gives: they stand last, the rarest at the very end. */
const LAST = ["end-turn", "no-more", "do-not-move", "use-ring", "decline", "nothing", "skip", "pass"];

export function isQuiet(kind: string): boolean {
  return LAST.includes(kind);
}

/** Kinds of answer in the order in which they are used; the others stay as they were offered. */
export function byUse<T>(kinds: readonly [string, T][]): [string, T][] {
  return kinds.toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other));
}
