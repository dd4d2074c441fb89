/** Our own signs for what dice, decks and tiles show, each drawn on a square of 24 by 24. */

const SWORD = "M12 1.2 13.7 4.4V14h-3.4V4.4ZM6.6 14h10.8v2.1H6.6ZM10.9 16.1h2.2v4h-2.2ZM12 19.6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z";
const BANNER = "M4.6 1.8h2v20.6h-2ZM6.6 3h14.2l-3.4 4.6 3.4 4.6H6.6Z";
const HELMET =
  "M12 1c1.5.8 2.2 1.9 2.2 3.2 3.6 1.2 5.6 5 5.6 10.6v5.4h-5v-5.8h-1.7v7.4h-2.2v-7.4H9.2v5.8h-5v-5.4C4.2 9.2 6.200 5.400 9.800 4.200 9.800 2.900 10.500 1.800 12 1Z";
const PALANTIR =
  "M12 1.600a8.200 8.200 0 1 1 0 16.400 8.200 8.200 0 0 1 0-16.400ZM8.300 8.900a5 5 0 0 1 5-3.900l-.3-1.500a6.500 6.500 0 0 0-6.200 5ZM6.400 19.300h11.200l1.700 3.100H4.700Z";
const STAR =
  "M12 .8l1.900 6.600 5.900-3.200-3.200 5.900 6.600 1.900-6.600 1.900 3.200 5.900-5.900-3.200L12 23.200l-1.900-6.600-5.900 3.200 3.200-5.900L.8 12l6.600-1.900-3.200-5.900 5.900 3.200Z";
const EYE =
  "M.8 12C4 6.600 7.800 4.200 12 4.200S20 6.600 23.200 12C20 17.400 16.200 19.800 12 19.800S4 17.400.8 12ZM3.700 12c2.400 3.700 5.100 5.500 8.300 5.500s5.900-1.800 8.300-5.500C17.900 8.300 15.200 6.500 12 6.500S6.100 8.300 3.700 12ZM12 6.500c1.500 1.400 2.200 3.200 2.200 5.500s-.7 4.100-2.200 5.500c-1.500-1.400-2.200-3.200-2.200-5.500S10.500 7.900 12 6.500Z";
/** Banner and helmet side by side, for the face that is either. */
const BOTH = "M1.400 2.500h1.300v13.500H1.400ZM2.700 3.300H12L9.800 6.300 12 9.300H2.700ZM17 8.700c.9.500 1.300 1.100 1.300 2 2.300.8 3.600 3.100 3.600 6.600v4.200h-3.200v-3.700h-1v4.700h-1.400v-4.700h-1v3.700h-3.200v-4.200c0-3.500 1.300-5.800 3.600-6.600 0-.9.400-1.500 1.300-2Z";

export const DIE_SIGNS: Readonly<Record<string, string>> = {
  character: SWORD,
  army: BANNER,
  muster: HELMET,
  event: PALANTIR,
  "army-muster": BOTH,
  "will-of-the-west": STAR,
  eye: EYE,
};

export const EYE_SIGN = EYE;
/** Character decks show the sword, strategy decks the banner. */
export const DECK_SIGNS: Readonly<Record<string, string>> = { character: SWORD, strategy: BANNER };
