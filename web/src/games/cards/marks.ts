/** Colours and marks of the factions, and the signs of the table: path data in a square of 16 around (0, 0). */
import { BADGES } from "../../art/badges.ts";
import { BANNER, FEET, HOURGLASS, NO, ON, RING, SCROLL, SHIELD, SKULL, STAR, SWORD, YES } from "../../art/signs.ts";

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
  sword: SWORD,
  shield: SHIELD,
  feet: FEET,
  crown: "M-7 4.6-7.6-4.4-3.6-.4 0-6.4 3.6-.4 7.6-4.4 7 4.6Z",
  banner: BANNER,
  scroll: SCROLL,
  ring: RING,
  skull: SKULL,
  cycle:
    "M-.4-6.8A6.8 6.8 0 0 1 6.4-.6H4A4.4 4.4 0 0 0-.4-4.4V-2.2L-4.6-5.6-.4-9ZM.4 6.8A6.8 6.8 0 0 1-6.4.6H-4A4.4 4.4 0 0 0 .4 4.4V2.2L4.6 5.6.4 9Z",
  hourglass: HOURGLASS,
  yes: YES,
  no: NO,
  on: ON,
  star: STAR,
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

/** The backs of the players' decks. */
export const BACKS: Readonly<Record<string, { colour: string; mark: string }>> = {
  frodo: { colour: "#3c5a1c", mark: BADGE.ring },
  aragorn: { colour: "#27397f", mark: BADGES.aragorn ?? "" },
  gandalf: { colour: "#4d5c78", mark: BADGES["gandalf-the-grey"] ?? "" },
  "witch-king": { colour: "#6d1510", mark: BADGES["witch-king"] ?? "" },
  saruman: { colour: "#3b3b33", mark: BADGES.saruman ?? "" },
  balrog: { colour: "#4a1d55", mark: CLAWS },
};
