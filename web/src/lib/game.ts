/**
 * A game as the page knows it: one module in src/games/<id>/index.ts gives all that differs from game to game. Whoever
 * shows something of a game asks `games` (games.svelte.ts) for its module; no other file knows what games there are.
 */
import type { Component } from "svelte";
import type { Asking } from "./asker.svelte.ts";
import type { SpotTable } from "./asking.svelte.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Guide } from "./guides.ts";
import type { OddsOfGame } from "./odds.ts";
import type { Json, LogEntry, RoundEnd, Table, View, Whereabouts } from "./protocol.ts";
import type { Retelling } from "./passages.ts";
import type { Rulebook } from "./rulebook.ts";
import type { LogScene } from "./scenes.ts";
import type { Forms, Teller } from "./telling.ts";

/** What the page must know of a game beside views and words. */
export interface GameFacts {
  forms: Forms;
}

/** Where somebody who walks unseen could be, for tables that have chosen to know: of this moment, when it is wanted. */
export interface Where {
  moment: number;
  find: () => Promise<Whereabouts>;
}

/** What every part of a game in the frame is given. */
export interface PartProps<F, P> {
  view: View<P>;
  facts: F;
  /** The side of the seat that looks; nobody's for those who watch. */
  own: string | null;
  seats: Table["seats"];
  /** What the server counted for this view. */
  aids: Json;
  /** What was told by then. */
  log: readonly LogEntry[];
  /** The space of each reminder token, "" beside the board; how to lay one on a space or (null) take it away. */
  reminders: readonly string[];
  remind?: ((token: number, space: string | null) => void) | undefined;
  where?: Where | undefined;
  /** After the game, how it went up to what is seen: round by round. */
  course?: readonly RoundEnd[] | undefined;
}

/** Left and right in the bar stand the two sides, between them how far the game is. */
export type BarPart = "left" | "turn" | "right";

export interface SceneProps<F> {
  log: readonly LogEntry[];
  /** The scenes of the log that are open. */
  open: readonly LogScene[];
  facts: F;
  /** The position that it happens in, for a scene that shows pieces of it. */
  view?: View | null;
  /** What the server counted for it. */
  aids?: Json;
  /** A scene that needs much room takes the board's pane, a small one stands in the column; asked for both. */
  place: "pane" | "column";
}

/** How a game fills the frame of the table (parts/Frame.svelte). */
export interface GameFrame<F, P> {
  Bar?: Component<PartProps<F, P> & { part: BarPart }>;
  /** The board; it fills its pane. */
  Pane: Component<PartProps<F, P>>;
  /** What lies below the board: tracks, the own hand. On a small screen `sheet` is the part of it that is open. */
  Strip?: Component<PartProps<F, P> & { sheet: string }>;
  /** A panel of the column beside story and chat, where a match has it; `web-sheet-<id>` is its name. */
  extra?: { id: string; here: (view: View<P>) => boolean; Panel: Component<PartProps<F, P>> };
  /** Width to height of the board; 0 where it fills any pane. */
  ratio: number;
  /** The height of the strip in pixels of usual letters, in a high window and in a low one. */
  strips: readonly [number, number];
  /** On a small screen: the parts of pane and strip that have tabs of their own. */
  sheets: readonly string[];
  /** Whether the whole strip lies in those tabs; else it stays in sight. */
  tabbed: boolean;
}

export interface AskProps<F> {
  asking: Asking;
  busy: boolean;
  teller: Teller;
  facts: F;
  seat: string;
}

/** How a game is answered by touching its board. */
export interface TouchedBoard<F, P> {
  /** What may be touched, for one view. */
  spots(view: View<P>, facts: F): SpotTable;
  /** The answers, in the column. */
  Ask: Component<AskProps<F>>;
}

/** How a game shows what somebody looks at: figures, cards, dice, tiles, tokens, tracks, by the names of their spots. */
export interface GameLook<F = GameFacts, P = Json> {
  /** Whether there is a card for a spot; what the board itself tells of (a region of a map) has none. */
  shows(spot: string, view: View<P>, facts: F): boolean;
  Look: Component<{ spot: string; view: View<P>; facts: F }>;
}

/** What is fetched only when somebody reads about the game. */
export interface GameHelp<F> {
  /** The pictures of the short pages, by the id of the page; drawn into a box of 560 by 150. */
  Pictures: Component<{ id: string }>;
  /** All cards, to be looked through. */
  Cards: Component<{ facts: F }>;
}

/** What is shown of a game that is over. */
export interface GameEnd<F, P> {
  /** What gave each side its points, and what the game came to. */
  Account: Component<{ view: View<P>; log: readonly LogEntry[]; facts: F }>;
  /** Paints the board as it stands at the end into a picture to save, and says how much room that took. */
  paint: (pen: CanvasRenderingContext2D, board: PaintedBoard<F, P>) => Promise<number>;
}

export interface PaintedBoard<F, P> {
  view: View<P>;
  log: readonly LogEntry[];
  facts: F;
  course: readonly RoundEnd[];
  /** Where the board begins, and how wide it may be. */
  left: number;
  top: number;
  width: number;
}

export interface GameModule<F extends GameFacts = GameFacts, P = Json> {
  frame: GameFrame<F, P>;
  /** Without it asks are answered from a list. */
  touched?: TouchedBoard<F, P>;
  look?: GameLook<F, P>;
  /** Scenes that are played: battles, hunts, rolls. */
  Stage?: Component<SceneProps<F>>;
  chronicle: Chronicle;
  /** How it is told what just happened. */
  retelling: Retelling;
  odds?: OddsOfGame;
  /** What the dice were to be expected to give, and gave; none where chance lies in hidden cards. */
  Luck?: Component<{ table: string; index: number }>;
  /** What is kept between two parts of a game, for a table that rests there. */
  rest?: () => Promise<Component<{ view: View<P>; facts: F }>>;
  /** What is fetched when a game is over. */
  end?: () => Promise<GameEnd<F, P>>;
  /** By table of the facts: the message that says what a card, or whatever else bears a text, does. */
  texts: Readonly<Record<string, (id: string) => string>>;
  /** The message that says what team-mates may say of their cards, where several play a side. */
  talk?: string;
  /** A card, or whatever else bears a text, as one would hold it. */
  Card?: Component<{ id: string; facts: F }>;
  /** The short pages; the first is on how the game goes. */
  guides: readonly Guide[];
  /** Chapters of the rulebook (`WR-HUNT`) to the short page that explains them; all others the first explains. */
  chapters: Readonly<Record<string, string>>;
  help?: () => Promise<GameHelp<F>>;
  /** The rules and rulings to read, fetched by the name of the file: one for each language. */
  rulebooks?: Readonly<Record<string, () => Promise<Rulebook>>>;
}

/** A module for the shelf: outside its own folder nobody knows the types of its facts and views. */
export function defineGame<F extends GameFacts, P>(module: GameModule<F, P>): GameModule {
  return module as unknown as GameModule;
}
