/** Who won, and why, in the words of whoever looks. */
import type { Outcome, Table } from "./protocol.ts";
import { say } from "./speech.svelte.ts";

export interface Verdict {
  /** The side that won; "" where nobody did. */
  side: string;
  title: string;
  told: string;
}

export function verdictOf(table: Table, outcome: Outcome): Verdict {
  const mine = table.mine.length > 0;
  const won = table.mine.some((seat) => outcome.winners.includes(seat));
  /** Inside a side that wins another may be first. */
  const sideWon = table.mine.some((seat) => table.sides[outcome.side ?? ""]?.includes(seat));
  /** Who gave up is not told that somebody else did. */
  const gaveUp = outcome.reason === "resigned" && mine && !sideWon;
  const reason_text = gaveUp ? say("web-you-resigned") : say(`outcome-${outcome.reason}`, outcome.details);
  const { side } = outcome;
  if (side === null) return { side: "", title: say("web-end-nobody"), told: say("say-nobody-won", { reason_text }) };
  const own = table.mine.length === 1;
  const title = own
    ? say(won ? "web-you-won" : sideWon ? "web-side-won" : "web-you-lost")
    : say("web-end-side-won", { side });
  const told = own
    ? say("say-won", { side, reason_text })
    : `${reason_text.slice(0, 1).toUpperCase()}${reason_text.slice(1)}.`;
  return { side, title, told };
}
