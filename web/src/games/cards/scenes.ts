/** What stands where on the pictures of cards: chosen by faction, location and card, so that a card has the same one on every table. */
import { lot, type LandName } from "../../art/lands.ts";

/** Where the peoples live. */
const HOMES: Readonly<Record<string, readonly LandName[]>> = {
  dunedain: ["city", "tower", "river"],
  elf: ["forest", "peaks", "river"],
  dwarf: ["peaks", "gate"],
  hobbit: ["hills", "forest"],
  rohan: ["plains", "gate", "peaks"],
  wizard: ["tower", "peaks", "forest"],
  isengard: ["pinnacles", "gate"],
  monstrous: ["cave", "peaks", "marsh"],
  southron: ["dunes", "river"],
  mordor: ["volcano", "gate", "marsh"],
};

/** Before which land a card is seen. */
export function homeOf(kind: string, faction: string): LandName {
  const homes = HOMES[faction] ?? ["hills"];
  return homes[lot(kind) % homes.length] ?? "hills";
}

export const PLACES: Readonly<Record<string, LandName>> = {
  "dol-amroth": "river",
  edoras: "plains",
  "helms-deep": "gate",
  lorien: "forest",
  "minas-tirith": "city",
  pelargir: "river",
  rivendell: "peaks",
  "dol-guldur": "tower",
  harad: "dunes",
  "minas-morgul": "tower",
  morannon: "gate",
  moria: "cave",
  orthanc: "pinnacles",
  umbar: "river",
  "bag-end": "hills",
  "buckleberry-ferry": "river",
  "gildors-encampment": "forest",
  "inn-of-the-prancing-pony": "hills",
  "the-old-forest": "forest",
  weathertop: "tower",
  "fords-of-bruinen": "river",
  imladris: "peaks",
  "the-council-of-elrond": "city",
  caradhras: "peaks",
  "khazad-dum": "cave",
  "the-doors-of-durin": "gate",
  "dimrill-dale": "peaks",
  egladil: "forest",
  lothlorien: "forest",
  "amon-hen": "tower",
  "dead-marshes": "marsh",
  "emyn-muil": "peaks",
  "henneth-annun": "river",
  osgiliath: "city",
  "the-cross-roads": "forest",
  "cirith-ungol": "tower",
  "morgul-vale": "marsh",
  "shelobs-lair": "cave",
  "crack-of-doom": "volcano",
  morgai: "peaks",
  orodruin: "volcano",
};
