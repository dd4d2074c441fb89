/** Hints for one's first games, remembered by the browser. A kind of ask has one if there are words for it. */

/** So often a hint is shown unless it is dismissed. */
const TIMES = 2;
const KEPT = "thirdage.hints";

interface Kept {
  off: boolean;
  met: Record<string, number>;
}

type Store = Pick<Storage, "getItem" | "setItem">;

export class Hints {
  #kept = $state.raw<Kept>({ off: false, met: {} });
  readonly #store: Store | null;

  constructor(store: Store | null) {
    this.#store = store;
    try {
      const kept: unknown = JSON.parse(store?.getItem(KEPT) ?? "null");
      if (typeof kept === "object" && kept !== null && "met" in kept) this.#kept = kept as Kept;
    } catch {
      // What cannot be read is as good as nothing.
    }
  }

  /** Whether the hint for such an ask was not seen often enough; `open`: that is shown now. */
  wanted(kind: string, open = false): boolean {
    const met = this.#kept.met[kind] ?? 0;
    return !this.#kept.off && (open ? met <= TIMES : met < TIMES);
  }

  /** A hint is shown. */
  meet(kind: string): true {
    this.#keep({ ...this.#kept, met: { ...this.#kept.met, [kind]: (this.#kept.met[kind] ?? 0) + 1 } });
    return true;
  }

  /** This hint is understood. */
  dismiss(kind: string): void {
    this.#keep({ ...this.#kept, met: { ...this.#kept.met, [kind]: TIMES + 1 } });
  }

  /** Whether it was put aside. */
  past(kind: string): boolean {
    return (this.#kept.met[kind] ?? 0) > TIMES;
  }

  /** No more hints. */
  stop(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  /** All hints again, as for somebody who has seen none. */
  again(): void {
    this.#keep({ off: false, met: {} });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#store?.setItem(KEPT, JSON.stringify(kept));
  }
}

export const hints = new Hints(typeof localStorage === "undefined" ? null : localStorage);
