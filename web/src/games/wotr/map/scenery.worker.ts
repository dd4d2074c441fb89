/** Paints the land away from the page's own thread. */
import { DAY, NIGHT } from "./palette.ts";
import type { Brush } from "./paper.ts";
import { paint } from "./scenery.ts";
import { shapesOf, type Geometry, type Shapes } from "./shapes.ts";

export interface Order {
  number: number;
  width: number;
  height: number;
  scale: number;
  night: boolean;
  nations: Record<string, string | null>;
}

let shapes: Shapes | null = null;
let latest: Order | null = null;

addEventListener("message", ({ data }: MessageEvent<Order | { geometry: Geometry }>) => {
  if ("geometry" in data) {
    shapes = shapesOf(data.geometry);
    return;
  }
  latest = data;
  // Orders that came in meanwhile are looked at first: only the last one is painted.
  setTimeout(() => {
    if (latest === data && shapes) work(data, shapes);
  });
});

function work(order: Order, land: Shapes): void {
  const canvas = new OffscreenCanvas(order.width, order.height);
  paint(canvas.getContext("2d") as Brush, { shapes: land, nations: order.nations }, order.night ? NIGHT : DAY, order.scale);
  const picture = canvas.transferToImageBitmap();
  postMessage({ number: order.number, picture }, { transfer: [picture] });
}
