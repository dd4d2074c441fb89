/** The view of the Card Game, and what the page reads from it. */
import type { SagaPosition } from "../../generated/schemas.ts";
import type { CardFact, CardFacts, Side } from "./facts.ts";
import type { View } from "../../lib/protocol.ts";
import type { Words } from "../../lib/words.ts";

export const SIDES: readonly Side[] = ["free-peoples", "shadow"];

/** What a seat knows of a position. */
export type SagaView = SagaPosition;
export type PlayerView = SagaView["players"][string];
/** A card in play, with its items and the attack tokens on it. */
export type Standing = PlayerView["reserve"][number];
export type ActiveLocation = SagaView["active"][number];

/** What the server counts for those who look: forces as they stand, and as they would be with a card of one's own. */
export interface SagaAids {
  counts?: Record<string, LocationCount>;
  /** By card, then by place (a location or a wielder): the location, attack and defence. */
  would?: Record<string, Record<string, [string, number, number]>>;
}

export interface LocationCount {
  attack: number;
  defence: number;
  /** What lies on the location itself, and what each card there counts for. */
  own: { attack: number; defence: number };
  cards: Record<string, number>;
}

/** The players who are asked now. */
export function askedOf({ asks, position }: View<SagaView>): string[] {
  return asks.flatMap((ask) => {
    const { player } = ask.prompt.args;
    if (typeof player === "string") return [player];
    return Object.entries(position.players).flatMap(([id, row]) => (row.seat === ask.seat ? [id] : []));
  });
}

/** The active path first, then the battlegrounds. */
export function inOrder(active: readonly ActiveLocation[], facts: CardFacts): ActiveLocation[] {
  const isPath = ({ location }: ActiveLocation) => (facts.locations[location]?.number ?? 0) > 0;
  return [...active.filter(isPath), ...active.filter((one) => !isPath(one))];
}

/** The cards of one side at a location. */
export function cardsOf(place: ActiveLocation, side: Side, facts: CardFacts): Standing[] {
  return place.cards
    .map((one) => (typeof one === "string" ? { card: one } : one))
    .filter(({ card }) => facts.cards[card]?.side === side);
}

/** Who attacks and who defends: on a path the Shadow attacks, a battleground is defended by its own side. */
export function roles(location: string, facts: CardFacts): { attacker: Side; defender: Side } {
  const defender = facts.locations[location]?.side ?? "free-peoples";
  return { attacker: defender === "shadow" ? "free-peoples" : "shadow", defender };
}

/** 1, 2, 3, 5 as "1–3, 5". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

type Named = (table: string, id: string) => string;
type Saying = (id: string, args?: Record<string, unknown>) => string;

/** What a card is: its type and subtypes. */
export function kindsOf(fact: CardFact, named: Named): string[] {
  return [named("type", fact.type), ...fact.subtypes.map((one) => named("subtype", one))];
}

/** Who may bear an item: `character:strider`, `faction:hobbit`, `subtype:nazgul`. */
export function wieldersOf(fact: CardFact, named: Named): string[] {
  return fact.wielders.map((wish) => {
    const [table = "", id = ""] = wish.split(":");
    return named(table === "character" ? "card" : table, id);
  });
}

/** The text of a card or location; many armies have none. */
export function textOf(kind: string, words: Words): string {
  return words.knows(`effect-${kind}`) ? words.say(`effect-${kind}`) : "";
}

/** The icons of a card in words: on battlegrounds, as a leader, on paths. */
export function wordsOfIcons(fact: CardFact, say: Saying): string[] {
  const [attack, defence, leadAttack, leadDefence, path] = fact.icons;
  const found = [];
  if (attack || defence || fact.type === "army") found.push(say("board-cards-battle", { attack, defence }));
  if (leadAttack || leadDefence) found.push(say("board-cards-leads", { attack: leadAttack, defence: leadDefence }));
  if (fact.paths.length) found.push(say("board-cards-on-paths", { count: path, numbers: ranges(fact.paths) }));
  else if (path && fact.type !== "event") found.push(say("board-cards-on-path", { count: path }));
  return found;
}

/** What stands at the foot of a small card: its icons, or what it is if it has none. */
export function footOf(fact: CardFact, named: Named, say: Saying): string {
  return wordsOfIcons(fact, say).join(", ") || kindsOf(fact, named).join(" · ");
}

/**
 * What a location would come to with a card that is chosen, if it can go there now (`lit`: a card that was put elsewhere
 * cannot); of several wielders there, with the one whom it helps most.
 */
export function foreseen(
  aids: SagaAids,
  location: string,
  chosen: ReadonlySet<string>,
  lit: ReadonlySet<string>,
): { attack: number; defence: number } | null {
  const now = aids.counts?.[location];
  let best: { attack: number; defence: number } | null = null;
  for (const spot of chosen) {
    if (!spot.startsWith("card:")) continue;
    for (const [place, [at, attack, defence]] of Object.entries(aids.would?.[spot.slice("card:".length)] ?? {})) {
      if (!lit.has(`location:${place}`) && !lit.has(`card:${place}`)) continue;
      if (at === location && now && (best === null || attack + defence > best.attack + best.defence))
        best = { attack, defence };
    }
  }
  return best;
}

/** What a Ring token does: CG-RING-01, CG-RING-03, CG-RING-05. */
export function ringOf({ scenario }: Pick<SagaView, "scenario">, player: string, facts: CardFacts): string {
  const duel = scenario === "duel" || (scenario === "duel-3" && facts.players[player] === "free-peoples");
  return duel ? "web-cards-ring-duel" : "web-cards-ring-trilogy";
}

/** Who has a location if attack and defence are equal: CG-BCOM-07, CG-PCOM-09, CG-DUEL-05, CG-DU3-05. */
export function tieOf({ scenario }: Pick<SagaView, "scenario">, location: string, facts: CardFacts): string {
  const strict = scenario === "duel" || scenario === "duel-3";
  return strict && facts.locations[location]?.number ? "web-cards-tie-nobody" : "web-cards-tie-defender";
}

/** A pile that is looked into. */
export interface Opened {
  player: string;
  zone: "deck" | "cycle" | "eliminated";
  cards: readonly string[];
}

const AREAS = ["free-peoples", "shadow", "discarded", "deck", "waiting"];

/** The scoring areas, and the battlegrounds still to come. Paths come in their order: what is left of them tells nothing. */
export function areasOf(seen: SagaView, facts: CardFacts): { state: string; places: string[] }[] {
  const isPath = (id: string) => (facts.locations[id]?.number ?? 0) > 0;
  return AREAS.map((state) => ({
    state,
    places: Object.keys(seen.locations).filter(
      (id) => seen.locations[id] === state && !(state === "deck" && isPath(id)),
    ),
  })).filter(({ places }) => places.length);
}

/** The numbers of the paths, and what became of each. */
export function pathTrack(seen: SagaView, facts: CardFacts): { number: number; location: string; state: string }[] {
  const known = ["active", "free-peoples", "shadow", "discarded"];
  const numbers = new Map<number, { location: string; state: string }>();
  for (const [id, state] of Object.entries(seen.locations)) {
    const number = facts.locations[id]?.number ?? 0;
    if (!number || state === "left-out") continue;
    const before = numbers.get(number);
    if (!before || known.indexOf(state) >= 0) {
      if (!before || before.state !== "active")
        numbers.set(number, known.includes(state) ? { location: id, state } : { location: "", state: "coming" });
    }
  }
  return [...numbers].toSorted(([a], [b]) => a - b).map(([number, rest]) => ({ number, ...rest }));
}

/** What a place in a scoring area counts for its side: CG-SCO-01, CG-SCO-02: the Shadow wins nothing by paths but corruption. */
export function worthOf(location: string, side: Side, facts: CardFacts): number {
  const fact = facts.locations[location];
  return !fact || (side === "shadow" && fact.number > 0) ? 0 : fact.points;
}

/** What gives a side its points: places that count, and corruption for the Shadow. */
export function scoreOf(
  seen: SagaView,
  side: Side,
  facts: CardFacts,
): { places: string[]; corruption: number; sum: number } {
  const places = Object.keys(seen.locations).filter(
    (id) => seen.locations[id] === side && worthOf(id, side, facts) > 0,
  );
  const corruption = side === "shadow" ? seen.corruption : 0;
  return { places, corruption, sum: places.reduce((all, id) => all + worthOf(id, side, facts), corruption) };
}
