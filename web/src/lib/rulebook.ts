/** The rules of a game for people to read, as tools/web_rules.py writes them down. */
import { games } from "./games.svelte.ts";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** How an unclear point is read: the rules, cards and characters it is about. */
export interface Ruling {
  id: string;
  about: string[];
  question: string;
  answer: string;
  official: boolean;
}

export interface Rulebook {
  chapters: Chapter[];
  rulings: Ruling[];
}

export interface FoundRule {
  rule: Rule;
  chapter: Chapter;
  before: string | null;
  after: string | null;
}

/** A rule with its chapter, and the rules before and after it in the book. */
export function findRule(book: Rulebook, id: string): FoundRule | null {
  const all = book.chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ rule, chapter })));
  const at = all.findIndex(({ rule }) => rule.id === id);
  const found = all[at];
  return found ? { ...found, before: all[at - 1]?.rule.id ?? null, after: all[at + 1]?.rule.id ?? null } : null;
}

export function rulingsOn(book: Rulebook, id: string): Ruling[] {
  return book.rulings.filter(({ about }) => about.includes(id));
}

export interface Piece {
  text: string;
  /** The id of the rule or ruling that this piece names. */
  rule?: string;
}

const ID = /\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g;

/** A text with the ids of rules cut out, so that they can become links. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(ID)) {
    if (!games.ofRule(found[0])) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: found[0], rule: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
