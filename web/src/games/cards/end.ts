/** What is shown of a game that is over: its account, and the same painted into a picture. */
import type { GameEnd, PaintedBoard } from "../../lib/game.ts";
import { write } from "../../lib/poster.ts";
import { name, say } from "../../lib/speech.svelte.ts";
import { ringPoints } from "./ending.ts";
import type { CardFacts } from "./facts.ts";
import { scoreOf, SIDES, worthOf, type SagaView } from "./saga.ts";
import SagaAccount from "./SagaAccount.svelte";

const COLOURS = { "free-peoples": "#1f5687", shadow: "#9a2a19" } as const;
const ROW = 34;
const PLAIN = "400 24px Figures, Alegreya, Georgia, serif";
const INK = "#2e1f11";

/** Side by side what each side won, with its points. */
function paint(
  pen: CanvasRenderingContext2D,
  { view, log, facts, left, top, width }: PaintedBoard<CardFacts, SagaView>,
): Promise<number> {
  const half = width / 2;
  const rings = ringPoints(log, view.position.points);
  let lowest = 0;
  for (const [column, side] of SIDES.entries()) {
    const { places, corruption, sum } = scoreOf(view.position, side, facts);
    const x = left + column * half;
    const end = x + half - 40;
    let y = top + 34;
    const row = (text: string, points: number, font: string, colour: string) => {
      write(pen, text, x, y, font, colour);
      pen.textAlign = "right";
      write(pen, String(points), end, y, font, colour);
      pen.textAlign = "left";
      y += ROW;
    };
    const head = name("side", side);
    row(
      head.slice(0, 1).toUpperCase() + head.slice(1),
      sum + rings[side],
      "700 30px Philosopher, Georgia, serif",
      COLOURS[side],
    );
    for (const id of places) row(name("location", id), worthOf(id, side, facts), PLAIN, INK);
    if (corruption) row(say("web-end-corruption"), corruption, PLAIN, INK);
    if (rings[side]) row(say("web-end-ring-tokens"), rings[side], PLAIN, INK);
    lowest = Math.max(lowest, y - top - 10);
  }
  return Promise.resolve(lowest);
}

export const END: GameEnd<CardFacts, SagaView> = { Account: SagaAccount, paint };
