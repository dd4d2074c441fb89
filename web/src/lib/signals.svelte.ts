/** "Your turn": a soft tone of our own and a notification of the browser, each with a switch that is remembered. */
import { settings } from "./settings.svelte.ts";

/** A fifth, struck like a small bell. */
const TONES = [523.25, 783.99] as const;
/** Lower, and the same twice. */
const KNOCK = [196, 196] as const;
const APART = 0.16;
const RINGS = 0.9;
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Sound the tone. A page that nobody has touched yet may not make a sound; then there is none. */
export function ring(): void {
  strike(TONES, APART);
}

/** Two low taps, as on a table. */
export function knock(): void {
  strike(KNOCK, APART);
}

function strike(tones: readonly number[], apart: number): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [place, tone] of tones.entries()) {
      const at = start + place * apart;
      const voice = context.createOscillator();
      const level = context.createGain();
      voice.type = "triangle";
      voice.frequency.value = tone;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(LOUD, at + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
      voice.connect(level).connect(context.destination);
      voice.start(at);
      voice.stop(at + RINGS);
    }
  } catch {
    // No sound here.
  }
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Switch notifications on, which asks the person; only on a click. Whether they are on. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const allowed = Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
  settings.set({ notify: allowed });
  return allowed;
}

/** It is this person's turn now and was not before. */
export function callFor(title: string, text: string, tag: string): void {
  if (settings.sound) ring();
  if (
    !settings.notify ||
    !canNotify() ||
    Notification.permission !== "granted" ||
    document.visibilityState === "visible"
  )
    return;
  try {
    const note = new Notification(title, { body: text, tag, icon: "/ring.svg" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow it only to a service worker.
  }
}
