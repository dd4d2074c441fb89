/** Things that open at a spot: beside it, within the window. */
import type { Action } from "svelte/action";

const GAP = 10;
const EDGE = 8;

/** Where a box of this size stands beside another, within a window: below it, else above, else where there is room. */
export function besides(
  anchor: { left: number; top: number; right: number; bottom: number },
  box: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const middle = (anchor.left + anchor.right) / 2 - box.width / 2;
  const left = Math.max(EDGE, Math.min(middle, room.width - box.width - EDGE));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - box.height;
  const top =
    below + box.height + EDGE <= room.height ? below : above >= EDGE ? above : room.height - box.height - EDGE;
  return { left, top: Math.max(EDGE, top) };
}

/** Puts an element beside another, and keeps it there while either changes; without another it stays where it is. */
export const beside: Action<HTMLElement, Element | null> = (node, target) => {
  let anchor = target;
  const place = () => {
    // Its own size is that of its layout: while it opens, its picture is smaller.
    if (!anchor?.isConnected) return;
    const { left, top } = besides(
      anchor.getBoundingClientRect(),
      { width: node.offsetWidth, height: node.offsetHeight },
      {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      },
    );
    node.style.position = "fixed";
    node.style.bottom = "auto";
    node.style.translate = "none";
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  };
  place();
  const watch = new ResizeObserver(place);
  watch.observe(node);
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  return {
    update(next) {
      anchor = next;
      place();
    },
    destroy() {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    },
  };
};
