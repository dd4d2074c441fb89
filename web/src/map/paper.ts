/** Stains and grain of the parchment, from a noise of our own, the same on every machine. */
import type { Palette } from "./palette.ts";

export type Brush = OffscreenCanvasRenderingContext2D;

const TILE = 256;

/** A small generator (mulberry32): the paper of the map is the same every time it is painted. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise on a square that repeats at its edges: several octaves, each twice as fine and half as strong. */
function noise(size: number, coarse: number, octaves: number, seed: number): Float32Array {
  const found = new Float32Array(size * size);
  const roll = dice(seed);
  let strength = 1;
  let sum = 0;
  for (let octave = 0, cells = coarse; octave < octaves; octave++, cells *= 2, strength /= 2) {
    const grid = Float32Array.from({ length: cells * cells }, roll);
    const step = cells / size;
    sum += strength;
    for (let y = 0; y < size; y++) {
      const gy = y * step;
      const y0 = Math.floor(gy);
      const fy = ease(gy - y0);
      for (let x = 0; x < size; x++) {
        const gx = x * step;
        const x0 = Math.floor(gx);
        const fx = ease(gx - x0);
        const at = (dx: number, dy: number) => grid[((y0 + dy) % cells) * cells + ((x0 + dx) % cells)] ?? 0;
        const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
        const low = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
        const here = y * size + x;
        found[here] = (found[here] ?? 0) + (top + (low - top) * fy) * strength;
      }
    }
  }
  return found.map((value) => value / sum);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function tile(values: Float32Array, alpha: (value: number) => number, colour: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(TILE, TILE);
  const brush = canvas.getContext("2d") as Brush;
  const image = brush.createImageData(TILE, TILE);
  const [red, green, blue] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  for (const [i, value] of values.entries())
    image.data.set([red ?? 0, green ?? 0, blue ?? 0, 255 * alpha(value)], i * 4);
  brush.putImageData(image, 0, 0);
  return canvas;
}

function cover(brush: Brush, canvas: OffscreenCanvas, size: number, width: number, height: number): void {
  brush.imageSmoothingEnabled = true;
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) brush.drawImage(canvas, x, y, size, size);
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);
const kept = new Map<string, OffscreenCanvas>();

function once(key: string, make: () => OffscreenCanvas): OffscreenCanvas {
  let found = kept.get(key);
  if (!found) kept.set(key, (found = make()));
  return found;
}

/** Broad stains, a third of the map wide. */
export function stains(brush: Brush, palette: Palette, width: number, height: number): void {
  const stain = once(`stain ${palette.paper}`, () =>
    tile(noise(TILE, 4, 5, 7), (value) => clamp((value - 0.45) * 1.5) * (palette.night ? 0.6 : 0.33), palette.paper),
  );
  cover(brush, stain, 350, width, height);
}

/** The fine grain over everything. */
export function grain(brush: Brush, palette: Palette, width: number, height: number): void {
  const fine = once(`grain ${palette.paper}`, () =>
    tile(noise(TILE, 256, 1, 3), (value) => value ** 3 * 0.13, palette.paper),
  );
  cover(brush, fine, 190, width, height);
}
