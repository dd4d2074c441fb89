/** The calls over HTTP. A refusal is thrown with the server's own words. */
import type { GameFacts } from "./game.ts";
import type {
  Advice,
  Answer,
  Campaign,
  Chance,
  ChatEntry,
  Game,
  Json,
  LogEntry,
  Me,
  NewTable,
  Odds,
  PlayOn,
  Refusal,
  Replay,
  RoundEnd,
  Standing,
  State,
  Table,
  View,
  Whereabouts,
} from "./protocol.ts";

export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(status: number, refusal: Refusal) {
    super(refusal.text);
    this.status = status;
    this.refusal = refusal;
  }
}

/** The server could not be reached, or said something that is no answer of ours. */
class Unreachable extends Error {}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  if (typeof data === "object" && data !== null && "text" in data) throw new Refused(response.status, data as Refusal);
  throw new Unreachable();
}

const table = (id: string) => `tables/${encodeURIComponent(id)}`;

function query(wish: Record<string, string | number | undefined>): string {
  const given = Object.entries(wish).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

export const api = {
  games: async () => (await call<{ games: Game[] }>("GET", "games")).games,
  /** What is printed on board and cards of a match. */
  facts: (game: string, digest: string) => call<GameFacts>("GET", `facts/${encodeURIComponent(game)}/${digest}`),
  me: () => call<Me>("GET", "me"),
  change: (wish: { name?: string; language?: string }) => call<Me>("PATCH", "me", wish),
  tables: () => call<{ open: Table[]; mine: Table[] }>("GET", "tables"),
  create: (wish: NewTable) => call<Table>("POST", "tables", wish),
  table: (id: string) => call<Table>("GET", table(id)),
  /** `key`: of an invitation to a seat in a game that runs. */
  join: (id: string, seat: string, key = "") => call<Table>("POST", `${table(id)}/join`, { seat, key }),
  leave: (id: string, seat: string) => call<Table>("POST", `${table(id)}/leave`, { seat }),
  /** Put a bot on an open seat of a table where one sits. */
  fill: (id: string, seat: string, bot: string) => call<Table>("POST", `${table(id)}/fill`, { seat, bot }),
  /** Commit to a salt, or say that one is there; then, when all have, open it. */
  seal: (id: string, seat: string, hash: string) => call<Table>("POST", `${table(id)}/salt-hash`, { seat, hash }),
  openSalt: (id: string, seat: string, salt: string) => call<Table>("POST", `${table(id)}/salt`, { seat, salt }),
  /** Decline windows of a kind beforehand; null: be asked again. */
  leaveStanding: (id: string, seat: string, kind: string, until: Standing["until"] | null) =>
    call<Table>("POST", `${table(id)}/standing-answer`, { seat, kind, until }),
  /** Have a seat's answer given where there is only one, or be asked that too. */
  giveOnly: (id: string, seat: string, on: boolean) => call<Table>("POST", `${table(id)}/only-answers`, { seat, on }),
  undo: (id: string, seat: string) => call<{ undone: boolean }>("POST", `${table(id)}/undo`, { seat }),
  consent: (id: string, seat: string, agree: boolean) =>
    call<{ undone: boolean }>("POST", `${table(id)}/undo-consent`, { seat, agree }),
  pause: (id: string, seat: string) => call<Table>("POST", `${table(id)}/pause`, { seat }),
  resume: (id: string, seat: string) => call<Table>("POST", `${table(id)}/resume`, { seat }),
  /** Go on after a chapter. */
  nextPart: (id: string, seat: string) => call<Table>("POST", `${table(id)}/next-part`, { seat }),
  /** Lay a reminder token on a space, or take it away. */
  remind: (id: string, seat: string, token: number, space: string | null) =>
    call<Table>("POST", `${table(id)}/reminder`, { seat, token, space }),
  /** Write something down for all, or strike out what one wrote oneself. */
  note: (id: string, seat: string, text: string) => call<Table>("POST", `${table(id)}/note`, { seat, text }),
  strikeNote: (id: string, seat: string, n: number) => call<Table>("POST", `${table(id)}/strike-note`, { seat, n }),
  /** Where somebody who walks unseen could be; when the game is over, at any moment of it. */
  where: (id: string, at?: number) => call<Whereabouts>("GET", `${table(id)}/whereabouts${query({ at })}`),
  resign: (id: string, seat: string, agree: boolean) => call<Table>("POST", `${table(id)}/resign`, { seat, agree }),
  /** Ask that a seat be handed over while the game runs, agree to it or not, or take one's own back from a bot. */
  handOver: (id: string, seat: string, to: string) => call<Table>("POST", `${table(id)}/hand-over`, { seat, to }),
  agreeToHandOver: (id: string, seat: string, agree: boolean) =>
    call<Table>("POST", `${table(id)}/hand-over-consent`, { seat, agree }),
  /** Let onlookers see secrets a whole day late, or not. */
  letSee: (id: string, seat: string, agree: boolean) => call<Table>("POST", `${table(id)}/onlookers`, { seat, agree }),
  takeBack: (id: string, seat: string) => call<Table>("POST", `${table(id)}/take-back`, { seat }),
  explain: (id: string, seat: string, intent: Json) =>
    call<{ possible: boolean; reason?: Refusal }>("POST", `${table(id)}/explain`, { seat, intent }),
  view: (id: string, seat: string) => call<State>("GET", `${table(id)}/view${query({ seat })}`),
  log: async (id: string, seat: string) =>
    (await call<{ log: LogEntry[] }>("GET", `${table(id)}/log${query({ seat })}`)).log,
  say: (id: string, text: string) => call<ChatEntry>("POST", `${table(id)}/chat`, { text }),
  /** The last lines of the chat before line `before`. */
  chat: (id: string, before: number) =>
    call<{ chat: ChatEntry[]; earlier: boolean }>("GET", `${table(id)}/chat${query({ before })}`),
  rematch: (id: string, swap: boolean) => call<Table>("POST", `${table(id)}/rematch?swap=${swap}`),
  campaign: (id: string) => call<Campaign>("GET", `campaigns/${encodeURIComponent(id)}`),
  /** Where to save its records, as far as its games are over. */
  campaignAddress: (id: string) => `/api/campaigns/${encodeURIComponent(id)}/record`,
  /** Go on from a hunt to the war; asked for by another, it is one's seat there. */
  war: (id: string, wish: { options: Json; level?: string }) => call<Table>("POST", `${table(id)}/war`, wish),
  /** The next chapter of a game that was to have one, with the same people or with others. */
  goOn: (id: string, others: boolean) => call<Table>("POST", `${table(id)}/go-on`, { others }),
  /** `from` is an index; at most 32 moments at a time. Without a seat: the one the server would show. */
  replay: (id: string, wish: { seat?: string; from?: number; count?: number } = {}) =>
    call<Replay>("GET", `${table(id)}/replay${query(wish)}`),
  /** Of a game that is over. */
  rounds: async (id: string, seat: string) =>
    (await call<{ rounds: RoundEnd[] }>("GET", `${table(id)}/rounds${query({ seat })}`)).rounds,
  /** What may come of these answers; refused (409 refused-no-odds) where there is nothing to roll for. */
  odds: (id: string, seat: string, index: number, answers: readonly Answer[] = []) =>
    call<Odds>("POST", `${table(id)}/odds`, { seat, index, answers }),
  /** The same of an intent as `explain` takes it: to attack, or to move the Fellowship. */
  oddsOf: (id: string, seat: string, index: number, intent: Json) =>
    call<Odds>("POST", `${table(id)}/odds`, { seat, index, intent }),
  /** What a bot would do in this seat's place. */
  advice: (id: string, seat: string, index: number) => call<Advice>("POST", `${table(id)}/advice`, { seat, index }),
  /** Of a game that is over; nothing where no bot can tell. */
  chances: async (id: string) => (await call<{ chances: Chance[] }>("GET", `${table(id)}/chances`)).chances,
  /** Null for a game without public chance. */
  luck: async <Luck>(id: string) => (await call<{ luck: Luck | null }>("GET", `${table(id)}/luck`)).luck,
  seenByOthers: (id: string) => call<{ view: View; aids?: Json }>("GET", `${table(id)}/seen-by-others`),
  /** A game that is over can be looked at, one that is not is played on: one sits on every seat of it. */
  importRecord: (record: Json) => call<Table>("POST", "tables/import", { record }),
  /** The full record of a game that is over, as text: some of its numbers are larger than JavaScript's. */
  recordText: async (id: string): Promise<string> => {
    const response = await fetch(`/api/${table(id)}/record`, { credentials: "same-origin" }).catch(() => null);
    if (!response?.ok) throw new Unreachable();
    return response.text();
  },
  /** Where to save a seat's own history, or, without a seat, the full record of a game that is over. */
  recordAddress: (id: string, seat?: string) => `/api/${table(id)}/record${query({ seat })}`,
  /** Where to save what a seat was told, as text. */
  logAddress: (id: string, seat: string, language: string) =>
    `/api/${table(id)}/log${query({ seat, language, format: "text" })}`,
  playOn: (id: string, wish: PlayOn) => call<Table>("POST", `${table(id)}/play-on`, wish),
  /** What only a game says, by its id; the part `page` is what is said whatever is played. */
  words: async (language: string, part: string): Promise<string> => {
    try {
      const response = await fetch(`/api/words/${encodeURIComponent(language)}/${encodeURIComponent(part)}`);
      if (response.ok) return await response.text();
    } catch {
      // told below
    }
    throw new Unreachable();
  },
};
