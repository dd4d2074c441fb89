/**
 * While something is told, and a moment after it, keys and clicks are for what is told: they skip it and answer nothing.
 * Where nothing can be answered (`data-free`: what is told itself, tabs, the log, the bar) they mean what they always do.
 */
import type { Playback } from "./playback.svelte.ts";

const FREE = "[data-free], dialog, input, select, textarea";
const KEYS = /^(?:Space|Enter|NumpadEnter|(?:Digit|Numpad)[0-9])$/;

/** To be handed every click before anything else sees it. A click leads on to what is told next. */
export function guardClick(playback: Playback, event: MouseEvent): void {
  if (playback.guarded && !isFree(event.target)) swallow(playback, event, false);
}

/** To be handed every key before anything else sees it. Keys are read by their place. A key leads to what is asked. */
export function guardKey(playback: Playback, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.code)) return;
  if (playback.guarded && !isFree(event.target)) swallow(playback, event, true);
}

function swallow(playback: Playback, event: Event, all: boolean): void {
  event.preventDefault();
  event.stopPropagation();
  playback.press(all);
}

function isFree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FREE) !== null;
}
