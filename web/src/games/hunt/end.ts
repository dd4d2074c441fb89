/** What is shown of a game of Hunt for the Ring that is over: its account, and the same painted into a picture. */
import type { GameEnd, PaintedBoard } from "../../lib/game.ts";
import { write } from "../../lib/poster.ts";
import { say } from "../../lib/speech.svelte.ts";
import { daysOf, wayTold } from "./ending.ts";
import type { HuntFacts } from "./facts.ts";
import { boardOf, type HuntView } from "./hunt.ts";
import HuntAccount from "./HuntAccount.svelte";

const INK = "#2e1f11";
const PLAIN = "400 24px Figures, Alegreya, Georgia, serif";
const HIGH = 0.69;

/** The map with Frodo's way on it, and below it the days. */
function paint(
  pen: CanvasRenderingContext2D,
  { view, log, facts, left, top, width }: PaintedBoard<HuntFacts, HuntView>,
): Promise<number> {
  const { spaces, ways } = boardOf(view.position, facts);
  const scale = width / 1000;
  const at = (id: string): readonly [number, number] => {
    const [x = 0, y = 0] = spaces[id]?.at ?? [];
    return [left + x * scale, top + y * HIGH * scale];
  };
  pen.lineWidth = 2;
  for (const { from, to, road } of ways) {
    pen.strokeStyle = road ? "#7a5a2c" : "#b8a478";
    pen.beginPath();
    pen.moveTo(...at(from));
    pen.lineTo(...at(to));
    pen.stroke();
  }
  const way = wayTold(view.position, facts).flatMap(({ space }) => (space ? [space] : []));
  pen.strokeStyle = "#1f5687";
  pen.lineWidth = 6;
  pen.beginPath();
  for (const [place, id] of way.entries()) pen[place ? "lineTo" : "moveTo"](...at(id));
  pen.stroke();
  pen.textAlign = "center";
  for (const [id, { kind, printed }] of Object.entries(spaces)) {
    if (kind === "dot") continue;
    const [x, y] = at(id);
    pen.beginPath();
    pen.arc(x, y, 15, 0, 7);
    pen.fillStyle = way.includes(id) ? "#c5d6dd" : "#f7edcf";
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = INK;
    pen.stroke();
    write(pen, printed, x, y + 6, "700 17px 'Alegreya Sans', sans-serif", INK);
  }
  pen.textAlign = "left";
  let y = top + 700 * HIGH * scale * 1.44 + 10;
  for (const { day, track, asked, found, corruption } of daysOf(log)) {
    y += 32;
    write(pen, say("web-hunt-end-day", { day, track, asked, found, corruption }), left, y, PLAIN, INK);
  }
  return Promise.resolve(y - top + 10);
}

export const END: GameEnd<HuntFacts, HuntView> = { Account: HuntAccount, paint };
