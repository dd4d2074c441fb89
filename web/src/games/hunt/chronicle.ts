/** What lines of the log of Hunt for the Ring are about, who did it, and where they happened. */
import { spotsIn, type Chronicle } from "../../lib/chronicle.ts";
import type { View } from "../../lib/protocol.ts";
import { NAZGUL, RING_BEARER, wraithSeats, type HuntView } from "./hunt.ts";

// prettier-ignore
const CHAPTERS: Readonly<Record<string, string>> = {
  SRC: "hunt", HNT: "hunt", PER: "hunt", INT: "hunt", ENC: "battle", ESC1: "battle", ESC2: "battle", END1: "battle",
  ALY: "cards", SOR: "cards", FEL: "cards", INF: "cards",
  MOV: "moves", NMV: "moves", JRN: "moves", GAN: "moves", NGT: "moves",
};

/** Who commands a Nazgûl. */
function commander(view: View, nazgul: string): string | undefined {
  const seen = view.position as unknown as HuntView;
  const player = seen.orders.findIndex((order) => order.includes(nazgul));
  return player < 0 ? undefined : wraithSeats(seen)[player];
}

export const CHRONICLE: Chronicle = {
  topics: ["hunt", "battle", "cards", "moves"],
  chapters: CHAPTERS,
  scenes: { encounter: "battle" },
  lines: {},
  turn: "day",
  // A turn is that of a Nazgûl or of the Ring-bearer.
  actors: ["nazgul", "seat", "who"],
  spotsOf: ({ args }) =>
    spotsIn(args, { space: "space", area: "area", section: "section", nazgul: "rider", card: "card" }),
  tableOf: (actor) => ((NAZGUL as readonly string[]).includes(actor) ? "nazgul" : "seat"),
  seatOf: (view, actor) => (actor === RING_BEARER ? actor : commander(view, actor)),
};
