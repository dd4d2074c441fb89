/** Signs of Hunt for the Ring: path data in a square of 16 around (0, 0), in one colour. */
import { FEET, FLAME, HOURGLASS, NO, ON, RING, SCROLL, STAR, SWORD, YES } from "../../art/signs.ts";

export const EYE =
  "M-7.6 0C-4.8-4.6-2.4-6 0-6S4.8-4.6 7.6 0C4.8 4.6 2.4 6 0 6S-4.8 4.6-7.6 0ZM0-4.4C-1.4-2.2-1.4 2.2 0 4.4 1.4 2.2 1.4-2.2 0-4.4Z";
export const HOOD =
  "M0-7.8C4.2-7.8 5.6-3.4 5.6.2 5.6 2.6 6.2 5 7.2 6.8H-7.2C-6.2 5-5.6 2.6-5.6.2-5.6-3.4-4.2-7.8 0-7.8ZM0-4.6C-1.8-4.6-3-2.4-3 .4-3 3-1.8 5 0 5S3 3 3 .4C3-2.4 1.8-4.6 0-4.6Z";
export const MOON = "M2.6-7.4A7.6 7.6 0 1 0 7.2 3.2 6.2 6.2 0 0 1 2.6-7.4Z";
export const SUN =
  "M0-3.6A3.6 3.6 0 1 1 0 3.6 3.6 3.6 0 1 1 0-3.6ZM-.8-7.6H.8V-5.2H-.8ZM-.8 5.2H.8V7.6H-.8ZM-7.6-.8H-5.2V.8H-7.6ZM5.2-.8H7.6V.8H5.2ZM-5.9-4.8-4.8-5.9-3.1-4.2-4.2-3.1ZM3.1 4.2 4.2 3.1 5.9 4.8 4.8 5.9ZM4.8-5.9 5.9-4.8 4.2-3.1 3.1-4.2ZM-4.2 3.1-3.1 4.2-4.8 5.9-5.9 4.8Z";
export const LEAF = "M-6.4 6.6C-6.8-1.8-2.6-6.6 6.6-6.6 6.8 2.6 2.2 7-4.2 5.2L.8-1-5.4 5.6Z";
export const STAFF = "M-1 7.8-.8-3.6C-4.6-4-4.4-7.8-1-7.8 2.6-7.8 3-4 .8-3.6L1 7.8Z";
export const DOT_SIGN = "M0-3.2A3.2 3.2 0 1 1 0 3.2 3.2 3.2 0 1 1 0-3.2Z";
export const REST = MOON;
const CARD = SCROLL;

/** The faces of the dice. */
export const FACES: Readonly<Record<string, string>> = {
  ring: RING,
  sword: SWORD,
  sorcery: FLAME,
  shadow: EYE,
  "chief-ring": RING,
  "chief-sword": SWORD,
  "chief-sorcery": FLAME,
  "morgul-ring": RING,
  pursuit: FEET,
  "morgul-shadow": EYE,
};

/** By kind of answer, where no die, figure or card stands for it. */
export const WORDS: Readonly<Record<string, string>> = {
  "record-location": FEET,
  "record-dot": DOT_SIGN,
  "move-frodo": FEET,
  rest: REST,
  "spend-fellowship": LEAF,
  "give-fellowship": LEAF,
  "end-turn": HOURGLASS,
  "move-gandalf": STAFF,
  "reveal-gandalf": STAFF,
  "do-deed": STAR,
  "enter-rivendell": STAR,
  ride: HOOD,
  search: EYE,
  hunt: SWORD,
  manhunt: FEET,
  "draw-sorcery": FLAME,
  "play-sorcery": CARD,
  "play-ally": CARD,
  "draw-one": CARD,
  "share-cards": CARD,
  "change-direction": ON,
  "keep-direction": FEET,
  "bear-corruption": RING,
  "cancel-token": YES,
  "cancel-action": NO,
  decline: NO,
  "do-not-move": NO,
  "no-more": NO,
  pass: HOURGLASS,
  "perceive-area": RING,
  "perceive-section": RING,
  "ability-perceive-area": RING,
  "ability-perceive-section": RING,
  "hunt-with-die": SWORD,
  "ability-hunt": SWORD,
  "ability-search": EYE,
  "ability-step": FEET,
  "ability-ride": FEET,
  "remove-ally-token": NO,
  "use-companion": LEAF,
  "turn-companion": LEAF,
  "discard-card": NO,
  "discard-die": NO,
  "move-ally-token": ON,
  "place-ally-token": ON,
  "move-nazgul": HOOD,
  "choose-journey": SCROLL,
  "give-card": CARD,
};
/** A token, round, with a ring of marks; tidings are a shield with a leaf. */
export const TOKEN =
  "M0-7.4A7.4 7.4 0 1 1 0 7.4 7.4 7.4 0 1 1 0-7.4ZM0-5.4A5.4 5.4 0 1 0 0 5.4 5.4 5.4 0 1 0 0-5.4ZM0-2.6A2.6 2.6 0 1 1 0 2.6 2.6 2.6 0 1 1 0-2.6Z";
export const TALE =
  "M-5.8-6.6C-3.6-5.8-1.6-6 0-7.4 1.6-6 3.6-5.8 5.8-6.6 6.4.2 4.4 5 0 7.4-4.4 5-6.4.2-5.8-6.6ZM-3 3C-3-1-.6-3.4 3.6-3.4 3.6.6 1.2 2.8-2 2Z";
/** What only one seat sees: an eye, crossed. */
export const UNSEEN =
  "M-7.6 0C-4.8-4.6-2.4-6 0-6 1 -6 2-5.8 3-5.2L5.6-7.8 7-6.4-6.4 7-7.8 5.6-5 2.8C-6 1.8-6.8 1-7.6 0ZM4.8-2.6C5.8-1.8 6.6-1 7.6 0 4.8 4.6 2.4 6 0 6-.8 6-1.6 5.8-2.4 5.4Z";
