/** The short pages on how things work: their parts are messages, `web-guide-<game>-<id>-<n>`. */
import { games } from "./games.svelte.ts";

export interface Guide {
  id: string;
  /** For each part the rules to read on in. */
  parts: readonly (readonly string[])[];
}

export function findGuide(game: string, id: string): Guide | null {
  return games.of(game).guides.find((guide) => guide.id === id) ?? null;
}

/** The page that explains what a rule is about; of a rule that we do not know, none. */
export function guideOfRule(rule: string): { game: string; guide: Guide } | null {
  const game = games.ofRule(rule);
  if (!game) return null;
  const { guides, chapters } = games.of(game);
  const [letters, chapter] = rule.split("-");
  const guide = findGuide(game, chapters[`${letters}-${chapter}`] ?? "") ?? guides[0];
  return guide ? { game, guide } : null;
}
