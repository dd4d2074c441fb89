/** The games that the page has modules for. They are fetched when they are first wanted; src/games/registry.ts lists them. */
import type { GameModule } from "./game.ts";
import type { Json } from "./protocol.ts";
import type { Terms } from "./glossary.svelte.ts";
import { speech } from "./speech.svelte.ts";

export interface Shelved {
  /** The letters that the ids of its rules begin with, and of its expansions. */
  rules: string;
  /** The address of its picture. */
  cover: string;
  /**
   * How a newcomer begins: a prepared start, or options; the part of the picture that it is about; where it is learned
   * from both sides, how many rounds of each, and the seats in the order in which that is best.
   */
  first: { start?: string; options?: Json; part?: string; guided?: { rounds: number; seats: readonly string[] } };
  load(): Promise<{ default: GameModule }>;
}

export interface Registry {
  games: Readonly<Record<string, Shelved>>;
  /** Games of the server that are not offered to players yet. */
  coming: readonly string[];
  /** Pictures of what is on offer beside the games. */
  covers?: Readonly<Record<string, string>>;
  /** For a game without a module: it can be played, but not drawn. */
  plain: GameModule;
  /** The words of all games for the glossary. */
  terms(): Promise<Terms>;
}

class Games {
  #registry: Registry | null = null;
  #here = $state.raw<Readonly<Record<string, GameModule>>>({});
  readonly #coming = new Map<string, Promise<GameModule>>();

  /** To be called once, before anything is shown. */
  install(registry: Registry): void {
    this.#registry = registry;
  }

  get #all(): Registry {
    if (!this.#registry) throw new Error("no games have been installed");
    return this.#registry;
  }

  /** Those with a module, the most usual first. */
  get ids(): string[] {
    return Object.keys(this.#all.games);
  }

  /** Whether somebody may begin a table of it here. */
  offers(game: string): boolean {
    return !this.#all.coming.includes(game);
  }

  /** What is known of a game before its module is here. */
  shelf(game: string): Shelved | undefined {
    return this.#all.games[game];
  }

  /** The address of the picture of whatever is on offer. */
  cover(id: string): string | undefined {
    return this.#all.games[id]?.cover ?? this.#all.covers?.[id];
  }

  /** The module of a game, as far as it is here: what it gives is there as soon as it has been fetched. */
  of(game: string | null): GameModule {
    return this.#here[game ?? ""] ?? this.#all.plain;
  }

  /** Its module and its words. */
  load(game: string): Promise<GameModule> {
    let coming = this.#coming.get(game);
    if (!coming) {
      const module = this.#all.games[game]?.load().then((loaded) => loaded.default) ?? Promise.resolve(this.#all.plain);
      coming = Promise.all([module, speech.learn(game)]).then(([module]) => {
        this.#here = { ...this.#here, [game]: module };
        return module;
      });
      coming.catch(() => this.#coming.delete(game));
      this.#coming.set(game, coming);
    }
    return coming;
  }

  /** The game whose rule this is. */
  ofRule(rule: string): string | null {
    const [letters = ""] = rule.split("-", 1);
    return Object.entries(this.#all.games).find(([, { rules }]) => rules.split(" ").includes(letters))?.[0] ?? null;
  }

  terms(): Promise<Terms> {
    return this.#all.terms();
  }
}

export const games = new Games();
