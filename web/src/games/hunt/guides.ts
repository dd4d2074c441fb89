/** The short pages on Hunt for the Ring. */
import type { Guide } from "../../lib/guides.ts";

export const GUIDES: readonly Guide[] = [];
export const CHAPTERS: Readonly<Record<string, string>> = {};
