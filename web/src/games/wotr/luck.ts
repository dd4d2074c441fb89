/** Luck in War of the Ring, as the server counts it. */

/** So many dice or draws: what was to be expected of them, and what came. */
export interface Account {
  count: number;
  /** Missing where the table has no odds. */
  expected?: number;
  actual: number;
}

export interface Luck {
  sides: Record<string, { combat: Account; action: { count: number; results: Record<string, Account> } }>;
  /** Dice and successes of the Hunt. */
  hunt: Account;
  /** Tiles and their damage. */
  tiles: Account;
}
