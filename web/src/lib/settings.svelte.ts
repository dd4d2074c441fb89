/** What somebody has chosen for this browser, remembered here and nowhere else. */

export const PACES = ["slow", "normal", "fast", "at-once"] as const;
/** How quickly battles, hunts, rolls and what others do are played; at once: only what came of it is shown. */
export type Pace = (typeof PACES)[number];

/** How long a thing lasts at each pace, of what it lasts at the normal one. */
const LASTS: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, "at-once": 0 };

export const MOTIONS = ["auto", "less", "full"] as const;
/** Whether things move on the page: as the system wishes, or as chosen here. */
export type Motion = (typeof MOTIONS)[number];

/** Sizes of text, in per cent. */
export const SIZES = [90, 100, 115, 130, 150] as const;

export interface Kept {
  pace: Pace;
  /** Whether an answer behind which there is no way back is asked for twice. */
  confirm: boolean;
  /** Whether one is not asked what can be answered only one way. */
  only: boolean;
  size: (typeof SIZES)[number];
  /** A tone when it is one's turn. */
  sound: boolean;
  /** A tone when somebody says something. */
  chatSound: boolean;
  notify: boolean;
  motion: Motion;
  /** Whether single letters are keys. */
  letters: boolean;
}

export const USUAL: Readonly<Kept> = {
  pace: "normal",
  confirm: true,
  only: true,
  size: 100,
  sound: true,
  chatSound: true,
  notify: false,
  motion: "auto",
  letters: true,
};

const KEPT = "thirdage.settings";
/** What some settings were called before. */
const FORMER: Readonly<Record<string, Pace>> = { steps: "normal", off: "at-once" };

/** What was remembered, as far as it can still be chosen. */
export function readSettings(text: string | null): Kept {
  let found: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (typeof read === "object" && read !== null) found = { ...read };
  } catch {
    // What cannot be read is as good as nothing.
  }
  const flag = (key: "confirm" | "only" | "sound" | "chatSound" | "notify" | "letters") => {
    const value = found[key];
    return typeof value === "boolean" ? value : USUAL[key];
  };
  const pace = FORMER[String(found["pace"])] ?? found["pace"];
  return {
    pace: PACES.find((one) => one === pace) ?? USUAL.pace,
    confirm: flag("confirm"),
    only: flag("only"),
    size: SIZES.find((one) => one === found["size"]) ?? USUAL.size,
    sound: flag("sound"),
    chatSound: flag("chatSound"),
    notify: flag("notify"),
    motion: MOTIONS.find((one) => one === found["motion"]) ?? USUAL.motion,
    letters: flag("letters"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Pixels of the letters that everything on the page is measured by, at 100 per cent. */
const LETTER = 17;

export class Settings {
  #now = $state.raw<Kept>(readSettings(stored()));

  get pace(): Pace {
    return this.#now.pace;
  }

  /** How long a thing lasts, of what it lasts at the normal pace; 0: nothing is played. */
  get lasts(): number {
    return LASTS[this.pace];
  }

  get confirm(): boolean {
    return this.#now.confirm;
  }

  get only(): boolean {
    return this.#now.only;
  }

  get size(): Kept["size"] {
    return this.#now.size;
  }

  get sound(): boolean {
    return this.#now.sound;
  }

  get chatSound(): boolean {
    return this.#now.chatSound;
  }

  get notify(): boolean {
    return this.#now.notify;
  }

  get motion(): Motion {
    return this.#now.motion;
  }

  get letters(): boolean {
    return this.#now.letters;
  }

  set(change: Partial<Kept>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#now));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#show();
  }

  /** To be called once, before anything is shown. */
  start(): void {
    matchMedia(LESS).addEventListener("change", () => this.#show());
    this.#show();
  }

  /** Size and motion stand on the root of the page, for its styles. */
  #show(): void {
    if (typeof document === "undefined") return;
    const root = document.documentElement;
    root.style.fontSize = this.size === USUAL.size ? "" : `${(LETTER * this.size) / 100}px`;
    root.dataset["motion"] = calm() ? "less" : "full";
  }
}

const LESS = "(prefers-reduced-motion: reduce)";

export const settings = new Settings();

/** Whether the person wants less motion. */
export function calm(): boolean {
  if (settings.motion !== "auto") return settings.motion === "less";
  return typeof matchMedia === "function" && matchMedia(LESS).matches;
}
