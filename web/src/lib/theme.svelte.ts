/** Light or dark: as the system wishes, unless somebody chose here; remembered by the browser. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "thirdage.theme";

function kept(): Theme {
  const wish = localStorage.getItem(KEPT);
  return THEMES.find((theme) => theme === wish) ?? "auto";
}

class Look {
  theme = $state<Theme>("auto");
  /** Whether it is dark now. */
  dark = $state(false);
  #night: Pick<MediaQueryList, "matches"> = { matches: false };

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.#show();
  }

  start(): void {
    this.theme = kept();
    const night = matchMedia("(prefers-color-scheme: dark)");
    night.addEventListener("change", () => this.#show());
    this.#night = night;
    this.#show();
  }

  /** Dark becomes light and light dark; where that is what the system wishes, it is followed again. */
  turn(): void {
    const dark = !this.dark;
    this.theme = dark === this.#night.matches ? "auto" : dark ? "dark" : "light";
    localStorage.setItem(KEPT, this.theme);
    this.#show();
  }

  #show(): void {
    this.dark = this.theme === "dark" || (this.theme === "auto" && this.#night.matches);
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const look = new Look();
