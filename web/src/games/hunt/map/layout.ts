/** How a board is laid out for a zoom: its spaces, what stands beside them, the names. Lengths are in pixels. */
import { boxesOn, nameBeside, standBeside, type Around, type Mark, type Named } from "../../../map/beside.ts";
import { Crowd, type Box } from "../../../map/boxes.ts";
import type { Label } from "../../../map/labels.ts";
import { markerScale, pieceScale, type Placed } from "../../../map/placing.ts";
import type { Board } from "../facts.ts";
import { HEIGHT, placeOf, WIDTH } from "./drawing.ts";
import { EXTENTS, type HuntPiece, type Together } from "./standing.ts";

/** Radius of a space at marker scale 1. */
const RADII: Readonly<Record<string, number>> = { dot: 4.2, exit: 14 };
const RADIUS = 12.2;
const GAP = 1;

export function radiusOf(kind: string, scale: number): number {
  return (RADII[kind] ?? RADIUS) * markerScale(scale);
}

/** Letters grow more slowly than the map. */
export function letterSize(scale: number): number {
  return Math.min(Math.max(11.6 * (scale / 0.95) ** 0.5, 10), 24);
}

/** The spaces, each where nothing else may lie. */
export function marksOf({ spaces }: Board, scale: number): Mark[] {
  return Object.entries(spaces).map(([id, { at, kind }]) => {
    const [x, y] = placeOf(at);
    return { id, at: [x * scale, y * scale], radius: radiusOf(kind, scale) };
  });
}

export const boxOf = ({ at: [x, y], radius }: Mark): Box => ({ x, y, width: radius * 2 + 1, height: radius * 2 + 1 });

/** What the board itself leaves free. */
function room(board: Board, scale: number, marks: readonly Mark[]): Around {
  const [hard, soft] = [new Crowd(), new Crowd()];
  for (const mark of marks) hard.add(boxOf(mark));
  for (const { from, to } of board.ways) {
    const ends = [from, to].map((id) => board.spaces[id]);
    const [a, b] = ends.map((space) => (space ? placeOf(space.at) : ([0, 0] as const)));
    if (a && b)
      for (const box of boxesOn(
        [
          [a[0] * scale, a[1] * scale],
          [b[0] * scale, b[1] * scale],
        ],
        5,
      ))
        soft.add(box);
  }
  return { hard, soft, width: WIDTH * scale, height: HEIGHT * scale };
}

/** Pieces beside their spaces, in rows: those together stand on one line. */
export function placePieces(
  board: Board,
  scale: number,
  together: readonly Together[],
  names: readonly Box[],
): Placed<HuntPiece>[] {
  const size = pieceScale(scale);
  const marks = new Map(marksOf(board, scale).map((mark) => [mark.id, mark]));
  const free = room(board, scale, [...marks.values()]);
  for (const name of names) for (let i = 0; i < 3; i++) free.soft.add(name);
  const found: Placed<HuntPiece>[] = [];
  for (const { space, pieces } of together.toSorted((a, b) => b.pieces.length - a.pieces.length)) {
    const mark = marks.get(space);
    if (!mark) continue;
    const extents = pieces.map(({ kind }) => EXTENTS[kind].map((value) => value * size) as [number, number]);
    const width = extents.reduce((sum, [wide]) => sum + wide + GAP, -GAP);
    const height = Math.max(...extents.map(([, high]) => high));
    const box = standBeside(mark, width, height, free);
    let x = box.x - width / 2;
    for (const [i, piece] of pieces.entries()) {
      const [wide, high] = extents[i] as [number, number];
      const y = box.y + (height - high) / 2;
      found.push({ piece, region: space, inside: false, x: x + wide / 2, y, width: wide, height: high });
      x += wide + GAP;
    }
  }
  return found;
}

/** The names of the spaces that have one, clear of spaces and of what stands on the map. */
export function placeNames(
  board: Board,
  scale: number,
  nameOf: (id: string) => string,
  taken: readonly Box[],
): Label[] {
  const marks = marksOf(board, scale);
  const free = room(board, scale, marks);
  for (const box of taken) free.hard.add(box);
  const named = marks.flatMap((mark): Named[] => {
    const name = nameOf(mark.id);
    return name ? [{ ...mark, name }] : [];
  });
  return nameBeside(named, letterSize(scale), free);
}

/** Spaces are called by their name and what is printed on them, or by that alone: what stands on the map is the name. */
export function ownName(whole: string, printed: string): string {
  const tail = ` (${printed})`;
  if (!whole.endsWith(tail)) return "";
  const name = whole.slice(0, -tail.length);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
