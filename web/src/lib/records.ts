/** A file that somebody wants to open as a record: what can be said of it before the server looks at it. */
import type { Json, Message } from "./protocol.ts";

/** As the server will take; a whole game is a tenth of it. */
export const LARGEST = 4 * 1024 * 1024;

const RECORD = "thirdage-record";
const HISTORY = "thirdage-history";

export type ReadRecord = { record: Json } | { wrong: Message };

const wrong = (id: string): ReadRecord => ({ wrong: { id, args: {}, rule: "" } });

export async function readRecord(file: Blob): Promise<ReadRecord> {
  if (file.size > LARGEST) return wrong("web-import-large");
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    return wrong("web-import-no-record");
  }
  if (typeof read !== "object" || read === null || !("format" in read)) return wrong("web-import-no-record");
  if (read.format === HISTORY) return wrong("web-import-history");
  return read.format === RECORD ? { record: read } : wrong("web-import-no-record");
}
