/**
 * Where the answers of the Card Game live on the table: `card:<id>` (in a hand, a reserve or on a location),
 * `location:<id>`, `pile:<player>:<zone>` (reserve, deck, cycle), `ring:<player>`.
 *
 * Legality is not decided here. An action begins with a card: once it is taken up, every place that it may go to is lit
 * (a location, the reserve, a character who may bear it, the cycle pile), and what it may do stands beside the prompt.
 * An answer that the table below does not name has its place among those buttons (`word:<kind>`), so that a new kind
 * is playable at once; web/tests/card-spots.test.ts then says that it needs one.
 */
import { NOTHING, type SpotTable } from "../../lib/asking.svelte.ts";
import type { CardFacts } from "./facts.ts";
import type { Stage } from "../../lib/leading.ts";
import type { Answer, Ask, Json, View } from "../../lib/protocol.ts";
import { say } from "../../lib/speech.svelte.ts";
import { ringOf, type SagaView } from "./saga.ts";

interface Seen {
  view: SagaView;
  facts: CardFacts;
  /** The ask that is answered, if any. */
  ask: Ask | null;
  /** Every card that the table draws face up for this seat, with where it is. */
  cards: ReadonlyMap<string, Where>;
}

interface Where {
  zone: "hand" | "apart" | "reserve" | "location" | "playing";
  /** The player in whose hand or reserve it is, or the location. */
  at: string;
}

type Place = (answer: Answer, seen: Seen) => readonly Stage[];

const text = (value: unknown): string => String(value);
const word = (answer: Answer, ...more: unknown[]): string => ["word", answer.kind, ...more.map(text)].join(":");
const card = (id: unknown): string => `card:${text(id)}`;

/** The player whose decision it is: who plays two decks is asked for one of them. */
function playerOf({ view, ask }: Seen): string {
  const named = ask?.prompt.args.player;
  if (typeof named === "string") return named;
  return Object.entries(view.players).find(([, row]) => row.seat === ask?.seat)?.[0] ?? "";
}

/** Where a card goes: the reserve, a location, or onto a character. */
function goal(to: unknown, seen: Seen): Stage {
  if (to === "reserve") return [`pile:${playerOf(seen)}:reserve`, "word:reserve"];
  return text(to) in seen.facts.locations ? [`location:${text(to)}`] : [card(to)];
}

// -- places ------------------------------------------------------------------------------------------------------------

const CARD: Place = (answer) => [[card(answer.card)]];
const CARD_TO: Place = (answer, seen) => [[card(answer.card)], goal(answer.to, seen)];
const CARD_DOES: Place = (answer) => [[card(answer.card)], [word(answer)]];
const TO: Place = (answer, seen) => [goal(answer.to, seen)];
const LOCATION: Place = (answer) => [[`location:${text(answer.location)}`]];
const WORD: Place = (answer) => [[word(answer)]];

/** By kind of answer; `<ask>/<answer>` where an answer has another place in one ask. */
const PLACES: Readonly<Record<string, Place>> = {
  // A player's turn
  "play-card": CARD_TO,
  "play-event": CARD_DOES,
  "move-card": CARD_TO,
  "use-card": CARD_DOES,
  "cards-action/cycle-card": (answer, seen) => [
    [card(answer.card)],
    ["word:cycle-card", `pile:${playerOf(seen)}:cycle`],
  ],
  "use-ring": (_, seen) => [[`ring:${playerOf(seen)}`, "word:use-ring"]],
  winnow: WORD,
  pass: WORD,
  // Costs and losses
  "cycle-card": CARD,
  "eliminate-card": CARD,
  "forsake-from-hand": CARD,
  "forsake-from-reserve": CARD,
  "forsake-top-card": (_, seen) => [["word:forsake-top-card", `pile:${playerOf(seen)}:deck`]],
  // Effects
  "take-card": CARD,
  "cards-move-to/move-card": TO,
  activate: LOCATION,
  "choose-location": LOCATION,
  "pick-effect": (answer) => [[word(answer, answer.effect)]],
  nothing: WORD,
  accept: WORD,
  decline: WORD,
  done: WORD,
  // Combat
  fight: LOCATION,
  support: (answer) => [[card(answer.army)], [card(answer.card)]],
};

function placeOf(answer: Answer, ask: Ask | null): Place | undefined {
  return PLACES[`${ask?.kind}/${answer.kind}`] ?? PLACES[answer.kind];
}

/** Whether an answer has a place of its own. */
export function placed(answer: Answer, ask: Ask | null): boolean {
  return placeOf(answer, ask) !== undefined;
}

// -- what is drawn -------------------------------------------------------------------------------------------------------

/** Every card that lies face up for this seat. */
function faceUp(view: SagaView): Map<string, Where> {
  const found = new Map<string, Where>();
  const stands = (one: { card: string; items?: string[] }, where: Where) => {
    for (const id of [one.card, ...(one.items ?? [])]) found.set(id, where);
  };
  for (const [player, row] of Object.entries(view.players)) {
    for (const zone of ["hand", "apart"] as const)
      for (const id of row[zone].cards ?? []) found.set(id, { zone, at: player });
    for (const one of row.reserve) stands(one, { zone: "reserve", at: player });
  }
  for (const place of view.active) {
    for (const one of place.cards)
      stands(typeof one === "string" ? { card: one } : one, { zone: "location", at: place.location });
  }
  for (const id of view.playing) found.set(id, { zone: "playing", at: "" });
  return found;
}

function onBoard(spot: string, { view, cards }: Seen): boolean {
  const [type = "", id = "", zone = ""] = spot.split(":");
  switch (type) {
    case "card":
      return cards.has(id);
    case "location":
      return view.active.some(({ location }) => location === id);
    case "pile":
      return id in view.players && ["reserve", "deck", "cycle", "eliminated"].includes(zone);
    case "ring":
      return view.players[id]?.ring ?? false;
    default:
      return false;
  }
}

/** What the ask is about: the card that is paid for or moved, the card or location whose effect it is. */
function chosenBefore(ask: Ask, { facts }: Seen): string[] {
  const { card: about, place, location } = ask.prompt.args;
  const found = about === undefined ? [] : [card(about)];
  for (const id of [place, location]) {
    if (id !== undefined) found.push(text(id) in facts.locations ? `location:${text(id)}` : card(id));
  }
  return found;
}

// -- what calls for a second thought -------------------------------------------------------------------------------------

function caution(answer: Answer): string | null {
  if (answer.kind === "pass") return "web-cards-caution-pass";
  return answer.kind === "forsake-top-card" ? "web-cards-caution-top" : null;
}

/** What an answer does as things stand now, or why there is no other. */
function about({ kind }: Answer, seen: Seen): string {
  if (kind === "use-ring") return say(ringOf(seen.view, playerOf(seen), seen.facts));
  const found = seen.ask?.options?.some((one) => one.kind === "take-card");
  return seen.ask?.kind === "cards-take" && kind === "decline" && !found ? say("web-cards-not-there") : "";
}

// -- what was tried in vain ----------------------------------------------------------------------------------------------

/** What somebody who touches a spot that leads nowhere may have wanted; `from` is the card that was touched before. */
function intent(spot: string, from: string | null, seen: Seen): Json | null {
  const [type = "", id = "", zone = ""] = spot.split(":");
  const [, begun = ""] = from?.split(":") ?? [];
  const where = seen.cards.get(begun);
  if (where && spot !== from) {
    const to = type === "location" || type === "card" ? id : zone === "reserve" ? "reserve" : "";
    if (zone === "cycle") return { kind: "cycle-card", card: begun };
    if (to) return { kind: where.zone === "reserve" ? "move-card" : "play-card", card: begun, to };
  }
  if (type === "ring") return { kind: "use-ring" };
  return type === "card" ? wish(id, seen) : null;
}

/** What one most likely wants of a card that cannot be taken up: to play it, or to move or use it. */
function wish(id: string, { view, facts, cards }: Seen): Json | null {
  const [place] = view.active;
  switch (cards.get(id)?.zone) {
    case "hand":
    case "apart":
      return facts.cards[id]?.type === "event"
        ? { kind: "play-event", card: id }
        : { kind: "play-card", card: id, to: "reserve" };
    case "reserve":
      return place && facts.cards[id]?.type !== "item"
        ? { kind: "move-card", card: id, to: place.location }
        : { kind: "use-card", card: id };
    case "location":
      return { kind: "use-card", card: id };
    case "playing":
    case undefined:
      return null;
  }
}

/** On a small screen the seats lie in a tab of their own. */
function sheetOf(spot: string, { cards }: Seen): string {
  const [type = "", id = ""] = spot.split(":");
  if (type === "pile" || type === "ring") return "reserves";
  return type === "card" && cards.get(id)?.zone === "reserve" ? "reserves" : "";
}

/** The table that leads from touch to touch, for one view. */
export function cardSpots(view: View<SagaView>, facts: CardFacts): SpotTable {
  const { position } = view;
  const ask = view.asks.find(({ seat, options, schema }) => seat === view.seat && (options ?? schema)) ?? null;
  const seen: Seen = { view: position, facts, ask, cards: faceUp(position) };
  return {
    stages: (answer) => (placeOf(answer, ask) ?? WORD)(answer, seen),
    item: (table, id) => [`${table}:${id}`],
    onBoard: (spot) => onBoard(spot, seen),
    sheet: (spot) => sheetOf(spot, seen),
    inPane: (spot) => !["hand", "apart"].includes(seen.cards.get(spot.split(":")[1] ?? "")?.zone ?? ""),
    before: (asked) => chosenBefore(asked, seen),
    caution,
    about: (answer) => about(answer, seen),
    intent: (spot, from) => intent(spot, from, seen),
    begins: (spot) => ["hand", "reserve", "apart"].includes(seen.cards.get(spot.split(":")[1] ?? "")?.zone ?? ""),
    carried: (spot) => spot.startsWith("card:"),
    follows: () => [],
    sets: SETS,
    all: NOTHING,
    together: true,
  };
}

/** Answers that are listed one by one, but mean: some of these. */
const SETS: ReadonlySet<string> = new Set(["cycle-cards", "winnow-cards", "give-up-cards"]);
