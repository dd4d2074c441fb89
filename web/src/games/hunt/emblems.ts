/** The pictures of the cards of Hunt for the Ring: a land, and before it an emblem in a square of 16 around (0, 0). */
import { BADGES, SWORDS } from "../../art/badges.ts";
import type { LandName } from "../../art/lands.ts";
import { BIRD, BOAT, BOLT, CLOUD, DROP, FEATHERED, NOTE } from "../../art/omens.ts";
import { FEET, FLAME, RING, SCROLL, SKULL, STAR } from "../../art/signs.ts";
import type { HuntFacts } from "./facts.ts";
import { EYE, HOOD, LEAF, MOON, STAFF } from "./signs.ts";

const MUSHROOM =
  "M-7.6 0C-7.2-4.6-4-7.6 0-7.6S7.2-4.6 7.6 0C5 1.2 2.6 1.4 2 1.4L2.8 6.4C1.6 7.8-1.6 7.8-2.8 6.4L-2 1.4C-2.6 1.4-5 1.2-7.6 0ZM-3.4-4.6A1.3 1.3 0 1 0-3.4-2 1.3 1.3 0 1 0-3.4-4.6ZM2.4-5.6A1.5 1.5 0 1 0 2.4-2.6 1.5 1.5 0 1 0 2.4-5.6Z";
const DOG =
  "M-7-2.6C-5.4-3.4-4.4-5-3.4-6.8L-2-7.6-1.2-5.4C1.4-5 4-3.6 5.4-1L7-2.4 7.4-1 6 1.6C6.4 3.6 6 5.6 5.6 7.4H2L2.2 4.8H-.4L-1 7.4H-4.2C-4 5-3.6 3-2.8 1.2-4.4 1.4-6 1-7.2 0ZM-3-4.2A.7.7 0 1 0-3-2.8.7.7 0 1 0-3-4.2Z";
const DOOR =
  "M0-7.6A7.6 7.6 0 1 1 0 7.6 7.6 7.6 0 1 1 0-7.6ZM0-6A6 6 0 1 0 0 6 6 6 0 1 0 0-6ZM-.7-4.8H.7V4.8H-.7ZM2.8-.9A.9.9 0 1 1 2.8.9.9.9 0 1 1 2.8-.9Z";
const MUG =
  "M-6.2-4.4C-6.6-6.2-4.4-7.4-3-6.4-2-8-.4-7.8.6-6.6 2.2-7.6 4-6.2 3.6-4.4V-3.2H5C6.6-3.2 7.4-2.2 7.4-.6V1.8C7.4 3.4 6.6 4.4 5 4.4H3.6V7.4H-6.2ZM3.6-1.6V2.8H4.8C5.5 2.8 5.8 2.4 5.8 1.7V-.5C5.8-1.2 5.5-1.6 4.8-1.6Z";
const SPADE = "M-1-8H1V-1H3.6V3.4C3.6 5.6 2 7.2 0 8-2 7.2-3.6 5.6-3.6 3.4V-1H-1ZM-2.6-8H2.6V-6.6H-2.6Z";
const UMBRELLA =
  "M0-7.8C4.2-7.4 7.4-4.4 7.8 0 6.4-1.2 5-1.2 3.8 0 2.8-1 1.8-1.2.8-.6V5C.8 7.4-3.4 7.4-3.4 4.6H-2C-2 5.8-.8 5.8-.8 4.8V-.6C-1.8-1.2-2.8-1-3.8 0-5-1.2-6.4-1.2-7.8 0-7.4-4.4-4.2-7.4 0-7.8Z";
const FEATHER =
  "M6.8-7.6C7.6-1.6 4 3.8-2.4 4.4L-5.8 7.8-7 6.6-3.8 3.2C-3.8-3.4 1-7.4 6.8-7.6ZM3.8-4.6-2.2 1.6-1.2 2.4 4.4-3.8Z";
const FLOWER =
  "M0-7.8C1.8-6.6 2.2-5 1.2-3.2 3.2-4.2 5-3.8 6.2-2 5 0 3.2.2 1.2-.8 2.4 1 2 2.6.6 3.8V7.8H-.6V3.8C-2 2.6-2.4 1-1.2-.8-3.2.2-5 0-6.2-2-5-3.8-3.2-4.2-1.2-3.2-2.2-5-1.8-6.6 0-7.8Z";
const FORK = "M-4.6-7.8H-3.2V-3.2H-.7V-7.8H.7V-3.2H3.2V-7.8H4.6V-1.8H.8V7.8H-.8V-1.8H-4.6Z";
const CANDLE =
  "M-2.4 6V-1C-1.6-1.8 1.6-1.8 2.4-1V6H5.8C5.4 7.4 4.4 7.8 3 7.8H-3C-4.4 7.8-5.4 7.4-5.8 6ZM0-8C1.8-6 2.2-4.8 2.2-4A2.2 2.2 0 1 1-2.2-4C-2.2-4.8-1.8-6 0-8Z";
const BED = "M-7.8-5H-6.4V1.2H6.4V-1C6.4-2.4 5.4-3.4 4-3.4H-1V.2H-5V-2.8C-5-4-2-4-2-2.8H7.8V6H6.4V3.6H-6.4V6H-7.8Z";
const WAVE =
  "M-8-1.6C-6-4.8-3.6-4.8-1.6-2.2-.4-.6 1-.6 2.2-2.2 4.2-4.8 6.4-4.4 8-2V.8C6.4-1.4 4.8-1.4 3.4.4 1.4 2.6-1 2.6-2.8.4-4.2-1.4-6-1.4-8 1.4ZM-8 4.2C-6 1-3.6 1-1.6 3.6-.4 5.2 1 5.2 2.2 3.6 4.2 1 6.4 1.4 8 3.8V6.6C6.4 4.4 4.8 4.4 3.4 6.2 1.4 8.4-1 8.4-2.8 6.2-4.2 4.4-6 4.4-8 7.2Z";
const PEAK = "M-8 7-2.6-3 0-7.8 2.6-3 8 7ZM0-5.4-2-1.8-.8-2.6 0-1 1.2-2.4 2-1.8Z";
const KNIFE =
  "M-7 7.8-5.4 3.4-6.4 2.4-5.2 1.2-3.8 2.4C-.4-.8 3.4-3.4 7.8-7.8 7.6-2 3.4 2.6-1.2 4.8L-.2 6-1.4 7.2-2.6 6.2-5.6 8Z";
const QUESTION =
  "M-4.4-3.4C-4.4-6.2-2.4-7.8.2-7.8 3-7.8 5-6.2 5-3.6 5-.6 1.6.2 1.4 3H-1.6C-1.6-1.2 1.8-1.4 1.8-3.6 1.8-4.6 1.2-5.2.2-5.2-.8-5.2-1.4-4.4-1.4-3.4ZM-1.6 4.8H1.4V7.8H-1.6Z";
const CRY =
  "M-7.6-2.2-3.6-2.6 2-7V7L-3.6 2.6-7.6 2.2ZM3.6-3.4C5 -1.4 5 1.4 3.6 3.4L4.6 4.4C6.6 1.8 6.6-1.8 4.6-4.4ZM5.6-5.8C8.2-2.2 8.2 2.2 5.6 5.8L6.4 6.6C9.2 2.6 9.2-2.6 6.4-6.6Z";
const WEB =
  "M0-8 1-3.4 5.6-5.6 3.4-1 8 0 3.4 1 5.6 5.6 1 3.4 0 8-1 3.4-5.6 5.6-3.4 1-8 0-3.4-1-5.6-5.6-1-3.4ZM0-1.8-1.8 0 0 1.8 1.8 0Z";
const GATE = "M-7 7.4V-2C-7-5.6-4-7.6 0-7.6S7-5.6 7-2V7.4H4.6L3.2 2 4.4-1.2 1-4.6 1.8-1-1.4 1.2 0 7.4Z";
const RUNES = "M-5-7.6H4.6L6 7.6H-6.4ZM-3.4-5V4.8H-2V.6L.4-1.8-.4-2.8-2-1.2V-5ZM2-5V4.8H3.4V-2L4.6-.6 5-2Z";
const BRIDLED = BADGES.rohan ?? "";

/** What stands before which land, by card; copies of a card share it. */
const PICTURES: Readonly<Record<string, readonly [string, LandName]>> = {
  "ally-tom-bombadil": [FEATHERED, "forest"],
  "ally-gildor-inglorion": [BADGES.elves ?? "", "forest"],
  "ally-farmer-maggot": [MUSHROOM, "plains"],
  "ally-grip-fang-and-wolf": [DOG, "plains"],
  "ally-fatty-bolger": [DOOR, "hills"],
  "ally-horn-call-of-buckland": [BADGES.boromir ?? "", "hills"],
  "ally-a-short-cut-to-mushrooms": [MUSHROOM, "hills"],
  "ally-a-conspiracy-unmasked": [BADGES.meriadoc ?? "", "hills"],
  "ally-the-golden-perch": [MUG, "river"],
  "ally-the-gaffer": [SPADE, "hills"],
  "ally-the-wandering-company": [STAR, "forest"],
  "ally-under-the-tree-root": [BADGES.gondor ?? "", "forest"],
  "ally-lobelia-sackville-baggins": [UMBRELLA, "hills"],
  "ally-shirriffs-of-the-eastfarthing": [FEATHER, "hills"],
  "ally-bucklebury-ferry": [BOAT, "river"],
  "ally-the-old-forest-wakes": [BADGES.north ?? "", "forest"],
  "ally-a-walking-song": [NOTE, "hills"],
  "ally-goldberry": [FLOWER, "river"],
  "ally-gossip-at-the-green-dragon": [MUG, "hills"],
  "ally-farmer-cotton": [FORK, "plains"],
  "ally-letter-from-gandalf": [SCROLL, "hills"],
  "ally-ponies-from-crickhollow": [BRIDLED, "hills"],
  "ally-barliman-butterbur": [MUG, "gate"],
  "ally-glorfindel": [BADGES.elves ?? "", "peaks"],
  "ally-asfaloth": [BRIDLED, "peaks"],
  "ally-bill-the-pony": [BRIDLED, "tower"],
  "ally-athelas": [LEAF, "hills"],
  "ally-rangers-of-the-north": [BADGES.north ?? "", "peaks"],
  "ally-the-dunedain-keep-watch": [STAR, "tower"],
  "ally-runes-on-the-stone": [RUNES, "tower"],
  "ally-shadowfax": [BRIDLED, "plains"],
  "ally-lightning-on-weathertop": [BOLT, "tower"],
  "ally-strider-knows-the-way": [BADGES.strider ?? "", "marsh"],
  "ally-scouts-of-rivendell": [BADGES.legolas ?? "", "peaks"],
  "ally-elbereth-gilthoniel": [STAR, "peaks"],
  "ally-off-the-road": [FEET, "marsh"],
  "ally-fire-in-the-dell": [FLAME, "tower"],
  "ally-nobs-errand": [CANDLE, "gate"],
  "ally-bolsters-in-the-beds": [BED, "gate"],
  "ally-the-flood-of-bruinen": [WAVE, "river"],
  "ally-radagasts-birds": [BIRD, "peaks"],
  "ally-mists-of-midgewater": [CLOUD, "marsh"],
  "ally-elladan-and-elrohir": [SWORDS, "peaks"],
  "ally-bilbos-trolls": [PEAK, "forest"],
  "sorcery-leader-of-the-nine": [BADGES["witch-king"] ?? "", "tower"],
  "sorcery-fear-of-the-undead": [SKULL, "marsh"],
  "sorcery-the-black-breath": [CLOUD, "forest"],
  "sorcery-morgul-knife": [KNIFE, "tower"],
  "sorcery-the-ring-draws-them": [RING, "hills"],
  "sorcery-scent-of-blood": [DROP, "forest"],
  "sorcery-crebain": [BIRD, "peaks"],
  "sorcery-spies-on-the-road": [EYE, "plains"],
  "sorcery-questions-about-baggins": [QUESTION, "hills"],
  "sorcery-the-nine-ride-out": [HOOD, "river"],
  "sorcery-black-steeds": [BRIDLED, "plains"],
  "sorcery-piercing-cry": [CRY, "hills"],
  "sorcery-whispers-in-the-dark": [WAVE, "marsh"],
  "sorcery-terror-by-night": [MOON, "tower"],
  "sorcery-weight-of-the-ring": [RING, "volcano"],
  "sorcery-doors-broken-open": [GATE, "gate"],
  "sorcery-powers-of-darkness": [FLAME, "marsh"],
  "sorcery-net-of-watchers": [WEB, "forest"],
  "sorcery-the-will-of-sauron": [BADGES.sauron ?? "", "volcano"],
  "sorcery-morgul-sorcery": [STAFF, "tower"],
  frodo: [RING, "hills"],
  sam: [SPADE, "hills"],
  pippin: [BADGES.peregrin ?? "", "hills"],
  merry: [BADGES.meriadoc ?? "", "hills"],
  strider: [BADGES.strider ?? "", "tower"],
};

/** Cream letters stand out on each of them. */
const COLOURS = { ally1: "#3b5f1d", ally2: "#8d4707", sorcery: "#4b2a68", companion: "#7a5308" } as const;
const SKIES: Readonly<Record<keyof typeof COLOURS, readonly [string, string]>> = {
  ally1: ["#9cc0c4", "#fbeab0"],
  ally2: ["#b9a88c", "#f6e2b0"],
  sorcery: ["#2c1634", "#8a5a6d"],
  companion: ["#a9c0a0", "#f8e9b4"],
};

export interface Picture {
  emblem: string;
  land: LandName;
  colour: string;
  sky: readonly [string, string];
  dark: boolean;
}

/** What does as a card of this name does: copies are numbered. */
export const kindOf = (card: string): string => card.replace(/-\d+$/, "");

/** The picture of a card or a Companion. */
export function pictureOf(id: string, { cards }: HuntFacts): Picture {
  const deck = cards[id]?.deck ?? "companion";
  const [emblem, land] = PICTURES[kindOf(id)] ?? [SCROLL, "hills"];
  return { emblem, land, colour: COLOURS[deck], sky: SKIES[deck], dark: deck === "sorcery" };
}

/** Whether somebody has drawn a picture for it. */
export const drawn = (id: string): boolean => kindOf(id) in PICTURES;
