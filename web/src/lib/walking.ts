/** The keyboard in long lists and among cards: few stops of the Tab key, and the arrow keys go on from there. */

const STOPS = "button, [role=button]";

const stopsIn = (line: Element) => [...line.querySelectorAll<HTMLElement>(STOPS)];

/** Lines that hold something to press; the arrow keys pass the others by. */
function linesOf(list: Element): Element[] {
  return [...list.querySelectorAll("li")].filter((line) => line.querySelector(STOPS));
}

/** The last line in sight, where one begins to read. */
function lastSeen(list: Element, lines: readonly Element[]): number {
  const { bottom } = list.getBoundingClientRect();
  const below = lines.findIndex((line) => line.getBoundingClientRect().top >= bottom);
  return (below < 0 ? lines.length : below) - 1;
}

/** Up and down from line to line, left and right within one, Home and End to the first and last, Escape back to the list. */
export function walkLines(list: HTMLElement, event: KeyboardEvent): void {
  const lines = linesOf(list);
  const now = document.activeElement;
  const line = lines.findIndex((one) => one.contains(now));
  const within = line < 0 ? [] : stopsIn(lines[line]!);
  const stop = within.indexOf(now as HTMLElement);
  const first = (to: number) => stopsIn(lines[Math.max(0, Math.min(to, lines.length - 1))]!)[0];
  const start = () => first(lastSeen(list, lines));
  const leads: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => (line < 0 ? start() : first(line + 1)),
    ArrowUp: () => (line < 0 ? start() : first(line - 1)),
    ArrowLeft: () => within[stop - 1],
    ArrowRight: () => (line < 0 ? start() : within[stop + 1]),
    Home: () => first(0),
    End: () => first(lines.length - 1),
    Escape: () => (line < 0 ? undefined : list),
  };
  const lead = leads[event.key];
  if (!lines.length || !lead || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const to = lead();
  if (event.key === "Escape" && !to) return;
  event.preventDefault();
  to?.focus();
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Beyond this angle nothing lies in a direction (its cosine). */
const NARROW = 0.3;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middleOf = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;

/** The place in a list of what lies next in a direction; -1 if nothing does. */
export function nextTowards(from: Box, others: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const [x, y] = middleOf(from);
  let best = { place: -1, cost: Infinity };
  others.forEach((box, place) => {
    const [tx, ty] = middleOf(box);
    const far = Math.hypot(tx - x, ty - y);
    const along = ((tx - x) * dx + (ty - y) * dy) / far;
    if (along < NARROW) return;
    const cost = far / along ** 2;
    if (cost < best.cost) best = { place, cost };
  });
  return best.place;
}

const CARDS = '[data-spot^="card:"], [data-spot^="location:"]';

/** From card to card over the table with the arrow keys; left and right first in the row in which it lies. */
export function walkCards(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CARDS) : null;
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const within = (home: Element | null) =>
    [...(home?.querySelectorAll<HTMLElement>(CARDS) ?? [])].filter(
      (one) => one !== from && one.getClientRects().length > 0,
    );
  const towards = (cards: HTMLElement[]) =>
    cards[
      nextTowards(
        from.getBoundingClientRect(),
        cards.map((one) => one.getBoundingClientRect()),
        way,
      )
    ];
  event.preventDefault();
  const table = event.currentTarget.closest("[data-frame]") ?? event.currentTarget;
  const to = (way[0] ? towards(within(from.closest("[data-row]"))) : undefined) ?? towards(within(table));
  to?.focus();
}

/** The card of a row at which the Tab key stops: the first, unless some may be touched, where it stops anyway. */
export function stopOf(cards: readonly string[], lit: ReadonlySet<string>): string | undefined {
  return cards.some((card) => lit.has(`card:${card}`)) ? undefined : cards[0];
}

/** Whether a key was pressed where somebody writes. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

/** Whether a key was pressed in a dialog, which knows its own keys; those of the page mean nothing then. */
export function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}

/** What lies over the whole page keeps the focus, but for a rule that is read beside it. */
export function keepFocus(node: HTMLElement): () => void {
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  const keep = ({ target }: FocusEvent) => {
    if (target instanceof Element && !node.contains(target) && !inDialog(target)) node.focus();
  };
  document.addEventListener("focusin", keep);
  return () => {
    document.removeEventListener("focusin", keep);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
