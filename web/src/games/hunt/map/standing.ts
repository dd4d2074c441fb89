/** What stands and lies on a board of Hunt for the Ring, as pieces at their spaces. */
import { frodoAt, gandalfAt, NAZGUL, type HuntView, type Nazgul } from "../hunt.ts";
import type { HuntFacts } from "../facts.ts";

export type HuntPiece =
  | { kind: "rider"; spot: string; nazgul: Nazgul; chief: boolean }
  | { kind: "frodo"; spot: "frodo" }
  | { kind: "gandalf"; spot: "gandalf"; shown: boolean }
  | { kind: "ally"; spot: string }
  | { kind: "tracks"; spot: string; side: "eye" | "sword" }
  | { kind: "information"; spot: string; turned: boolean }
  | { kind: "reminder"; spot: string; token: number }
  | { kind: "deed"; spot: string; state: "waits" | "done" };

export interface Together {
  space: string;
  pieces: HuntPiece[];
}

/** Width and height of a piece in pixels, at piece scale 1. */
export const EXTENTS: Readonly<Record<HuntPiece["kind"], readonly [number, number]>> = {
  rider: [24, 31],
  frodo: [20, 28],
  gandalf: [22, 31],
  ally: [17, 19],
  tracks: [17, 17],
  information: [15, 15],
  deed: [15, 15],
  reminder: [17, 17],
};

/**
 * By space, in the order of the spaces that hold something; what only this seat knows is left out where the screen is
 * lowered before it.
 */
export function standing(
  seen: HuntView,
  facts: HuntFacts,
  lowered: boolean,
  reminders: readonly string[] = [],
): Together[] {
  const found = new Map<string, HuntPiece[]>();
  const put = (space: string | null, piece: HuntPiece) => {
    if (space !== null) found.set(space, [...(found.get(space) ?? []), piece]);
  };
  const secret = (space: string | null, piece: HuntPiece) => {
    if (!lowered) put(space, piece);
  };
  secret(frodoAt(seen, facts), { kind: "frodo", spot: "frodo" });
  const gandalf: HuntPiece = { kind: "gandalf", spot: "gandalf", shown: seen.gandalf.stands !== null };
  if (seen.gandalf.stands === null) secret(gandalfAt(seen), gandalf);
  else put(seen.gandalf.stands, gandalf);
  for (const nazgul of NAZGUL)
    put(seen.nazgul[nazgul], { kind: "rider", spot: `rider:${nazgul}`, nazgul, chief: seen.chief === nazgul });
  for (const space of seen["ally-tokens"]) put(space, { kind: "ally", spot: `ally:${space}` });
  for (const [space, side] of Object.entries(seen.tracks))
    put(space, { kind: "tracks", spot: `tracks:${space}`, side });
  for (const [spaces, turned] of [
    [seen.information.held, false],
    [seen.information.turned, true],
  ] as const)
    for (const space of spaces ?? []) secret(space, { kind: "information", spot: `information:${space}`, turned });
  for (const space of seen.gandalf.deeds ?? []) secret(space, { kind: "deed", spot: `deed:${space}`, state: "waits" });
  for (const space of seen.gandalf.done) put(space, { kind: "deed", spot: `deed:${space}`, state: "done" });
  for (const [token, space] of reminders.entries())
    if (space) put(space, { kind: "reminder", spot: `reminder:${token}`, token });
  return [...found].map(([space, pieces]) => ({ space, pieces }));
}

/** The faces of the six reminder tokens: one of them three times (HR-CMP-04). */
export const REMINDERS: readonly string[] = ["?", "?", "?", "!", "→", "◎"];
