/** Pictures of those whom expansions bring: badges in a square of 16 around (0, 0), and the outlines that tell their state. */
import { BADGES } from "../../art/badges.ts";

/** A bow; an axe; a tower; a helmet with a plume; a leaf; a snake; a bat; a blade of the Uruk-hai. */
const DRAWN: Readonly<Record<string, string>> = {
  brand:
    "M-5-7C4-6 6 0 5 7L3.600 6.600C4.200 1-.2-4.600-5.400-5.800ZM-5.600-4.900-4.600-5.600 4.400 6.200 3.400 7ZM-6.500 3.500 3.200-6.200 2.300-7 6.800-7.200 6.200-2.800 5.300-3.700-5.500 4.500Z",
  dain: "M-.9 7.400V-1C-3.400.4-5.800.2-7.200-2.200-5.800-4.600-3.400-5.600-.9-4.800V-7H.9V-4.800C3.400-5.600 5.800-4.600 7.200-2.200 5.800.2 3.400.4.9-1V7.400Z",
  denethor:
    "M-3.400 7.200-2.400-2.400H-3.600V-6.800H-2V-5.400H-.8V-6.800H.8V-5.400H2V-6.800H3.600V-2.400H2.400L3.400 7.200H1V4.400A1 1 0 0 0-1 4.400V7.200Z",
  theoden:
    "M-5.600 4.200C-6.400-1.800-3.400-5.400.6-5.400L5.800-7.400 4.200-3.800C5.600-2 6 .8 5.600 4.200H3.400L2.800 1H.8V4.200ZM-3.600 5.400H1V7H-3.600Z",
  thranduil:
    "M0-7.400C4.600-4.400 5.800 0 3.400 3.600L.8 4.600V7.400H-.8V4.600L-3.400 3.600C-5.800 0-4.600-4.400 0-7.400ZM-.5-3.800V3H.5V-3.800Z",
  "black-serpent":
    "M-6.200 5.600C-2 7.600 1.800 6.200 1.200 3.200.8 1-4.400 1.400-4.200-2.200-4-5.800 1.200-6.800 5.200-5.200L6.800-3.600 4.400-2.600C2-3.800-1-3.800-1.200-2.200-1.400-.4 4.200-.2 4.400 3.200 4.600 7.600-2.200 9-6.800 7.200Z",
  "shadow-of-mirkwood":
    "M0-3.200 1.200-5.400 1.800-2.800C4-4.800 6.200-4.600 7.600-3.200 6.400-2.400 6.200-.8 6.400.8 5 .2 3.800.8 3.400 2.200 2.200 1.600 1 2.600 0 5.200-1 2.600-2.200 1.600-3.400 2.200-3.800.8-5 .2-6.400.8-6.200-.8-6.400-2.400-7.600-3.200-6.200-4.600-4-4.800-1.800-2.800L-1.200-5.400Z",
  ugluk:
    "M-6.800 6.200-5.400 4.800-6.400 3.800-5.400 2.800-4.400 3.800 3.400-4.800 3-6.800 6.800-6.400 5.600-4.600 7.200-3.200 4.600-3-3.400 4.800-2.400 5.800-3.400 6.800-4.400 5.800-5.800 7.200Z",
};
/** By figure: whose picture it is, and in which state he stands there. */
const FIGURES: Readonly<Record<string, readonly [string, State]>> = {
  brand: ["brand", "leader"],
  dain: ["dain", "leader"],
  denethor: ["denethor", "leader"],
  theoden: ["theoden", "leader"],
  thranduil: ["thranduil", "leader"],
  "king-brand": ["brand", "awakened"],
  "king-dain": ["dain", "awakened"],
  "steward-denethor": ["denethor", "awakened"],
  "king-theoden": ["theoden", "awakened"],
  "king-thranduil": ["thranduil", "awakened"],
  "black-serpent": ["black-serpent", "chieftain"],
  "shadow-of-mirkwood": ["shadow-of-mirkwood", "chieftain"],
  ugluk: ["ugluk", "chieftain"],
};

export type State = "leader" | "awakened" | "corrupted" | "chieftain" | "gone" | "aside";

/** A shield, a sun, a cracked lozenge, a hexagon: drawn in a circle of 12 around (0, 0). */
export const OUTLINES: Readonly<Record<State, string>> = {
  leader: "M-9-10H9V1C9 6.500 5 9.800 0 12-5 9.800-9 6.500-9 1Z",
  awakened:
    "M0-12 2.700-9.300 6-10.400 6.800-6.900 10.400-6 9.300-2.700 12 0 9.300 2.700 10.400 6 6.900 6.800 6 10.400 2.700 9.300 0 12-2.700 9.300-6 10.400-6.800 6.900-10.400 6-9.300 2.700-12 0-9.300-2.700-10.400-6-6.900-6.800-6-10.400-2.700-9.300Z",
  corrupted: "M0-12 2.400-9.600 1.400-8.400 3.600-8.400 12 0 0 12-12 0Z",
  chieftain: "M-6-10.500H6L12 0 6 10.500H-6L-12 0Z",
  gone: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z",
  aside: "M-6-10.500H6L12 0 6 10.500H-6L-12 0Z",
};

/** The state in which a figure of an expansion stands; null for everybody else. */
export function stateOf(figure: string): State | null {
  if (figure.startsWith("corrupted:")) return "corrupted";
  return FIGURES[figure]?.[1] ?? null;
}

/** The picture of a figure. */
export function badgeOf(figure: string): string {
  const id = figure.replace("corrupted:", "");
  return DRAWN[FIGURES[id]?.[0] ?? id] ?? BADGES[id] ?? "";
}
