/** Kings of Middle-earth, for the page: fetched when somebody plays it. */
import type { ExpansionPage } from "../expansions.ts";
import CourtPanel from "./CourtPanel.svelte";
import CourtStrip from "./CourtStrip.svelte";
import RulerLook from "./RulerLook.svelte";

export const KINGS: ExpansionPage = { Strip: CourtStrip, Panel: CourtPanel, Look: RulerLook };
