/** Action dice by their ids: those of expansions are called `<kind>-<result>`. */

/** What dice show, in the order in which they lie on the table. */
const RESULTS: readonly string[] = ["will-of-the-west", "character", "army", "army-muster", "muster", "event", "eye"];

/** What a die shows, and its kind; "" for an ordinary one. */
export function dieOf(id: string): { result: string; kind: string } {
  const found = RESULTS.filter((one) => id === one || id.endsWith(`-${one}`)).toSorted((a, b) => b.length - a.length);
  const result = found[0] ?? "";
  return { result, kind: id.slice(0, Math.max(0, id.length - result.length - 1)) };
}

/** Dice in order, the ordinary ones of a result first. */
export function inOrder(dice: readonly string[]): string[] {
  const rank = (id: string) => 2 * RESULTS.indexOf(dieOf(id).result) + (dieOf(id).kind ? 1 : 0);
  return dice.toSorted((a, b) => rank(a) - rank(b));
}
