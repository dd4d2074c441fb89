/**
 * The frame of a table: what shape the window gives it, and which of its panels is open. The shape stands on the root
 * (`data-shape`), so that every part can be laid out for it; it is measured in letters, not in pixels, so that large
 * text and a zoomed window get the layout of a small one.
 */

/** `desk`: board, column and strip; `low`: a window too small for the strip; `tall`: all below each other. */
export type Shape = "desk" | "low" | "tall";

/** What the column can show below what is asked. */
export const PANELS = ["story", "chat", "odds", "advice"] as const;
/** What it shows in place of all else when the game is over, until it is put aside. */
export const END = "end";

/** In letters (rem): a desk is at least so wide and so high. */
const DESK = { width: 58.5, height: 33 };

function shapeOf(width: number, height: number): Shape {
  if (width < height) return "tall";
  return width >= DESK.width && height >= DESK.height ? "desk" : "low";
}

class Frame {
  shape = $state<Shape>("desk");
  /** What somebody has opened: a panel, or on a small screen a part of the strip ("" nothing). */
  open = $state("");
  /** Whether a scene may take the board's pane; else the board is looked at meanwhile. */
  scenes = $state(true);
  /** Whether one is played there. */
  staged = $state(false);
  /** So many lines of the log have been shown by a scene that goes on; null: what is told need not wait for it. */
  shown = $state<number | null>(null);
  /** A game's screen is lowered before what only this seat sees: what is asked, told and answered is not shown either. */
  veiled = $state(false);
  /** The panel that the game of this table adds; "" for none. */
  extra = $state("");
  /** How often somebody wanted to see the last of them again. */
  again = $state(0);

  /** The panel that the column shows: on a desk there is always one. */
  readonly panel = $derived(
    this.shape === "desk" && ![...PANELS, END, this.extra || "story"].includes(this.open) ? "story" : this.open,
  );

  /** To be called once; the window and the size of the letters are watched from then on. */
  start(): void {
    this.measure();
    addEventListener("resize", () => this.measure());
    // The size of the letters stands on the root too.
    new MutationObserver(() => this.measure()).observe(document.documentElement, { attributeFilter: ["style"] });
  }

  measure(): void {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 17;
    this.shape = shapeOf(innerWidth / letter, innerHeight / letter);
    document.documentElement.dataset.shape = this.shape;
  }

  /** From the scene to the board and back; a scene that is over is shown again. */
  turn(): void {
    if (this.staged) this.scenes = !this.scenes;
    else {
      this.scenes = true;
      this.again += 1;
    }
  }

  /** Open a panel or a part of the strip; on a small screen once more closes it. */
  toggle(one: string): void {
    this.open = this.open === one && this.shape !== "desk" ? "" : one;
  }
}

export const frame = new Frame();
