/** Where one is on the page: the start, a table, or the help. The address after # is the link to give to others. */
import { gameOfRule } from "./rulebook.ts";

export type Place = { page: "start" } | { page: "table"; id: string } | HelpPlace;

/** A place of the help: `#/help/wotr/cards/fp-char-01`; a rule has the short address `#/help/rule/WR-HUNT-12`. */
export interface HelpPlace {
  page: "help";
  game: string;
  section: "" | "guides" | "rules" | "rulings" | "cards" | "words";
  id: string;
}

const SECTIONS = ["guides", "rules", "rulings", "cards", "words"] as const;

function helpOf(parts: readonly string[]): HelpPlace {
  const [game = "", section = "", id = ""] = parts;
  if (game === "rule") return { page: "help", game: gameOfRule(section) ?? "", section: "rules", id: section };
  return { page: "help", game, section: SECTIONS.find((one) => one === section) ?? "", id };
}

export function placeOf(hash: string): Place {
  const help = /^#\/help((?:\/[\w-]+)*)\/?$/.exec(hash);
  if (help) return helpOf((help[1] ?? "").split("/").slice(1));
  const found = /^#\/table\/([\w-]+)$/.exec(hash);
  return found?.[1] ? { page: "table", id: found[1] } : { page: "start" };
}

export function addressOf(place: Place): string {
  if (place.page === "help") {
    if (place.section === "rules" && gameOfRule(place.id)) return `#/help/rule/${place.id}`;
    return ["#", "help", place.game, place.section, place.id].filter(Boolean).join("/");
  }
  return place.page === "table" ? `#/table/${place.id}` : "#/";
}

class Route {
  place = $state.raw<Place>({ page: "start" });

  start(): void {
    const look = () => (this.place = placeOf(location.hash));
    addEventListener("hashchange", look);
    look();
  }

  go(place: Place): void {
    location.hash = addressOf(place);
  }
}

export const route = new Route();
