/** Scenes that a page shows step by step: pieces of the log that belong together. */

export interface Telling {
  /** Each step is a line of the log, at its place there. */
  steps: readonly { at: number }[];
  /** Whether anything can still be added. */
  over: boolean;
}

export interface Shown<S extends Telling> {
  scene: S;
  steps: S["steps"][number][];
}

/** What is to be seen when so many lines of the log have been shown: the scene of the last of them, as far as it went. */
export function shownAt<S extends Telling>(scenes: readonly S[], count: number): Shown<S> | null {
  let found: S | null = null;
  for (const scene of scenes) if ((scene.steps[0]?.at ?? Infinity) < count) found = scene;
  return found && { scene: found, steps: found.steps.filter(({ at }) => at < count) };
}

/** How far to show next: to the next line that is a step of a scene; null when there is none. */
export function nextStop(scenes: readonly Telling[], count: number): number | null {
  for (const scene of scenes) for (const { at } of scene.steps) if (at >= count) return at + 1;
  return null;
}
