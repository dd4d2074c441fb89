/** Colours and marks of the factions, and the signs of the table: path data in a square of 16 around (0, 0). */
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

/** The backs of the players' decks. */
export const BACKS: Readonly<Record<string, { colour: string; mark: string }>> = {
  frodo: { colour: "#3c5a1c", mark: BADGE.ring },
  aragorn: { colour: "#27397f", mark: BADGES.aragorn ?? "" },
  gandalf: { colour: "#4d5c78", mark: BADGES["gandalf-the-grey"] ?? "" },
  "witch-king": { colour: "#6d1510", mark: BADGES["witch-king"] ?? "" },
  saruman: { colour: "#3b3b33", mark: BADGES.saruman ?? "" },
  balrog: { colour: "#4a1d55", mark: CLAWS },
};
