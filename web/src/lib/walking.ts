/** The keyboard in a long list: one stop of the Tab key, and the arrow keys go through what its lines hold. */

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
