/** The figures of Hunt for the Ring as path data around the middle of their foot, about 24 wide and 30 high. */

/** On cream and on black alike. */
export const COLOURS: Readonly<Record<string, string>> = {
  blue: "#2f62b0",
  green: "#2e7d46",
  red: "#b8301c",
  purple: "#743a9c",
};

export const HOOD_SHAPE = "M0-18C5.6-18 8-11 8-4.6 8-1 8.6 2 9.4 5H-9.4C-8.6 2-8-1-8-4.6-8-11-5.6-18 0-18Z";
/** The Chief wears a crown of spikes. */
export const CHIEF_SHAPE =
  "M0-19.6 2-16.6 5.4-19 5.8-14.6C7.6-11.6 8-8 8-4.6 8-1 8.6 2 9.4 5H-9.4C-8.6 2-8-1-8-4.6-8-8-7.6-11.6-5.8-14.6L-5.4-19-2-16.6Z";
export const HOOD_FACE =
  "M0-12.6C2.6-11.6 3.8-8.2 3.8-4.6 3.8-1.4 2-.2 0 .8-2-.2-3.8-1.4-3.8-4.6-3.8-8.2-2.6-11.6 0-12.6Z";

/** Below the hood: an ellipse, a bar, a triangle, a hexagon; under the Chief a star. */
export const FEET_OF: Readonly<Record<string, string>> = {
  blue: "M-12 6C-12 2.6-6 1.6 0 1.6S12 2.6 12 6 6 12 0 12-12 9.4-12 6Z",
  green: "M-11.6 3.4H11.6V11H-11.6Z",
  red: "M0-1 13 12H-13Z",
  purple: "M-7 2H7L12.6 7 7 12H-7L-12.6 7Z",
  chief: "M0-1 2.6 3.4 8 1 6.4 6 12.4 8.4 6 9.4 3.4 13.4 0 10.4-3.4 13.4-6 9.4-12.4 8.4-6.4 6-8 1-2.6 3.4Z",
};
