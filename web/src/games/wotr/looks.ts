/** What there is to read on dice, tracks, tokens and figures of War of the Ring: by its spot, in words. */
import { say, name } from "../../lib/speech.svelte.ts";
import { dieOf } from "./dice.ts";
import { TOLD_BY } from "./expansions.ts";
import { FLIGHT, type Side, type WarFacts } from "./facts.ts";
import { regionOf, seatsOf, sideOfSeat, type WarView } from "./war.ts";

export interface Sight {
  title: string;
  side: Side | null;
  /** How it stands now; "" where there is nothing to say. */
  now: string;
  /** What it is and does. */
  texts: string[];
}

type Seer = (id: string, seen: WarView, facts: WarFacts, more: string) => Sight;

const gloss = (...terms: string[]) => terms.map((term) => say(`web-gloss-${term}`));

const SIGHTS: Readonly<Record<string, Seer>> = {
  die: (side, _, __, face) => ({
    title: name("die", face),
    side: side as Side,
    now: "",
    texts: [say(`web-look-die-${dieOf(face).result}`, { side_text: side })],
  }),
  ring: (side, seen) => ({
    title: say("web-term-elven-ring"),
    side: side as Side,
    now: say("board-wotr-rings", { count: seen.rings[side as Side] }),
    texts: gloss("elven-ring"),
  }),
  token: (id) => ({ title: name("token", id), side: null, now: "", texts: [say("web-look-token")] }),
  "hunt-box": (_, seen) => ({
    title: say("web-hunt"),
    side: "shadow",
    now: say("board-wotr-hunt-box", { shadow: seen["hunt-box"].shadow, free: seen["hunt-box"]["free-peoples"] }),
    texts: gloss("hunt-box", "hunt-roll"),
  }),
  fellowship: (_, { fellowship: ring }) => ({
    title: say("board-wotr-fellowship"),
    side: "free-peoples",
    now: `${whereabouts(ring)}, ${say(ring.hidden ? "board-wotr-hidden" : "board-wotr-revealed")}`,
    texts: gloss(ring.hidden ? "progress" : "revealed", "declare"),
  }),
  mordor: (_, { fellowship: ring }) => ({
    title: say("map-mordor"),
    side: "shadow",
    now: ring.mordor === null ? "" : whereabouts(ring),
    texts: gloss("mordor-track", "crack-of-doom"),
  }),
  corruption: (_, { fellowship: ring }) => ({
    title: say("web-term-corruption"),
    side: "shadow",
    now: say("board-wotr-corruption", { count: ring.corruption }),
    // On the way one track has both.
    texts: [say("web-look-corruption"), ...(ring.mordor === null ? gloss("progress") : [])],
  }),
  nation: (id, seen, facts) => {
    const { steps, active } = seen.nations[id] ?? { steps: 0, active: false };
    return {
      title: name("nation", id),
      side: facts.nations[id] ?? null,
      now: `${say("web-political-step", { count: steps })}, ${say(active ? "board-wotr-active" : "board-wotr-passive")}`,
      texts: gloss(...(active ? [] : ["active"]), "at-war"),
    };
  },
  deck: (id, seen) => ({
    title: name("deck", id),
    side: id.startsWith("shadow") ? "shadow" : "free-peoples",
    now: say("web-deck", {
      size: seen.decks[id as keyof WarView["decks"]]?.size ?? 0,
      discarded: seen.discards.filter(({ deck }) => deck === id).length,
    }),
    texts: [say("web-look-deck", { deck_text: id.endsWith("character") ? "character" : "strategy" })],
  }),
  player: (id, seen) => {
    const side = sideOfSeat(id);
    const leads = seen.leading?.[side] === id ? [say("web-wotr-leads", { seat: id })] : [];
    return {
      title: say("web-wotr-player", { seat_text: id }),
      side,
      now: say("board-wotr-hand", { seat: id, count: seen.hands[id]?.length ?? 0 }),
      texts: [say("web-look-player", { seat_text: id }), ...leads],
    };
  },
  points: (side, seen, facts) => ({
    title: say("web-term-victory-points"),
    side: side as Side,
    now: say("web-points", { count: seen.points[side as Side], high: facts.goals[side as Side] }),
    texts: [
      ...gloss("victory-points"),
      ...seatsOf(seen, side as Side).map((id) =>
        say("board-wotr-hand", { seat: id, count: seen.hands[id]?.length ?? 0 }),
      ),
    ],
  }),
  figure: (id, _, facts) => ({
    title: name("figure", id),
    side: facts.figures[id]?.side ?? null,
    now: "",
    texts: gloss(facts.figures[id]?.rank ?? "regular"),
  }),
};

function whereabouts(ring: WarView["fellowship"]): string {
  return ring.mordor === null
    ? say("board-wotr-on-the-way", { region: ring.region, progress: ring.progress })
    : say("board-wotr-in-mordor", { count: ring.mordor });
}

/** The character that a spot stands for, be it as a figure. */
export function characterAt(spot: string, facts: WarFacts): string | null {
  const [kind, id = ""] = spot.split(":");
  return (kind === "character" || kind === "figure") && id in facts.characters ? id : null;
}

/** Level, leadership and the die that a character brings. */
export function marksOf(character: string, facts: WarFacts): string[] {
  const fact = facts.characters[character];
  if (!fact || fact.kind === "ring-bearers") return [];
  return [
    say("web-character-level", { level: fact.level === FLIGHT ? "∞" : String(fact.level) }),
    say("web-character-leadership", { count: fact.leadership }),
    ...(fact.bonus ? [say("web-character-bonus")] : []),
  ];
}

/** Where a character is now. */
export function placeOf(character: string, seen: WarView): string {
  const region = regionOf(seen, character);
  if (region) return say("map-figure-in", { figure: character, region });
  const place = seen.characters[character];
  if (place === "fellowship" && seen.fellowship.guide === character) return say("web-look-guide");
  return place && place !== "map" ? say("web-look-place", { place_text: place }) : "";
}

/** What a spot shows beside cards, characters and tiles; null: the map itself tells of it. */
export function sightOf(spot: string, seen: WarView, facts: WarFacts): Sight | null {
  const [kind = "", id = "", more = ""] = spot.split(":");
  return SIGHTS[kind]?.(id, seen, facts, more) ?? null;
}

/** Whether there is something to read at a spot. */
export function isReadable(spot: string, facts: WarFacts): boolean {
  const [kind = "", id = ""] = spot.split(":");
  if (kind === "card") return id in facts.cards;
  if (kind === "tile") return id in facts.tiles;
  if (kind in TOLD_BY) return true;
  return kind in SIGHTS ? kind !== "figure" || id in facts.figures : characterAt(spot, facts) !== null;
}
