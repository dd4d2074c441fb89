/**
 * Drag and drop: a card or an army is lifted, the places that it may be carried to are lit, and letting it go there is
 * the same as touching first the thing and then the place (lib/wishes.svelte.ts). Nothing can be dragged that cannot be touched.
 *
 * A mouse lifts as soon as it moves, and so does a finger on the map, where nothing scrolls; a finger on a card in a list
 * that scrolls holds it for a moment first. What is pressed and cannot be carried leaves the press to map and list.
 */
import type { Asking } from "./asker.svelte.ts";
import { TABLE } from "./carrying.ts";
import { ghostOf } from "./ghost.ts";

/** Tells those who wait for a long press, or move the map, that what was pressed is carried away. */
export const LIFTED = "thirdage-lifted";
/** In pixels: a hand trembles. */
const SLACK = 6;
/** In milliseconds: a finger that holds a card wants to lift it, one that does not wants to scroll. */
const HOLD = 280;
const OVER = "dialog, [data-testid=others-see]";

interface Press {
  pointer: number;
  thing: Element;
  spot: string;
  x: number;
  y: number;
  /** Whether moving lifts it now. */
  ready: boolean;
  ask: number | undefined;
  ghost: ReturnType<typeof ghostOf> | null;
}

export class Dragging {
  readonly #asking: Asking;
  /** Whether clicks mean something else now (lib/skipping.ts). */
  readonly #guarded: () => boolean;
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a drag touches nothing. */
  #swallows = false;

  constructor(asking: Asking, guarded: () => boolean) {
    this.#asking = asking;
    this.#guarded = guarded;
  }

  /** Hears the whole page before anything else does; until the function is called that it gives. */
  listen(): () => void {
    const heard: [string, (event: never) => void][] = [
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerover", this.#hover],
      ["pointerup", this.#up],
      ["pointercancel", this.#cancelled],
      ["click", this.#click],
      ["keydown", this.#key],
      ["contextmenu", this.#still],
      ["touchmove", this.#still],
      ["blur", this.#cancelled],
    ];
    for (const [name, hear] of heard)
      addEventListener(name, hear as (event: Event) => void, { capture: true, passive: false });
    return () => {
      this.#end();
      for (const [name, hear] of heard) removeEventListener(name, hear as (event: Event) => void, true);
    };
  }

  readonly #down = (event: PointerEvent): void => {
    this.#swallows = false;
    if (this.#press) return this.#end(); // a second finger: it is the map that is meant
    const thing = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    const spot = thing?.getAttribute("data-spot");
    if (!thing || !spot || event.button !== 0 || thing.closest(OVER)) return;
    if (this.#guarded() || !this.#asking.wishes.mayCarry(spot)) return;
    const ready = event.pointerType !== "touch" || getComputedStyle(thing).touchAction === "none" || onMap(thing);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#press = { pointer, thing, spot, x, y, ready, ask: this.#asking.ask?.index, ghost: null };
    if (!ready) this.#timer = setTimeout(() => this.#press && (this.#press.ready = true), HOLD);
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.ghost) {
      if (Math.hypot(x, y) <= SLACK) return;
      if (!press.ready || !this.#lift(press)) return this.#end();
    }
    if (this.#asking.ask?.index !== press.ask) return this.#end();
    event.stopPropagation();
    press.ghost?.move(x, y, this.#landAt(event) !== "");
  };

  #lift(press: Press): boolean {
    if (!press.thing.isConnected || !this.#asking.wishes.mayCarry(press.spot)) return false;
    press.thing.dispatchEvent(new CustomEvent(LIFTED, { bubbles: true }));
    press.ghost = ghostOf(press.thing);
    press.thing.setAttribute("data-carried", "");
    this.#asking.wishes.lift(press.spot);
    document.documentElement.dataset.carrying = this.#asking.lit.has(TABLE) ? TABLE : "place";
    return true;
  }

  /** What lies below is not looked at meanwhile. */
  readonly #hover = (event: PointerEvent): void => {
    if (this.#press?.ghost) event.stopPropagation();
  };

  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    if (!press.ghost) return this.#end();
    const [land, met] = [this.#landAt(event), this.#metAt(event)];
    this.#end();
    this.#swallows = true;
    const to = land || (met?.getAttribute("data-spot") ?? "");
    if (!to || press.ask !== this.#asking.ask?.index || this.#guarded()) return;
    this.#asking.wishes.put(press.spot, to, met ?? press.thing);
  };

  /** The place below the pointer where the thing may be let go; "" where there is none. */
  #landAt(event: PointerEvent): string {
    const { lit } = this.#asking;
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = one.closest("[data-spot]");
      const names = [found?.getAttribute("data-spot"), `region:${found?.getAttribute("data-at")}`];
      const spot = [...names, one.closest("[data-drop]")?.getAttribute("data-drop")].find(
        (name) => name && lit.has(name),
      );
      if (spot) return spot;
      if (lit.has(TABLE) && one.closest("[data-testid=pane]")) return TABLE;
    }
    return "";
  }

  /** What is below the pointer, whatever it is; a piece of the map stands for its region. */
  #metAt(event: PointerEvent): Element | null {
    const [found] = document
      .elementsFromPoint(event.clientX, event.clientY)
      .flatMap((one) => one.closest("[data-spot]") ?? []);
    return found && found !== this.#press?.thing ? found : null;
  }

  readonly #cancelled = (event: Event): void => {
    const own = event instanceof PointerEvent ? event.pointerId === this.#press?.pointer : event.target === window;
    if (own) this.#end(); // the window itself has lost the focus, or the pointer is the browser's now
  };

  readonly #click = (event: MouseEvent): void => {
    if (!this.#swallows || !event.detail) return;
    this.#swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#press?.ghost) return;
    this.#end();
    this.#swallows = true;
    event.stopPropagation();
    event.preventDefault();
  };

  /** While something is carried, or held to be, the finger neither scrolls nor opens what the browser has for it. */
  readonly #still = (event: Event): void => {
    const { ghost, ready, thing } = this.#press ?? {};
    if (ghost || (ready && event.type === "touchmove" && thing && !onMap(thing))) event.preventDefault();
  };

  #end(): void {
    clearTimeout(this.#timer);
    const press = this.#press;
    this.#press = null;
    if (!press?.ghost) return;
    press.ghost.gone();
    press.thing.removeAttribute("data-carried");
    delete document.documentElement.dataset.carrying;
    this.#asking.wishes.carried = "";
  }
}

function onMap(thing: Element): boolean {
  return thing.closest("[data-testid=map]") !== null;
}
