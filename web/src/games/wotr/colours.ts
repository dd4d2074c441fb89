/** The people that stands for a player of three or four: its badge and colour are the player's. */
export const PEOPLE_OF: Record<string, string> = {
  "free-peoples": "gondor",
  gondor: "gondor",
  rohan: "rohan",
  "witch-king": "sauron",
  saruman: "isengard",
};

/** Solid colours of the pieces; cream letters stand out on each of them. */
export const COLOURS: Record<string, string> = {
  elves: "#1d6a50",
  dwarves: "#6d4526",
  north: "#22659c",
  rohan: "#55711a",
  gondor: "#323f92",
  isengard: "#84690a",
  sauron: "#8d1c15",
  southrons: "#a85208",
};
