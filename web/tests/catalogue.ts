/** The Fluent files of the package, read as the server would send them: without those of the terminal. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Words } from "../src/lib/words.ts";

export const LOCALE = join(import.meta.dirname, "../../src/thirdage/locale");
/** Expansions have words of their own, which the server sends along. */
const EXPANSIONS = [join(import.meta.dirname, "../../src/thirdage/games/wotr/kings/locale")];
export const SAMPLE = join(import.meta.dirname, "../../tests/words_data");

export function texts(language: string, ...folders: string[]): string[] {
  const every = folders.flatMap((folder) => (folder === LOCALE ? [folder, ...EXPANSIONS] : [folder]));
  return every.flatMap((folder) => {
    const home = join(folder, language);
    return readdirSync(home)
      .filter((file) => file.endsWith(".ftl") && !/^(arena|cli)/.test(file))
      .sort()
      .map((file) => readFileSync(join(home, file), "utf-8"));
  });
}

export function wordsOf(language: string, ...folders: string[]): Words {
  return new Words(language, [texts(language, ...folders).join("\n")]);
}
