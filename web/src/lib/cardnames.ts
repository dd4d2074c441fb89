/** The cards, characters and places that a message names by its arguments, so that their names can lead to them. */
import type { GameModule } from "./game.ts";
import type { Json } from "./protocol.ts";
import type { Words } from "./words.ts";

export interface Named {
  id: string;
  name: string;
  /** All that it may be called in a sentence: its name in every case. */
  calls: readonly string[];
  /** What the card says, as a message id. */
  meaning: string;
}

/** `texts`: by table of the facts, the message that says what a thing of it does. */
export function namedIn(args: Json, texts: GameModule["texts"], words: Words): Named[] {
  return Object.entries(args).flatMap(([key, value]) => {
    const table = key.slice(key.lastIndexOf("_") + 1);
    const text = texts[table];
    const ids = Array.isArray(value) ? value : [value];
    if (!text) return [];
    return ids
      .filter((id): id is string => typeof id === "string" && words.knows(`${table}-${id}`) && words.knows(text(id)))
      .map((id) => ({ id, name: words.name(table, id), calls: words.calls(table, id), meaning: text(id) }));
  });
}

export interface Cut {
  text: string;
  named?: Named;
}

/** A text with the names cut out, each where it first comes. */
export function cutNames(text: string, named: readonly Named[]): Cut[] {
  const [first, ...others] = named;
  if (!first) return text ? [{ text }] : [];
  const call = first.calls
    .filter((one) => text.includes(one))
    .sort((one, other) => other.length - one.length)
    .at(0);
  if (call === undefined) return cutNames(text, others);
  const at = text.indexOf(call);
  return [
    ...cutNames(text.slice(0, at), others),
    { text: call, named: first },
    ...cutNames(text.slice(at + call.length), others),
  ];
}
