/** What page and server say to each other: docs/protocol.md as types. What the engine says has its types from docs/schemas. */
import type * as schemas from "../generated/schemas.ts";
import type { LogEntry, Message, Outcome } from "../generated/schemas.ts";

export type { LogEntry, Message, Outcome };

export type Json = Record<string, unknown>;

/** An answer: its kind and the fields of its form. */
export type Answer = NonNullable<schemas.Ask["options"]>[number];

export interface FieldSchema {
  const?: unknown;
  type?: string;
  properties?: Record<string, { minimum?: number; maximum?: number }>;
  items?: { enum?: (string | number)[] };
}

export interface OfferSchema {
  properties: Record<string, FieldSchema>;
}

/** An open ask. Its own seat is shown the offer: a list, or fields with limits. */
export interface Ask extends Omit<schemas.Ask, "schema"> {
  schema?: OfferSchema;
}

/** What a seat knows. The position is the game's own; see src/games. */
export interface View<Position = Json> extends Omit<schemas.View, "asks" | "position"> {
  asks: Ask[];
  position: Position;
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
  /** The level of a bot that was chosen by its strength. */
  level?: string;
  /** How long it thinks about an action at most. */
  seconds?: number;
  mine?: boolean;
  here?: boolean;
  /** Without a sign of life for two minutes. */
  away?: boolean;
  kept?: boolean;
  /** The name of the person for whom a bot plays, and who may take the seat back (`mine`: it is one's own). */
  plays_for?: string;
}

/** Somebody asks that a seat be handed over while the game runs. */
export interface Handover {
  to: "bot" | "guest";
  bot: string | null;
  /** The seats of whoever asks. */
  by: string[];
  /** Whoever sits there wishes it himself. */
  wished: boolean;
  waiting: string[];
}

/** Who played a seat from an entry of the record, and a turn or round, on. */
export interface Spell {
  seat: string;
  index: number;
  round: number;
  kind: "person" | "bot";
  bot?: string;
  name: string;
}

/** Whether one may take back what lies behind dice or reveals: at once, if all other people agree, or not at all. */
export type UndoSetting = "practice" | "consent" | "never";

/** How the dice come to be before the first roll: all seal, all are there, all open (docs/fair-dice.md). */
export interface DiceState {
  commitment: string;
  hashes: Record<string, string>;
  salts: Record<string, string>;
  stage: "hashes" | "presence" | "salts" | "ready";
  /** The seats that have to do something now. */
  waiting: string[];
  /** When whoever has not opened loses his seat, in seconds since 1970. */
  deadline: number | null;
  /** How often all started over since a salt was not opened. */
  restarts: number;
  /** How often the game went on after an upgrade of the rules. */
  chapter: number;
}

/** A seat declines all windows of a kind beforehand, until the end of the turn or until it says otherwise. */
export interface Standing {
  kind: string;
  until: "turn" | "revoked" | "change";
}

/** An answer that was given for a seat since there was no other. */
export interface Forced {
  index: number;
  kind: string;
  answer: Answer;
}

export interface Table {
  id: string;
  game: string;
  options: Json;
  /** The digest of what is printed on its board and cards. */
  facts: string;
  state: "waiting" | "playing" | "over";
  created: number;
  listed: boolean;
  index: number;
  asked: string[];
  outcome: Outcome | null;
  /** The prepared start that it begins from. */
  start: string | null;
  /** The turn or round it is in, and when something last happened, in seconds since 1970. */
  round: number;
  moved: number;
  /** Whether odds and advice are to be had at this table. */
  advice: boolean;
  begins: "set-up" | "position" | "played-on" | "imported";
  /** What becomes of the hidden cards of the position it begins from, or became of them. */
  hands: "anew" | "kept" | null;
  sides: Record<string, string[]>;
  seats: Record<string, Seat>;
  mine: string[];
  undo_setting: UndoSetting;
  /** Of one's own seats: freely, or what the setting says, or there is nothing to take back. */
  can_undo: Record<string, "free" | UndoSetting | "no">;
  /** How many outcomes of chance an undo would take back, to be rolled anew: of one's own seats, and of the one that asks. */
  rolled_since: Record<string, number>;
  /** `to`: the index of the answer that would be taken back. */
  undo: { seat: string; agreed: string[]; waiting: string[]; to: number } | null;
  /** How often something behind dice or reveals was taken back, and how many outcomes came anew. */
  taken_back: { times: number; outcomes: number } | null;
  /** What one's own seats have left standing. */
  standing: Record<string, Standing[]>;
  /** Of one's own seats those that are not asked what can be answered only one way, and the latest answers given so. */
  only: string[];
  forced: Record<string, Forced[]>;
  /** The hunt that its campaign began with; of that one the war that followed, and the tokens won, by the war's sides. */
  campaign: string | null;
  sequel: string | null;
  tokens: Record<string, number> | null;
  /** The table where its next chapter is played, and whether one that was to have no other may still have it. */
  goes_on: string | null;
  may_go_on: boolean;
  /** Whether those from whom somebody hides play from memory, and where the reminder tokens lie ("": beside the board). */
  from_memory: boolean;
  reminders: string[];
  /** What was written down for all, and which seats may write; null where no notes are kept. */
  notes: { writers: string[]; kept: Note[] } | null;
  /** The part of its game that it is in, a chapter; 0 before it has begun. */
  part: number;
  /** Between two parts it rests until all people who sit there are ready: who is, who is not yet. */
  resting: { ready: string[]; waiting: string[] } | null;
  /** The seat that has paused the game. */
  paused: string | null;
  /** Whether several people play on one side: then seats can be handed over while the game runs. */
  shared: boolean;
  /**
   * Who agrees that onlookers see secrets a whole day late, who does not yet, and the index of the moment up to which
   * they may; null where somebody does not agree, or no day has passed, and as a whole at games that show none.
   */
  onlookers: { agreed: string[]; waiting: string[]; until: number | null } | null;
  handovers: Record<string, Handover>;
  /** The keys for guests who are invited to take a seat. */
  invitations: Record<string, string>;
  /** Of the seats that were handed over, who played when. */
  played: Spell[];
  /** Who of one's own side wants to give up. */
  resigning: { side: string; agreed: string[]; waiting: string[] } | null;
  dice: DiceState;
  watching: number;
  rematch: string | null;
  rematch_swap: boolean | null;
  trouble: Message | null;
}

/** A note for all: who wrote it, in which round, and whether it was struck out. */
export interface Note {
  n: number;
  name: string;
  seat: string;
  text: string;
  round: number;
  at: number;
  struck: boolean;
  mine: boolean;
}

/** Of each who walks unseen: how likely he is at which space, as all know it. */
export interface Whereabouts {
  index: number;
  places: Record<string, Record<string, number>>;
}

export interface State {
  seat: string;
  index: number;
  view: View | null;
  /** What a person would count on the fingers, from that view alone. */
  aids?: Json;
  since: number;
  log: LogEntry[];
  /** The scenes that are open now. */
  scene: LogEntry["scene"];
}

/** What a seat saw once `index` entries of the record were there, and what it was told on the way from the moment before. */
export interface Moment {
  index: number;
  view: View;
  aids?: Json;
  log: LogEntry[];
  /** The scenes that were open then. */
  scene: LogEntry["scene"];
}

/** The table as a seat saw it at the end of a round; of the last one, at the end of the game. */
export interface RoundEnd {
  round: number;
  index: number;
  view: View;
  aids?: Json;
}

/** A piece of a replay. `line` holds the index of every moment there is; what was taken back is not among them. */
export interface Replay {
  seat: string;
  index: number;
  line: number[];
  from: number;
  moments: Moment[];
}

/** A number that chance decides: its mean, and how often each value comes. */
export interface Spread {
  mean: number;
  spread: Record<string, number>;
}

/** Probabilities from 0 to 1, from so many samples of the match as the seat knows it; what they are of is the game's own. */
export interface Odds {
  samples: number;
  [of: string]: unknown;
}

export interface ChatEntry {
  n: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
}

export interface Refusal extends Message {
  text: string;
}

export type FromServer =
  | { type: "table"; table: Table }
  | ({ type: "state" } & State)
  | { type: "chat"; chat: ChatEntry[]; earlier?: boolean }
  | ({ type: "refused"; ref?: number } & Refusal)
  | { type: "done"; ref?: number; index: number }
  | { type: "explained"; ref?: number; possible: boolean; reason?: Refusal }
  | { type: "pong"; ref?: number };

export type ToServer =
  | { type: "answer"; ref: number; seat: string; index: number; answer: Answer }
  | { type: "explain"; ref: number; seat: string; intent: Json }
  | { type: "show"; seat: string }
  | { type: "ping"; ref?: number };

export interface Game extends schemas.Game {
  /** The digest of what is printed, with the usual options. */
  facts: string;
  bots: string[];
  bot: string;
  levels: Level[];
  /** The ids of its prepared starts. */
  starts: string[];
  /** Somebody walks unseen: others may play from memory, and what is reckoned must be agreed on. */
  hides_movement?: boolean;
}

/** An opponent by strength: its names are message ids. */
export interface Level {
  id: string;
  bot: string;
  name: string;
  about: { id: string; args: Json };
}

/** A plan that a bot weighed: its answers, how likely it wins, and in what it falls behind the best. */
export interface Advised {
  steps: { ask: string; answer: Answer }[];
  chance: number | null;
  worlds: number;
  reasons: { id: string; difference: number }[];
}

export interface Advice {
  seat: string;
  index: number;
  best: Advised;
  rivals: Advised[];
  text: { id: string; args: Json };
}

/** How likely the side that sits first was to win, at the beginning of an action. */
export interface Chance {
  index: number;
  round: number;
  chance: number;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  languages: string[];
}

export type SeatWish = "me" | "open" | `bot:${string}`;

export interface PlayOn {
  index: number;
  seats?: Record<string, SeatWish>;
  /** Hidden cards stay as they were, also where others sit down. */
  keep_hands?: boolean;
  listed?: boolean;
  undo_setting?: UndoSetting;
}

export interface NewTable {
  game: string;
  options?: Json;
  seats?: Record<string, SeatWish>;
  position?: Json;
  listed?: boolean;
  undo_setting?: UndoSetting;
  /** A prepared start of the game. */
  start?: string;
  advice?: boolean;
  /** Those who hunt are shown the present phase, and nothing that was asked before. */
  from_memory?: boolean;
  /** A hunt that leads into a War of the Ring. */
  campaign?: boolean;
}

/** A hunt, and the war that followed it. */
export interface Campaign {
  id: string;
  hunt: Table;
  war: Table | null;
}

/**
 * What this seat has been told, after a state came in: the server says from which index on it tells anew.
 * After an undo that lies behind what we have.
 */
export function mergedLog(log: readonly LogEntry[], state: Pick<State, "since" | "log">): LogEntry[] {
  return state.since === 0 ? [...state.log] : [...log.filter((entry) => entry.index < state.since), ...state.log];
}

/** The ask that this seat is to answer now. */
export function ownAsk(view: View | null): Ask | null {
  return view?.asks.find((ask) => ask.seat === view.seat) ?? null;
}

/** What a seat sees while it is not asked yet. */
export function withoutOwnAsk(view: View | null): View | null {
  return view && { ...view, asks: view.asks.filter(({ seat }) => seat !== view.seat) };
}
