/**
 * The lands on our cards: below a sky two layers drawn as silhouettes, before which the emblem of the card stands
 * (parts/FaceArt.svelte). All of it is path data in a box of 120 by 70.
 */

export interface Land {
  far: string;
  near: string;
}

const GROUND = "V70H0Z";

export const LANDS = {
  /** A city in tiers below a mountain. */
  city: {
    far: `M0 52 14 40 26 46 44 22 52 12 60 24 74 38 88 30 104 44 120 38${GROUND}`,
    near: `M0 60H34V52H38V48H42V44H46V38H50V34H54V26H56V18H57.4V8L58.4 4 59.4 8V18H61V26H63V34H67V38H71V44H75V48H79V52H83V60H120${GROUND}`,
  },
  /** Tall trees. */
  forest: {
    far: `M0 46C6 36 12 36 16 44 20 32 28 32 32 44 38 30 46 32 50 42 56 30 64 30 68 42 74 32 82 32 86 44 92 34 100 34 104 44 110 36 116 38 120 44${GROUND}`,
    near: `M0 58H10V34C4 34 4 26 9 25 8 18 18 18 17 25 22 26 22 34 16 34L14 34V58H40V40C35 40 35 33 39 32 39 26 47 26 47 32 51 33 51 40 46 40L44 40V58H86V30C79 30 79 21 85 20 84 11 96 11 95 20 101 21 101 30 94 30L91 30V58H110V44C107 44 107 39 110 38 110 34 116 34 116 38 119 39 119 44 114 44V58H120${GROUND}`,
  },
  /** Peaks. */
  peaks: {
    far: `M0 50 16 30 24 38 40 12 50 28 58 22 72 42 86 18 98 34 108 26 120 42${GROUND}`,
    near: `M0 62 18 46 28 54 46 36 56 50 70 44 86 58 100 48 120 60${GROUND}`,
  },
  /** Green hills with a round door. */
  hills: {
    far: `M0 48C18 34 34 34 50 46 66 34 88 32 120 46${GROUND}`,
    near: `M0 62C20 44 50 42 74 58 88 50 106 50 120 58${GROUND}M38 60A7 7 0 0 1 52 60V66H38Z`,
  },
  /** A hall on a hill over wide plains. */
  plains: {
    far: `M0 46 22 30 34 38 52 22 70 40 92 26 108 36 120 30${GROUND}`,
    near: `M0 62C20 58 30 48 42 44H46V36H43L62 24 81 36H78V44H82C94 48 100 56 120 60${GROUND}M58 44V38H66V44Z`,
  },
  /** A single hill with a ruin on top. */
  tower: {
    far: `M0 54 30 46 50 50 80 44 120 52${GROUND}`,
    near: `M0 62 38 56 54 44V26H52V20H55V23H58V19H62V23H65V20H68V26H66V44L82 56 120 62${GROUND}`,
  },
  /** A black tower with four pinnacles. */
  pinnacles: {
    far: `M0 56 22 42 40 50 78 46 98 38 120 52${GROUND}`,
    near: `M0 62H48L51 22 52 8 54.6 18 57 20 59 4 61 4 63 20 65.4 18 68 8 69 22 72 62H120${GROUND}`,
  },
  /** Jaws of stone. */
  cave: {
    far: `M0 0H120V18L112 34 106 20 98 40 90 18 80 28 72 14 62 30 54 16 44 36 36 16 26 26 18 14 8 38 0 20Z`,
    near: `M0 70V50L10 36 16 54 26 44 34 58 48 50 60 62 74 52 84 60 94 42 102 56 112 38 120 52V70Z`,
  },
  /** Dunes. */
  dunes: {
    far: `M0 50C20 40 34 40 52 50 74 36 96 38 120 48${GROUND}`,
    near: `M0 64C24 48 40 50 62 62 84 50 104 52 120 60${GROUND}`,
  },
  /** A mountain of fire. */
  volcano: {
    far: `M0 56 20 44 38 48 54 18 58 14 62 17 66 14 82 46 100 42 120 54${GROUND}`,
    near: `M0 64 10 50 16 60 28 54 36 64 60 58 84 64 92 52 100 62 110 54 120 62${GROUND}`,
  },
  /** A gate between walls. */
  gate: {
    far: `M0 48 18 28 30 40 48 20 60 34 74 18 90 38 104 26 120 44${GROUND}`,
    near: `M0 62V40H6V36H10V40H16V36H20V40H30V24H34V28H38V24H42V28H46V24H50V62H54V50A6 6 0 0 1 66 50V62H70V24H74V28H78V24H82V28H86V24H90V40H100V36H104V40H110V36H114V40H120${GROUND}`,
  },
  /** Water with a far shore. */
  river: {
    far: `M0 42 16 36 30 40 50 30 66 36 86 28 104 36 120 32V48H0Z`,
    near: `M0 70V60C20 56 34 62 60 59 84 56 100 62 120 56V70ZM70 44H92L86 52H74ZM80 44V32L90 42Z`,
  },
  /** Still pools among reeds. */
  marsh: {
    far: `M0 50C20 46 40 52 60 48 84 44 104 50 120 47${GROUND}`,
    near: `M0 66 6 64 8 40 10 64 16 63 20 46 22 63 40 66 60 62 84 65 90 44 92 64 98 64 103 38 105 64 120 62V70H0Z`,
  },
} as const satisfies Record<string, Land>;

export type LandName = keyof typeof LANDS;

/** A small number that belongs to a word, always the same. */
export function lot(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
