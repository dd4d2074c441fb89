/** The signs of dice, tokens and answers, as path data like those of art/signs.ts. */
import { BADGES, SWORDS } from "../../art/badges.ts";
import {
  BANNER,
  FEET,
  FLAME,
  HELM,
  HOURGLASS,
  NO,
  ON,
  RING,
  SCROLL,
  SHIELD,
  SKULL,
  STAR,
  SWORD,
  TOWER,
  YES,
} from "../../art/signs.ts";

const PALANTIR =
  "M0-7.8A5.6 5.6 0 1 1 0 3.4 5.6 5.6 0 1 1 0-7.8ZM-2.6-2.6A3.4 3.4 0 0 1 .8-5.4L.6-6.6A4.600 4.600 0 0 0-3.8-2.600ZM-4 4.4H4L5.4 7.6H-5.4Z";
const EYE = BADGES.sauron ?? "";
const HOOD =
  "M0-7.4C3.8-6 5.4-2.6 5.6 1.2L7 7H-7L-5.6 1.2C-5.4-2.6-3.8-6 0-7.4ZM0-3.2C-2-1.6-2.6.8-2.4 3.4L0 5 2.4 3.4C2.6.8 2-1.6 0-3.2Z";
const FORK = "M-1.2 7.4V1.6L-5.2-2.4V.2H-7V-5.6H-1.2V-3.8H-3.8L0 0 3.8-3.8H1.2V-5.6H7V.2H5.2V-2.4L1.2 1.6V7.4Z";
const WINGS = BADGES.nazgul ?? "";
const AWAY = "M6.8-1.6H-1.4L1.4-4.6-.4-6.4-6.8 0-.4 6.4 1.4 4.6-1.4 1.6H6.8Z";
const STOP = "M-5.6-5.6H5.6V5.6H-5.6Z";
const DIE =
  "M-6.4-4.8A1.6 1.6 0 0 1-4.8-6.4H4.8A1.6 1.6 0 0 1 6.4-4.8V4.8A1.6 1.6 0 0 1 4.8 6.4H-4.8A1.6 1.6 0 0 1-6.4 4.8ZM-3.2-4.6A1.4 1.4 0 1 0-3.2-1.8 1.4 1.4 0 1 0-3.2-4.6ZM0-1.4A1.4 1.4 0 1 0 0 1.4 1.4 1.4 0 1 0 0-1.4ZM3.2 1.8A1.4 1.4 0 1 0 3.2 4.6 1.4 1.4 0 1 0 3.2 1.8Z";
const MOUTH = BADGES["mouth-of-sauron"] ?? "";
const CARD =
  "M-4.8-7.4H4.8C5.4-7.4 5.8-7 5.8-6.4V6.4C5.8 7 5.4 7.4 4.8 7.4H-4.8C-5.4 7.4-5.8 7-5.8 6.4V-6.4C-5.8-7-5.4-7.4-4.8-7.4ZM-3.6-5.2V-.6H3.6V-5.2ZM-3.6 1V2.4H3.6V1ZM-3.6 4V5.4H1.4V4Z";
const HAND = BADGES.saruman ?? "";
const STEP = "M-6.6 6.6V3.4H-2.4V-.2H1.6V-3.8H5.2V-7H6.8V-2.2H3.4V1.4H-.8V5H-5V6.6Z";

/** Action tokens. */
export const TOKENS: Readonly<Record<string, string>> = {
  "draw-card": CARD,
  "move-minions": WINGS,
  "advance-nation": STEP,
};

/** The faces of the action dice. */
export const FACES: Readonly<Record<string, string>> = {
  character: SWORD,
  army: BANNER,
  muster: HELM,
  event: PALANTIR,
  "will-of-the-west": STAR,
  eye: EYE,
};

/** What stands for an answer that has no place on the board. */
export const WORDS: Readonly<Record<string, string>> = {
  pass: HOURGLASS,
  skip: HOURGLASS,
  done: YES,
  accept: YES,
  decline: NO,
  "move-fellowship": FEET,
  hide: HOOD,
  separate: FORK,
  "move-companions": FEET,
  "move-minions": WINGS,
  "move-armies": BANNER,
  attack: SWORDS,
  muster: HELM,
  advance: STEP,
  "advance-by-companion": STEP,
  bring: STAR,
  "use-as-army": MOUTH,
  "voice-of-saruman": HAND,
  "draw-card": CARD,
  "play-card": SCROLL,
  "remove-table-card": SCROLL,
  "use-ring": RING,
  "use-die": DIE,
  "use-token": STAR,
  declare: RING,
  "enter-mordor": FLAME,
  guide: STAR,
  way: FEET,
  casualty: SKULL,
  lure: RING,
  "lure eliminate": SKULL,
  "lose-unit": SKULL,
  "lose-elite": SKULL,
  "reduce-elite": SHIELD,
  press: SWORDS,
  cease: STOP,
  stand: SHIELD,
  fight: SWORDS,
  withdraw: TOWER,
  retreat: AWAY,
  prolong: SWORDS,
  "lay-card": CARD,
  "lay-card-from-table": CARD,
  "take-from-hand": CARD,
  "remove-character-card": CARD,
  "use-table-card": CARD,
  "hunt-roll": EYE,
  "recruit-nazgul": WINGS,
  "fly-nazgul": WINGS,
  "re-roll": DIE,
  allocate: EYE,
  "combat-amount": DIE,
  raise: HELM,
  "march-on": ON,
  recruit: HELM,
};

export { CARD, DIE, EYE, HOOD };
