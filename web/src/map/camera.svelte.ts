/**
 * Which part of the map is seen. Moving and zooming change only a transform of the finished picture; when a zoom
 * comes to rest, `scale` follows and everything is laid out anew for it.
 */
import { LIFTED } from "../lib/dragging.ts";
import { calm } from "../lib/settings.svelte.ts";
import { FRAME } from "./scenery.ts";
import type { Point } from "./shapes.ts";

const LARGEST = 5;
const STEP = 1.4;
/** Milliseconds. */
const REST = 140;
const GLIDE = 320;
/** A finger trembles: what moves less than this is a touch. */
export const SLACK = 6;
/** Below this many pixels a map unit, a first look shows a part of the map rather than all of it. */
const READABLE = 0.62;

interface Where {
  x: number;
  y: number;
  zoom: number;
}

export class Camera {
  /** Pixels a map unit that the map is laid out for. */
  scale = $state(0);
  /** Whether the map is being moved now. */
  moving = $state(false);
  /** Whether the whole map is seen. */
  whole = $state(true);

  readonly #width: number;
  readonly #height: number;
  #view = { width: 0, height: 0 };
  #at: Where = { x: 0, y: 0, zoom: 0 };
  #world: HTMLElement | null = null;
  #timer = 0;
  #frame = 0;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;

  readonly #first: Point;

  /** A map of a size in map units, and the point to look at first, if it cannot be seen as a whole. */
  constructor(width: number, height: number, first: Point) {
    this.#first = first;
    this.#width = width + 2 * FRAME;
    this.#height = height + 2 * FRAME;
  }

  /** Pixels a map unit when all is seen. */
  get smallest(): number {
    return Math.min(this.#view.width / this.#width, this.#view.height / this.#height);
  }

  /** For `{@attach}` to the window on the map, whose only child is the map. */
  attach = (window: HTMLElement): (() => void) => {
    this.#world = window.firstElementChild as HTMLElement;
    const watch = new ResizeObserver(() => this.#resize(window.clientWidth, window.clientHeight));
    watch.observe(window);
    const off = [
      on(window, "pointerdown", (event) => this.#press(event)),
      on(window, "pointermove", (event) => this.#drag(window, event)),
      // A finger may be lifted anywhere, and what it pressed may be gone by then.
      on(document.documentElement, "pointerup", (event) => this.#lift(event), { capture: true }),
      on(document.documentElement, "pointercancel", (event) => this.#lift(event), { capture: true }),
      on(window, "wheel", (event) => this.#wheel(window, event), { passive: false }),
      on(window, "click", (event) => this.#swallow(event), { capture: true }),
    ];
    // A piece that is carried away leaves the map where it is.
    const lifted = () => this.#fingers.clear();
    window.addEventListener(LIFTED, lifted);
    return () => {
      watch.disconnect();
      window.removeEventListener(LIFTED, lifted);
      for (const stop of off) stop();
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
    };
  };

  /** Where a point of the map is in the window. */
  screen([x, y]: Point): Point {
    const { zoom } = this.#at;
    return [this.#at.x + (x + FRAME) * zoom, this.#at.y + (y + FRAME) * zoom];
  }

  fit(): void {
    this.#glide(this.#centred(this.smallest));
  }

  zoomIn(): void {
    this.#about(STEP);
  }

  zoomOut(): void {
    this.#about(1 / STEP);
  }

  /** Bring points of the map well into sight; nearer, if it is seen from very far. */
  bring(points: readonly Point[], nearer = false): void {
    if (!points.length || !this.#view.width) return;
    const xs = points.map(([x]) => x + FRAME);
    const ys = points.map(([, y]) => y + FRAME);
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.#view;
    const room = Math.min(width / (right - left + 120), height / (low - top + 120));
    const wish = nearer ? Math.max(this.#at.zoom, 1) : this.#at.zoom;
    const zoom = Math.max(Math.min(wish, room), this.smallest);
    const pad = Math.min(70, width / 5, height / 5);
    const inside = (a: number, b: number, at: number, size: number) =>
      at + a * zoom >= pad && at + b * zoom <= size - pad;
    if (zoom === this.#at.zoom && inside(left, right, this.#at.x, width) && inside(top, low, this.#at.y, height))
      return;
    this.#glide({ zoom, x: width / 2 - ((left + right) / 2) * zoom, y: height / 2 - ((top + low) / 2) * zoom });
  }

  /** See at least one of these points: if all are out of sight, the nearest comes into it. */
  glimpse(points: readonly Point[]): void {
    const { width, height } = this.#view;
    const seen = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height;
    if (points.some((point) => seen(this.screen(point)))) return;
    const far = (point: Point) => Math.hypot(this.screen(point)[0] - width / 2, this.screen(point)[1] - height / 2);
    this.bring(points.toSorted((a, b) => far(a) - far(b)).slice(0, 1));
  }

  // -- gestures -------------------------------------------------------------------------------------------------

  #press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    cancelAnimationFrame(this.#frame);
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size === 1) this.#travelled = 0;
  }

  #drag(window: HTMLElement, event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const shift: Point = [now[0] - before[0], now[1] - before[1]];
    const small = this.#travelled <= SLACK;
    if (small && this.#fingers.size === 1) {
      this.#travelled = Math.hypot(...shift);
      if (this.#travelled <= SLACK) return;
      window.setPointerCapture(event.pointerId);
    }
    this.#travelled += Math.hypot(...shift);
    this.moving = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    const to = { ...this.#at };
    if (other) {
      const box = window.getBoundingClientRect();
      const factor =
        Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.hypot(before[0] - other[0], before[1] - other[1]);
      this.#zoom(
        Number.isFinite(factor) ? factor : 1,
        (now[0] + other[0]) / 2 - box.left,
        (now[1] + other[1]) / 2 - box.top,
      );
      to.x = this.#at.x + shift[0] / 2;
      to.y = this.#at.y + shift[1] / 2;
      to.zoom = this.#at.zoom;
    } else {
      to.x += shift[0];
      to.y += shift[1];
    }
    this.#put(to);
  }

  #lift(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId) && !this.#fingers.size) this.#rest();
  }

  /** The click that ends a drag touches nothing. */
  #swallow(event: MouseEvent): void {
    if (this.#travelled > SLACK && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#travelled = 0;
  }

  #wheel(window: HTMLElement, event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    const box = window.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.moving = true;
    this.#zoom(
      Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)),
      event.clientX - box.left,
      event.clientY - box.top,
    );
    this.#rest();
  }

  // -- movement -------------------------------------------------------------------------------------------------

  #about(factor: number): void {
    const { width, height } = this.#view;
    const zoom = this.#limited(this.#at.zoom * factor);
    const by = zoom / this.#at.zoom;
    this.#glide({ zoom, x: width / 2 - (width / 2 - this.#at.x) * by, y: height / 2 - (height / 2 - this.#at.y) * by });
  }

  #zoom(factor: number, x: number, y: number): void {
    const zoom = this.#limited(this.#at.zoom * factor);
    const by = zoom / this.#at.zoom;
    this.#put({ zoom, x: x - (x - this.#at.x) * by, y: y - (y - this.#at.y) * by });
  }

  #limited(zoom: number): number {
    return Math.min(Math.max(zoom, this.smallest), Math.max(LARGEST, this.smallest));
  }

  #centred(zoom: number): Where {
    const { width, height } = this.#view;
    return { zoom, x: (width - this.#width * zoom) / 2, y: (height - this.#height * zoom) / 2 };
  }

  /** The map fills the window as far as it can. */
  #bounded({ x, y, zoom }: Where): Where {
    const keep = (at: number, map: number, window: number) =>
      map <= window ? (window - map) / 2 : Math.min(Math.max(at, window - map), 0);
    return {
      zoom,
      x: keep(x, this.#width * zoom, this.#view.width),
      y: keep(y, this.#height * zoom, this.#view.height),
    };
  }

  #put(where: Where): void {
    this.#at = this.#bounded(where);
    const { x, y, zoom } = this.#at;
    const stretch = this.scale ? zoom / this.scale : 1;
    // Whole pixels at rest, so that letters stay sharp.
    const [left, top] = stretch === 1 ? [Math.round(x), Math.round(y)] : [x, y];
    if (this.#world)
      this.#world.style.transform = `translate3d(${left}px, ${top}px, 0)${stretch === 1 ? "" : ` scale(${stretch})`}`;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#fingers.size) return;
      this.moving = false;
      this.scale = this.#at.zoom;
      this.whole = this.#at.zoom <= this.smallest * 1.001;
      this.#put(this.#at);
    }, REST) as unknown as number;
  }

  #glide(to: Where): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer); // what came before is not at rest any more
    const from = { ...this.#at };
    const goal = this.#bounded(to);
    const still = calm();
    const begin = performance.now();
    const step = (now: number) => {
      const t = still ? 1 : Math.min(Math.max((now - begin) / GLIDE, 0), 1);
      const part = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * part;
      this.#put({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), zoom: mix(from.zoom, goal.zoom) });
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#rest();
    };
    this.moving = true;
    this.#frame = requestAnimationFrame(step);
  }

  #resize(width: number, height: number): void {
    if (!width || !height) return;
    const { width: oldWidth, height: oldHeight } = this.#view;
    const readable = this.smallest >= READABLE;
    this.#view = { width, height };
    // A window that has become too small for the whole map gets a first look of its own.
    if (!this.scale || (this.whole && readable && this.smallest < READABLE)) {
      const cover = Math.max(width / this.#width, height / this.#height);
      this.scale = this.smallest >= READABLE ? this.smallest : Math.min(cover, READABLE * 2);
      const [x, y] = this.#first;
      this.#put({
        zoom: this.scale,
        x: width / 2 - (x + FRAME) * this.scale,
        y: height / 2 - (y + FRAME) * this.scale,
      });
      this.whole = this.scale === this.smallest;
    } else if (this.whole) {
      this.moving = true;
      this.#put(this.#centred(this.smallest));
      this.#rest();
    } else {
      this.moving = true;
      this.#put({
        ...this.#at,
        zoom: this.#limited(this.#at.zoom),
        x: this.#at.x + (width - oldWidth) / 2,
        y: this.#at.y + (height - oldHeight) / 2,
      });
      this.#rest();
    }
  }
}

function on<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): () => void {
  element.addEventListener(name, act, options);
  return () => element.removeEventListener(name, act, options);
}
