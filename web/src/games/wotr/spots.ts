/**
 * Where the answers of War of the Ring live on the board: for each kind of answer, the spots its fields belong to.
 *
 * Legality is not decided here. An answer that the table below does not name has its place among the buttons beside the
 * prompt (`word:<kind>`), so that a new kind is playable at once; web/tests/spots.test.ts then says that it needs one.
 */
import type { SpotTable } from "../../lib/asking.svelte.ts";
import { APART } from "./apart.ts";
import type { Side, WarFacts } from "./facts.ts";
import type { Stage } from "../../lib/leading.ts";
import { FOLLOWED, isThing, opensOf } from "./carried.ts";
import { leftEmpty } from "./leaving.ts";
import { ALL, SETS } from "./many.ts";
import { meant } from "./meaning.ts";
import type { Answer, Ask, Json } from "../../lib/protocol.ts";
import { other, regionOf, sideOf, sideOfSeat, type WarView } from "./war.ts";

export interface Seen {
  view: WarView;
  facts: WarFacts;
  seat: string;
  side: Side;
}

type Place = (answer: Answer, seen: Seen) => readonly Stage[];

const text = (value: unknown): string => String(value);

// -- spots -------------------------------------------------------------------------------------------------------------

/** A region, and every stack that stands there. */
function stacks(region: string, { view, facts }: Seen, side: Side | null): string[] {
  const sides: Side[] = side ? [side] : ["free-peoples", "shadow"];
  const field = sides.filter((one) => view[one][region]).map((one) => `army:${region}:${one}`);
  const besieged = view.inside[region];
  const holder = besieged && sideOf(besieged, facts);
  return holder && sides.includes(holder) ? [...field, `inside:${region}`] : field;
}

const region = (id: unknown, seen: Seen): Stage => [`region:${text(id)}`, ...stacks(text(id), seen, null)];
const own = (id: unknown, seen: Seen): Stage => [`region:${text(id)}`, ...stacks(text(id), seen, seen.side)];
const enemy = (id: unknown, seen: Seen): Stage => [`region:${text(id)}`, ...stacks(text(id), seen, other(seen.side))];
const die = (id: unknown, seen: Seen): string => `die:${seen.side}:${text(id)}`;
const word = (answer: Answer, ...more: unknown[]): string => ["word", answer.kind, ...more.map(text)].join(":");
const amount = (count: unknown): string => `amount:${text(count)}`;

// -- places ------------------------------------------------------------------------------------------------------------

const AT_REGION: Place = ({ region: id }, seen) => [region(id, seen)];
const AT_OWN: Place = ({ region: id }, seen) => [own(id, seen)];
const AT_ENEMY: Place = ({ region: id }, seen) => [enemy(id, seen)];
const FROM_TO: Place = ({ from_region, region: to }, seen) => [own(from_region, seen), region(to, seen)];
const FIGURE_IN: Place = ({ figure, region: id }, seen) => [region(id, seen), [`figure:${text(figure)}`]];
const FIGURE: Place = (answer) => [[`figure:${text(answer.figure)}`]];
const CARD: Place = ({ card }) => [[`card:${text(card)}`]];
const DECK: Place = ({ deck }) => [[`deck:${text(deck)}`]];
const NATION: Place = ({ nation }) => [[`nation:${text(nation)}`]];
const CHARACTER: Place = ({ character }) => [[`character:${text(character)}`]];
const TOKEN: Place = ({ token }) => [[`token:${text(token)}`]];
const SOVEREIGN: Place = ({ sovereign }) => [[`sovereign:${text(sovereign)}`]];
const WORD: Place = (answer) => [[word(answer)]];
const HOW: Place = (answer) => [[word(answer, answer.how)]];
const FELLOWSHIP: Place = () => [["fellowship"]];
/** Losses of one figure can be of several kinds: each is a piece of its own. */
const HIT: Place = (answer) => [[word(answer, answer.figure)]];

/** By kind of answer; `<ask>/<answer>` where an answer has another place in one ask. */
const PLACES: Readonly<Record<string, Place>> = {
  // The turn
  pass: WORD,
  skip: (answer, seen) => [[word(answer)], [die(answer.die, seen)]],
  "use-die": ({ die: id }, seen) => [[die(id, seen)]],
  "use-ring": ({ die: from, to_die }, seen) => [[`ring:${seen.side}`], [die(from, seen)], [`face:${text(to_die)}`]],
  "use-token": TOKEN,
  "take-token": TOKEN,
  become: ({ die: id }) => [[`face:${text(id)}`]],
  allocate: ({ dice }) => [["hunt-box", amount(dice)]],
  done: WORD,
  decline: WORD,
  accept: WORD,
  // What dice do
  "move-fellowship": FELLOWSHIP,
  hide: FELLOWSHIP,
  separate: FELLOWSHIP,
  "move-companions": WORD,
  "move-minions": WORD,
  "move-armies": WORD,
  attack: WORD,
  muster: WORD,
  advance: NATION,
  "advance-by-companion": CHARACTER,
  bring: CHARACTER,
  corrupt: SOVEREIGN,
  awaken: SOVEREIGN,
  "awaken-in": AT_REGION,
  "awaken-in-battle": SOVEREIGN,
  "choose-sovereign": SOVEREIGN,
  "remove-sovereign": SOVEREIGN,
  "counsel-nation": NATION,
  "one-more": FIGURE,
  "voice-of-saruman": HOW,
  "use-as-army": WORD,
  "draw-card": DECK,
  "play-card": CARD,
  "remove-table-card": CARD,
  // The Fellowship and the Hunt
  declare: AT_REGION,
  "enter-mordor": () => [["mordor"]],
  guide: CHARACTER,
  way: (answer) => [[word(answer, ...(answer.regions as unknown[]))]],
  "separate-to": AT_REGION,
  "re-roll": (answer) => [[word(answer, answer.dice)]],
  "use-table-card": CARD,
  casualty: (answer) => [[word(answer, answer.who)]],
  lure: HOW,
  "revealed-to": AT_REGION,
  // Armies and recruits
  "move-army": FROM_TO,
  "march-from": AT_OWN,
  "march-on": AT_REGION,
  recruit: FIGURE_IN,
  "recruit-in": AT_REGION,
  unit: FIGURE,
  promote: FIGURE,
  raise: ({ count }) => [[amount(count)]],
  // Characters
  walk: AT_REGION,
  enter: AT_REGION,
  "take-minions": ({ figure, from_region, count }, { view, facts }) => {
    const [id, from] = [text(figure), text(from_region)];
    if (facts.figures[id]?.rank === "character") return [[`character:${id}`]];
    const stack = view.shadow[from] ? [`army:${from}:shadow`] : [];
    return [[`nazgul:${from}`, `region:${from}`, ...stack], [amount(count)]];
  },
  // Battles
  "attack-from": AT_OWN,
  "attack-target": AT_ENEMY,
  "lose-unit": HIT,
  "reduce-elite": HIT,
  "lose-elite": HIT,
  press: WORD,
  cease: WORD,
  stand: WORD,
  fight: WORD,
  withdraw: WORD,
  retreat: AT_REGION,
  prolong: FIGURE,
  "lay-card": CARD,
  "swap-card": CARD,
  "lay-card-from-table": CARD,
  "combat-companion": CHARACTER,
  "combat-amount": ({ amount: count }) => [[amount(count)]],
  "combat-victim": FIGURE,
  // Cards
  eagles: AT_ENEMY,
  "flee-to": AT_REGION,
  "dead-men-to": AT_REGION,
  counsel: NATION,
  strike: AT_ENEMY,
  "woses-from": AT_OWN,
  "woses-to": AT_REGION,
  "weather-to": AT_REGION,
  "remove-character-card": CARD,
  "take-from-hand": WORD,
  "hunt-roll": WORD,
  "cast-spells": FROM_TO,
  "recruit-nazgul": WORD,
  "fly-nazgul": WORD,
  "leader-falls": FIGURE,
  "step-back": NATION,
  "give-up": FIGURE_IN,
  "sail-to": AT_REGION,
  "trolls-in": AT_REGION,
};

/** Whether an answer has a place of its own. */
export const placed = ({ kind }: Answer): boolean => kind in PLACES || kind in APART;

/** The stages behind which an answer stands. */
function stagesOf(answer: Answer, seen: Seen): readonly Stage[] {
  const apart = APART[answer.kind];
  if (apart) return [[word(answer, ...apart.map((key) => answer[key]))]];
  return (PLACES[answer.kind] ?? WORD)(answer, seen);
}

// -- large choices -------------------------------------------------------------------------------------------------------

/** The spots of one thing of a large choice (some of these cards, so many of these figures). */
function itemSpots(table: string, id: string, seen: Seen): Stage {
  if (table === "region") return region(id, seen);
  if (table === "die") return [die(id, seen)];
  return [`${table}:${id}`];
}

// -- what is drawn -------------------------------------------------------------------------------------------------------

/** Whether the board draws a spot now; what it does not draw is shown beside the prompt. */
export function onBoard(spot: string, { view, facts, seat, side }: Seen): boolean {
  const [type = "", id = "", last = ""] = spot.split(":");
  switch (type) {
    case "region":
      return id in facts.regions;
    case "army":
      return view[last as Side]?.[id] !== undefined;
    case "inside":
      return view.inside[id] !== undefined;
    case "nazgul":
      return (view.shadow[id]?.nazgul ?? view.inside[id]?.nazgul ?? 0) > 0;
    case "character":
      return view.characters[id] === "fellowship" || regionOf(view, id) !== null;
    case "die":
      return view.dice[id as Side]?.some((face) => face === last) ?? false;
    case "card":
      return view.table.includes(id) || (view.hands[seat]?.some(({ card }) => card === id) ?? false);
    case "deck":
      return id in view.decks;
    case "nation":
      return id in view.nations;
    case "ring":
      return (view.rings[id as Side] ?? 0) > 0;
    case "token":
      return view.tokens[side].some((token) => token === id);
    case "fellowship":
    case "mordor":
    case "hunt-box":
      return true;
    default:
      return false;
  }
}

/** Where earlier answers of the same action have led: the die in use, the army that goes. */
export function chosenBefore(ask: Ask, seen: Seen): string[] {
  const { from_region: from, region: at, character } = ask.prompt.args;
  const found: string[] = seen.view.die ? [`${die(seen.view.die, seen)}:now`] : [];
  if (from !== undefined) found.push(...own(from, seen));
  else if (at !== undefined && ORIGINS.has(ask.kind)) found.push(...own(at, seen));
  for (const id of Array.isArray(character) ? character : character ? [character] : [])
    found.push(`character:${text(id)}`);
  return found;
}

/** Asks whose region is where something comes from, or where it stands. */
const ORIGINS = new Set([
  "attack-target",
  "woses-to",
  "march-figures",
  "march-on",
  "minion-destination",
  "retreat",
  "leave-battle",
  "driven-out",
  "cruel-weather",
  "nazgul-flee",
  "disband",
  "take-hit",
  "press",
  "withdraw",
  "prolong",
  "advance-army",
]);

// -- what calls for a second thought ---------------------------------------------------------------------------------

/** Answers after which dice or cards speak, so that they cannot be taken back, and which a slip of the hand gives. */
const CHANCE = new Set(["move-fellowship", "draw-card", "enter-mordor", "hunt-roll"]);
/** Answers that all others learn of, and that hand the decision on. */
const OPEN = new Set(["declare", "pass"]);
/** Cards are read before they are played. */
const READ = new Set([
  "play-card",
  "lay-card",
  "lay-card-from-table",
  "swap-card",
  "remove-table-card",
  "remove-character-card",
]);

export function caution({ kind }: Answer): string | null {
  if (CHANCE.has(kind)) return "web-caution-chance";
  if (OPEN.has(kind)) return "web-caution-open";
  return READ.has(kind) ? "" : null;
}

// -- what was tried in vain ----------------------------------------------------------------------------------------------

/** What somebody who touches a spot that leads nowhere may have wanted; `from` is what was touched before it. */
function intentOf(spot: string, from: string | null, ask: Ask | null, seen: Seen): Json | null {
  const [type = "", id = "", last = ""] = spot.split(":");
  const { view, side } = seen;
  const target = type === "region" || type === "army" || type === "inside" ? id : null;
  if (target !== null && from !== null) {
    const [what = "", where = ""] = from.split(":");
    if (what === "character") return { kind: "move-character", character: where, region: target };
    if (what === "nazgul") return { kind: "move-character", figure: "nazgul", from_region: where, region: target };
    if (where !== target) {
      const hostile = stacks(target, seen, other(side)).length > 0;
      return { kind: hostile ? "attack" : "move-army", from_region: where, region: target };
    }
  }
  switch (type) {
    case "region":
      return ask?.kind === "fellowship-phase" && side === "free-peoples"
        ? { kind: "declare", region: id }
        : recruitIn(id, seen);
    case "army":
    case "inside":
      return ask?.kind === "attack-from" ? { kind: "attack" } : { kind: "move-armies" };
    case "nazgul":
      return { kind: "move-minions" };
    case "fellowship":
      return view.fellowship.hidden ? { kind: "move-fellowship" } : { kind: "hide" };
    case "mordor":
      return { kind: "enter-mordor" };
    case "character":
      if (view.characters[id] === "fellowship")
        return ask?.kind === "fellowship-phase" ? { kind: "guide", character: id } : { kind: "separate" };
      return regionOf(view, id) !== null
        ? { kind: side === "shadow" ? "move-minions" : "move-companions" }
        : { kind: "bring", character: id };
    case "die":
      return { kind: "use-die", die: last };
    case "card":
      return { kind: view.table.includes(id) ? "remove-table-card" : "play-card", card: id };
    case "deck":
      return { kind: "draw-card", deck: id };
    case "nation":
      return { kind: "advance", nation: id };
    case "token":
      return { kind: "use-token", token: id };
    case "ring":
      return ringIntent(seen);
    default:
      return null;
  }
}

function recruitIn(id: string, { facts, side }: Seen): Json | null {
  const nation = facts.regions[id]?.nation;
  return nation && facts.nations[nation] === side ? { kind: "muster", figure: `${nation}-regular`, region: id } : null;
}

function ringIntent({ view, side }: Seen): Json | null {
  const from = view.dice[side][0];
  return from ? { kind: "use-ring", die: from, to_die: from === "character" ? "event" : "character" } : null;
}

/** Whether touching a spot in vain may be the beginning of something: an army, and then where it should go. */
function beginsTry(spot: string, { view, facts, side }: Seen): boolean {
  const [type = "", id = "", last = ""] = spot.split(":");
  if (type === "army") return last === side;
  if (type === "inside") return sideOf(view.inside[id] ?? {}, facts) === side;
  if (type === "nazgul") return side === "shadow";
  return type === "character" && facts.figures[id]?.side === side && regionOf(view, id) !== null;
}

function follows(spot: string, { view, facts, side }: Seen): readonly string[] {
  const [type = "", id = "", last = ""] = spot.split(":");
  if (type === "army" && last !== side) return [];
  if (type === "inside" && sideOf(view.inside[id] ?? {}, facts) !== side) return [];
  if (type === "region" && facts.nations[facts.regions[id]?.nation ?? ""] !== side) return [];
  if (type === "character")
    return view.characters[id] === "fellowship" ? ["separate"] : ["move-companions", "move-minions"];
  return FOLLOWED[type] ?? [];
}

/** On a narrow screen cards and tracks lie on sheets of their own. */
export function sheetOf(spot: string, { view }: Seen): string {
  const [type = "", id = ""] = spot.split(":");
  if (type === "card" || type === "deck") return "hand";
  return type === "nation" || type === "hunt-box" || (type === "character" && view.characters[id] === "fellowship")
    ? "tracks"
    : "";
}

/** The table that leads on, for one view. */
export function warSpots(view: WarView, facts: WarFacts, seat: string): SpotTable {
  const seen: Seen = { view, facts, seat, side: sideOfSeat(seat) };
  const begins = (spot: string) => beginsTry(spot, seen);
  return {
    stages: (answer) => stagesOf(answer, seen),
    item: (table, id) => itemSpots(table, id, seen),
    onBoard: (spot) => onBoard(spot, seen),
    sheet: (spot) => sheetOf(spot, seen),
    inPane: (spot) => sheetOf(spot, seen) === "" && !/^(die|ring|token):/.test(spot) && onBoard(spot, seen),
    before: (ask) => chosenBefore(ask, seen),
    caution,
    intent: (spot, from, ask) => intentOf(spot, from, ask, seen),
    begins,
    carried: isThing,
    opens: (spot, intent) => (begins(spot) ? opensOf(spot, intent) : []),
    follows: (spot) => follows(spot, seen),
    sets: SETS,
    all: ALL,
    about: (answer, ask) => meant(answer, ask, view),
    warning: (ask, answer) => leftEmpty(ask, answer, seen),
  };
}
