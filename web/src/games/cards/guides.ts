/** The short pages on the Card Game, and the chapters of its rulebook that they explain. */
import type { Guide } from "../../lib/guides.ts";

export const GUIDES: readonly Guide[] = [
  {
    id: "round",
    parts: [
      ["CG-BG-01", "CG-PATH-02"],
      ["CG-ACT-03", "CG-PASS-01"],
      ["CG-COMB-01"],
      ["CG-VIC-01", "CG-VIC-03"],
      ["CG-RND-04"],
    ],
  },
  {
    id: "card",
    parts: [
      ["CG-CARD-01", "CG-LOC-03"],
      ["CG-CARD-03", "CG-ARMY-02"],
      ["CG-LEAD-01"],
      ["CG-CARD-05"],
      ["CG-CARD-06"],
      ["CG-ITEM-01", "CG-CARD-07"],
      ["CG-LOC-01", "CG-LOC-02"],
    ],
  },
  {
    id: "combat",
    parts: [
      ["CG-PCOM-01", "CG-BCOM-01"],
      ["CG-PCOM-02", "CG-BCOM-02"],
      ["CG-PCOM-04"],
      ["CG-PCOM-09", "CG-PCOM-10"],
      ["CG-PCOM-08"],
      ["CG-LEAD-01"],
    ],
  },
  {
    id: "cycle",
    parts: [
      ["CG-PLAY-02"],
      ["CG-CYC-01", "CG-OUT-01"],
      ["CG-ELIM-01"],
      ["CG-FOR-01"],
      ["CG-WIN-01"],
      ["CG-PCOM-10", "CG-SCO-01"],
    ],
  },
];

export const CHAPTERS: Readonly<Record<string, string>> = {
  "CG-COMB": "combat",
  "CG-PCOM": "combat",
  "CG-BCOM": "combat",
  "CG-RCOM": "combat",
  "CG-LEAD": "combat",
  "CG-CARD": "card",
  "CG-LOC": "card",
  "CG-ARMY": "card",
  "CG-CHAR": "card",
  "CG-ITEM": "card",
  "CG-ICON": "card",
  "CG-CYC": "cycle",
  "CG-PLAY": "cycle",
  "CG-ELIM": "cycle",
  "CG-FOR": "cycle",
  "CG-WIN": "cycle",
  "CG-SET": "cycle",
};
