/** Kinds of answers by which several figures are named. */

/** Answers that are listed one by one, but mean: some of these. */
export const SETS: ReadonlySet<string> = new Set(["group"]);
/** All figures that may go do, unless one says otherwise. */
export const ALL: ReadonlySet<string> = new Set(["take-figures", "attackers", "advance-army"]);
