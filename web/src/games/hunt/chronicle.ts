/** What lines of the log of Hunt for the Ring are about, and where they happened. */
import { spotsIn, type Chronicle } from "../../lib/chronicle.ts";

// prettier-ignore
const CHAPTERS: Readonly<Record<string, string>> = {
  SRC: "hunt", HNT: "hunt", PER: "hunt", INT: "hunt", ENC: "battle", ESC1: "battle", ESC2: "battle", END1: "battle",
  ALY: "cards", SOR: "cards", FEL: "cards", INF: "cards",
  MOV: "moves", NMV: "moves", JRN: "moves", GAN: "moves", NGT: "moves",
};

export const CHRONICLE: Chronicle = {
  topics: ["hunt", "battle", "cards", "moves"],
  chapters: CHAPTERS,
  scenes: { encounter: "battle" },
  lines: {},
  turn: "day",
  actors: ["seat"],
  spotsOf: ({ args }) =>
    spotsIn(args, { space: "space", area: "area", section: "section", nazgul: "rider", card: "card" }),
};
