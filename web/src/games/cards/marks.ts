/** Colours and marks of the factions, and the emblems of cards: path data in a square of 16 around (0, 0). */
import type { CardFact } from "../../lib/facts.ts";
import { BADGES } from "../wotr/map/marks.ts";

/** Cream letters stand out on each of them. */
export const COLOURS: Readonly<Record<string, string>> = {
  dunedain: "#2f3f92",
  elf: "#1d6a50",
  dwarf: "#6d4526",
  hobbit: "#8a5f08",
  rohan: "#4f6b16",
  wizard: "#55647b",
  isengard: "#4b4b41",
  monstrous: "#5b2a66",
  southron: "#a04c06",
  mordor: "#8d1c15",
};

/** Sky above and below, by day for the Free Peoples, by night and fire for the Shadow. */
export const SKIES: Readonly<Record<string, readonly [string, string]>> = {
  dunedain: ["#7f93c9", "#f3e3bd"],
  elf: ["#8cbfa6", "#f6edc4"],
  dwarf: ["#b08d66", "#f1dcae"],
  hobbit: ["#9cc0c4", "#fbeab0"],
  rohan: ["#a9c0a0", "#f5e6ae"],
  wizard: ["#8390ab", "#ece5cf"],
  isengard: ["#5d6156", "#cbbf94"],
  monstrous: ["#2c1634", "#8a5a6d"],
  southron: ["#c4672a", "#f6d48b"],
  mordor: ["#3a0f10", "#c4552a"],
};

export const BADGE = {
  sword: "M0-7.8 1.4-5.6V2H4.6V4H1.2V5.8A1.3 1.3 0 1 1-1.2 5.8V4H-4.6V2H-1.4V-5.6Z",
  shield: "M-5.8-6.6C-3.6-5.8-1.6-6 0-7.4 1.6-6 3.6-5.8 5.8-6.6 6.4.2 4.4 5 0 7.4-4.4 5-6.4.2-5.8-6.6Z",
  feet: "M-3.4-6.8C-1.6-6.8-.8-4.6-1-2.4-1.1-1-1.8.2-3 .2S-5.4-1-5.6-2.6C-5.8-5-5-6.8-3.4-6.8ZM-5 1.4H-1.4C-1 3.4-1.8 4.8-3.2 4.8S-5.4 3.2-5 1.4ZM3.4-3.8C5-3.8 5.8-2 5.6.4 5.4 2 4.2 3.2 3 3.2S1.1 2 1 .6C.8-1.6 1.6-3.8 3.4-3.8ZM1.4 4.4H5C5.4 6.2 4.6 7.8 3.2 7.8S1 6.4 1.4 4.4Z",
  crown: "M-7 4.6-7.6-4.4-3.6-.4 0-6.4 3.6-.4 7.6-4.4 7 4.6Z",
  banner: "M-5.4-7.6H-3.8V7.6H-5.4ZM-3-7H6.6L4.2-3 6.6 1H-3Z",
  scroll: "M-4.6-7.4H4.2C5.8-7.4 6.6-6.2 6.6-5V-4H3.4V5C3.4 6.6 2.4 7.4 1 7.4H-4.4C-5.8 7.4-6.6 6.4-6.6 5.2V4.2H-4.4V-5.2C-4.4-6-5-6.4-5.6-6.4-5.6-7-5.2-7.4-4.6-7.4ZM-2.6-4.4V-3.2H1.8V-4.4ZM-2.6-1.6V-.4H1.8V-1.6ZM-2.6 1.2V2.4H1.8V1.2Z",
  ring: "M0-6.6A6.6 6.6 0 1 1 0 6.6 6.6 6.6 0 1 1 0-6.6ZM0-3.8A3.8 3.8 0 1 0 0 3.8 3.8 3.8 0 1 0 0-3.8Z",
  skull: "M0-7.2C4-7.2 6.4-4.6 6.4-1.4 6.4.8 5.2 2.6 3.6 3.4V6.8H1.4V5H.6V6.8H-.6V5H-1.4V6.8H-3.6V3.4C-5.2 2.6-6.4.8-6.4-1.4-6.4-4.6-4-7.2 0-7.2ZM-2.6-3A1.7 1.7 0 1 0-2.6.4 1.7 1.7 0 1 0-2.6-3ZM2.6-3A1.7 1.7 0 1 0 2.6.4 1.7 1.7 0 1 0 2.6-3Z",
  cycle: "M-.4-6.8A6.8 6.8 0 0 1 6.4-.6H4A4.4 4.4 0 0 0-.4-4.4V-2.2L-4.6-5.6-.4-9ZM.4 6.8A6.8 6.8 0 0 1-6.4.6H-4A4.4 4.4 0 0 0 .4 4.4V2.2L4.6 5.6.4 9Z",
  hourglass: "M-5.4-7.6H5.4V-5.6C5.4-2.6 2.6-1.4 1.2 0 2.6 1.4 5.4 2.6 5.4 5.6V7.6H-5.4V5.6C-5.4 2.6-2.6 1.4-1.2 0-2.6-1.4-5.4-2.6-5.4-5.6Z",
  yes: "M-6.8.6-4.6-1.6-1.8 1.2 4.8-5.6 6.8-3.6-1.8 5.4Z",
  no: "M-5-6.6 0-1.6 5-6.6 6.6-5 1.6 0 6.6 5 5 6.6 0 1.6-5 6.6-6.6 5-1.6 0-6.6-5Z",
  on: "M-6.8-1.6H1.4L-1.4-4.6.4-6.4 6.8 0 .4 6.4-1.4 4.6 1.4 1.6H-6.8Z",
  star: "M0-8 1.5-3.1 5.6-6.2 3.4-1.5 8-.9 3.5.9 6.1 5.3 1.7 3 0 7.8-1.7 3-6.1 5.3-3.5.9-8-.9-3.4-1.5-5.6-6.2-1.5-3.1Z",
} as const;

const DOOR =
  "M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7ZM0-5.6A5.6 5.6 0 1 0 0 5.6 5.6 5.6 0 1 0 0-5.6ZM-.6-4.6H.6V4.6H-.6ZM-4.4-.6H-1.4V.6H-4.4ZM2.8-.9A.9.9 0 1 1 2.8.9.9.9 0 1 1 2.8-.9Z";
const CLAWS =
  "M-6.4-6.6C-4.6-3.4-3.6 1.6-4.4 7-2.4 2.4-2.4-3.4-6.4-6.6ZM-1.8-7.4C0-3.4.4 2-.4 7.4 2 2.6 2.4-3.6-1.8-7.4ZM3-6.8C4.6-3.2 4.8 1.4 4 6.2 6.4 2 6.8-3.4 3-6.8Z";

export const MARKS: Readonly<Record<string, string>> = {
  dunedain: BADGES.gondor ?? "",
  elf: BADGES.elves ?? "",
  dwarf: BADGES.dwarves ?? "",
  hobbit: DOOR,
  rohan: BADGES.rohan ?? "",
  wizard: BADGES["gandalf-the-grey"] ?? "",
  isengard: BADGES.isengard ?? "",
  monstrous: CLAWS,
  southron: BADGES.southrons ?? "",
  mordor: BADGES.sauron ?? "",
};

const HOOD = "M0-7.6C3.8-6.2 5.4-2.6 5.6 1.2L7.2 7.6H-7.2L-5.6 1.2C-5.4-2.6-3.8-6.2 0-7.6ZM0-3.2C-2-1.6-2.6.8-2.4 3.4L0 5 2.4 3.4C2.6.8 2-1.6 0-3.2Z";
const HELM = "M-5.8 6.8V-.4C-5.8-4.6-3.2-6.8-.9-7.2V-8H.9V-7.2C3.2-6.8 5.8-4.6 5.8-.4V6.8H2.4L1 2V-.4H3.6V-2.4H-3.6V-.4H-1V2L-2.4 6.8Z";
const STAFF = "M-.9 7.8V-2H.9V7.8ZM0-7.8 2.6-4.8 0-1.8-2.6-4.8Z";
const ENT = "M-2 7.8C-1.4 5-1.4 3-2.2.6L-6.2-1.8C-4.4-2-3.2-1.4-2-.8-2-3-4-4-4.6-6.8-3-5.6-1.6-5-1-3.4-.8-5-.6-6.4.6-7.8.8-6 1-4.8 1-3.2 2-4.6 3.4-5.4 5-5.8 4.2-4 2.6-2.6 2.2-.8 3.6-1.6 5-1.8 6.6-1.4L2.4 1C1.8 3.2 2 5.4 2.8 7.8Z";
const CLOAK = "M-1.8-7.6H1.8L2.6-5.2C4.6-4 5.6-.6 6.6 7.4 4.2 6 2.2 6 0 7.4-2.2 6-4.2 6-6.6 7.4-5.6-.6-4.6-4-2.6-5.2Z";
const CUP = "M-5.6-6.6H5.6C5.6-1.6 3.8 1.2 1 2V5H3.6V7H-3.6V5H-1V2C-3.8 1.2-5.6-1.6-5.6-6.6Z";
const ORB = "M0-6.8A5.6 5.6 0 1 1 0 4.4 5.6 5.6 0 1 1 0-6.8ZM-1.8-4.8A3.2 3.2 0 0 0-3.8-1.2H-2.4A2 2 0 0 1-1.2-3.6ZM-4 5H4L5 7.6H-5Z";
const COAT = "M-3.2-7.4-7.4-4.6-5.8-.8-4.2-1.6V7.2H4.2V-1.6L5.8-.8 7.4-4.6 3.2-7.4C1.6-5.6-1.6-5.6-3.2-7.4Z";
const SMOKE = "M-1.6 7.4C-4.6 5.8-4.6 2.8-2.2 1.2 0-.2.4-1.6-.6-3 2.4-2.2 2.8.6.8 2.2-.4 3.2-.2 4.2.8 4.8 3.4 3.6 4.4.4 2.8-2.6 1.4-5.2-1-5.4-1.2-7.6 3.6-6.8 6.6-3 6 1.2 5.4 5.2 2 7.6-1.6 7.4Z";
const WHIP = "M-7 6.6-5.4 7.6.4.4C3.4-3.2 5.4-3.2 5.4-1 5.4.8 3 1 3 2.8 3 5.4 7 5 7.2 2.2 6.4 3.4 4.8 3.6 4.8 2.8 4.8 2 7.2 1 7.2-1.6 7.2-5.8 2.6-5.8-1-1.4Z";
const BREAD = "M-6.8-2.6-1-6.4 6.8-3.2V2.4L1 6.4-6.8 3ZM-5.4-1.8V2L.4 4.4V.6ZM-3.8-2.8 1 -.6 5-3 .2-5Z";

/** Emblems of single cards, by their kind; else that of what they are. */
const OWN: Readonly<Record<string, string>> = {
  aragorn: BADGES.aragorn ?? "", strider: BADGES.strider ?? "", boromir: BADGES.boromir ?? "", legolas: BADGES.legolas ?? "",
  gimli: BADGES.gimli ?? "", "merry-brandybuck": BADGES.meriadoc ?? "", "pippin-took": BADGES.peregrin ?? "",
  "gandalf-the-grey": BADGES["gandalf-the-grey"] ?? "", "gandalf-the-white": BADGES["gandalf-the-white"] ?? "",
  saruman: BADGES.saruman ?? "", "the-witch-king": BADGES["witch-king"] ?? "", "mouth-of-sauron": BADGES["mouth-of-sauron"] ?? "",
  "the-lidless-eye": BADGES.sauron ?? "", "fell-beast": BADGES.nazgul ?? "", "frodo-baggins": BADGE.ring,
  "dwarven-axe": BADGES.gimli ?? "", "bow-of-the-galadhrim": BADGES.legolas ?? "", "gandalfs-staff": STAFF, "sarumans-staff": STAFF,
  "nenya-ring-of-adamant": BADGE.ring, "vilya-ring-of-air": BADGE.ring, "narya-ring-of-fire": BADGE.ring,
  "elven-cloak": CLOAK, "nazguls-mantle": CLOAK, "woven-of-all-colours": CLOAK, "mithril-coat": COAT, lembas: BREAD,
  "herbs-and-stewed-rabbit": CUP, "ent-draught": CUP, "mirror-of-galadriel": CUP, "phial-of-galadriel": BADGE.star,
  "palantir-of-orthanc": ORB, "black-breath": SMOKE, "whip-of-many-thongs": WHIP, "shadowfax": BADGES.rohan ?? "",
  "black-riders-mount": BADGES.rohan ?? "", "the-great-gate": "M-5.6 7V-3H-6.6V-7H-4.2V-5.2H-2V-7H2V-5.2H4.2V-7H6.6V-3H5.6V7H1.8V3A1.8 1.8 0 0 0-1.8 3V7Z",
};

const TYPES: Readonly<Record<Exclude<CardFact["type"], "army">, string>> = { character: HELM, item: BADGE.star, event: BADGE.scroll };

export function emblemOf(fact: CardFact): string {
  const own = OWN[fact.kind];
  if (own) return own;
  if (fact.type === "army") return MARKS[fact.faction] ?? BADGE.banner;
  if (fact.subtypes.includes("nazgul")) return HOOD;
  if (fact.subtypes.includes("ent")) return ENT;
  if (fact.subtypes.includes("weapon")) return BADGE.sword;
  if (fact.faction === "monstrous") return CLAWS;
  if (fact.type === "character" && fact.faction === "hobbit") return DOOR;
  return TYPES[fact.type];
}

/** The backs of the players' decks. */
export const BACKS: Readonly<Record<string, { colour: string; mark: string }>> = {
  frodo: { colour: "#3c5a1c", mark: BADGE.ring },
  aragorn: { colour: "#27397f", mark: BADGES.aragorn ?? "" },
  gandalf: { colour: "#4d5c78", mark: BADGES["gandalf-the-grey"] ?? "" },
  "witch-king": { colour: "#6d1510", mark: BADGES["witch-king"] ?? "" },
  saruman: { colour: "#3b3b33", mark: BADGES.saruman ?? "" },
  balrog: { colour: "#4a1d55", mark: CLAWS },
};
