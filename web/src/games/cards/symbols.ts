/** Our own signs for the icons of the Card Game, drawn like those of War of the Ring: in a square of 16 around (0, 0). */

/** A road to the mountains. */
export const PATH =
  "M-7.33 3.33 -3 -4.67 0 0 2 -3 7.33 3.33H2.67C1.33 1.67 -0.67 2 -0.33 3.67 0 5 2 5.33 1.33 7.33H-4C-2 5.33 -4.67 5 -3.67 3.33Z";
export const CROWN = "M-6 -3.33 -2.67 -0.33 0 -5.33 2.67 -0.33 6 -3.33 4.67 4H-4.67ZM-4.67 5H4.67V6.67H-4.67Z";
