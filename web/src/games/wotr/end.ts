/** What is shown of a war that is over: its account, and the map painted into a picture. */
import type { GameEnd, PaintedBoard } from "../../lib/game.ts";
import { name } from "../../lib/speech.svelte.ts";
import { write } from "../../lib/poster.ts";
import { middle } from "../../map/directions.ts";
import type { Order, Painted } from "../../map/painter.ts";
import { FRAME } from "../../map/scenery.ts";
import type { Point } from "../../map/shapes.ts";
import type { WarFacts } from "./facts.ts";
import { warShapes, type WarGeometry, type WarShapes } from "./map/drawing.ts";
import { stationsOf } from "./map/ringway.ts";
import { places, type Place, type WarView } from "./war.ts";
import WarAccount from "./WarAccount.svelte";

const COLOURS: Readonly<Record<string, string>> = { "free-peoples": "#1f5687", shadow: "#9a2a19" };

/** The land, painted away from the page's own thread. */
function land(geometry: WarGeometry, order: Omit<Order, "number">): Promise<ImageBitmap> {
  const worker = new Worker(new URL("./map/painter.worker.ts", import.meta.url), { type: "module" });
  return new Promise<ImageBitmap>((told, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Painted>) => told(data.picture);
    worker.onerror = () => failed(new Error("the land could not be painted"));
    worker.postMessage({ geometry });
    worker.postMessage({ ...order, number: 1 });
  }).finally(() => worker.terminate());
}

async function paint(
  pen: CanvasRenderingContext2D,
  { view, facts, course, left, top, width }: PaintedBoard<WarFacts, WarView>,
): Promise<number> {
  const { default: geometry } = await import("./map/geometry.json");
  const shapes = warShapes(geometry);
  const scale = width / (shapes.width + 2 * FRAME);
  const height = Math.round((shapes.height + 2 * FRAME) * scale);
  const peoples = Object.fromEntries(Object.entries(facts.regions).map(([id, { nation }]) => [id, nation]));
  const picture = await land(geometry, { width: Math.round(width), height, scale, night: false, peoples });
  pen.drawImage(picture, left, top);
  pen.save();
  pen.translate(left + FRAME * scale, top + FRAME * scale);
  const at = ([x, y]: Point): Point => [x * scale, y * scale];
  for (const place of places(view.position, facts)) settle(pen, place, shapes, at);
  way(pen, stationsOf(course, shapes), at);
  pen.restore();
  return height;
}

/** A region: its name where it is worth something, who stands there, who took it. */
function settle(pen: CanvasRenderingContext2D, place: Place, shapes: WarShapes, at: (point: Point) => Point): void {
  const { id, fact, forces, captured } = place;
  const shape = shapes.regions.get(id);
  if (!shape) return;
  if (fact.points) {
    const [x, y] = at(shape.label);
    const text = name("region", id);
    pen.textAlign = "center";
    pen.font = "700 13px Alegreya, Georgia, serif";
    pen.strokeStyle = "#f5ebd0";
    pen.lineWidth = 3.5;
    pen.strokeText(text, x, y);
    write(pen, text, x, y, pen.font, "#2e1f11");
  }
  let [x, y] = at(middle(shapes, id));
  for (const { side, figures } of forces) {
    const count = Object.values(figures).reduce((all, one) => all + one, 0);
    if (!count) continue;
    pen.fillStyle = COLOURS[side] ?? "#4a3520";
    pen.strokeStyle = "#fff3d0";
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.roundRect(x - 11, y - 9, 22, 18, side === "shadow" ? 2 : 8);
    pen.fill();
    pen.stroke();
    pen.textAlign = "center";
    write(pen, String(count), x, y + 5, "700 14px 'Alegreya Sans', sans-serif", "#fff");
    x += 15;
    y += 12;
  }
  if (captured && fact.points) {
    const [mx, my] = at(shape.marker ?? middle(shapes, id));
    pen.beginPath();
    pen.arc(mx, my, 12, 0, 7);
    pen.strokeStyle = COLOURS[captured] ?? "#4a3520";
    pen.lineWidth = 3;
    pen.stroke();
    pen.fillStyle = COLOURS[captured] ?? "#4a3520";
    pen.fillRect(mx + 10, my - 9, 24, 18);
    write(pen, `+${fact.points}`, mx + 22, my + 5, "700 14px 'Alegreya Sans', sans-serif", "#fff");
  }
  pen.textAlign = "left";
}

function way(
  pen: CanvasRenderingContext2D,
  stations: ReturnType<typeof stationsOf>,
  at: (point: Point) => Point,
): void {
  pen.beginPath();
  for (const { point } of stations) pen.lineTo(...at(point));
  pen.lineJoin = "round";
  for (const [colour, width] of [
    ["#20150b", 7],
    ["#f0c54a", 4],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
  for (const { point, turns } of stations) {
    const [x, y] = at(point);
    const half = turns.length > 2 ? 3.6 * turns.length + 5 : turns ? 11 : 5;
    const high = turns ? 11 : 5;
    pen.beginPath();
    pen.roundRect(x - half, y - high, 2 * half, 2 * high, high);
    pen.fillStyle = "#20150b";
    pen.fill();
    pen.strokeStyle = "#f0c54a";
    pen.lineWidth = 2;
    pen.stroke();
    pen.textAlign = "center";
    write(pen, turns, x, y + 4.5, "700 13px 'Alegreya Sans', sans-serif", "#ffe9a8");
    pen.textAlign = "left";
  }
}

export const END: GameEnd<WarFacts, WarView> = { Account: WarAccount, paint };
