/** Landmarks of the boards of Hunt for the Ring as path data around their foot: what is filled with what, and its line. */
import type { Wash } from "../../../map/palette.ts";
import type { Building } from "./lands.ts";

type Part = readonly [data: string, fill: Wash | null, line: number];

const WALL: Wash = { day: "#efdfb8", night: "#8b7a58" };
const ROOF: Wash = { day: "#9c5a33", night: "#6b3f25" };
const THATCH: Wash = { day: "#c39a4e", night: "#86683a" };
const STONE: Wash = { day: "#bfb49c", night: "#7c735f" };
const GREEN: Wash = { day: "#86a05a", night: "#55693a" };
const DARK: Wash = { day: "#3a2817", night: "#0d0805" };
const ROCK: Wash = { day: "#d9c8a0", night: "#5e4d35" };

export const BUILDINGS: Readonly<Record<Building, readonly Part[]>> = {
  /** A hobbit-hole. */
  mound: [
    ["M-10 4C-9-4-4-7.6 1-7.6 6-7.6 10-3 11 4Z", GREEN, 0.8],
    ["M-2.6 4A3 3 0 0 1 3.4 4Z", DARK, 0],
    ["M-1.8 4A2.2 2.2 0 0 1 2.6 4Z", THATCH, 0.4],
  ],
  houses: [
    ["M-9 4V0H-2V4ZM1 4V-1H8V4Z", WALL, 0.6],
    ["M-10 .4-5.5-4-1 .4ZM0-.6 4.5-5.4 9-.6Z", THATCH, 0.6],
    ["M-6.2 4V1.8H-4.6V4ZM3.8 4V1.4H5.4V4Z", DARK, 0],
  ],
  inn: [
    ["M-7 4V-2H7V4Z", WALL, 0.6],
    ["M-8.4-1.6-5-6.6H5L8.4-1.6Z", ROOF, 0.6],
    ["M-1.2 4V.6H1.4V4ZM-5.2 1.4V-.6H-3V1.4ZM3.2 1.4V-.6H5.4V1.4ZM3-6.6V-8.6H4.6V-6.6Z", DARK, 0],
  ],
  town: [
    ["M-13 5V0H-7V5ZM-5 5V-2H2V5ZM4 5V0H12V5Z", WALL, 0.6],
    ["M-14 .4-10-4-6 .4ZM-6-1.6-1.5-7 3-1.6ZM3 .4 8-4.4 13 .4Z", ROOF, 0.6],
    ["M-2.4 5V2H-.6V5ZM7 5V2.4H9V5ZM-11 5V2.6H-9.2V5Z", DARK, 0],
  ],
  ruin: [
    ["M-12 7C-8-1-4-3.4 0-3.4S8-1 12 7Z", ROCK, 0.8],
    ["M-5.4-2.4V-8L-3.8-7.2-2.6-8.8V-3.2ZM-.8-3.4V-6.4L1-5.6 2.2-7V-3.2ZM4-2.6V-8.6L5.6-9.4 6-2Z", STONE, 0.6],
  ],
  bridge: [
    [
      "M-13 3.4Q0-6 13 3.4V6.4H9.4A2.8 2.8 0 0 0 3.8 6.4H2.8A2.8 2.8 0 0 0-2.8 6.4H-3.8A2.8 2.8 0 0 0-9.4 6.4H-13Z",
      STONE,
      0.8,
    ],
  ],
  tower: [["M-3.4 5-2.6-8H-4V-10.6H4V-8H2.6L3.4 5Z", STONE, 0.7]],
  stones: [["M-9 5-8-3.4-5.4-4-4.6 5ZM-2.4 4.4-2-6.4 1-7 2 4.4ZM4.4 5 5-2.6 7.4-3.4 8.6 5Z", STONE, 0.7]],
  /** Rivendell: a house under the mountains. */
  valley: [
    ["M-13 6-6-7-2-1 3-11 13 6Z", ROCK, 0.8],
    ["M-5.4 6V1H5.4V6Z", WALL, 0.6],
    ["M-6.8 1.4 0-3.6 6.8 1.4Z", { day: "#5f86a0", night: "#41606f" }, 0.6],
    ["M-3.6 6V3H-2V6ZM-.8 6V3H.8V6ZM2 6V3H3.6V6Z", DARK, 0],
  ],
};
