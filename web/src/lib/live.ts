/**
 * The live line to a table: a WebSocket that comes back by itself. It asks for what it missed, and says an answer
 * again that was on its way when the line broke; since an answer carries the index of its ask, that is harmless.
 */
import { ownAsk, type Answer, type FromServer, type ToServer } from "./protocol.ts";

export type Line = "connecting" | "open" | "broken" | "full" | "gone";

/** As much of a WebSocket as we use. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LiveEvents {
  message(message: FromServer): void;
  line(line: Line): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** The server's word for "no such table". */
const NO_SUCH_TABLE = 4404;
/** The server's word for "too many lines"; it has said which. */
const TOO_MANY = 4429;
const FULL_WAIT = 30_000;

interface Sent {
  ref: number;
  seat: string;
  index: number;
  answer: Answer;
}

export class Live {
  readonly #open: (since: number | null) => Socket;
  readonly #events: LiveEvents;
  #socket: Socket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | null = null;
  #heart: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #since: number | null = null;
  #seat: string | null = null;
  #sent: Sent | null = null;
  /** What is on its way may have been lost with the line: it is to be said again. */
  #repeat = false;
  /** The answer that was said twice. One of the two comes too late, and that is nobody's concern. */
  #twice = 0;
  #ref = 0;

  constructor(open: (since: number | null) => Socket, events: LiveEvents) {
    this.#open = open;
    this.#events = events;
  }

  /** Connect, or connect again now instead of waiting. */
  connect(): void {
    if (this.#closed || this.#socket) return;
    if (this.#again) clearTimeout(this.#again);
    this.#again = null;
    this.#events.line("connecting");
    const socket = this.#open(this.#since);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.#heart = setInterval(() => this.#beat(), PING_EVERY);
      this.#events.line("open");
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  close(): void {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
    if (this.#heart) clearInterval(this.#heart);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Answer an ask. It is on its way until it is done, refused, or no longer asked. */
  answer(seat: string, index: number, answer: Answer): void {
    this.#sent = { ref: ++this.#ref, seat, index, answer };
    this.#repeat = !this.#say({ type: "answer", ...this.#sent });
  }

  /** Say something that is lost if the line is broken; whether it was said. */
  say(message: ToServer): boolean {
    return this.#say(message);
  }

  get answering(): boolean {
    return this.#sent !== null;
  }

  #say(message: ToServer): boolean {
    if (!this.#socket) return false;
    try {
      this.#socket.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "state") {
      const another = this.#seat !== null && this.#seat !== message.seat;
      this.#seat = message.seat;
      if (another && message.since > 0) {
        // Another of our seats is shown since the line broke, and we know nothing of what it was told before.
        this.#since = null;
        this.#socket?.close();
        return;
      }
      this.#since = message.index;
      this.#settle(message.view ? (ownAsk(message.view)?.index ?? null) : null, message.seat);
    } else if (message.type === "done" || message.type === "refused") {
      if (message.ref === this.#sent?.ref) this.#sent = null;
      else if (message.ref === this.#twice) return;
    }
    this.#events.message(message);
  }

  /** After a new state: an answer whose ask is gone has arrived; one whose ask still stands is said again, once. */
  #settle(open: number | null, seat: string): void {
    const sent = this.#sent;
    if (!sent) return;
    if (sent.seat !== seat || sent.index !== open) this.#sent = null;
    else if (this.#repeat) {
      this.#twice = sent.ref;
      this.#say({ type: "answer", ...sent });
    }
    this.#repeat = false;
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#say({ type: "ping" });
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (this.#heart) clearInterval(this.#heart);
    this.#heart = null;
    this.#repeat = true;
    if (this.#closed) return;
    if (code === NO_SUCH_TABLE) {
      this.#closed = true;
      this.#events.line("gone");
      return;
    }
    if (code === TOO_MANY) {
      this.#events.line("full");
      this.#again = setTimeout(() => this.connect(), FULL_WAIT);
      return;
    }
    this.#events.line("broken");
    this.#again = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

/** A real socket to a table of this server. */
export function socketTo(table: string, since: number | null): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = since === null ? "" : `?since=${since}`;
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query}`) as Socket;
}
