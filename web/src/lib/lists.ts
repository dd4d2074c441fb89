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

/** Whether a text holds all words of what was typed, in any order. */
export function matches(text: string, typed: string): boolean {
  const inside = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** A line does not end before a number that belongs to the word before it. */
export function typeset(text: string): string {
  return text.replace(/ × (?=\d)/g, "\u00a0×\u00a0").replace(/: (?=\d+\.?$)/, ":\u00a0");
}
