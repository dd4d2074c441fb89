/** Regions and what stands there in words: for the card beside the map and for screen readers. */
import type { WarFacts } from "../facts.ts";
import type { Words } from "../../../lib/words.ts";
import { armyOf, type Figures, type Place } from "../war.ts";
import type { Piece } from "./standing.ts";

type Force = Place["forces"][number];

const RANKS = ["map-regulars", "map-elites", "map-leaders"] as const;

/** An army: each people with its figures, then those who stand for themselves. */
export function figuresText(figures: Figures, facts: WarFacts, words: Words): string[] {
  const { units, others } = armyOf(figures, facts);
  return [
    ...units.map(({ nation, counts }) => `${words.name("nation", nation)}: ${countsText(counts, words)}`),
    ...others.map(({ figure, count }) =>
      facts.figures[figure]?.rank === "nazgul" ? words.say("map-nazgul", { count }) : words.name("figure", figure),
    ),
  ];
}

function countsText(counts: readonly number[], words: Words): string {
  return RANKS.flatMap((id, rank) => (counts[rank] ? [words.say(id, { count: counts[rank] })] : [])).join(", ");
}

/** The settlement with what it is worth, or "". */
export function settlementText({ fact }: Place, words: Words): string {
  const id = fact.settlement ?? (fact.fortification ? "fortification" : null);
  if (!id) return "";
  const text = words.name("settlement", id);
  return fact.points ? `${text}, ${words.say("map-points", { count: fact.points })}` : text;
}

export function landText({ fact }: Place, words: Words): string {
  return fact.nation ? words.name("nation", fact.nation) : words.say("board-wotr-wild");
}

function forceText({ side, besieged, figures, commands, apart }: Force, facts: WarFacts, words: Words): string {
  const text = figuresText(figures, facts, words).join(", ");
  const told = `${words.name("side", side)}: ${besieged ? words.say("board-wotr-besieged", { force: text }) : text}`;
  if (commands) return `${told}. ${words.say("web-wotr-commands", { seat: commands })}`;
  return apart ? `${told}. ${words.say("web-wotr-separate")}` : told;
}

/** All of it in one sentence. */
export function regionText(place: Place, facts: WarFacts, words: Words): string {
  return [
    words.name("region", place.id),
    landText(place, words),
    settlementText(place, words),
    ...(place.captured ? [words.say("board-wotr-captured", { side: place.captured })] : []),
    ...(place.fellowship ? [words.say("board-wotr-ring-bearers")] : []),
    ...place.forces.map((force) => forceText(force, facts, words)),
  ]
    .filter((part) => part)
    .join("; ");
}

/** One piece, said by itself. */
export function pieceText(piece: Piece, region: string, words: Words): string {
  switch (piece.kind) {
    case "army": {
      const text = piece.rows
        .map(({ nation, counts }) => `${words.name("nation", nation)}: ${countsText(counts, words)}`)
        .join(", ");
      const inside = piece.spot.startsWith("inside:");
      const told = words.say(inside ? "map-besieged-army" : "map-army", {
        region,
        side: piece.side,
        figures_text: text,
      });
      return piece.commands ? `${told}. ${words.say("web-wotr-commands", { seat: piece.commands })}` : told;
    }
    case "nazgul":
      return words.say("map-nazgul-in", { region, count: piece.count });
    case "character":
      return words.say("map-figure-in", { region, figure: piece.id });
    case "fellowship":
      return words.say("map-fellowship", { progress: piece.progress });
  }
}
