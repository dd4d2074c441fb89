/**
 * The two colours of the house. One side of every game is blue with round corners and a star, the other red with cut
 * corners and an Eye; styles know them by the names of the sides of War of the Ring.
 */
export type Colour = "free-peoples" | "shadow" | "";

const COLOURS: Readonly<Record<string, Colour>> = {
  "free-peoples": "free-peoples",
  shadow: "shadow",
  "ring-bearer": "free-peoples",
  ringwraiths: "shadow",
};

/** The colour of a side; "" where nobody acts, or the side is of a game that nothing is known of. */
export function colourOf(side: string | null): Colour {
  return COLOURS[side ?? ""] ?? "";
}
