/**
 * The screen in front of what only this seat sees: its hand, the log, the own path, Gandalf, the journey card. Lowered,
 * every such thing is left out of the page and its place shows blanks of the same size. HuntPane listens for the key `S`.
 */
import { frame } from "../../lib/frame.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { inDialog, typing } from "../../lib/walking.ts";

class Screen {
  /** The frame hides what is asked and told as long as it is. */
  get lowered(): boolean {
    return frame.veiled;
  }

  turn(): void {
    frame.veiled = !frame.veiled;
  }

  lower(): void {
    frame.veiled = true;
  }

  /** To be called when a seat sits down to see its own: what one person lowered is not lowered for the next. */
  raise(): void {
    frame.veiled = false;
  }

  /** The key, by its place: it is the same in every keyboard layout. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.code !== "KeyS" || event.repeat || !settings.letters) return;
    if (typing(event.target) || inDialog(event.target)) return;
    this.turn();
    event.preventDefault();
  }
}

export const screen = new Screen();
