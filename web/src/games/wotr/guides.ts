/** The short pages on War of the Ring, and the chapters of its rulebook that they explain. */
import type { Guide } from "../../lib/guides.ts";

export const GUIDES: readonly Guide[] = [
  {
    id: "turn",
    parts: [
      ["WR-TURN-02"],
      ["WR-TURN-03"],
      ["WR-TURN-04", "WR-DICE-07"],
      ["WR-TURN-05"],
      ["WR-ACT-01", "WR-PASS-01"],
      ["WR-TURN-07"],
    ],
  },
  {
    id: "hunt",
    parts: [
      ["WR-FEL-11"],
      ["WR-HUNT-12", "WR-HUNT-14"],
      ["WR-HUNT-17"],
      ["WR-HUNT-22", "WR-HUNT-24"],
      ["WR-HUNT-32", "WR-HUNT-38"],
      ["WR-DECL-13", "WR-MORD-07"],
    ],
  },
  {
    id: "battle",
    parts: [
      ["WR-BTL-01", "WR-BTL-08"],
      ["WR-CC-03"],
      ["WR-BTL-17", "WR-BTL-36"],
      ["WR-BTL-18"],
      ["WR-BTL-25"],
      ["WR-BTL-31", "WR-BTL-34"],
    ],
  },
  {
    id: "siege",
    parts: [
      ["WR-SIEGE-01"],
      ["WR-SIEGE-09"],
      ["WR-SIEGE-15", "WR-SIEGE-16"],
      ["WR-SIEGE-24", "WR-SIEGE-32"],
      ["WR-CAP-02", "WR-SIEGE-11"],
    ],
  },
  {
    id: "politics",
    parts: [
      ["WR-POL-10", "WR-POL-11"],
      ["WR-POL-04", "WR-POL-08"],
      ["WR-POL-18"],
      ["WR-REC-03", "WR-REC-07"],
      ["WR-CHAR-02", "WR-CHAR-03"],
    ],
  },
  {
    id: "players",
    parts: [
      ["WR-MP-01", "WR-MP-12", "WR-MP-14"],
      ["WR-MP-03", "WR-MP-07", "WR-MP-08"],
      ["WR-MP-04", "WR-MP-06"],
      ["WR-MP-09", "WR-MP-10", "WR-MP-34"],
      ["WR-MP-15", "WR-MP-17", "WR-MP-18", "WR-MP-20"],
      ["WR-MP-23", "WR-MP-24"],
      ["WR-MP-25", "WR-MP-26", "WR-MP-27"],
      ["WR-MP-30", "WR-MP-31", "WR-MP-32"],
    ],
  },
  {
    id: "kings",
    parts: [
      ["KM-GEN-01"],
      ["KM-AWK-01", "KM-SOV-12"],
      ["KM-DIE-02", "KM-DIE-05"],
      ["KM-COR-01", "KM-COR-17"],
      ["KM-INS-01", "KM-REM-01"],
    ],
  },
  { id: "victory", parts: [["WR-VIC-03"], ["WR-VIC-04"], ["WR-VIC-05", "WR-CAP-06"], ["WR-VIC-06"]] },
];

export const CHAPTERS: Readonly<Record<string, string>> = {
  "WR-HUNT": "hunt",
  "WR-MORD": "hunt",
  "WR-FEL": "hunt",
  "WR-DECL": "hunt",
  "WR-DICE": "hunt",
  "WR-BTL": "battle",
  "WR-CC": "battle",
  "WR-SIEGE": "siege",
  "WR-CAP": "siege",
  "WR-POL": "politics",
  "WR-REC": "politics",
  "WR-VIC": "victory",
  ...Object.fromEntries(
    [
      "GEN",
      "SET",
      "DIE",
      "TILE",
      "CBT",
      "SOV",
      "TOK",
      "AWK",
      "COR",
      "INS",
      "REM",
      "CHF",
      "MP",
      "EXP",
      "TRN",
      "REP",
      "VAL",
    ].map((chapter) => [`KM-${chapter}`, "kings"]),
  ),
  "WR-MP": "players",
};
