/**
 * A game as the page knows it: one module in src/games/<id>/index.ts gives all that differs from game to game. Whoever
 * shows something of a game asks `games` (games.svelte.ts) for its module; no other file knows what games there are.
 */
import type { Component, Snippet } from "svelte";
import type { Asking } from "./asker.svelte.ts";
import type { SpotTable } from "./asking.svelte.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Guide } from "./guides.ts";
import type { OddsOfGame } from "./odds.ts";
import type { Json, LogEntry, Table, View } from "./protocol.ts";
import type { Rulebook } from "./rulebook.ts";
import type { LogScene } from "./scenes.ts";
import type { Forms, Teller } from "./telling.ts";

/** What the page must know of a game beside views and words. */
export interface GameFacts {
  forms: Forms;
}

export interface BoardProps<F, P> {
  view: View<P>;
  facts: F;
  /** The side of the seat that looks; nobody's for those who watch. */
  own: string | null;
  seats?: Table["seats"];
  /** What the server counted for this view. */
  aids?: Json;
  /** What was told so far, where the board itself shows scenes from it. */
  log?: readonly LogEntry[];
  /** The scenes of the log that are open. */
  open?: readonly LogScene[];
  /** What a narrow screen shows over the board: one of `sheets`, or nothing. */
  sheet?: string;
  /** What lies over the board. */
  over?: Snippet;
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
  /** What is asked, over the board. */
  Ask: Component<AskProps<F>>;
  /** Odds and advice lie over the board beside what is asked, or in the row of it. */
  aids: "floating" | "loose";
}

/** What is fetched only when somebody reads about the game. */
export interface GameHelp<F> {
  /** The pictures of the short pages, by the id of the page; drawn into a box of 560 by 150. */
  Pictures: Component<{ id: string }>;
  /** All cards, to be looked through. */
  Cards: Component<{ facts: F }>;
}

export interface GameModule<F extends GameFacts = GameFacts, P = Json> {
  Board: Component<BoardProps<F, P>>;
  /** What of the board lies on sheets of their own on a narrow screen. */
  sheets: readonly string[];
  /** Without it asks are answered from a list. */
  touched?: TouchedBoard<F, P>;
  /** Scenes that are played over the board; a board may also show them itself. */
  Stage?: Component<{ log: readonly LogEntry[]; open: readonly LogScene[]; facts: F }>;
  chronicle: Chronicle;
  odds?: OddsOfGame;
  /** What the dice were to be expected to give, and gave; none where chance lies in hidden cards. */
  Luck?: Component<{ table: string; index: number }>;
  /** By table of the facts: the message that says what a card, or whatever else bears a text, does. */
  texts: Readonly<Record<string, (id: string) => string>>;
  /** A card, or whatever else bears a text, as one would hold it. */
  Card?: Component<{ id: string; facts: F }>;
  /** A picture of the table, for the start of the page. */
  cover?: () => Promise<Component<{ facts: F }>>;
  /** The short pages; the first is on how the game goes. */
  guides: readonly Guide[];
  /** Chapters of the rulebook (`WR-HUNT`) to the short page that explains them; all others the first explains. */
  chapters: Readonly<Record<string, string>>;
  help?: () => Promise<GameHelp<F>>;
  rulebook?: () => Promise<Rulebook>;
}

/** A module for the shelf: outside its own folder nobody knows the types of its facts and views. */
export function defineGame<F extends GameFacts, P>(module: GameModule<F, P>): GameModule {
  return module as unknown as GameModule;
}
