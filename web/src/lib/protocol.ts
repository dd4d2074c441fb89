/** What page and server say to each other: docs/protocol.md as types. */

export type Json = Record<string, unknown>;

/** An answer: its kind and the fields of its form. */
export interface Answer {
  kind: string;
  [field: string]: unknown;
}

/** What the engine says: a message id, its arguments and the id of the rule behind it. */
export interface Message {
  id: string;
  args: Json;
  rule: string;
}

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
export interface Ask {
  index: number;
  seat: string;
  kind: string;
  window: boolean;
  prompt: Message;
  options?: Answer[];
  schema?: OfferSchema;
  total?: { minimum: number; maximum: number };
}

export interface Outcome {
  winners: string[];
  side: string | null;
  reason: string;
  details: Json;
}

/** What a seat knows. The position is the game's own; see src/games. */
export interface View<Position = Json> {
  schema: number;
  game: string;
  seat: string;
  index: number;
  asks: Ask[];
  answered: Answer | null;
  outcome: Outcome | null;
  position: Position;
}

export interface LogEntry extends Message {
  index: number;
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
  kept?: boolean;
}

export interface Table {
  id: string;
  game: string;
  options: Json;
  state: "waiting" | "playing" | "over";
  created: number;
  listed: boolean;
  index: number;
  asked: string[];
  outcome: Outcome | null;
  sides: Record<string, string[]>;
  seats: Record<string, Seat>;
  mine: string[];
  can_undo: Record<string, "free" | "consent" | "no">;
  undo: { seat: string; agreed: string[]; waiting: string[] } | null;
  /** The seat that has paused the game. */
  paused: string | null;
  commitment: string;
  salts: Record<string, string>;
  watching: number;
  rematch: string | null;
  trouble: Message | null;
}

export interface State {
  seat: string;
  index: number;
  view: View | null;
  /** What a person would count on the fingers, from that view alone. */
  aids?: Json;
  since: number;
  log: LogEntry[];
}

/** What a seat saw once `index` entries of the record were there, and what it was told on the way from the moment before. */
export interface Moment {
  index: number;
  view: View;
  aids?: Json;
  log: LogEntry[];
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

export interface BattleOdds {
  attacker: string;
  place: string;
  kind: "field" | "assault" | "sortie";
  /** The defender is destroyed or retreats. */
  wins: number;
  /** The settlement changes hands. */
  captured: number;
  /** In hits: a Regular is one, an Elite two. */
  attacker_losses: Spread;
  defender_losses: Spread;
  rounds: number;
  ends: Partial<Record<"destroyed" | "retreated" | "withdrawn" | "ceased" | "lost" | "both", number>>;
}

export interface HuntOdds {
  tile: number;
  damage: Record<string, number>;
  corruption: number;
  revealed: number;
  companions: number;
  lost: number;
}

export interface CombatOdds {
  locations: Record<string, { path: boolean; fought: number; wins: Record<string, number> }>;
  corruption: Spread;
}

/** Probabilities from 0 to 1, from so many samples of the match as the seat knows it. */
export interface Odds {
  samples: number;
  battle?: BattleOdds | null;
  hunt?: HuntOdds | null;
  combat?: CombatOdds;
}

/** So many dice or draws: what was to be expected of them, and what came. */
export interface Account {
  count: number;
  expected: number;
  actual: number;
}

export interface Luck {
  sides: Record<string, { combat: Account; action: { count: number; results: Record<string, Account> } }>;
  /** Dice and successes of the Hunt. */
  hunt: Account;
  /** Tiles and their damage. */
  tiles: Account;
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
  | { type: "chat"; chat: ChatEntry[] }
  | ({ type: "refused"; ref?: number } & Refusal)
  | { type: "done"; ref?: number; index: number }
  | { type: "explained"; ref?: number; possible: boolean; reason?: Refusal }
  | { type: "pong"; ref?: number };

export type ToServer =
  | { type: "answer"; ref: number; seat: string; index: number; answer: Answer }
  | { type: "explain"; ref: number; seat: string; intent: Json }
  | { type: "chat"; text: string; ref?: number }
  | { type: "show"; seat: string }
  | { type: "ping"; ref?: number };

export interface MatchOption {
  id: string;
  type: "int" | "bool" | "choice" | "set";
  default: unknown;
  minimum?: number;
  maximum?: number;
  choices?: string[];
}

export interface Game {
  id: string;
  version: number;
  players: Record<string, { seats: string[]; sides: Record<string, string[]> }>;
  options: MatchOption[];
  bots: string[];
  bot: string;
  levels: Level[];
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
  listed?: boolean;
}

export interface NewTable {
  game: string;
  options?: Json;
  seats?: Record<string, SeatWish>;
  position?: Json;
  listed?: boolean;
}

/**
 * What this seat has been told, after a state came in: the server says from which index on it tells anew.
 * After an undo that lies behind what we have.
 */
export function mergedLog(log: readonly LogEntry[], state: Pick<State, "since" | "log">): LogEntry[] {
  return [...log.filter((entry) => entry.index < state.since), ...state.log];
}

/** The ask that this seat is to answer now. */
export function ownAsk(view: View | null): Ask | null {
  return view?.asks.find((ask) => ask.seat === view.seat) ?? null;
}
