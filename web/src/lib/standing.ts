/** Standing answers: what a seat may decline beforehand, and what it has. */
import type { Ask, Standing, Table } from "./protocol.ts";

export const UNTIL = ["turn", "revoked"] as const;

/** What a seat has left standing; one's own seats alone are ever told of. */
export function standingOf(table: Table, seat: string): Standing[] {
  return table.state === "playing" ? (table.standing[seat] ?? []) : [];
}

/** Whether the seat that is asked may decline this and its like beforehand: a window that it has not spoken of yet. */
export function mayStand(table: Table, ask: Ask | null): ask is Ask {
  if (!ask?.window || !table.mine.includes(ask.seat) || table.state !== "playing") return false;
  return !standingOf(table, ask.seat).some(({ kind }) => kind === ask.kind);
}

/** Whether what is asked may be passed until something else is offered: the pass is among the answers, and no window. */
export function mayPassOn(table: Table, ask: Ask | null): ask is Ask {
  if (!ask || ask.window || !table.mine.includes(ask.seat) || table.state !== "playing") return false;
  return (ask.options ?? []).length > 1 && ask.options!.some(({ kind }) => kind === "pass");
}
