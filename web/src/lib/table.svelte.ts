/** The table one sits at: what the live line told, and what one does there. */
import { api, Refused } from "./api.ts";
import { lastDecision, remember } from "./away.ts";
import { ChatStore } from "./chat.svelte.ts";
import { judge, type Verdict } from "./fate.ts";
import { games } from "./games.svelte.ts";
import { Live, socketTo, type Line, type Socket } from "./live.ts";
import { Noting } from "./noting.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { asNoted, noteOf, Sealing } from "./sealing.ts";
import {
  mergedLog,
  ownAsk,
  type Answer,
  type Ask,
  type Forced,
  type FromServer,
  type Json,
  type LogEntry,
  type Message,
  type NewTable,
  type Standing,
  type State,
  type Table,
  type View,
} from "./protocol.ts";

export class TableStore {
  readonly id: string;
  line = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  seat = $state("");
  /** At one screen for several: the seat to whose person it is to be passed. Until then nothing hidden is shown. */
  curtain = $state<string | null>(null);
  readonly chat: ChatStore;
  readonly notes = new Noting();
  /** What was said or written down since it was last looked at. */
  readonly unread = $derived.by((): number => this.chat.unread + this.notes.unread);
  /** One's own side is shown as the others see it. */
  asOthers = $state(false);
  /** What was refused last; gone with the next answer. */
  refusal = $state.raw<Message | null>(null);
  /** The server could not be reached with what one wanted. */
  unheard = $state(false);
  /** What the record of a game that is over says of its dice; null until it has been looked at. */
  verdict = $state.raw<Verdict | null>(null);
  /** An answer is on its way. */
  answering = $state(false);

  /** What the server told last. What is shown of it, and when, `playback` says. */
  #seen: View | null = null;
  #told: LogEntry[] = [];
  readonly playback: Playback;
  /** The seat whose person sits before the screen. */
  #before = "";

  /** What one decided last since the page was opened. */
  #decided = $state<number | null>(null);
  /** What one answered since the page was opened, by the index of the decision: to say what was taken back. */
  readonly answered = new Map<number, { ask: Ask; answer: Answer }>();
  /** What was said of only answers, so that it is said once. */
  readonly #wished = new Set<string>();
  /** What was answered for the seat that is shown since it decided itself. */
  readonly forced = $derived.by((): readonly Forced[] => {
    const all = this.table?.forced[this.seat] ?? [];
    const since = this.#decided ?? lastDecision(this.id, this.seat) ?? -1;
    return all.filter(({ index }) => index > since);
  });

  readonly view = $derived.by((): View | null => (this.curtain === null ? this.playback.view : null));
  readonly log = $derived.by((): readonly LogEntry[] => (this.curtain === null ? this.playback.log : []));
  /** What the server counted for what is seen. */
  readonly aids = $derived.by((): Json => this.playback.aids);
  /** The scenes of the log that are open. */
  readonly scene = $derived.by(() => this.playback.scene);
  readonly motion = $derived.by(() => this.playback.motion);
  readonly ask = $derived(this.table?.resting ? null : ownAsk(this.view));
  readonly myTurn = $derived(this.ask !== null && this.table?.state === "playing");
  readonly watching = $derived(this.table !== null && this.table.mine.length === 0);

  readonly #live: Live;
  readonly #sealing: Sealing;

  constructor(id: string, open: (since: number | null) => Socket = (since) => socketTo(id, since)) {
    this.id = id;
    this.chat = new ChatStore(id);
    this.playback = new Playback({
      tongue: () => games.of(this.table?.game ?? null),
      decided: (seat) => lastDecision(id, seat),
    });
    this.#sealing = new Sealing({
      seal: (seat, hash) => api.seal(id, seat, hash),
      open: (seat, salt) => api.openSalt(id, seat, salt),
    });
    this.#live = new Live(open, { message: (message) => this.#hear(message), line: (line) => (this.line = line) });
  }

  connect(): void {
    this.#live.connect();
  }

  close(): void {
    this.#live.close();
    this.#sealing.close();
    this.playback.close();
  }

  answer(answer: Answer): void {
    const ask = this.ask;
    if (!ask || this.answering) return;
    this.refusal = null;
    this.answering = true;
    this.answered.set(ask.index, { ask, answer });
    this.#decide(ask);
    this.#live.answer(ask.seat, ask.index, answer);
  }

  #decide(ask: Ask): void {
    remember(this.id, ask.seat, ask.index);
    this.playback.decide(ask.index);
    this.#decided = ask.index;
  }

  /** The right person sits before the screen now. */
  lift(): void {
    this.#before = this.seat;
    this.curtain = null;
  }

  /** What the table never allows is refused without asking the server. */
  async undo(seat: string): Promise<void> {
    if (this.table?.can_undo[seat] === "never") this.refusal = { id: "refused-undo-never", args: {}, rule: "" };
    else await this.#do(() => api.undo(this.id, seat));
  }

  /** Take the own last answer back where nobody needs to be asked; whether it was tried. */
  takeBack(): boolean {
    const seat = this.table?.mine.includes(this.seat) ? this.seat : this.table?.mine[0];
    if (!seat || this.table?.can_undo[seat] !== "free" || this.answering) return false;
    void this.undo(seat);
    return true;
  }

  consent(seat: string, agree: boolean): Promise<void> {
    return this.#do(() => api.consent(this.id, seat, agree));
  }

  /** Decline windows of a kind beforehand; null: be asked again. */
  leaveStanding(seat: string, kind: string, until: Standing["until"] | null): Promise<void> {
    return this.#do(() => api.leaveStanding(this.id, seat, kind, until));
  }

  /** Pass what is asked now, and again as long as nothing else is offered. */
  passOn(ask: Ask): Promise<void> {
    this.#decide(ask);
    return this.leaveStanding(ask.seat, ask.kind, "change");
  }

  /** Have given, at the own seats, what can be answered only one way; or not. */
  giveOnly(on: boolean): void {
    const { table } = this;
    if (table?.state !== "playing") return;
    for (const seat of table.mine) {
      const wish = `${seat} ${on}`;
      if (table.only.includes(seat) === on || this.#wished.has(wish)) continue;
      this.#wished.delete(`${seat} ${!on}`);
      this.#wished.add(wish);
      // Who cannot be heard now says it again with the next state of the table.
      api.giveOnly(this.id, seat, on).catch(() => this.#wished.delete(wish));
    }
  }

  pause(seat: string, paused: boolean): Promise<void> {
    return this.#do(() => (paused ? api.pause : api.resume)(this.id, seat));
  }

  /** Be ready for the next chapter. */
  goOn(seat: string): Promise<void> {
    return this.#do(() => api.nextPart(this.id, seat));
  }

  /** Give up, or not any more. */
  resign(seat: string, agree = true): Promise<void> {
    return this.#do(() => api.resign(this.id, seat, agree));
  }

  /** Lay a reminder token on a space, or take it away: it has no effect on the game. */
  remind(seat: string, token: number, space: string | null): Promise<void> {
    return this.#do(() => api.remind(this.id, seat, token, space));
  }

  /** Ask that a seat be handed over while the game runs: to `bot:<name>` or to a `guest`. */
  handOver(seat: string, to: string): Promise<void> {
    return this.#do(() => api.handOver(this.id, seat, to));
  }

  agreeToHandOver(seat: string, agree: boolean): Promise<void> {
    return this.#do(() => api.agreeToHandOver(this.id, seat, agree));
  }

  /** Agree that onlookers see secrets a whole day late, or not. */
  letSee(seat: string, agree: boolean): Promise<void> {
    return this.#do(() => api.letSee(this.id, seat, agree));
  }

  takeSeatBack(seat: string): Promise<void> {
    return this.#do(() => api.takeBack(this.id, seat));
  }

  join(seat: string, key = ""): Promise<void> {
    return this.#do(() => api.join(this.id, seat, key));
  }

  leave(seat: string): Promise<void> {
    return this.#do(() => api.leave(this.id, seat));
  }

  /** Look whether the dice are those that were sealed: at once what the table shows, at the end the record. */
  async check(): Promise<void> {
    const table = this.table;
    if (!table) return;
    this.verdict = null;
    if (!asNoted(table)) this.verdict = { word: "unfair", why: "web-dice-why-changed", args: {} };
    else if (table.state === "waiting") this.verdict = { word: "unchecked", why: "web-dice-why-waiting", args: {} };
    else if (!table.outcome) this.verdict = { word: "unchecked", why: "web-dice-why-running", args: {} };
    else {
      this.unheard = false;
      try {
        this.verdict = judge(await api.recordText(this.id), Object.keys(table.seats), noteOf(table));
      } catch {
        this.unheard = true;
      }
    }
  }

  /** Put a bot on an open seat, before the game has begun. */
  async fill(seat: string, bot: string): Promise<void> {
    await this.#do(() => api.fill(this.id, seat, bot));
  }

  /** The table of the next game, with the sides swapped or not, or null if there is none. */
  async rematch(swap: boolean): Promise<string | null> {
    let next: string | null = null;
    await this.#do(async () => (next = (await api.rematch(this.id, swap)).id));
    return next;
  }

  /** The table of the next chapter, for the same people or for others, or null if there is none. */
  async follow(others: boolean): Promise<string | null> {
    let next: string | null = null;
    await this.#do(async () => (next = (await api.goOn(this.id, others)).id));
    return next;
  }

  /** A new table; null if it cannot be. */
  async begin(wish: NewTable): Promise<string | null> {
    let next: string | null = null;
    await this.#do(async () => (next = (await api.create(wish)).id));
    return next;
  }

  async #do(call: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    this.unheard = false;
    try {
      await call();
    } catch (wrong) {
      if (wrong instanceof Refused) this.refusal = wrong.refusal;
      else this.unheard = true;
    }
  }

  #hear(message: FromServer): void {
    if (message.type === "table") {
      const before = this.table;
      this.table = message.table;
      this.notes.hear(message.table.notes?.kept ?? null);
      void this.#sealing.heed(message.table);
      if (!asNoted(message.table) || (message.table.outcome && !before?.outcome && message.table.mine.length))
        void this.check();
    } else if (message.type === "state") {
      if (message.index !== this.#seen?.index) this.refusal = null;
      this.#draw(message);
      this.#told = mergedLog(message.seat === this.seat ? this.#told : [], message);
      this.seat = message.seat;
      this.#seen = message.view;
      this.#show(message);
    } else if (message.type === "chat") {
      this.chat.hear(message);
    } else if (message.type === "refused") {
      this.refusal = message;
    }
    this.answering = this.#live.answering;
  }

  #show({ seat, view, aids, scene }: State): void {
    const asked = view?.asks.map((ask) => this.table?.seats[ask.seat]?.kind) ?? [];
    const goesOn = asked.length > 0 && asked.every((kind) => kind === "bot");
    this.playback.feed({ seat, view, aids: aids ?? {}, log: this.#told, scene, goesOn });
  }

  /** Another of one's own seats is shown: draw the curtain first, unless nothing is hidden from either. */
  #draw({ seat, index }: State): void {
    const table = this.table;
    const shared = table !== null && table.mine.length > 1 && table.mine.includes(seat) && table.state === "playing";
    if (!shared || table.options["open-hands"] === true || seat === this.#before) {
      this.curtain = null;
      this.#before = seat;
    } else if (this.curtain !== seat) {
      this.curtain = seat;
      if (this.#before) void this.#compare(this.#before, seat, index);
    }
  }

  /** Where both know the same, there is nothing to hide. */
  async #compare(before: string, seat: string, index: number): Promise<void> {
    try {
      const [one, other] = await Promise.all([api.view(this.id, before), api.view(this.id, seat)]);
      const same =
        one.index === index &&
        other.index === index &&
        JSON.stringify(one.view?.position) === JSON.stringify(other.view?.position);
      if (same && this.curtain === seat) this.lift();
    } catch {
      // Then it stays until it is lifted.
    }
  }
}
