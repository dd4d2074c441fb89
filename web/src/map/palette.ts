/** The colours of a map, by day and by night. */

export interface Palette {
  night: boolean;
  ink: string;
  wood: string;
  gilt: string;
  giltDark: string;
  sea: [string, string];
  /** Lines of water along the coast, outermost first: the line, then what lies within it. */
  ripples: string[];
  ripple: string;
  land: string;
  wilds: string;
  river: string;
  bank: string;
  halo: string;
  wall: string;
  peak: string;
  peakShade: string;
  tree: string;
  trunk: string;
  forest: string;
  reed: string;
  grass: string;
  sand: string;
  ash: string;
  paper: string;
  /** Over land that lies in shadow. */
  blight: string;
}

/** A wash over the land of a people. */
export interface Wash {
  day: string;
  night: string;
}

export const DAY: Palette = {
  night: false,
  ink: "#3a2817",
  wood: "#2c1c10",
  gilt: "#c49a4a",
  giltDark: "#a87f38",
  sea: ["#b5cac6", "#8fb0b4"],
  ripples: ["#b4c9c3", "#bccfc6", "#c4d4c9", "#ccdacd"],
  ripple: "#4f7076",
  land: "#efe2bf",
  wilds: "#bda37a",
  river: "#86b0b8",
  bank: "#2f5664",
  halo: "#f6ecd0",
  wall: "#23160c",
  peak: "#e6d5ad",
  peakShade: "#6b523a",
  tree: "#71884f",
  trunk: "#34421f",
  forest: "#5d7a3c",
  reed: "#4d6a5c",
  grass: "#7a6a3a",
  sand: "#8a6a35",
  ash: "#3a2417",
  paper: "#5c3d1a",
  blight: "#3b2a22",
};

export const NIGHT: Palette = {
  night: true,
  ink: "#cdb98c",
  wood: "#0d0805",
  gilt: "#8f6f35",
  giltDark: "#6b5228",
  sea: ["#182731", "#101c25"],
  ripples: ["#1a2b35", "#1d303a", "#203540", "#243b46"],
  ripple: "#4e7480",
  land: "#352a1c",
  wilds: "#231a11",
  river: "#3d6874",
  bank: "#0f1d24",
  halo: "#1c140c",
  wall: "#d8c495",
  peak: "#5e4d35",
  peakShade: "#17100a",
  tree: "#4f6238",
  trunk: "#1c2410",
  forest: "#6d8a4a",
  reed: "#7b9a8a",
  grass: "#8a7a4a",
  sand: "#a58a55",
  ash: "#0d0805",
  paper: "#000000",
  blight: "#0d0704",
};
