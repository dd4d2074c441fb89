/** Mouse, fingers and keys on the map: which region is looked at, which the keyboard is at, and what is touched. */
import type { Board } from "../lib/asking.svelte.ts";
import { LIFTED } from "../lib/dragging.ts";
import type { Camera } from "./camera.svelte.ts";
import { DIRECTIONS, middle, towards } from "./directions.ts";
import type { Piece, Placed } from "./placing.ts";
import type { Ground } from "./shapes.ts";

/** Milliseconds: before a card is shown for the mouse, and until a finger that rests asks for it. */
const WAIT = 220;
const LONG = 450;

interface Surroundings {
  board: Board;
  camera: Camera;
  shapes: Ground;
  /** What the spots of the places begin with. */
  kind?: string;
  neighbours: (region: string) => readonly string[];
  placed: () => readonly Placed<Piece>[];
  /** Whether a piece is looked at by itself, not as part of its region. */
  apart: (spot: string) => boolean;
}

interface Hit {
  element: SVGElement;
  spot: string;
  region: string;
}

function hitOf(target: EventTarget | null): Hit | null {
  const element = (target as Element | null)?.closest<SVGElement>("[data-spot]");
  const spot = element?.dataset.spot;
  const region = element?.dataset.region ?? element?.dataset.at;
  return element && spot && region ? { element, spot, region } : null;
}

export class Touching {
  /** The region that the keyboard is at. */
  current = $state("");
  /** The region that is looked at, or the spot of a piece that stands apart. */
  looked = $state<string | null>(null);
  /** Several things in one region could be meant. */
  menu = $state<{ region: string; spots: string[] } | null>(null);

  readonly #around: Surroundings;
  #svg: SVGSVGElement | null = null;
  #timer = 0;
  /** A finger rested so long that it only looked. */
  #held = false;

  constructor(around: Surroundings, first: string) {
    this.#around = around;
    this.current = first;
  }

  /** For `{@attach}`: listens to all spots at once. */
  listen = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg;
    const stop = new AbortController();
    svg.addEventListener(LIFTED, () => this.#lifted(), { signal: stop.signal });
    const on = <Name extends keyof SVGElementEventMap>(type: Name, act: (event: SVGElementEventMap[Name]) => void) =>
      svg.addEventListener(type, act, { signal: stop.signal });
    on("click", (event) => this.#click(event));
    on("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      const hit = hitOf(event.target);
      this.#look(hit && this.#around.apart(hit.spot) ? hit.spot : (hit?.region ?? null), WAIT);
    });
    on("pointerleave", () => this.#look(null, WAIT));
    on("pointerdown", (event) => this.#press(event));
    on("pointerup", () => !this.#held && clearTimeout(this.#timer));
    on("focusin", (event) => {
      const hit = hitOf(event.target);
      if (!hit?.element.matches(":focus-visible")) return;
      this.#look(hit.region, 0);
      this.#around.camera.bring([middle(this.#around.shapes, hit.region)]);
    });
    on("focusout", () => this.#look(null, 0));
    on("keydown", (event) => this.#key(event));
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
    };
  };

  #look(region: string | null, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.looked = region), delay) as unknown as number;
  }

  /** What was pressed is carried away: nobody looks at it any more. */
  #lifted(): void {
    clearTimeout(this.#timer);
    this.menu = this.looked = null;
  }

  #press(event: PointerEvent): void {
    this.#held = false;
    const hit = hitOf(event.target);
    if (event.pointerType !== "touch" || !hit) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#around.camera.moving) return;
      this.#held = true;
      this.looked = hit.region;
    }, LONG) as unknown as number;
  }

  #click(event: PointerEvent): void {
    const hit = hitOf(event.target);
    if (this.#held || !hit) {
      this.#held = false;
      return;
    }
    if (event.pointerType === "touch") this.#look(hit.region, 0);
    if (this.#around.shapes.regions.has(hit.region)) this.current = hit.region;
    this.#touch(hit);
  }

  /** A piece that is not lit stands for its region, and a region for the one thing in it that is lit. */
  #touch({ spot, region, element }: Hit): void {
    const { board } = this.#around;
    const ground = this.#spot(region);
    this.menu = null;
    if (board.lit.has(spot)) return board.touch(spot, element);
    if (board.lit.has(ground)) return board.touch(ground, element);
    const lit = spot === ground ? this.#litIn(region) : [];
    if (lit.length > 1) this.menu = { region, spots: lit };
    else board.touch(lit[0] ?? spot, element);
  }

  #spot(region: string): string {
    return `${this.#around.kind ?? "region"}:${region}`;
  }

  #litIn(region: string): string[] {
    const here = this.#around
      .placed()
      .filter((one) => one.region === region && this.#around.board.lit.has(one.piece.spot));
    return here.map(({ piece }) => piece.spot);
  }

  #key(event: KeyboardEvent): void {
    const hit = hitOf(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || !hit) return;
    const { camera, shapes, neighbours } = this.#around;
    const to = DIRECTIONS[event.key];
    if (to) this.#go(towards(shapes, this.current, to, neighbours(this.current)));
    else if (event.key === "PageDown") this.#goLit(1);
    else if (event.key === "PageUp") this.#goLit(-1);
    else if (event.key === "+" || event.key === "=") camera.zoomIn();
    else if (event.key === "-") camera.zoomOut();
    else if (event.key === "0") camera.fit();
    else if (event.key === "Escape" && (this.menu || this.looked)) this.menu = this.looked = null;
    else if (event.key === "Enter" || event.key === " ") this.#touch(hit);
    else return;
    event.preventDefault();
  }

  #go(region: string): void {
    this.current = region;
    this.#svg?.querySelector<SVGElement>(`[data-region="${region}"]`)?.focus();
  }

  /** To the next region where something can be done. */
  #goLit(step: number): void {
    const { board, shapes } = this.#around;
    const ids = [...shapes.regions.keys()].filter(
      (id) => id === this.current || board.lit.has(this.#spot(id)) || this.#litIn(id).length,
    );
    this.#go(ids[(ids.indexOf(this.current) + step + ids.length) % ids.length] ?? this.current);
  }
}
