/** Spaces and what stands there in words: for the card beside the map and for screen readers. */
import type { Words } from "../../../lib/words.ts";
import type { HuntFacts } from "../facts.ts";
import { boardOf, type HuntView } from "../hunt.ts";
import { REMINDERS, standing, type HuntPiece } from "./standing.ts";

/** One piece, said by itself. */
export function pieceText(piece: HuntPiece, space: string, words: Words): string {
  switch (piece.kind) {
    case "rider":
      return words.say(piece.chief ? "map-chief-at" : "map-rider-at", { nazgul: piece.nazgul, space });
    case "frodo":
      return words.say("map-frodo-at", { space });
    case "gandalf":
      return words.say(piece.shown ? "map-gandalf-at" : "map-gandalf-hidden-at", { space });
    case "ally":
      return words.say("map-ally-at", { space });
    case "tracks":
      return words.say(`board-hunt-tracks-${piece.side}`, { space });
    case "information":
      return words.say(piece.turned ? "map-information-turned-at" : "map-information-at", { space });
    case "reminder":
      return words.say("map-reminder-at", { sign: REMINDERS[piece.token] ?? "?", space });
    case "deed":
      return words.say(piece.state === "done" ? "map-deed-done-at" : "map-deed-at", { space });
  }
}

/** What kind of space it is, or "". */
export function kindText(id: string, seen: HuntView, facts: HuntFacts, words: Words): string {
  const space = boardOf(seen, facts).spaces[id];
  return space ? words.say("map-space-kind", { kind: space.kind, area: space.area }) : "";
}

export function standingText(id: string, seen: HuntView, facts: HuntFacts, lowered: boolean, words: Words): string[] {
  const here = standing(seen, facts, lowered).find(({ space }) => space === id);
  return (here?.pieces ?? []).map((piece) => pieceText(piece, id, words));
}

/** All of it in one sentence. */
export function spaceText(id: string, seen: HuntView, facts: HuntFacts, lowered: boolean, words: Words): string {
  const named = words.name("space", id);
  return [named, kindText(id, seen, facts, words), ...standingText(id, seen, facts, lowered, words)]
    .filter((text) => text)
    .join("; ");
}
