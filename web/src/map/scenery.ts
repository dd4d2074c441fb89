/**
 * Paints the land on a canvas: everything that never changes in a game.
 *
 * It is painted once for a size, in a worker where the browser can, so that moving the map moves a finished picture
 * and nothing is drawn anew; names, settlements and pieces are SVG above it.
 */
import { ASH, GRASS, HILL, MARSH, PEAKS, PEAK_HATCH, SAND, TREES } from "./glyphs.ts";
import type { Palette, Wash } from "./palette.ts";
import { grain, stains, type Brush } from "./paper.ts";
import { curve, SIGNS, type Arc, type Shapes, type Sign, type SignKind } from "./shapes.ts";
import { fill, path, stroke, wash } from "./strokes.ts";

/** Width of the frame around the land, in map units. */
export const FRAME = 12;

/** How a game wants its land painted. */
export interface Style<S extends Shapes = Shapes> {
  /** By people: the wash over its land. */
  washes: Readonly<Record<string, Wash>>;
  /** Regions that lie in shadow. */
  blighted: readonly string[];
  /** What the game itself has drawn on the land. */
  landmarks(brush: Brush, shapes: S, palette: Palette): void;
}

export interface Land<S extends Shapes = Shapes> {
  shapes: S;
  style: Style<S>;
  /** The people whose land a region is. */
  peoples: Readonly<Record<string, string | null>>;
}

export function paint<S extends Shapes>(brush: Brush, land: Land<S>, palette: Palette, scale: number): void {
  const { shapes, style } = land;
  const { width, height } = shapes;
  brush.setTransform(scale, 0, 0, scale, FRAME * scale, FRAME * scale);
  brush.lineJoin = brush.lineCap = "round";
  frame(brush, shapes, palette);
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.clip();
  const home = brush.getTransform();
  brush.drawImage(underlay(land, palette), 0, 0, width, height);
  borders(brush, shapes, palette, scale);
  for (const kind of SIGNS)
    for (const sign of shapes.signs[kind]) {
      brush.setTransform(home);
      brush.translate(sign.x, sign.y);
      brush.scale(sign.scale, sign.scale);
      MARKS[kind](brush, palette, sign);
    }
  brush.setTransform(home);
  style.landmarks(brush, shapes, palette);
  vignette(brush, palette, width, height);
  grain(brush, palette, width, height);
  brush.restore();
  edge(brush, shapes, palette);
}

/** Pixels a map unit of the underlay. */
const SOFT = 1.5;
let kept: { palette: Palette; canvas: OffscreenCanvas } | null = null;

/** Sea and washes have soft edges: they are painted once and stretched, which is most of the work of a new size saved. */
function underlay<S extends Shapes>(land: Land<S>, palette: Palette): OffscreenCanvas {
  if (kept?.palette === palette) return kept.canvas;
  const { width, height } = land.shapes;
  const canvas = new OffscreenCanvas(width * SOFT, height * SOFT);
  const brush = canvas.getContext("2d") as Brush;
  brush.scale(SOFT, SOFT);
  brush.lineJoin = brush.lineCap = "round";
  sea(brush, land.shapes, palette);
  ground(brush, land, palette);
  stains(brush, palette, width, height);
  waters(brush, land.shapes, palette);
  kept = { palette, canvas };
  return canvas;
}

function arcsOf(shapes: Shapes, wanted: (arc: Arc) => boolean): Path2D {
  return new Path2D(
    shapes.arcs
      .filter(wanted)
      .map((arc) => curve(arc.points))
      .join(""),
  );
}

function frame(brush: Brush, { width, height }: Shapes, palette: Palette): void {
  brush.fillStyle = palette.wood;
  brush.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
  brush.strokeStyle = palette.gilt;
  brush.lineWidth = 0.9;
  brush.strokeRect(-FRAME + 2.5, -FRAME + 2.5, width + 2 * FRAME - 5, height + 2 * FRAME - 5);
  brush.strokeStyle = palette.giltDark;
  brush.lineWidth = 0.6;
  brush.beginPath();
  const knot = (x: number, y: number, w: number, h: number) => {
    brush.moveTo(x - w, y);
    brush.lineTo(x, y - h);
    brush.lineTo(x + w, y);
    brush.lineTo(x, y + h);
    brush.closePath();
  };
  const off = FRAME / 2 - 1;
  for (let x = 12.5; x < width; x += 25) for (const y of [-off, height + off]) knot(x, y, 4.5, 2);
  for (let y = 12.5; y < height; y += 25) for (const x of [-off, width + off]) knot(x, y, 2, 4.5);
  brush.stroke();
}

function edge(brush: Brush, { width, height }: Shapes, palette: Palette): void {
  brush.strokeStyle = palette.wood;
  brush.lineWidth = 2.6;
  brush.strokeRect(-0.6, -0.6, width + 1.2, height + 1.2);
  brush.strokeStyle = palette.gilt;
  brush.lineWidth = 1.3;
  brush.strokeRect(0, 0, width, height);
}

function sea(brush: Brush, shapes: Shapes, palette: Palette): void {
  const { width, height } = shapes;
  const deep = brush.createLinearGradient(0, 0, width * 0.5, height);
  deep.addColorStop(0, palette.sea[0]);
  deep.addColorStop(1, palette.sea[1]);
  brush.fillStyle = deep;
  brush.fillRect(0, 0, width, height);
  const coast = arcsOf(shapes, ({ kind }) => kind === "coast");
  const shore = palette.ripples.at(-1) ?? "";
  wash(brush, coast, shore, 64, palette.night ? 0.5 : 0.85, 9);
  ripples(brush, coast, palette, [22, 15.5, 10, 5.6]);
  for (const data of shapes.islands) {
    ripples(brush, path(data), palette, [10, 6]);
    fill(brush, path(data), palette.land);
    stroke(brush, path(data), palette.ink, 1.1);
  }
}

function ripples(brush: Brush, line: Path2D, palette: Palette, widths: readonly number[]): void {
  widths.forEach((width, i) => {
    stroke(brush, line, palette.ripple, width, 0.3 + 0.1 * i);
    stroke(brush, line, palette.ripples[i + palette.ripples.length - widths.length] ?? "", width - 0.9);
  });
}

function ground<S extends Shapes>(brush: Brush, { shapes, style, peoples }: Land<S>, palette: Palette): void {
  const all = new Path2D();
  for (const region of shapes.regions.values()) all.addPath(path(region.path));
  fill(brush, all, palette.land);
  stroke(brush, all, palette.land, 0.6);
  fill(brush, path(shapes.wilds), palette.wilds);
  for (const [people, { day, night }] of Object.entries(style.washes)) {
    const colour = palette.night ? night : day;
    const here = new Path2D();
    for (const region of shapes.regions.values()) if (peoples[region.id] === people) here.addPath(path(region.path));
    const rim = arcsOf(shapes, ({ left, right }) => (peoples[left] === people) !== (peoples[right] === people));
    brush.save();
    brush.clip(here);
    fill(brush, here, colour, palette.night ? 0.2 : 0.27);
    wash(brush, rim, colour, 17, palette.night ? 0.6 : 0.75);
    stroke(brush, rim, colour, 2.6, 0.8);
    brush.restore();
  }
  for (const id of style.blighted) fill(brush, path(shapes.regions.get(id)?.path ?? ""), palette.blight, 0.16);
  for (const data of shapes.forests) {
    fill(brush, path(data), palette.forest, 0.08);
    wash(brush, path(data), palette.forest, 22, 0.16);
  }
}

function waters(brush: Brush, shapes: Shapes, palette: Palette): void {
  for (const data of shapes.inland) {
    const sea = path(data);
    fill(brush, sea, palette.ripples[0] ?? "");
    brush.save();
    brush.clip(sea);
    ripples(brush, sea, palette, [15, 10, 5.4]);
    brush.restore();
    stroke(brush, sea, palette.ink, 1);
  }
}

/** Lines of ink grow more slowly than the map. */
function borders(brush: Brush, shapes: Shapes, palette: Palette, scale: number): void {
  const thin = Math.min(1, (1.4 / scale) ** 0.45);
  const open = arcsOf(shapes, ({ kind }) => kind === "border");
  stroke(brush, open, palette.halo, 2.4 * thin, palette.night ? 0.35 : 0.5);
  stroke(brush, open, palette.ink, 1.05 * thin, palette.night ? 0.75 : 0.92);
  for (const river of shapes.rivers) {
    stroke(brush, path(river.path), palette.bank, river.width + thin);
    stroke(brush, path(river.path), palette.river, river.width);
  }
  for (const data of shapes.lakes) {
    fill(brush, path(data), palette.river);
    stroke(brush, path(data), palette.bank, 0.8 * thin);
  }
  stroke(
    brush,
    arcsOf(shapes, ({ kind }) => kind === "coast"),
    palette.ink,
    1.5 * thin,
  );
  const walls = arcsOf(shapes, ({ kind }) => kind === "impassable" || kind === "wilds");
  wash(brush, walls, palette.peakShade, 14, 0.45);
  stroke(brush, walls, palette.wall, 2.3 * thin);
}

type Mark = (brush: Brush, palette: Palette, sign: Sign) => void;

const MARKS: Record<SignKind, Mark> = {
  grass: (brush, palette) => stroke(brush, path(GRASS), palette.grass, 0.45, 0.6),
  sand: (brush, palette) => stroke(brush, path(SAND), palette.sand, 0.7, 0.55),
  ash: (brush, palette) => stroke(brush, path(ASH), palette.ash, 0.4, 0.55),
  marsh: (brush, palette) => stroke(brush, path(MARSH), palette.reed, 0.55),
  hills: (brush, palette) => stroke(brush, path(HILL), palette.ink, 0.6, 0.5),
  trees(brush, palette, { variant }) {
    const tree = path(TREES[variant] ?? "");
    fill(brush, tree, palette.tree, 0.85);
    stroke(brush, tree, palette.trunk, 0.5);
  },
  peaks(brush, palette, { variant }) {
    const [outline, shade] = PEAKS[variant] ?? ["", ""];
    fill(brush, path(outline), palette.peak);
    fill(brush, path(shade), palette.peakShade, 0.55);
    stroke(brush, path(outline), palette.night ? palette.wood : palette.ink, 0.75);
    stroke(brush, path(PEAK_HATCH), palette.night ? palette.wood : palette.ink, 0.4, 0.7);
  },
};

function vignette(brush: Brush, palette: Palette, width: number, height: number): void {
  const shade = brush.createRadialGradient(width / 2, height / 2, height * 0.55, width / 2, height / 2, width * 0.66);
  shade.addColorStop(0, `${palette.paper}00`);
  shade.addColorStop(1, `${palette.paper}59`);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}
