/** The short pages on Hunt for the Ring, and the chapters of its rulebook that they explain. */
import type { Guide } from "../../lib/guides.ts";

export const GUIDES: readonly Guide[] = [
  {
    id: "day",
    parts: [
      ["HR-DAY-01", "HR-RBT-01"],
      ["HR-RWT-02", "HR-DIE-01"],
      ["HR-NGT-01", "HR-NGT-03", "HR-HNT-03"],
      ["HR-UPD-01", "HR-FEL-04"],
      ["HR-END1-01", "HR-END1-02", "HR-END1-06"],
    ],
  },
  {
    id: "way",
    parts: [
      ["HR-MOV-04", "HR-MAP-10"],
      ["HR-MOV-02", "HR-MOV-03"],
      ["HR-INF-04", "HR-INF-08"],
      ["HR-ALY-04", "HR-CPN-01", "HR-TOK-02"],
    ],
  },
  {
    id: "asking",
    parts: [
      ["HR-SRC-01", "HR-SRC-02", "HR-SRC-05"],
      ["HR-PER-01", "HR-PER-02"],
      ["HR-HNT-01", "HR-HNT-04"],
      ["HR-DIE-06", "HR-DIE-07", "HR-FEL-04"],
      ["HR-INF-07"],
    ],
  },
  {
    id: "meeting",
    parts: [
      ["HR-ENC-04"],
      ["HR-ENC-06", "HR-ENC-07"],
      ["HR-ENC-08", "HR-ENC-09"],
      ["HR-ESC1-01", "HR-ESC1-02", "HR-ESC1-05"],
    ],
  },
  {
    id: "second",
    parts: [
      ["HR-JRN-02", "HR-ESC2-01"],
      ["HR-GAN-01", "HR-DEED-01"],
      ["HR-APP-03", "HR-APP-05"],
      ["HR-CHF-01", "HR-CHD-01"],
    ],
  },
  {
    id: "reckoning",
    parts: [["HR-AUX-01"], ["HR-AUX-01"], ["HR-MAP-08"], ["HR-MAP-10", "HR-MAP-09"], ["HR-JRN-03", "HR-GAN-01"]],
  },
];

export const CHAPTERS: Readonly<Record<string, string>> = {
  "HR-MOV": "way",
  "HR-MAP": "way",
  "HR-ALY": "way",
  "HR-CPN": "way",
  "HR-FEL": "way",
  "HR-TOK": "way",
  "HR-INF": "asking",
  "HR-SRC": "asking",
  "HR-PER": "asking",
  "HR-HNT": "asking",
  "HR-SOR": "asking",
  "HR-DIE": "asking",
  "HR-NMV": "asking",
  "HR-RWT": "asking",
  "HR-ENC": "meeting",
  "HR-ESC1": "meeting",
  "HR-END1": "meeting",
  "HR-ESC2": "second",
  "HR-JRN": "second",
  "HR-GAN": "second",
  "HR-APP": "second",
  "HR-DEED": "second",
  "HR-INT": "second",
  "HR-CHF": "second",
  "HR-CHD": "second",
  "HR-SET2": "second",
  "HR-END2": "second",
  "HR-AUX": "reckoning",
};
