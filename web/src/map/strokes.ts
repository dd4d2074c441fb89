/** Strokes of the brush that paints a map. */
import type { Brush } from "./paper.ts";

const paths = new Map<string, Path2D>();

/** Path data are parsed once. */
export function path(data: string): Path2D {
  let found = paths.get(data);
  if (!found) paths.set(data, (found = new Path2D(data)));
  return found;
}

export function stroke(brush: Brush, line: Path2D, colour: string, width: number, alpha = 1): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.globalAlpha = alpha;
  brush.stroke(line);
  brush.globalAlpha = 1;
}

export function fill(brush: Brush, shape: Path2D, colour: string, alpha = 1): void {
  brush.fillStyle = colour;
  brush.globalAlpha = alpha;
  brush.fill(shape);
  brush.globalAlpha = 1;
}

/** A stroke that fades outwards, as of a wet brush. */
export function wash(brush: Brush, line: Path2D, colour: string, width: number, alpha: number, layers = 6): void {
  for (let i = 1; i <= layers; i++) stroke(brush, line, colour, (width * i) / layers, alpha / layers);
}
