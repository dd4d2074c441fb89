/**
 * Where the answers of Hunt for the Ring live on the board: `space:<id>`, `rider:<nazgul>`, `frodo`, `gandalf`,
 * `area:<id>`, `section:<id>`, `die:<face>` (in the bar), `card:<id>` and `companion:<id>` (in the strip),
 * `token:<id>` (drawn in an encounter), `journey:<id>`, `order:<nazgul>` (beside the prompt, while the order of the
 * Nazgûl is chosen).
 *
 * Legality is not decided here. An answer that the table below does not name has its place among the buttons beside the
 * prompt (`word:<kind>`), so that a new kind is playable at once; web/tests/hunt-spots.test.ts then says that it needs one.
 */
import { NOTHING, type SpotTable } from "../../lib/asking.svelte.ts";
import type { Stage } from "../../lib/leading.ts";
import type { Answer, Ask, Json, View } from "../../lib/protocol.ts";
import type { HuntFacts } from "./facts.ts";
import { name, say } from "../../lib/speech.svelte.ts";
import { boardOf, diceLeft, frodoAt, gandalfAt, isNight, NAZGUL, sideOf, type HuntView } from "./hunt.ts";

interface Seen {
  view: HuntView;
  facts: HuntFacts;
  seat: string;
  ask: Ask | null;
}

type Place = (answer: Answer, seen: Seen) => readonly Stage[];

const text = (value: unknown): string => String(value);
const word = (answer: Answer, ...more: unknown[]): string => ["word", answer.kind, ...more.map(text)].join(":");
const space = (id: unknown): Stage => [`space:${text(id)}`];
const die = (id: unknown): Stage => [`die:${text(id)}`];
const card = (id: unknown): Stage => [`card:${text(id)}`];
const half = (option: unknown): Stage => [`half:${text(option)}`];

// -- places ------------------------------------------------------------------------------------------------------------

const SPACE: Place = (answer) => [space(answer.space)];
const WORD: Place = (answer) => [[word(answer)]];
const CARD: Place = (answer) => [card(answer.card)];
const COMPANION: Place = (answer) => [[`companion:${text(answer.companion)}`]];
const RIDER: Place = (answer) => [[`rider:${text(answer.nazgul)}`]];
const AREA: Place = (answer) => [[`area:${text(answer.area)}`]];
const SECTION: Place = (answer) => [[`section:${text(answer.section)}`]];
const DIE: Place = (answer) => [die(answer.face)];
/** Dice of any kind, which are told by what they show. */
const SOME_DICE: Place = (answer) => [[word(answer, ...(answer.face as unknown[]))]];
const DIE_TO: Place = (answer) => [die(answer.face), space(answer.space)];
const DIE_DOES: Place = (answer) => [die(answer.face), [word(answer)]];

/** By kind of answer; `<ask>/<answer>` where an answer has another place in one ask. */
const PLACES: Readonly<Record<string, Place>> = {
  // Set-up
  "give-information": SPACE,
  // One may command fewer than are left: the last touch says that these are all.
  "command-nazgul": (answer) => [...(answer.nazgul as unknown[]).map((id) => [`order:${text(id)}`]), [word(answer)]],
  "place-nazgul": SPACE,
  "name-chief": RIDER,
  "share-cards": WORD,
  "give-card": CARD,
  // The Ring-bearer's turn
  "record-location": SPACE,
  "record-dot": () => [["frodo", "word:record-dot"]],
  "move-frodo": () => [["frodo", "word:move-frodo"]],
  rest: WORD,
  "spend-fellowship": WORD,
  "play-ally": (answer) => [card(answer.card), half(answer.option)],
  "use-companion": COMPANION,
  "turn-companion": COMPANION,
  "move-gandalf": SPACE,
  "reveal-gandalf": WORD,
  "do-deed": WORD,
  "enter-rivendell": WORD,
  "end-turn": WORD,
  // A Nazgûl's turn
  ride: SPACE,
  search: WORD,
  hunt: WORD,
  // A Nazgûl asks about where it stands: there is nothing to choose but the die.
  "perceive-area": DIE_DOES,
  "perceive-section": DIE_DOES,
  "hunt-with-die": DIE_DOES,
  "remove-ally-token": DIE_TO,
  "draw-sorcery": DIE_DOES,
  "play-sorcery": (answer) => [card(answer.card), half(answer.option), die(answer.face)],
  "ability-step": DIE_TO,
  "ability-search": DIE_TO,
  "ability-ride": DIE_TO,
  "ability-hunt": SOME_DICE,
  "ability-perceive-area": SOME_DICE,
  "ability-perceive-section": SOME_DICE,
  manhunt: DIE_DOES,
  // Answers
  "discard-card": CARD,
  "cancel-token": (answer) => [[`companion:${text(answer.companion)}`], [`token:${text(answer.token)}`]],
  decline: WORD,
  "do-not-move": WORD,
  "choose-journey": (answer) => [[`journey:${text(answer.journey)}`]],
  "choose-site": SPACE,
  "discard-die": DIE,
  "change-direction": WORD,
  "keep-direction": WORD,
  "choose-nazgul": RIDER,
  // While a card is carried out
  "no-more": WORD,
  "place-ally-token": SPACE,
  "move-ally-token": (answer) => [space(answer.from_space), space(answer.space)],
  "move-nazgul": (answer) => [[`rider:${text(answer.nazgul)}`], space(answer.space)],
  // Where only one Nazgûl may move, its place is all there is to choose.
  "hunt-drive-nazgul/move-nazgul": SPACE,
  "hunt-manhunt-step/move-nazgul": SPACE,
  "choose-area": AREA,
  "choose-section": SECTION,
  "choose-space": SPACE,
  "choose-dice": SOME_DICE,
  "give-fellowship": WORD,
  "bear-corruption": WORD,
  "draw-one": WORD,
  "cancel-action": CARD,
  pass: WORD,
};

function placeOf(answer: Answer, ask: Ask | null): Place | undefined {
  return PLACES[`${ask?.kind}/${answer.kind}`] ?? PLACES[answer.kind];
}

/** Whether an answer has a place of its own. */
export function placed(answer: Answer, ask: Ask | null): boolean {
  return placeOf(answer, ask) !== undefined;
}

// -- what is drawn -------------------------------------------------------------------------------------------------------

function onBoard(spot: string, { view, facts, seat }: Seen): boolean {
  const [type = "", id = ""] = spot.split(":");
  const board = boardOf(view, facts);
  switch (type) {
    case "space":
      return id in board.spaces;
    case "area":
      return id in board.areas;
    case "section":
      return Object.values(board.areas).includes(id);
    case "rider":
      return view.nazgul[id as (typeof NAZGUL)[number]] !== null;
    case "frodo":
      return frodoAt(view, facts) !== null;
    case "gandalf":
      return gandalfAt(view) !== null;
    case "die":
      return diceLeft(view).includes(id);
    case "card":
      return handOf(view, seat).includes(id);
    case "companion":
      return !["out", null, undefined].includes(view.companions[id as keyof HuntView["companions"]]);
    default:
      return false;
  }
}

/** The cards that this seat holds. */
export function handOf(view: HuntView, seat: string): readonly string[] {
  return (sideOf(seat) === "ring-bearer" ? view.ally.hand : view.sorcery.hands[seat]?.cards) ?? [];
}

/** What the ask is about. */
function chosenBefore(ask: Ask): string[] {
  const { nazgul, card: played } = ask.prompt.args;
  const found = typeof nazgul === "string" ? [`rider:${nazgul}`] : [];
  return typeof played === "string" ? [...found, `card:${played}`] : found;
}

// -- what calls for a second thought -------------------------------------------------------------------------------------

/** Afterwards others know more than before, or it cannot be taken back: a question to the Ring-bearer, a token drawn. */
const TOLD = new Set(["search", "hunt", "hunt-with-die", "perceive-area", "perceive-section"]);
/** Of the abilities those that only carry a Nazgûl further ask nothing. */
const CARRIES = new Set(["ability-step", "ability-ride"]);

function caution({ kind }: Answer): string | null {
  if (kind === "cancel-action") return "";
  return TOLD.has(kind) || (kind.startsWith("ability-") && !CARRIES.has(kind)) ? "web-hunt-caution-told" : null;
}

// -- what an answer does now --------------------------------------------------------------------------------------------

const MOVES = new Set(["record-location", "record-dot", "move-frodo"]);

/** HR-NGT-01: a move by night costs corruption; so does bearing what a card demands. */
function about({ kind }: Answer, { view, ask }: Seen): string {
  const [count, total] = [view.corruption, view.corruption + 1];
  if (kind === "bear-corruption") return say("web-hunt-about-corruption", { count, total });
  const nightly = MOVES.has(kind) && ask?.kind === "hunt-bearer-turn" && isNight(view);
  return nightly && !view.turn["free-night-move"] ? say("web-hunt-about-night", { count, total }) : "";
}

// -- what was tried in vain ----------------------------------------------------------------------------------------------

/** What somebody who touches a spot that leads nowhere may have wanted. */
function intent(spot: string, from: string | null, { view, seat }: Seen): Json | null {
  const [type = "", id = ""] = spot.split(":");
  const bearer = sideOf(seat) === "ring-bearer";
  const [, begun = ""] = from?.split(":") ?? [];
  switch (type) {
    case "space":
      if (bearer)
        return view.chapter === 2 ? { kind: "move-gandalf", space: id } : { kind: "record-location", space: id };
      return from?.startsWith("die:") ? { kind: "ability-step", face: begun, space: id } : { kind: "ride", space: id };
    case "frodo":
      return bearer ? { kind: view.chapter === 2 ? "move-frodo" : "record-dot" } : null;
    case "card":
      return bearer
        ? { kind: "play-ally", card: id, option: 0 }
        : { kind: "play-sorcery", face: diceLeft(view)[0] ?? "sorcery", card: id, option: 0 };
    case "companion":
      return bearer ? { kind: "use-companion", companion: id } : null;
    case "die":
      return bearer ? null : { kind: "hunt-with-die", face: id };
    case "area":
      return bearer ? null : { kind: "perceive-area", face: diceLeft(view)[0] ?? "ring", area: id };
    case "section":
      return bearer ? null : { kind: "perceive-section", face: diceLeft(view)[0] ?? "ring", section: id };
    default:
      return null;
  }
}

/** On a small screen companions and hand lie on sheets of their own. */
function sheetOf(spot: string): string {
  if (spot.startsWith("card:")) return "hand";
  return spot.startsWith("companion:") ? "companions" : "";
}

/** The table that leads from touch to touch, for one view. */
export function huntSpots(view: View<HuntView>, facts: HuntFacts): SpotTable {
  const ask = view.asks.find(({ seat, options, schema }) => seat === view.seat && (options ?? schema)) ?? null;
  const seen: Seen = { view: view.position, facts, seat: view.seat, ask };
  return {
    stages: (answer) => (placeOf(answer, ask) ?? WORD)(answer, seen),
    item: (table, id) => [`${table}:${id}`],
    onBoard: (spot) => onBoard(spot, seen),
    sheet: sheetOf,
    inPane: (spot) => /^(space|area|section|rider|frodo|gandalf)\b/.test(spot) && onBoard(spot, seen),
    before: chosenBefore,
    caution,
    intent: (spot, from) => intent(spot, from, seen),
    begins: (spot) => spot.startsWith("die:"),
    follows: () => [],
    about: (answer) => about(answer, seen),
    label: (spot) => (spot.startsWith("order:") ? name("nazgul", spot.slice("order:".length)) : ""),
    sets: NOTHING,
    all: NOTHING,
  };
}
