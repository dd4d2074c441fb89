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
}

const NOTHING: ReadonlySet<string> = new Set();

/** A board that asks nothing (a replay, a recap, somebody who watches). */
export class QuietBoard implements Board {
  readonly lit = NOTHING;
  readonly chosen = NOTHING;
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
