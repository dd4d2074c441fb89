/**
 * Carrying things over the board: a thing that is let go at a place means the touch of the thing and then of the place.
 * Nothing but what such touches could lead to is ever on offer here.
 */
import type { SpotTable } from "./asking.svelte.ts";
import { leading, meanings, type Led, type Way } from "./leading.ts";
import type { Answer, Json } from "./protocol.ts";

/** The board as a whole, for what has no place of its own on it: an event that is played, a card that is laid. */
export const TABLE = "table";

/** What a thing that is lifted meets: the answers on offer, what was touched so far, and what earlier asks have chosen. */
export interface Lifting {
  led: readonly Led[];
  way: Way;
  before: readonly string[];
  spots: SpotTable;
}

/** Whether an earlier ask has chosen the thing, so that it only remains to say where it goes. */
function isBefore({ way, before }: Lifting, spot: string): boolean {
  return !way.length && before.includes(spot);
}

/** The ways that begin with lifting something: where it has been chosen already, the way as it is. */
export function waysOf(lifting: Lifting, spot: string): Way[] {
  const { led, way, spots } = lifting;
  const last = way.findLast((step) => step.spot !== undefined)?.spot;
  if (last === spot || isBefore(lifting, spot)) return [way];
  const found = meanings(led, way, spot, spots.together);
  const from = found.length || !way.length ? found : meanings(led, [], spot, spots.together);
  return from.flatMap((meaning) => (meaning.way ? [meaning.way] : []));
}

/** Where a thing may be let go; `apart`: it lies beside the board, so that laying it there can mean something by itself. */
export function landsOf(lifting: Lifting, spot: string, apart: boolean): ReadonlySet<string> {
  const { led, spots } = lifting;
  const ways = waysOf(lifting, spot);
  const next = ways.flatMap((way) => [...leading(led, way)]);
  // What earlier asks have chosen goes to a place; that a thing is asked for now is another matter.
  const isPlace = (one: string) => !isBefore(lifting, spot) || !spots.carried?.(one);
  const found = new Set(next.filter((one) => one !== spot && spots.onBoard(one) && isPlace(one)));
  if (apart && (!ways.length || next.some((one) => stands(led, one, spots)))) found.add(TABLE);
  return found;
}

/** Whether a spot stands beside the board by itself, not once more for one that is drawn there. */
function stands(led: readonly Led[], spot: string, spots: SpotTable): boolean {
  const isDrawn = (one: string) => spots.onBoard(one);
  return led.some(({ stages }) => stages.some((stage) => stage.includes(spot) && !stage.some(isDrawn)));
}

/** The answers with which something begins that is done in several asks; of any intent, or of one. */
export function openersOf({ led, way, spots }: Lifting, spot: string, intent: Json | null): Answer[] {
  const kinds = way.length ? [] : (spots.opens?.(spot, intent) ?? []);
  return led
    .filter(({ answer }) => kinds.includes(answer.kind))
    .filter(({ stages: [stage = []] }) => stage.includes(spot) || !stage.some((one) => spots.onBoard(one)))
    .map(({ answer }) => answer);
}
