/** Frodo's way on the map, as far as this seat sees it: from location to location along the ways that lead there. */
import type { LogEntry } from "../../../lib/protocol.ts";
import type { Point } from "../../../map/shapes.ts";
import type { Board, HuntFacts } from "../facts.ts";
import { boardOf, CROSSED, DOT, type HuntView } from "../hunt.ts";
import { placeOf } from "./drawing.ts";

export interface Leg {
  /** The entries that it took, as numbers of cells: the last is that of the location at its end. */
  cells: number[];
  /** Of the last entry: which location. */
  to: string;
  line: Point[];
  /** An escape led here. */
  escape: boolean;
}

export interface Path {
  start: string;
  legs: Leg[];
  /** Dots recorded since the last location. */
  dots: number;
  /** The way that the Journey card leads from here on; none in chapter I. */
  ahead: Point[];
}

/** By cell: the day on which it was written, as far as this log tells. */
export function daysOf(log: readonly LogEntry[], chapter: number): Map<number, number> {
  const found = new Map<number, number>();
  let now = 1;
  for (const { id, args, scene } of log) {
    if (id === "log-hunt-chapter-2") now = 2;
    const day = scene.find(({ kind }) => kind === "day")?.args.count;
    if (now === chapter && MOVES.has(id) && day !== undefined) found.set(Number(args.count), Number(day));
  }
  return found;
}

/** Lines that tell a new value of the movement track. */
const MOVES = new Set([
  "log-hunt-records",
  "log-hunt-records-dot",
  "log-hunt-crosses-out",
  "log-hunt-moves",
  "log-hunt-journey-place",
  "log-hunt-in-the-wild",
]);

/** The shortest route between two locations that passes only dots; a way back to where it began goes to a dot and back. */
export function routeOf({ spaces, ways }: Board, from: string, to: string): string[] {
  const near = new Map<string, string[]>();
  for (const way of ways) {
    near.set(way.from, [...(near.get(way.from) ?? []), way.to]);
    near.set(way.to, [...(near.get(way.to) ?? []), way.from]);
  }
  if (from === to) {
    const dot = near.get(from)?.find((id) => spaces[id]?.kind === "dot");
    return dot === undefined ? [from] : [from, dot, from];
  }
  const before = new Map<string, string | null>([[from, null]]);
  for (const [here] of before) {
    if (here === to) break;
    if (here !== from && spaces[here]?.kind !== "dot") continue;
    for (const next of near.get(here) ?? []) if (!before.has(next)) before.set(next, here);
  }
  if (!before.has(to)) return [from, to];
  const found: string[] = [];
  for (let at: string | null = to; at !== null; at = before.get(at) ?? null) found.unshift(at);
  return found;
}

const lineOf = ({ spaces }: Board, route: readonly string[]): Point[] =>
  route.flatMap((id) => (spaces[id] ? [placeOf(spaces[id].at)] : []));

/** Null where this seat does not see it. */
export function pathOf(seen: HuntView, facts: HuntFacts): Path | null {
  const board = boardOf(seen, facts);
  if (seen.chapter === 2) {
    const journey = seen.journey === null ? undefined : facts.journeys[seen.journey];
    return journey ? journeyPath(board, journey.places, seen.track) : null;
  }
  if (seen.start === null || seen.log === null) return null;
  const legs: Leg[] = [];
  let last = seen.start;
  let cells: number[] = [];
  let dots = 0;
  for (const [i, entry] of seen.log.entries()) {
    cells.push(i + 1);
    if (entry === DOT) dots++;
    if (entry === DOT || entry === CROSSED) continue;
    legs.push({ cells, to: entry, line: lineOf(board, routeOf(board, last, entry)), escape: seen.escapes.includes(i) });
    [last, cells, dots] = [entry, [], 0];
  }
  return { start: seen.start, legs, dots, ahead: [] };
}

/** A Journey card names every space. */
function journeyPath(board: Board, places: readonly string[], track: number): Path | null {
  const [start, ...past] = places.slice(0, track + 1);
  if (start === undefined) return null;
  const legs: Leg[] = [];
  let route = [start];
  let cells: number[] = [];
  for (const [i, place] of past.entries()) {
    route.push(place);
    cells.push(i + 1);
    if (board.spaces[place]?.kind === "dot" && i < past.length - 1) continue;
    legs.push({ cells, to: place, line: lineOf(board, route), escape: false });
    [route, cells] = [[place], []];
  }
  return { start, legs, dots: 0, ahead: lineOf(board, places.slice(track)) };
}
