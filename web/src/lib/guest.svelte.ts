/** Who one is for the server: a name, and the language in which others are told about one. */
import { api } from "./api.ts";
import { speech, type Language } from "./speech.svelte.ts";

class Guest {
  name = $state("");
  /** The server did not take what was last told to it. */
  trouble = $state(false);

  async load(): Promise<void> {
    await this.#tell(async () => {
      const me = await api.me();
      this.name = me.name;
      if (me.language !== speech.language) await api.change({ language: speech.language });
    });
  }

  async rename(wish: string): Promise<void> {
    await this.#tell(async () => (this.name = (await api.change({ name: wish })).name));
  }

  async choose(language: Language): Promise<void> {
    await this.#tell(() => speech.choose(language));
  }

  async #tell(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
  }
}

export const guest = new Guest();
