/**
 * The board as something to touch. Everything on it that can be touched is a *spot*, named by a string:
 *
 * `region:<id>`, `army:<region>:<side>` (a stack in the field), `inside:<region>` (a besieged stack), `fellowship`,
 * `mordor` (the track), `character:<id>`, `nazgul:<region>`, `die:<side>:<result>`, `card:<id>`, `deck:<deck>`,
 * `nation:<id>` (the political track), `ring:<side>`, `token:<id>`, `hunt-box`, `figure:<id>` (in a dialog or among
 * the reinforcements), `tile:<id>`, `discard:<deck>`.
 *
 * Map and panels draw spots and hand touches on; what a touch does is found here, from the open ask.
 */
import { createContext } from "svelte";
import type { Stage } from "./leading.ts";
import type { Answer, Ask, Json, Message, UndoSetting } from "./protocol.ts";
import { STILL, type Motion } from "./motion.ts";
import type { Teller } from "./telling.ts";

/** What map and panels get, by `getBoard()`. */
export interface Board {
  /** Spots that may be touched now because the offer has an answer there. */
  readonly lit: ReadonlySet<string>;
  /** Spots already chosen on the way to an answer (an army's origin, a die). */
  readonly chosen: ReadonlySet<string>;
  /** In words, what touching it would do; "" if nothing. */
  hint(spot: string): string;
  /** Click or Enter: leads on, or answers, or (not lit) explains why not. */
  touch(spot: string, at?: Element): void;
  /** Point at spots: the map pans there and they pulse. */
  show(spots: readonly string[]): void;
  readonly shown: readonly string[];
  /** What the person before it is to answer; null if nothing. */
  readonly ask: Ask | null;
  /** What is being told of others, and where they went since one decided. */
  readonly motion: Motion;
}

export const NOTHING: ReadonlySet<string> = new Set();

/** A board that asks nothing (a replay, a recap, somebody who watches). */
export class QuietBoard implements Board {
  readonly lit = NOTHING;
  readonly chosen = NOTHING;
  readonly ask = null;
  readonly motion = STILL;
  shown = $state.raw<readonly string[]>([]);

  hint(): string {
    return "";
  }

  touch(): void {
    // Nothing is asked.
  }

  show(spots: readonly string[]): void {
    this.shown = spots;
  }
}

const [get, set] = createContext<Board>();

/** The board of the page around a component. */
export function getBoard(): Board {
  return get();
}

export function setBoard(board: Board): Board {
  return set(board);
}

// -- asking ----------------------------------------------------------------------------------------------------------

/** What a game says of its spots, for one view (src/games/<game>/spots.ts). */
export interface SpotTable {
  stages(answer: Answer): readonly Stage[];
  /** The spots of one thing of a large choice. */
  item(table: string, id: string): Stage;
  /** Whether the board draws a spot; what it does not draw stands beside the prompt. */
  onBoard(spot: string): boolean;
  /** The sheet of a narrow screen on which the board draws a spot; "" where it is always in sight. */
  sheet(spot: string): string;
  /** Whether a spot lies in the board's pane, where a scene would hide it. */
  inPane(spot: string): boolean;
  /** What earlier answers of the same action have chosen. */
  before(ask: Ask): string[];
  /** Null where a single touch may answer; else the text that says why not ("": it wants to be looked at first). */
  caution(answer: Answer): string | null;
  /** What somebody may have wanted who touches a spot that leads nowhere; `from` was touched before it. */
  intent(spot: string, from: string | null, ask: Ask | null): Json | null;
  /** Whether a touch in vain may be the beginning of something. */
  begins(spot: string): boolean;
  /** Whether a spot is a thing that one can lift and carry: a card, an army, a figure. */
  carried?(spot: string): boolean;
  /** The kinds of answer with which carrying a thing begins where it takes several asks; of any intent, or of one. */
  opens?(spot: string, intent: Json | null): readonly string[];
  /** The kinds of answer that a touch on a spot may mean although the spot itself comes later. */
  follows(spot: string): readonly string[];
  /** Kinds of answer that are listed one by one, but mean: some of these. */
  readonly sets: ReadonlySet<string>;
  /** Kinds of answer with so many of each that begin with all who may go. */
  readonly all: ReadonlySet<string>;
  /** What is to be known before an answer with so many of each is given. */
  warning?(ask: Ask, answer: Answer): Message | null;
  /** What an answer does as things stand now; "" where its kind says enough. */
  about?(answer: Answer, ask: Ask | null): string;
  /** What a spot beside the prompt is called where it leads on; "" where what it leads to says it. */
  label?(spot: string): string;
  /** Whether kinds of answer that begin at the same spot go on together, so that the next spot says which is meant. */
  readonly together?: boolean;
}

/** Something to choose among, beside the prompt or in a small menu at a spot. */
export interface Item {
  key: string;
  label: string;
  /** What it means, where its name does not tell. */
  about: string;
  /** It stands back behind the others. */
  quiet: boolean;
  /** The answer it gives, or one of those that it leads to: for its picture. */
  answer: Answer;
  /** The off-board spot it stands for, if any. */
  spot: string;
  leads: boolean;
  pressed: boolean;
  pick: (at?: Element) => void;
}

export interface Menu {
  title: string;
  items: Item[];
  at: Element | null;
  /** Null, or the menu is there only to be sure: why (may be ""). */
  caution: string | null;
  /** When it was opened, where it is there only to be sure. */
  since?: number;
  /** Whether it could be taken back once dice have spoken. */
  setting?: UndoSetting;
}

/** Why something is not possible, told where it was tried. */
export interface Told {
  at: Element | null;
  /** Null: it is possible, only not yet. */
  reason: Message | null;
}

/** As much of the table as asking needs. */
export interface Asked {
  readonly id: string;
  readonly ask: Ask | null;
  readonly table: { undo_setting: UndoSetting } | null;
  readonly seat: string;
  readonly answering: boolean;
  readonly watching: boolean;
  readonly motion?: Motion;
  answer(answer: Answer): void;
  /** Take the last answer back, if that is free; whether it was. */
  takeBack(): boolean;
}

export interface Knowledge {
  spots: SpotTable;
  teller: Teller;
}
