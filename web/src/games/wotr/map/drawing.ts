/** The board of War of the Ring as a drawing: what the map machine does not know of it. */
import type { Palette, Wash } from "../../../map/palette.ts";
import type { Brush } from "../../../map/paper.ts";
import type { Style } from "../../../map/scenery.ts";
import { curve, point, shapesOf, type Point, type Shapes } from "../../../map/shapes.ts";
import { fill, path, stroke } from "../../../map/strokes.ts";
import type geometry from "./geometry.json";
import { DOOM } from "./glyphs.ts";

export type WarGeometry = typeof geometry;

export interface WarShapes extends Shapes {
  /** The last steps of the Ring-bearers, and where they lead. */
  mordor: { steps: Point[]; crack: Point };
}

export function warShapes(file: WarGeometry): WarShapes {
  const { steps, crack } = file.mordor;
  return { ...shapesOf(file), mordor: { steps: steps.map(point), crack: point(crack) } };
}

/** The pieces have colours of their own, see colours.ts. */
const WASHES: Readonly<Record<string, Wash>> = {
  elves: { day: "#3f9c7c", night: "#3fae8a" },
  dwarves: { day: "#8a5a33", night: "#a8703f" },
  north: { day: "#4f9fcf", night: "#4f9fd6" },
  rohan: { day: "#7a9a2c", night: "#93b53c" },
  gondor: { day: "#4657ad", night: "#6678d8" },
  isengard: { day: "#d9b51f", night: "#d9b838" },
  sauron: { day: "#b3271e", night: "#c93a30" },
  southrons: { day: "#dd7a1f", night: "#dd8433" },
};

/** The Mountain and the last steps of the Ring-bearers. */
function doom(brush: Brush, { mordor }: WarShapes, palette: Palette): void {
  const [x, y] = mordor.crack;
  const glow = brush.createRadialGradient(x, y, 0, x, y, 22);
  glow.addColorStop(0, "#ffca5c");
  glow.addColorStop(0.5, "#d9541aa6");
  glow.addColorStop(1, "#7a120800");
  brush.fillStyle = glow;
  brush.fillRect(x - 22, y - 22, 44, 44);
  brush.setLineDash([3, 2.4]);
  stroke(brush, path(curve([...mordor.steps, mordor.crack])), palette.night ? "#e6a06a" : "#2a0f08", 1.6);
  brush.setLineDash([]);
  brush.translate(x, y);
  fill(brush, path(DOOM.body), "#54392b");
  fill(brush, path(DOOM.shade), "#1c0d06", 0.4);
  stroke(brush, path(DOOM.body), "#1c0d06", 1);
  fill(brush, path(DOOM.mouth), "#f2a33a");
  stroke(brush, path(DOOM.fire), "#f07c22", 1.1);
  stroke(brush, path(DOOM.smoke), palette.ink, 1.2, 0.5);
  brush.translate(-x, -y);
}

export const STYLE: Style<WarShapes> = {
  washes: WASHES,
  blighted: ["gorgoroth", "nurn", "morannon", "barad-dur", "minas-morgul"],
  landmarks: doom,
};
