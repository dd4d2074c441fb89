/** What lines of the log of the Card Game are about, and where they happened. */
import { spotsIn, type Chronicle } from "../../lib/chronicle.ts";
import type { SagaView } from "./saga.ts";

// prettier-ignore
const CHAPTERS: Readonly<Record<string, string>> = {
  PCOM: "battle", BCOM: "battle", RCOM: "battle", LEAD: "battle", ICON: "battle", COMB: "battle",
  CARD: "cards", EVT: "cards", PLAY: "cards", DRAW: "cards", CYC: "cards", FOR: "cards", WIN: "cards", ITEM: "cards", 
  TAKE: "cards", USE: "cards", ELIM: "cards",
  MOVE: "moves", CHAR: "moves",
};

export const CHRONICLE: Chronicle = {
  topics: ["battle", "hunt", "politics", "cards", "moves"],
  chapters: CHAPTERS,
  scenes: { combat: "battle" },
  lines: { "log-cards-corruption": "hunt" },
  turn: "round",
  // A side wins and loses what its players fought for, whoever acts.
  actors: ["seat", "player"],
  spotsOf: ({ args }) => spotsIn(args, { card: "card", location: "location" }),
  // One person may play two decks.
  seatOf: ({ position }, actor) => (position as Partial<SagaView>).players?.[actor]?.seat,
};
