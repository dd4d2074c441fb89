/** What is told of a table in a list. */
import type { Table } from "./protocol.ts";

/** Whether nobody can sit down there any more. */
export function isFull({ seats }: Pick<Table, "seats">): boolean {
  return !Object.values(seats).some(({ kind }) => kind === "open");
}

/** Whether somebody waits for this person there: for a decision, or for the game to begin. */
export function waitsForMe({ state, seats, mine, dice, asked, resting }: Table): boolean {
  if (resting) return resting.ready.length > 0 && resting.waiting.some((seat) => mine.includes(seat));
  if (state === "playing") return asked.some((seat) => mine.includes(seat));
  const kept = Object.values(seats).some((seat) => seat.kind === "open" && seat.kept && seat.mine);
  return state === "waiting" && (kept || (isFull({ seats }) && mine.some((seat) => dice.waiting.includes(seat))));
}

/** Those that wait for this person first, then those in which something happened last. */
export function inOrder(tables: readonly Table[]): Table[] {
  return [...tables].sort(
    (one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)) || other.moved - one.moved,
  );
}

const DAY = 86_400_000;

/** When something happened, as one says it: today and yesterday by the clock, else by the date. */
export function when(seconds: number, language: string, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const time = at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - midnight) / DAY);
  if (days < -1 || days > 0)
    return at.toLocaleDateString(language, {
      day: "numeric",
      month: "short",
      ...(at.getFullYear() === new Date(now).getFullYear() ? {} : { year: "numeric" }),
    });
  const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  return `${day}, ${time}`;
}
