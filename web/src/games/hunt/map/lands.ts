/**
 * What is drawn on the two lands beside what the rules know: rivers, woods, hills, marshes, and what stands there.
 * Places are from 0 to 1000 to the east and to the south, as in the facts.
 */
import type { Point } from "../../../map/shapes.ts";

/** An ellipse in which signs of a kind are scattered: the middle, and how far it reaches. */
export interface Patch {
  kind: "trees" | "hills" | "marsh" | "peaks" | "grass";
  at: Point;
  reach: Point;
  /** How far apart the signs stand. */
  apart: number;
}

export type Building = "houses" | "town" | "mound" | "ruin" | "bridge" | "tower" | "valley" | "inn" | "stones";

export interface LandData {
  rivers: { id: string; width: number; line: Point[]; name?: Point[] }[];
  patches: Patch[];
  /** Names of lands, along a line. */
  named: { id: string; line: Point[] }[];
  /** Landmarks, each beside a place. */
  buildings: { kind: Building; at: Point }[];
}

const SHIRE: LandData = {
  rivers: [
    {
      id: "brandywine",
      width: 7,
      // prettier-ignore
      line: [[700, -20], [692, 90], [704, 180], [690, 290], [715, 390], [738, 470], [728, 560], [730, 640], [712, 740], [702, 860], [716, 1020]],
      // prettier-ignore
      name: [[694, 700], [692, 780], [690, 860], [698, 950]],
    },
    {
      id: "the-water",
      width: 4,
      // prettier-ignore
      line: [[-10, 470], [60, 470], [135, 492], [225, 470], [320, 460], [400, 400], [480, 420], [570, 430], [650, 420], [714, 400]],
      // prettier-ignore
      name: [[150, 510], [190, 504], [230, 492], [290, 486]],
    },
    // prettier-ignore
    { id: "withywindle", width: 2.6, line: [[900, 690], [868, 660], [838, 720], [800, 742], [764, 800], [716, 812]] },
    // prettier-ignore
    { id: "stockbrook", width: 2, line: [[470, 740], [520, 740], [580, 690], [640, 600], [700, 565], [728, 560]] },
  ],
  patches: [
    { kind: "trees", at: [255, 120], reach: [80, 88], apart: 9 },
    { kind: "trees", at: [520, 690], reach: [95, 105], apart: 9 },
    { kind: "trees", at: [830, 660], reach: [82, 94], apart: 9 },
    { kind: "trees", at: [60, 870], reach: [46, 44], apart: 10 },
    { kind: "hills", at: [230, 800], reach: [190, 70], apart: 26 },
    { kind: "hills", at: [430, 80], reach: [110, 44], apart: 24 },
    { kind: "hills", at: [920, 610], reach: [50, 110], apart: 20 },
    { kind: "hills", at: [30, 620], reach: [40, 60], apart: 24 },
    { kind: "hills", at: [830, 110], reach: [120, 60], apart: 28 },
    { kind: "marsh", at: [655, 900], reach: [64, 70], apart: 17 },
    { kind: "marsh", at: [50, 90], reach: [40, 50], apart: 20 },
    { kind: "grass", at: [500, 500], reach: [520, 520], apart: 30 },
  ],
  named: [
    // prettier-ignore
    { id: "old-forest", line: [[756, 842], [800, 852], [850, 852], [900, 842]] },
    // prettier-ignore
    { id: "woody-end", line: [[430, 812], [470, 822], [520, 824], [566, 818]] },
    // prettier-ignore
    { id: "green-hills", line: [[126, 902], [180, 928], [240, 936], [310, 930]] },
    // prettier-ignore
    { id: "hills-of-scary", line: [[400, 40], [450, 32], [510, 36], [560, 46]] },
    // prettier-ignore
    { id: "the-marish", line: [[600, 815], [640, 800], [660, 770], [690, 740]] },
    // prettier-ignore
    { id: "barrow-downs", line: [[918, 640], [926, 690], [928, 740], [920, 800]] },
  ],
  buildings: [
    { kind: "mound", at: [42, 360] },
    { kind: "houses", at: [150, 492] },
    { kind: "houses", at: [105, 700] },
    { kind: "inn", at: [436, 446] },
    { kind: "bridge", at: [716, 398] },
    { kind: "houses", at: [668, 590] },
    { kind: "houses", at: [790, 570] },
    { kind: "stones", at: [905, 470] },
    { kind: "town", at: [972, 268] },
  ],
};

const WILDERLAND: LandData = {
  rivers: [
    {
      id: "hoarwell",
      width: 7,
      // prettier-ignore
      line: [[606, -20], [612, 90], [604, 200], [598, 300], [620, 440], [628, 540], [604, 640], [618, 740], [634, 850], [660, 1020]],
      // prettier-ignore
      name: [[630, 760], [642, 830], [654, 890], [668, 960]],
    },
    {
      id: "bruinen",
      width: 7,
      // prettier-ignore
      line: [[962, -20], [968, 120], [958, 240], [972, 340], [966, 450], [976, 540], [964, 640], [960, 780], [930, 900], [880, 1020]],
      // prettier-ignore
      name: [[944, 780], [930, 850], [906, 920], [880, 970]],
    },
  ],
  patches: [
    { kind: "trees", at: [105, 210], reach: [76, 84], apart: 9 },
    { kind: "trees", at: [800, 330], reach: [112, 112], apart: 9 },
    { kind: "hills", at: [335, 190], reach: [40, 150], apart: 20 },
    { kind: "hills", at: [180, 60], reach: [110, 50], apart: 26 },
    { kind: "hills", at: [200, 900], reach: [170, 70], apart: 26 },
    { kind: "hills", at: [700, 200], reach: [70, 60], apart: 26 },
    { kind: "hills", at: [470, 60], reach: [80, 40], apart: 26 },
    { kind: "marsh", at: [255, 290], reach: [70, 52], apart: 17 },
    { kind: "hills", at: [850, 60], reach: [120, 50], apart: 24 },
    { kind: "peaks", at: [990, 170], reach: [14, 170], apart: 24 },
    { kind: "peaks", at: [990, 760], reach: [16, 230], apart: 24 },
    { kind: "grass", at: [500, 500], reach: [520, 520], apart: 30 },
  ],
  named: [
    // prettier-ignore
    { id: "chetwood", line: [[60, 320], [90, 326], [130, 324], [170, 312]] },
    // prettier-ignore
    { id: "trollshaws", line: [[730, 212], [770, 204], [820, 204], [870, 212]] },
    // prettier-ignore
    { id: "north-downs", line: [[90, 30], [150, 22], [210, 24], [270, 34]] },
    // prettier-ignore
    { id: "the-angle", line: [[720, 930], [760, 950], [800, 950], [840, 930]] },
  ],
  buildings: [
    { kind: "town", at: [28, 452] },
    { kind: "houses", at: [40, 656] },
    { kind: "inn", at: [150, 566] },
    { kind: "ruin", at: [384, 386] },
    { kind: "stones", at: [366, 70] },
    { kind: "ruin", at: [566, 712] },
    { kind: "bridge", at: [616, 441] },
    { kind: "stones", at: [762, 442] },
    { kind: "valley", at: [986, 372] },
  ],
};

/** By the place of the board among those of the facts. */
export const LANDS: readonly LandData[] = [SHIRE, WILDERLAND];
