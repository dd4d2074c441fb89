/** Our own signs for the icons of the Card Game, each drawn on a square of 24 by 24. */
import { DIE_SIGNS } from "../wotr/symbols.ts";

export const SWORD_SIGN = DIE_SIGNS.character;
export const SHIELD_SIGN = "M12 1.500 21 4.500V11.500C21 17 17.400 20.900 12 22.800 6.600 20.900 3 17 3 11.500V4.500Z";
/** A road to the mountains. */
export const PATH_SIGN = "M1 17 7.500 5 12 12 15 7.500 23 17H16C14 14.500 11 15 11.500 17.500 12 19.500 15 20 14 23H6C9 20 5 19.500 6.500 17Z";
export const CROWN_SIGN = "M3 7 8 11.500 12 4 16 11.500 21 7 19 18H5ZM5 19.500H19V22H5Z";
