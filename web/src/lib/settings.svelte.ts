/** What somebody has chosen for this browser, remembered here and nowhere else. */

export const PACES = ["steps", "fast", "off"] as const;
/** How battles, hunts and rolls are shown: step by step, quickly, or in the log alone. */
export type Pace = (typeof PACES)[number];

const KEPT = "thirdage.settings";

interface Kept {
  pace: Pace;
  sound: boolean;
  notify: boolean;
}

const USUAL: Kept = { pace: "steps", sound: true, notify: false };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

class Settings {
  #now = $state.raw<Kept>(kept());

  get pace(): Pace {
    return this.#now.pace;
  }

  get sound(): boolean {
    return this.#now.sound;
  }

  get notify(): boolean {
    return this.#now.notify;
  }

  set(change: Partial<Kept>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Whether the person has asked the system for less motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
