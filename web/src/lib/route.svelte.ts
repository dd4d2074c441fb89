/** Where one is on the page: the start, a first game to begin, a table, a moment of its past, or the help. The address after # is the link to give to others. */
import { games } from "./games.svelte.ts";

export type Place =
  | { page: "start" }
  | { page: "table"; id: string; invited?: Invited | null }
  | { page: "first"; game: string }
  | { page: "campaign"; id: string }
  | { page: "replay"; id: string; at: number | null; seat: string | null }
  | HelpPlace;

/** The link by which a guest takes over a seat in a game that runs. */
export interface Invited {
  seat: string;
  key: string;
}

/** A place of the help: `#/help/wotr/cards/fp-char-01`; a rule has the short address `#/help/rule/WR-HUNT-12`. */
export interface HelpPlace {
  page: "help";
  game: string;
  section: "" | "guides" | (typeof SECTIONS)[number];
  id: string;
}

/** What there is of each game beside its short pages. */
export const SECTIONS = ["cards", "words", "rules", "rulings"] as const;

function helpOf(parts: readonly string[]): HelpPlace {
  const [game = "", section = "", id = ""] = parts;
  if (game === "rule") return { page: "help", game: games.ofRule(section) ?? "", section: "rules", id: section };
  return { page: "help", game, section: (["guides", ...SECTIONS] as const).find((one) => one === section) ?? "", id };
}

export function placeOf(hash: string): Place {
  const help = /^#\/help((?:\/[\w-]+)*)\/?$/.exec(hash);
  if (help) return helpOf((help[1] ?? "").split("/").slice(1));
  const back = /^#\/table\/([\w-]+)\/replay(?:\?(.*))?$/.exec(hash);
  if (back?.[1]) {
    const asked = new URLSearchParams(back[2]);
    const at = asked.get("at");
    return {
      page: "replay",
      id: back[1],
      at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
      seat: asked.get("seat"),
    };
  }
  const first = /^#\/first\/([\w-]+)$/.exec(hash);
  if (first?.[1]) return { page: "first", game: first[1] };
  const campaign = /^#\/campaign\/([\w-]+)$/.exec(hash);
  if (campaign?.[1]) return { page: "campaign", id: campaign[1] };
  const found = /^#\/table\/([\w-]+)(?:\/seat\/([\w-]+)\/([\w-]+))?$/.exec(hash);
  if (!found?.[1]) return { page: "start" };
  const table = { page: "table", id: found[1] } as const;
  return found[2] && found[3] ? { ...table, invited: { seat: found[2], key: found[3] } } : table;
}

export function addressOf(place: Place): string {
  if (place.page === "help") {
    if (place.section === "rules" && games.ofRule(place.id)) return `#/help/rule/${place.id}`;
    return ["#", "help", place.game, place.section, place.id].filter(Boolean).join("/");
  }
  if (place.page === "replay") {
    const { at, seat } = place;
    const asked = new URLSearchParams({
      ...(at === null ? {} : { at: String(at) }),
      ...(seat === null ? {} : { seat }),
    });
    return `#/table/${place.id}/replay${asked.size ? `?${asked}` : ""}`;
  }
  if (place.page === "first") return `#/first/${place.game}`;
  if (place.page === "campaign") return `#/campaign/${place.id}`;
  if (place.page !== "table") return "#/";
  const { id, invited } = place;
  return invited ? `#/table/${id}/seat/${invited.seat}/${invited.key}` : `#/table/${id}`;
}

const sectionOf = (place: Place) =>
  place.page === "help" ? `${place.game}/${place.section}/${place.section === "guides" ? place.id : ""}` : "";

class Route {
  place = $state.raw<Place>({ page: "start" });

  start(): void {
    const look = () => {
      const before = this.place;
      this.place = placeOf(location.hash);
      // A new page begins at its top, not where the last one was left.
      if (before.page !== this.place.page || sectionOf(before) !== sectionOf(this.place)) scrollTo(0, 0);
    };
    addEventListener("hashchange", look);
    look();
  }

  go(place: Place): void {
    location.hash = addressOf(place);
  }
}

export const route = new Route();
