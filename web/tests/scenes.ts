/** Lines of a log with the scenes they belong to. */
import type { LogEntry } from "../src/lib/protocol.ts";
import type { LogScene } from "../src/lib/scenes.ts";

export function line(index: number, id: string, args: LogEntry["args"] = {}, rule = ""): LogEntry {
  return { index, id, args, rule, scene: [] };
}

/** A scene by its id, which begins with its kind: "battle-4". */
export function scene(id: string, args: LogScene["args"] = {}): LogScene {
  return { id, kind: id.replace(/-\d.*$/, ""), args };
}

/** These lines in these scenes, the outermost first. */
export function within(scenes: readonly LogScene[], ...lines: LogEntry[]): LogEntry[] {
  return lines.map((entry) => ({ ...entry, scene: [...scenes, ...entry.scene] }));
}
