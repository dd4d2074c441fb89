/** The pictures of the event cards of War of the Ring: a land, before it an emblem, and often a small seal beside it. */
import { BADGES, SWORDS } from "../../art/badges.ts";
import {
  ABROAD,
  ADAMANT,
  ANCHOR,
  ARROWS,
  BASIN,
  BIRDS,
  BLAST,
  BRIDLED,
  CANDLE,
  CHAIR,
  CIRCLET,
  CLUB,
  COAT,
  DEAD,
  DRUM,
  EAGLE,
  ENT,
  EVENSTAR,
  EYES,
  FISH,
  FLEET,
  FLOWER,
  HERB,
  HORNED,
  KEY,
  KING,
  LEAF_CLOAK,
  MACE,
  MORGUL,
  MUMAK,
  NO_DAWN,
  OPEN_BOOK,
  ORB,
  PEAK,
  PHIAL,
  PITCHFORK,
  RAM,
  RED_ARROW,
  REFORGED,
  ROWAN,
  SABRE,
  SCIMITARS,
  SMOKE,
  SPEAR,
  SPIDER,
  STAFF,
  STAIRS,
  STANDARD,
  STING,
  SWAN,
  THREE,
  TONGUE,
  WHIP,
  WINGED,
  WOLF,
} from "../../art/emblems.ts";
import type { LandName } from "../../art/lands.ts";
import { BIRD, BOAT, BOLT, CLOUD, DROP, FEATHERED, NOTE } from "../../art/omens.ts";
import { BANNER, FEET, FLAME, HELM, HOURGLASS, ON, RING, SCROLL, SHIELD, SKULL, STAR, TOWER } from "../../art/signs.ts";
import {
  ANVIL,
  BEAR,
  BELL,
  BROKEN,
  DAY_AND_NIGHT,
  GRASP,
  HOST,
  HUORN,
  LONG_SHADOW,
  ROAD,
  ROPE,
  SHIP,
  TENTACLES,
} from "./devices.ts";
import type { WarFacts } from "./facts.ts";
import { badgeOf } from "./rulers.ts";
import { HOOD } from "./signs.ts";

const of = (badge: string): string => BADGES[badge] ?? "";

/** The emblem, the land, and the seal. */
type Drawn = readonly [emblem: string, land: LandName, seal?: string];

const PICTURES: Readonly<Record<string, Drawn>> = {
  // Elven Cloaks to Athelas: what the Fellowship carries.
  "fp-char-01": [LEAF_CLOAK, "forest"],
  "fp-char-02": [ROPE, "peaks"],
  "fp-char-03": [PHIAL, "cave"],
  "fp-char-04": [FISH, "marsh", EYES],
  "fp-char-05": [COAT, "cave", STING],
  "fp-char-06": [of("gimli"), "peaks", of("legolas")],
  "fp-char-07": [of("boromir"), "river"],
  "fp-char-08": [STAFF, "gate", of("gandalf-the-grey")],
  "fp-char-09": [HERB, "tower"],
  // There Is Another Way to There and Back Again: the ways of the companions.
  "fp-char-10": [STAIRS, "pinnacles"],
  "fp-char-11": [FEET, "river", BOAT],
  "fp-char-12": [NOTE, "hills", OPEN_BOOK],
  "fp-char-13": [BASIN, "forest", STAR],
  "fp-char-14": [ORB, "tower", REFORGED],
  "fp-char-15": [EAGLE, "peaks"],
  "fp-char-16": [THREE, "plains", FEET],
  "fp-char-17": [ROAD, "hills"],
  // The eagles, the ents, the dead, and the companions of the kings.
  "fp-char-18": [EAGLE, "volcano", of("nazgul")],
  "fp-char-19": [ENT, "forest"],
  "fp-char-20": [HUORN, "forest"],
  "fp-char-21": [ROWAN, "forest", ENT],
  "fp-char-22": [DEAD, "cave"],
  "fp-char-23": [CHAIR, "city", of("boromir")],
  "fp-char-24": [STANDARD, "tower", of("strider")],

  "fp-str-01": [SWORDS, "gate", of("aragorn")],
  "fp-str-02": [EVENSTAR, "forest", ADAMANT],
  "fp-str-03": [FEATHERED, "forest"],
  "fp-str-04": [OPEN_BOOK, "cave", of("dwarves")],
  "fp-str-05": [SCIMITARS, "volcano", SKULL],
  "fp-str-06": [ARROWS, "forest", of("gondor")],
  "fp-str-07": [FLAME, "hills", of("boromir")],
  "fp-str-08": [CIRCLET, "peaks"],
  "fp-str-09": [RED_ARROW, "plains"],
  "fp-str-10": [HELM, "city", of("rohan")],
  "fp-str-11": [DRUM, "forest"],
  "fp-str-12": [DAY_AND_NIGHT, "plains"],
  "fp-str-13": [SHIP, "river"],
  "fp-str-14": [WINGED, "city"],
  "fp-str-15": [FLOWER, "forest", of("legolas")],
  "fp-str-16": [BRIDLED, "plains", KING],
  "fp-str-17": [BEAR, "forest"],
  "fp-str-18": [SWAN, "river"],
  "fp-str-19": [BELL, "peaks", BANNER],
  "fp-str-20": [SWORDS, "hills"],
  "fp-str-21": [of("elves"), "peaks", BRIDLED],
  "fp-str-22": [of("dwarves"), "gate", SHIELD],
  "fp-str-23": [SPEAR, "plains", of("rohan")],
  "fp-str-24": [of("legolas"), "forest", of("elves")],

  // What waits for the Ring-bearers.
  "sh-char-01": [SPIDER, "cave"],
  "sh-char-02": [RING, "volcano"],
  "sh-char-03": [FEET, "volcano", WHIP],
  "sh-char-04": [EYES, "volcano", RING],
  "sh-char-05": [HORNED, "tower", FEET],
  "sh-char-06": [RING, "river", SKULL],
  "sh-char-07": [TENTACLES, "gate"],
  "sh-char-08": [CANDLE, "marsh"],
  "sh-char-09": [HOOD, "hills", of("sauron")],
  "sh-char-10": [CLOUD, "peaks", BOLT],
  "sh-char-11": [of("nazgul"), "tower", MORGUL],
  "sh-char-12": [MORGUL, "tower", DROP],
  "sh-char-13": [GRASP, "forest", RING],
  "sh-char-14": [BROKEN, "river", BOAT],
  "sh-char-15": [HOURGLASS, "marsh", FEET],
  "sh-char-16": [BIRDS, "peaks"],
  "sh-char-17": [FLAME, "cave", WHIP],
  // The powers of the Dark Lord and of his captains.
  "sh-char-18": [of("sauron"), "pinnacles"],
  "sh-char-19": [SMOKE, "city", HOOD],
  "sh-char-20": [RAM, "city", FLAME],
  "sh-char-21": [ORB, "pinnacles"],
  "sh-char-22": [TONGUE, "plains", KING],
  "sh-char-23": [ABROAD, "marsh"],
  "sh-char-24": [of("witch-king"), "city", of("nazgul")],

  "sh-str-01": [SHIP, "river", EVENSTAR],
  "sh-str-02": [HORNED, "gate", of("isengard")],
  "sh-str-03": [CHAIR, "city", FLAME],
  "sh-str-04": [NO_DAWN, "plains"],
  "sh-str-05": [KEY, "gate", of("mouth-of-sauron")],
  "sh-str-06": [BIRD, "plains", of("gandalf-the-grey")],
  "sh-str-07": [HOST, "volcano"],
  "sh-str-08": [LONG_SHADOW, "plains"],
  "sh-str-09": [HOST, "gate", ON],
  "sh-str-10": [FLEET, "river", ANCHOR],
  "sh-str-11": [PITCHFORK, "plains", FLAME],
  "sh-str-12": [of("witch-king"), "peaks", TOWER],
  "sh-str-13": [SCIMITARS, "pinnacles", of("isengard")],
  "sh-str-14": [MACE, "volcano"],
  "sh-str-15": [CLUB, "peaks"],
  "sh-str-16": [of("saruman"), "pinnacles", BLAST],
  "sh-str-17": [KING, "dunes", of("southrons")],
  "sh-str-18": [REFORGED, "gate", of("sauron")],
  "sh-str-19": [PEAK, "peaks", HORNED],
  "sh-str-20": [SKULL, "forest", HORNED],
  "sh-str-21": [SABRE, "dunes", of("southrons")],
  "sh-str-22": [WOLF, "marsh", CLUB],
  "sh-str-23": [MUMAK, "dunes", of("sauron")],
  "sh-str-24": [ANVIL, "volcano"],

  // Kings of Middle-earth; a card that takes the place of another has its picture.
  "km-fp-char-25": [SHIELD, "city", HERB],
  "km-fp-char-26": [STAR, "forest", PHIAL],
  "km-fp-str-25": [SHIELD, "gate", KING],
  "km-fp-str-26": [PITCHFORK, "hills"],
  "km-sh-char-25": [KEY, "plains", TONGUE],
  "km-sh-char-26": [NO_DAWN, "city", SKULL],
  "km-sh-str-25": [ORB, "volcano", of("sauron")],
  "km-sh-str-26": [BLAST, "city", of("sauron")],
};

/** Before which land a character stands. */
const HOMES: Readonly<Record<string, LandName>> = {
  "ring-bearers": "hills",
  "gandalf-the-grey": "hills",
  strider: "tower",
  boromir: "city",
  legolas: "forest",
  gimli: "cave",
  meriadoc: "plains",
  peregrin: "city",
  aragorn: "gate",
  "gandalf-the-white": "plains",
  gollum: "marsh",
  saruman: "pinnacles",
  "witch-king": "tower",
  "mouth-of-sauron": "gate",
  "king-brand": "river",
  "king-dain": "peaks",
  "steward-denethor": "city",
  "king-theoden": "plains",
  "king-thranduil": "forest",
  "black-serpent": "dunes",
  "shadow-of-mirkwood": "forest",
  ugluk: "plains",
};
const SELF: Readonly<Record<string, string>> = { "ring-bearers": RING, gollum: EYES };

type Deck = WarFacts["cards"][string]["deck"];

/** By deck: the ground, on which cream letters stand out, and the sky, by day for the Free Peoples. */
const DECKS: Readonly<Record<Deck, { colour: string; sky: readonly [string, string]; dark: boolean }>> = {
  "free-peoples-character": { colour: "#24568c", sky: ["#86a8cf", "#f6e8bd"], dark: false },
  "free-peoples-strategy": { colour: "#1f6650", sky: ["#94bda4", "#f8ecc0"], dark: false },
  "shadow-character": { colour: "#4e2560", sky: ["#24122e", "#8f5b6b"], dark: true },
  "shadow-strategy": { colour: "#8a1f14", sky: ["#35100f", "#c25f2c"], dark: true },
};

export interface Picture {
  emblem: string;
  seal: string;
  land: LandName;
  colour: string;
  sky: readonly [string, string];
  dark: boolean;
  /** Characters have a medallion, strategy a standard, what stays on the table a lozenge. */
  frame: "army" | "character" | "item";
}

/** The drawing of an event card, or of the one whose place it takes. */
const drawingOf = (card: string): Drawn | undefined => PICTURES[card] ?? PICTURES[card.replace(/^km-/, "")];

/** The picture of an event card or a character; one that nobody has drawn has a common sign. */
export function pictureOf(id: string, { cards, characters }: WarFacts): Picture | null {
  const person = characters[id];
  if (person) {
    const emblem = SELF[id] ?? (badgeOf(id) || STAR);
    return { emblem, seal: "", land: HOMES[id] ?? "plains", ...DECKS[`${person.side}-character`], frame: "character" };
  }
  const fact = cards[id];
  if (!fact) return null;
  const strategy = fact.deck.endsWith("-strategy");
  const [emblem, land, seal = ""] = drawingOf(id) ?? [strategy ? BANNER : SCROLL, "plains"];
  return { emblem, seal, land, ...DECKS[fact.deck], frame: fact.table ? "item" : strategy ? "army" : "character" };
}

/** Whether somebody has drawn a picture for it. */
export const drawn = (id: string): boolean => drawingOf(id) !== undefined || id in HOMES;
