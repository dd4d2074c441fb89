/** The sizes of the pieces of War of the Ring, and the walls around those who are besieged. */
import type { Box } from "../../../map/boxes.ts";
import { markerScale, putPieces, WALL, type Placed } from "../../../map/placing.ts";
import type { Shapes } from "../../../map/shapes.ts";
import type { WarShapes } from "./drawing.ts";
import type { Group, Piece, Row } from "./standing.ts";

/** Sizes in pixels at piece scale 1. */
export const ROW = 13;
export const PLATE = 11.5;
export const ARMY = { side: 2.5, top: 2.5, foot: 5 };
const DISC = 17;

/** Below this many pixels a map unit, an army is one shield with its strength. */
export const DETAIL = 0.6;

export function rowWidth({ counts }: Row): number {
  return ROW + counts.filter((count) => count).length * PLATE;
}

/** Width and height of a piece at piece scale 1. */
export function extent(piece: Piece, scale: number): readonly [number, number] {
  if (piece.kind !== "army") return piece.kind === "fellowship" ? [21, 21] : [DISC, DISC];
  if (scale < DETAIL) return [17, 20];
  return [Math.max(...piece.rows.map(rowWidth)) + 2 * ARMY.side, piece.rows.length * ROW + ARMY.top + ARMY.foot];
}

/** The pieces at their places; the steps of Mordor stay free. */
export function placePieces(
  groups: readonly Group[],
  shapes: WarShapes,
  scale: number,
  names: readonly Box[] = [],
): Placed<Piece>[] {
  const { steps, crack } = shapes.mordor;
  const marks = [...steps, crack].map(([x, y]) => ({
    x: x * scale,
    y: y * scale,
    width: 15 * scale,
    height: 15 * scale,
  }));
  return putPieces(groups, shapes, scale, { extent: (piece) => extent(piece, scale), names, marks });
}

/** The walls of strongholds under siege: around the settlement and those inside. */
export function wallsOf(placed: readonly Placed<Piece>[], shapes: Shapes, scale: number): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const one of placed) {
    const marker = shapes.regions.get(one.region)?.marker;
    if (!one.inside || !marker) continue;
    const size = 18 * markerScale(scale);
    const before = found.get(one.region) ?? { x: marker[0] * scale, y: marker[1] * scale, width: size, height: size };
    found.set(one.region, around(before, one));
  }
  for (const box of found.values()) {
    box.width += 2 * WALL;
    box.height += 2 * WALL;
  }
  return found;
}

function around(a: Box, b: Box): Box {
  const left = Math.min(a.x - a.width / 2, b.x - b.width / 2);
  const right = Math.max(a.x + a.width / 2, b.x + b.width / 2);
  const top = Math.min(a.y - a.height / 2, b.y - b.height / 2);
  const low = Math.max(a.y + a.height / 2, b.y + b.height / 2);
  return { x: (left + right) / 2, y: (top + low) / 2, width: right - left, height: low - top };
}
