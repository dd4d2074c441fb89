/** Small helpers for lists that not every browser brings along. */

/** The things in groups, in the order in which the groups first appear. */
export function groupBy<K, T>(things: Iterable<T>, key: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const id = key(thing);
    const group = groups.get(id);
    if (group) group.push(thing);
    else groups.set(id, [thing]);
  }
  return groups;
}

/** How often each thing is there. */
export function tally<T>(things: Iterable<T>): [T, number][] {
  return [...groupBy(things, (thing) => thing)].map(([thing, same]) => [thing, same.length]);
}

const ENDINGS =
  /(?:ами|ями|ого|его|ому|ему|ими|ыми|іми|ові|еві|єві|ых|их|іх|ів|їв|ов|ев|єв|ам|ям|ах|ях|ой|ей|ою|ею|єю|ом|ем|єм|им|ым|ім|ью|ий|ый|ая|яя|ое|ее|ые|ие|[аяоеєуюыиіїйь])$/;
/** A word loses its ending only where enough of it is left to tell it from others. */
const STEM = 3;

/** Letters that people write in two ways are one: ё and е, ґ and г, û and u, the apostrophes. */
function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .replace(/[ёґ’ʼ]/g, (letter) => ({ ё: "е", ґ: "г" })[letter] ?? "'")
    .replace(/[à-ɏ]/g, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
}

/** What the cases of a Russian or Ukrainian word have in common, nearly; other words stay as they are. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= STEM ? stem : word;
}

/** Whether a text holds all words of what was typed, in any order and in any case. */
export function matches(text: string, typed: string): boolean {
  const inside = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => inside.includes(stemOf(word)));
}

/** A line does not end before a number that belongs to the word before it. */
export function typeset(text: string): string {
  return text.replace(/ × (?=\d)/g, "\u00a0×\u00a0").replace(/: (?=\d+\.?$)/, ":\u00a0");
}
