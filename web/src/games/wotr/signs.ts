/** Our own signs as path data: drawn in a square of 16 around (0, 0), in one colour, like the badges of the map. */
import { BADGES, SWORDS } from "./map/marks.ts";

const SWORD = "M0-7.8 1.4-5.6V2H4.6V4H1.2V5.8A1.3 1.3 0 1 1-1.2 5.8V4H-4.6V2H-1.4V-5.6Z";
const BANNER = "M-5.4-7.6H-3.8V7.6H-5.4ZM-3-7H6.6L4.2-3 6.6 1H-3Z";
const HELM = "M-5.8 6.8V-.4C-5.8-4.6-3.2-6.8-.9-7.2V-8H.9V-7.2C3.2-6.8 5.8-4.6 5.8-.4V6.8H2.4L1 2V-.4H3.6V-2.4H-3.6V-.4H-1V2L-2.4 6.8Z";
const SCROLL =
  "M-4.6-7.4H4.2C5.8-7.4 6.6-6.2 6.6-5V-4H3.4V5C3.4 6.6 2.4 7.4 1 7.4H-4.4C-5.8 7.4-6.6 6.4-6.6 5.2V4.2H-4.4V-5.2C-4.4-6-5-6.4-5.6-6.4-5.6-7-5.2-7.4-4.6-7.4ZM-2.6-4.4V-3.2H1.8V-4.4ZM-2.6-1.6V-.4H1.8V-1.6ZM-2.6 1.2V2.4H1.8V1.2Z";
const PALANTIR =
  "M0-7.8A5.6 5.6 0 1 1 0 3.4 5.6 5.6 0 1 1 0-7.8ZM-2.6-2.6A3.4 3.4 0 0 1 .8-5.4L.6-6.6A4.600 4.600 0 0 0-3.8-2.600ZM-4 4.4H4L5.4 7.6H-5.4Z";
const STAR = "M0-8 1.5-3.1 5.6-6.2 3.4-1.5 8-.9 3.5.9 6.1 5.3 1.7 3 0 7.8-1.7 3-6.1 5.3-3.5.9-8-.9-3.4-1.5-5.6-6.2-1.5-3.1Z";
const RING = "M0-6.6A6.6 6.6 0 1 1 0 6.6 6.6 6.6 0 1 1 0-6.6ZM0-3.8A3.8 3.8 0 1 0 0 3.8 3.8 3.8 0 1 0 0-3.8Z";
const EYE = BADGES.sauron ?? "";
const HOOD = "M0-7.4C3.8-6 5.4-2.6 5.6 1.2L7 7H-7L-5.6 1.2C-5.4-2.6-3.8-6 0-7.4ZM0-3.2C-2-1.6-2.6.8-2.4 3.4L0 5 2.4 3.4C2.6.8 2-1.6 0-3.2Z";
const FEET = "M-3.4-6.8C-1.6-6.8-.8-4.6-1-2.4-1.1-1-1.8.2-3 .2S-5.4-1-5.6-2.6C-5.8-5-5-6.8-3.4-6.8ZM-5 1.4H-1.4C-1 3.4-1.8 4.8-3.2 4.8S-5.4 3.2-5 1.4ZM3.4-3.8C5-3.8 5.8-2 5.6.4 5.4 2 4.2 3.2 3 3.2S1.1 2 1 .6C.8-1.6 1.6-3.8 3.4-3.8ZM1.4 4.4H5C5.4 6.2 4.6 7.8 3.2 7.8S1 6.4 1.4 4.4Z";
const FORK = "M-1.2 7.4V1.6L-5.2-2.4V.2H-7V-5.6H-1.2V-3.8H-3.8L0 0 3.8-3.8H1.2V-5.6H7V.2H5.2V-2.4L1.2 1.6V7.4Z";
const WINGS = BADGES.nazgul ?? "";
const TOWER = "M-5.6 7V-3H-6.6V-7H-4.2V-5.2H-2V-7H2V-5.2H4.2V-7H6.6V-3H5.6V7H1.8V3A1.8 1.8 0 0 0-1.8 3V7Z";
const SHIELD = "M-5.8-6.6C-3.6-5.8-1.6-6-0-7.4 1.6-6 3.6-5.8 5.8-6.6 6.4.2 4.4 5 0 7.4-4.4 5-6.4.2-5.8-6.6Z";
const AWAY = "M6.8-1.6H-1.4L1.4-4.6-.4-6.4-6.8 0-.4 6.4 1.4 4.6-1.4 1.6H6.8Z";
const ON = "M-6.8-1.6H1.4L-1.4-4.6.4-6.4 6.8 0 .4 6.4-1.4 4.6 1.4 1.6H-6.8Z";
const YES = "M-6.8.6-4.6-1.6-1.8 1.2 4.8-5.6 6.8-3.6-1.8 5.4Z";
const NO = "M-5-6.6 0-1.6 5-6.6 6.6-5 1.6 0 6.6 5 5 6.6 0 1.6-5 6.6-6.6 5-1.6 0-6.6-5Z";
const STOP = "M-5.6-5.6H5.6V5.6H-5.6Z";
const HOURGLASS = "M-5.4-7.6H5.4V-5.6C5.4-2.6 2.6-1.4 1.2 0 2.6 1.4 5.4 2.6 5.4 5.6V7.6H-5.4V5.6C-5.4 2.6-2.6 1.4-1.2 0-2.6-1.4-5.4-2.6-5.4-5.6Z";
const DIE = "M-6.4-4.8A1.6 1.6 0 0 1-4.8-6.4H4.8A1.6 1.6 0 0 1 6.4-4.8V4.8A1.6 1.6 0 0 1 4.8 6.4H-4.8A1.6 1.6 0 0 1-6.4 4.8ZM-3.2-4.6A1.4 1.4 0 1 0-3.2-1.8 1.4 1.4 0 1 0-3.2-4.6ZM0-1.4A1.4 1.4 0 1 0 0 1.4 1.4 1.4 0 1 0 0-1.4ZM3.2 1.8A1.4 1.4 0 1 0 3.2 4.6 1.4 1.4 0 1 0 3.2 1.8Z";
const SKULL = "M0-7.2C4-7.2 6.4-4.6 6.4-1.4 6.4.8 5.2 2.6 3.6 3.4V6.8H1.4V5H.6V6.8H-.6V5H-1.4V6.8H-3.6V3.4C-5.2 2.6-6.4.8-6.4-1.4-6.4-4.6-4-7.2 0-7.2ZM-2.6-3A1.7 1.7 0 1 0-2.6.4 1.7 1.7 0 1 0-2.6-3ZM2.6-3A1.7 1.7 0 1 0 2.6.4 1.7 1.7 0 1 0 2.6-3Z";
const MOUTH = BADGES["mouth-of-sauron"] ?? "";
const CARD = "M-4.8-7.4H4.8C5.4-7.4 5.8-7 5.8-6.4V6.4C5.8 7 5.4 7.4 4.8 7.4H-4.8C-5.4 7.4-5.8 7-5.8 6.4V-6.4C-5.8-7-5.4-7.4-4.8-7.4ZM-3.6-5.2V-.6H3.6V-5.2ZM-3.6 1V2.4H3.6V1ZM-3.6 4V5.4H1.4V4Z";
const HAND = BADGES.saruman ?? "";
const FLAME = "M.6-7.8C1.4-4.6 5.6-2.6 5.6 2.2 5.6 5.6 3.2 7.6 0 7.6S-5.6 5.6-5.6 2.4C-5.6.2-4.4-1.4-3.2-2.6-3-1.4-2.6-.8-1.8-.4-2-3.2-1-6 .6-7.8ZM.2.6C-1 2-2 3-2 4.4-2 5.6-1.2 6.2 0 6.2S2 5.6 2 4.4C2 3 1.2 2 .2.6Z";
const STEP = "M-6.6 6.6V3.4H-2.4V-.2H1.6V-3.8H5.2V-7H6.8V-2.2H3.4V1.4H-.8V5H-5V6.6Z";

/** Action tokens. */
export const TOKENS: Readonly<Record<string, string>> = { "draw-card": CARD, "move-minions": WINGS, "advance-nation": STEP };

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

export { CARD, DIE, EYE, FLAME, HOOD, RING, SHIELD, SKULL, STAR, SWORD, SWORDS };
