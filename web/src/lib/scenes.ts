/**
 * Scenes of the log: the engine says of every line which turn, action, battle or hunt it belongs to, and of every moment
 * which of them are open. Some of them a page shows step by step.
 */
import type { LogEntry } from "./protocol.ts";

/** A scene that lines belong to. What has the same id is one. */
export type LogScene = LogEntry["scene"][number];

/** The scene of a kind that a line belongs to. */
export function sceneOf({ scene }: Pick<LogEntry, "scene">, kind: string): LogScene | undefined {
  return scene.find((one) => one.kind === kind);
}

/** An argument of a scene that is a word; "" where there is none. */
export function word({ args }: LogScene, key: string): string {
  const found = args[key];
  return typeof found === "string" ? found : "";
}

/** Lines that stand together and belong to one scene. */
export interface Piece {
  key: string;
  scene: LogScene;
  lines: { at: number; entry: LogEntry }[];
  /** Whether anything can still be added. */
  over: boolean;
}

/**
 * The log cut into scenes: for each line the innermost of its scenes that is wanted. A scene that another one interrupts
 * goes on in a piece of its own. `open` are the scenes that are open now.
 */
export function piecesOf(
  log: readonly LogEntry[],
  open: readonly LogScene[],
  wanted: (scene: LogScene) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  const begun = new Set<string>();
  const stillOpen = new Set(open.map(({ id }) => id));
  for (const [at, entry] of log.entries()) {
    const scene = entry.scene.findLast(wanted);
    if (!scene) continue;
    if (pieces.at(-1)?.scene.id !== scene.id) {
      const key = begun.has(scene.id) ? `${scene.id}/${at}` : scene.id;
      pieces.push({ key, scene, lines: [], over: !stillOpen.has(scene.id) });
      begun.add(scene.id);
    }
    pieces.at(-1)?.lines.push({ at, entry });
  }
  for (const piece of pieces.slice(0, -1)) piece.over = true;
  return pieces;
}

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
