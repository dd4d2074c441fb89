/** Paints the land away from the page's own thread: the body of a worker, which each game starts with its own style. */
import { DAY, NIGHT } from "./palette.ts";
import type { Brush } from "./paper.ts";
import { paint, type Land, type Style } from "./scenery.ts";
import type { Geometry, Shapes } from "./shapes.ts";

export interface Order extends Pick<Land, "peoples"> {
  number: number;
  width: number;
  height: number;
  scale: number;
  night: boolean;
}

/** What comes back: the picture of the order with this number. */
export interface Painted {
  number: number;
  picture: ImageBitmap;
}

/** First comes the drawing, then orders. */
export function paintOnOrder<G extends Geometry, S extends Shapes>(shapesOf: (drawing: G) => S, style: Style<S>): void {
  let shapes: S | null = null;
  let latest: Order | null = null;

  addEventListener("message", ({ data }: MessageEvent<Order | { geometry: G }>) => {
    if ("geometry" in data) {
      shapes = shapesOf(data.geometry);
      return;
    }
    latest = data;
    // Orders that came in meanwhile are looked at first: only the last one is painted.
    setTimeout(() => {
      if (latest === data && shapes) work(data, shapes, style);
    });
  });
}

function work<S extends Shapes>(
  { number, width, height, scale, night, peoples }: Order,
  shapes: S,
  style: Style<S>,
): void {
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext("2d") as Brush, { shapes, style, peoples }, night ? NIGHT : DAY, scale);
  const picture = canvas.transferToImageBitmap();
  postMessage({ number, picture } satisfies Painted, { transfer: [picture] });
}
