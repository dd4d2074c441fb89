/** One picture of a game that is over, to save and to send: who won and why, the board, the line of chances, who played. */
import type { Verdict } from "./ending.ts";
import type { Chance } from "./protocol.ts";
import { colourOf } from "./sides.ts";

const WIDE = 1200;
const EDGE = 40;
const BANNER = 150;
const CHART = 210;
const PAPER = "#efe2bf";
const INK = "#2e1f11";
const FAINT = "#6b5338";

interface Poster {
  verdict: Verdict;
  /** The game with its scenario; who played; when it was. */
  game: string;
  people: string;
  when: string;
  /** The line of chances, if there is one, with the name of each side and what each turning point was. */
  chart: {
    line: readonly Chance[];
    low: string;
    high: string;
    turns: readonly { place: number; text: string }[];
  } | null;
  /** Paints the board from a height on, as wide as it may be; how much room that took. */
  board: (pen: CanvasRenderingContext2D, left: number, top: number, width: number) => Promise<number>;
}

/** As high as what stands on it. */
export async function drawn(poster: Poster): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  // What it takes is known when it has been painted.
  const canvas = sheet(WIDE, 4000);
  const pen = penOf(canvas);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, canvas.height);
  banner(pen, poster);
  let top = BANNER + 24;
  top += (await poster.board(pen, EDGE, top, WIDE - 2 * EDGE)) + 24;
  if (poster.chart) top += chart(pen, poster.chart, top);
  write(pen, poster.people, EDGE, top + 24, "500 22px 'Alegreya Sans', sans-serif", INK);
  pen.textAlign = "right";
  write(pen, poster.when, WIDE - EDGE, top + 24, "500 22px 'Alegreya Sans', sans-serif", FAINT);
  pen.textAlign = "left";
  const whole = sheet(WIDE, top + 56);
  penOf(whole).drawImage(canvas, 0, 0);
  return whole;
}

function sheet(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  return pen;
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

const GROUNDS: Readonly<Record<string, string>> = { shadow: "#6d1c12", "free-peoples": "#1f5687" };

function banner(pen: CanvasRenderingContext2D, { verdict, game }: Poster): void {
  pen.fillStyle = GROUNDS[colourOf(verdict.side)] ?? "#4a3520";
  pen.fillRect(0, 0, WIDE, BANNER);
  write(pen, verdict.title, EDGE, 72, "700 50px Philosopher, Georgia, serif", "#fbeed0");
  write(pen, verdict.told, EDGE, 118, "400 26px Figures, Alegreya, Georgia, serif", "#fbeed0");
  pen.textAlign = "right";
  write(pen, game, WIDE - EDGE, 40, "700 22px Philosopher, Georgia, serif", "#d8b163");
  pen.textAlign = "left";
}

/** The line with its turning points, numbered, and below it what they were; how much room that takes. */
function chart(
  pen: CanvasRenderingContext2D,
  { line, low, high, turns }: NonNullable<Poster["chart"]>,
  top: number,
): number {
  const wide = WIDE - 2 * EDGE;
  const x = (place: number) => EDGE + (line.length > 1 ? (place / (line.length - 1)) * wide : 0);
  const y = (chance: number) => top + CHART * (1 - chance);
  pen.fillStyle = "#ecccb4";
  pen.fillRect(EDGE, top, wide, CHART);
  pen.beginPath();
  pen.moveTo(EDGE, top + CHART);
  for (const [place, { chance }] of line.entries()) pen.lineTo(x(place), y(chance));
  pen.lineTo(x(line.length - 1), top + CHART);
  pen.fillStyle = "#c5d6dd";
  pen.fill();
  pen.beginPath();
  for (const [place, { chance }] of line.entries()) pen.lineTo(x(place), y(chance));
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.stroke();
  write(pen, high, EDGE + 10, top + 26, "700 20px 'Alegreya Sans', sans-serif", "#9a2a19");
  write(pen, low, EDGE + 10, top + CHART - 12, "700 20px 'Alegreya Sans', sans-serif", "#1f5687");
  let below = top + CHART + 12;
  for (const [n, { place, text }] of turns.entries()) {
    number(pen, n + 1, x(place), y(line[place]?.chance ?? 0));
    number(pen, n + 1, EDGE + 14, below + 16);
    for (const row of rows(pen, text, wide - 50, "400 23px Figures, Alegreya, Georgia, serif")) {
      write(pen, row, EDGE + 40, below + 24, "400 23px Figures, Alegreya, Georgia, serif", INK);
      below += 30;
    }
    below += 6;
  }
  return below - top + 10;
}

function number(pen: CanvasRenderingContext2D, n: number, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, 14, 0, 7);
  pen.fillStyle = "#d8b163";
  pen.fill();
  pen.strokeStyle = "#20150b";
  pen.lineWidth = 2;
  pen.stroke();
  pen.textAlign = "center";
  write(pen, String(n), x, y + 6, "700 18px 'Alegreya Sans', sans-serif", "#20150b");
  pen.textAlign = "left";
}

/** A text in lines of a width. */
function rows(pen: CanvasRenderingContext2D, text: string, width: number, font: string): string[] {
  pen.font = font;
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
