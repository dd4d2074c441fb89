/** The signs of the board of War of the Ring as path data. */

/** The Mountain of Doom: body, shaded side, mouth, stream of fire, smoke. */
export const DOOM = {
  body: "M-13 9C-9 5-6-1-3.2-8.5L-1.4-6.6 .4-8 2-6.4 3.4-8.2C6-1 9 5 13 9Z",
  shade: "M1-6.6C2-2 .5 2 3 9L13 9C9 5 6-1 3.4-8.2L2-6.4Z",
  mouth: "M-3.2-8.5L-1.4-6.6 .4-8 2-6.4 3.4-8.2C1.5-9.6-1.4-9.6-3.2-8.5Z",
  fire: "M-.6-6.4C-1-3 .8-2 0 1.5-.6 4-2.4 5-1.6 9",
  smoke: "M0-10C-3-13 3-14 0-17-2-19 1-21 3-21",
};

/** Settlements, about 14 wide, standing on y = 4. */
export const SETTLEMENTS = {
  town: ["M-6.4 4V-.4L-3.4-3.6-.4-.4V4Z", "M-.6 4V.4L2.6-4.6 6 .4V4Z"],
  city: [
    "M-6.6 4.6V-1.6H-5.2V-.4H-3.8V-1.6H-2.4V4.6Z",
    "M2.4 4.6V-1.6H3.8V-.4H5.2V-1.6H6.6V4.6Z",
    "M-2.8 4.6V-4.8H-1.5V-3.6H-.6V-4.8H.6V-3.6H1.5V-4.8H2.8V4.6Z",
  ],
  stronghold: [
    "M-7.6 5V-2.4H-6.4V-1.2H-5.4V-2.4H-4.2V5Z",
    "M4.2 5V-2.4H5.4V-1.2H6.4V-2.4H7.6V5Z",
    "M-4.6 5V.6H-3.2V1.6H3.2V.6H4.6V5Z",
    "M-2.9 2V-5.4H-1.6V-4.2H-.65V-5.4H.65V-4.2H1.6V-5.4H2.9V2Z",
    "M0-5.4V-8.6L3-7.7 0-6.8",
  ],
  fortification: ["M-6.4 3.4V-2.4H-4.8V-.8H-3.2V-2.4H-1.6V-.8H0V-2.4H1.6V-.8H3.2V-2.4H4.8V-.8H6.4V3.4Z"],
};
/** Their gates, filled with ink. */
export const GATES = {
  town: "M1.7 4V1.4H3.6V4ZM-4.2 4V1.8H-2.6V4Z",
  city: "M-1.1 4.6V1.8A1.1 1.1 0 0 1 1.1 1.8V4.6Z",
  stronghold: "M-1.4 5V3A1.4 1.4 0 0 1 1.4 3V5Z",
  fortification: "",
};
