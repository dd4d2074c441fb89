/**
 * Looking at things. Whatever on the table is a spot (`data-spot`), or only there to be read (`data-look`, named like a
 * spot), shows its card to a mouse that rests on it, to the keyboard, and to a finger that is held on it; one that leads
 * nowhere shows it to the first touch. Looking is not touching: no ask and no action under way refuses it.
 */
import type { Attachment } from "svelte/attachments";
import type { Board } from "./asking.svelte.ts";
import { LIFTED } from "./dragging.ts";
import type { Answer } from "./protocol.ts";

const OPENS = 250;
const CLOSES = 120;
const HELD = 380;
/** After a click the mouse must go so far before it looks again: what slides below it was not meant. */
const MOVED = 6;
const LOOKED = "[data-look], [data-spot]";
/** What answers name that has a card of its own. */
const NAMED = ["card", "character", "figure", "tile", "nation", "location", "companion"] as const;

/** The spot whose card explains an answer; none where it names nothing. */
export function lookOf(answer: Answer): string | undefined {
  for (const key of NAMED) if (typeof answer[key] === "string") return `${key}:${answer[key]}`;
  return undefined;
}

export class Looking {
  /** What is looked at, and where it is drawn. */
  spot = $state("");
  at = $state.raw<Element | null>(null);
  readonly #board: Board;
  /** Whether there is a card for a spot. */
  readonly #shows: (spot: string) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Element | null = null;
  /** A finger has opened it: the click that follows is no answer. */
  #held = false;
  #clicked: { x: number; y: number } | null = null;

  constructor(board: Board, shows: (spot: string) => boolean) {
    this.#board = board;
    this.#shows = shows;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#next = this.at = null;
    this.spot = "";
  }

  #open(found: Element): void {
    this.close();
    if (!found.isConnected) return;
    this.spot = spotOf(found);
    this.#next = this.at = found;
  }

  #found(target: EventTarget | null): Element | null {
    const found = target instanceof Element ? target.closest(LOOKED) : null;
    return found && this.#shows(spotOf(found)) ? found : null;
  }

  /** Open or close it after a while, unless the mouse goes on before. */
  #soon(next: Element | null): void {
    if (next === this.#next) return;
    clearTimeout(this.#timer);
    this.#next = next;
    if (next === this.at) return;
    if (next) this.#timer = setTimeout(() => this.#open(next), this.at ? CLOSES : OPENS);
    else this.#timer = setTimeout(() => this.close(), CLOSES);
  }

  readonly #move = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    if (this.#clicked && Math.hypot(clientX - this.#clicked.x, clientY - this.#clicked.y) < MOVED) return;
    this.#clicked = null;
    this.#soon(this.#found(target));
  };

  readonly #down = (event: PointerEvent): void => {
    this.#held = false;
    if (event.pointerType === "mouse") {
      this.#clicked = { x: event.clientX, y: event.clientY };
      return this.close();
    }
    const found = this.#found(event.target);
    if (!found || found !== this.at) this.close();
    if (!found) return;
    const idle = !this.#board.lit.has(spotOf(found)) && !this.#board.chosen.has(spotOf(found));
    if (idle && found.matches("[data-spot]") && found !== this.at) return this.#hold(found);
    this.#timer = setTimeout(() => this.#hold(found), HELD);
  };

  #hold(found: Element): void {
    this.#open(found);
    this.#held = true;
  }

  readonly #click = (event: MouseEvent): void => {
    clearTimeout(this.#timer);
    if (this.#held) event.stopPropagation();
    else this.close();
    this.#held = false;
  };

  readonly #focus = ({ target }: FocusEvent): void => {
    const found = this.#found(target);
    if (found && (target as Element).matches(":focus-visible")) this.#open(found);
  };

  /** What is taken from the page loses the focus while the page changes: only after that may anything else change. */
  readonly #blur = ({ target }: FocusEvent): void => {
    const lost = this.at;
    if (lost?.contains(target as Node)) queueMicrotask(() => this.at === lost && this.close());
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.at) return;
    this.close();
    event.stopPropagation();
    event.preventDefault();
  };

  /** Listens on all that the page shows, dialogs too. */
  readonly listen: Attachment<Document> = (page) => {
    const heard = {
      pointerover: this.#move,
      pointermove: this.#move,
      pointerdown: this.#down,
      pointercancel: () => clearTimeout(this.#timer),
      [LIFTED]: () => {
        this.close();
        this.#held = false;
      },
      click: this.#click,
      contextmenu: (event: Event) => this.#held && event.preventDefault(),
      focusin: this.#focus,
      focusout: this.#blur,
      keydown: this.#key,
    };
    for (const [name, hear] of Object.entries(heard)) page.addEventListener(name, hear as EventListener, true);
    return () => {
      this.close();
      for (const [name, hear] of Object.entries(heard)) page.removeEventListener(name, hear as EventListener, true);
    };
  };
}

const spotOf = (found: Element): string => found.getAttribute("data-look") ?? found.getAttribute("data-spot") ?? "";
