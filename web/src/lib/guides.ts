/** The short pages on how things work: their parts are messages, `web-guide-<game>-<id>-<n>`. */

export interface Guide {
  game: string;
  id: string;
  /** For each part the rules to read on in. */
  parts: readonly (readonly string[])[];
}

export const GUIDES: readonly Guide[] = [
  {
    game: "wotr",
    id: "turn",
    parts: [["WR-TURN-02"], ["WR-TURN-03"], ["WR-TURN-04", "WR-DICE-07"], ["WR-TURN-05"], ["WR-ACT-01", "WR-PASS-01"], ["WR-TURN-07"]],
  },
  {
    game: "wotr",
    id: "hunt",
    parts: [["WR-FEL-11"], ["WR-HUNT-12", "WR-HUNT-14"], ["WR-HUNT-17"], ["WR-HUNT-22", "WR-HUNT-24"], ["WR-HUNT-32", "WR-HUNT-38"], ["WR-DECL-13", "WR-MORD-07"]],
  },
  {
    game: "wotr",
    id: "battle",
    parts: [["WR-BTL-01", "WR-BTL-08"], ["WR-CC-03"], ["WR-BTL-17", "WR-BTL-36"], ["WR-BTL-18"], ["WR-BTL-25"], ["WR-BTL-31", "WR-BTL-34"]],
  },
  {
    game: "wotr",
    id: "siege",
    parts: [["WR-SIEGE-01"], ["WR-SIEGE-09"], ["WR-SIEGE-15", "WR-SIEGE-16"], ["WR-SIEGE-24", "WR-SIEGE-32"], ["WR-CAP-02", "WR-SIEGE-11"]],
  },
  {
    game: "wotr",
    id: "politics",
    parts: [["WR-POL-10", "WR-POL-11"], ["WR-POL-04", "WR-POL-08"], ["WR-POL-18"], ["WR-REC-03", "WR-REC-07"], ["WR-CHAR-02", "WR-CHAR-03"]],
  },
  { game: "wotr", id: "victory", parts: [["WR-VIC-03"], ["WR-VIC-04"], ["WR-VIC-05", "WR-CAP-06"], ["WR-VIC-06"]] },
  {
    game: "cards",
    id: "round",
    parts: [["CG-BG-01", "CG-PATH-02"], ["CG-ACT-03", "CG-PASS-01"], ["CG-COMB-01"], ["CG-VIC-01", "CG-VIC-03"], ["CG-RND-04"]],
  },
  {
    game: "cards",
    id: "card",
    parts: [["CG-CARD-01", "CG-LOC-03"], ["CG-CARD-03", "CG-ARMY-02"], ["CG-LEAD-01"], ["CG-CARD-05"], ["CG-CARD-06"], ["CG-ITEM-01", "CG-CARD-07"], ["CG-LOC-01", "CG-LOC-02"]],
  },
  {
    game: "cards",
    id: "combat",
    parts: [["CG-PCOM-01", "CG-BCOM-01"], ["CG-PCOM-02", "CG-BCOM-02"], ["CG-PCOM-04"], ["CG-PCOM-09", "CG-PCOM-10"], ["CG-PCOM-08"], ["CG-LEAD-01"]],
  },
  {
    game: "cards",
    id: "cycle",
    parts: [["CG-PLAY-02"], ["CG-CYC-01", "CG-OUT-01"], ["CG-ELIM-01"], ["CG-FOR-01"], ["CG-WIN-01"], ["CG-PCOM-10", "CG-SCO-01"]],
  },
];

export const HELP_GAMES = ["wotr", "cards"] as const;

export function guidesOf(game: string): Guide[] {
  return GUIDES.filter((guide) => guide.game === game);
}

export function findGuide(game: string, id: string): Guide | null {
  return GUIDES.find((guide) => guide.game === game && guide.id === id) ?? null;
}

/** Chapters of the rulebook to the page that explains them; all others are explained by how a turn or round goes. */
const CHAPTERS: Readonly<Record<string, string>> = {
  "WR-HUNT": "hunt",
  "WR-MORD": "hunt",
  "WR-FEL": "hunt",
  "WR-DECL": "hunt",
  "WR-DICE": "hunt",
  "WR-BTL": "battle",
  "WR-CC": "battle",
  "WR-SIEGE": "siege",
  "WR-CAP": "siege",
  "WR-POL": "politics",
  "WR-REC": "politics",
  "WR-VIC": "victory",
  "CG-COMB": "combat",
  "CG-PCOM": "combat",
  "CG-BCOM": "combat",
  "CG-RCOM": "combat",
  "CG-LEAD": "combat",
  "CG-CARD": "card",
  "CG-LOC": "card",
  "CG-ARMY": "card",
  "CG-CHAR": "card",
  "CG-ITEM": "card",
  "CG-ICON": "card",
  "CG-CYC": "cycle",
  "CG-PLAY": "cycle",
  "CG-ELIM": "cycle",
  "CG-FOR": "cycle",
  "CG-WIN": "cycle",
  "CG-SET": "cycle",
};

/** The page that explains what a rule is about; of a rule that we do not know, none. */
export function guideOfRule(ruleId: string): Guide | null {
  const [game = "", chapter = ""] = ruleId.split("-");
  const usual = { WR: "turn", CG: "round" }[game];
  if (!usual) return null;
  return findGuide(game === "WR" ? "wotr" : "cards", CHAPTERS[`${game}-${chapter}`] ?? usual);
}
