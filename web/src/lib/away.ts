/** What one decided last at a table, remembered by the browser, so that a recap can begin there after a reload. */
import { isOwn, turnsOf, type Chronicle } from "./chronicle.ts";
import type { LogEntry, View } from "./protocol.ts";

const key = (table: string, seat: string) => `thirdage.decided.${table}.${seat}`;

export function remember(table: string, seat: string, index: number): void {
  try {
    localStorage.setItem(key(table, seat), String(index));
  } catch {
    // Without a memory there is no recap after a reload.
  }
}

/** The index of the last own answer, or null. */
export function lastDecision(table: string, seat: string): number | null {
  try {
    const kept = localStorage.getItem(key(table, seat));
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}

/** What the others did since one decided last: lines whose action is not one's own. */
export function missed(chronicle: Chronicle, log: readonly LogEntry[], view: View, decided: number): LogEntry[] {
  return turnsOf(chronicle, log)
    .flatMap(({ lines }) => lines)
    .filter(({ entry, actor }) => entry.index > decided && actor !== "" && !isOwn(chronicle, view, actor))
    .map(({ entry }) => entry);
}
