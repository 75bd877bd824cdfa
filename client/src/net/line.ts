// One connection to one table: one pair of eyes. It comes back by itself and says again what wasn't acknowledged.
import { changed, type Change, type View } from "./changes.ts";
import type * as wire from "./messages.gen.ts";
import type { Lang } from "../text/fluent.ts";
import { watchSleep } from "./waking.ts";

/** A message that is answered, without the `id` that the line gives it. */
type Unsigned<M> = M extends { id: string } ? Omit<M, "id"> : never;
export type Request = Unsigned<wire.ClientMessage>;
export type Answer = wire.Ack | wire.Hinted | wire.WhyNot;
export type LineStatus = "connecting" | "open" | "lost" | "ended";

/** The table at one moment as these eyes see it. */
export interface Sight extends wire.TableState {
  whole: View;
}

export interface Listener {
  sight(sight: Sight): void;
  people(people: wire.People): void;
  chat(lines: wire.Line[]): void;
  status(status: LineStatus, sentence: string): void;
}

/** `crypto.randomUUID` isn't there on a plain address in the local network. */
const unique = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

export class Refused extends Error {
  constructor(
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Waiting {
  message: wire.ClientMessage;
  done: (answer: Answer) => void;
  failed: (why: Refused) => void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** Whoever has just come back doesn't wait for so long. */
const PONG_SOON = 3_000;
const SLOWEST = 15_000;

/** Closings after which coming back is of no use. */
const FINAL = new Set([4400, 4401, 4404, 4409]);

export class Line {
  private socket: WebSocket | null = null;
  private view: View | null = null;
  private n: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private attempt = 0;
  private wait = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private readonly unwatch: () => void;
  /** Why the server closed the line, in its words. */
  private farewell = "";

  constructor(
    private readonly table: string,
    private readonly token: string,
    private lang: Lang,
    private confirms: boolean,
    private readonly listener: Listener,
  ) {
    addEventListener("offline", this.cut);
    this.unwatch = watchSleep({ stirred: () => this.hurry(), woke: () => this.again() });
    this.connect();
  }

  /** Send something that is answered; it is sent again after a lost connection, until it is. */
  ask(request: Request): Promise<Answer> {
    const id = unique();
    const message = { ...request, id } as wire.ClientMessage;
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed });
      if (this.n !== null) this.send(message);
    });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.hello();
  }

  /** Whether this person says when a turn is done. */
  promise(confirms: boolean): void {
    if (this.confirms === confirms) return;
    this.confirms = confirms;
    this.hello();
  }

  close(): void {
    this.over = true;
    removeEventListener("offline", this.cut);
    this.unwatch();
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/ws`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as wire.ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    this.expect();
  }

  /** Say who is asking; nothing else is said before the table is seen. */
  private hello(): void {
    this.send({ type: "hello", token: this.token, n: this.n, lang: this.lang, confirms: this.confirms });
  }

  private send(message: wire.ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: wire.ServerMessage): void {
    clearTimeout(this.deadline);
    switch (message.type) {
      case "state":
        return this.see(message);
      case "people":
        return this.listener.people(message);
      case "chat":
        return this.listener.chat(message.lines);
      case "ack":
      case "hint":
      case "why": {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        return waiting?.done(message);
      }
      case "refused": {
        const waiting = message.id ? this.waiting.get(message.id) : undefined;
        if (waiting) {
          this.waiting.delete(message.id!);
          waiting.failed(new Refused(message.key, message.sentence));
        }
        return;
      }
      case "pong":
        if (this.n !== null && message.n > this.n) this.hello();
        return;
      case "bye":
        this.farewell = message.sentence;
        this.wait = message.reconnect ?? 0;
        if (message.reconnect === null) this.over = true;
        this.listener.status(this.over ? "ended" : "lost", this.farewell);
    }
  }

  private see(state: wire.TableState): void {
    if (state.since === null) this.view = state.view as View;
    else if (this.view && state.since === this.n) this.view = changed(this.view, (state.changes ?? []) as Change[]);
    else return this.hello();
    const first = this.attempt > 0 || this.n === null || this.beat === undefined;
    this.n = state.n;
    if (first) this.settled();
    this.listener.sight({ ...state, whole: this.view });
  }

  private settled(): void {
    this.attempt = 0;
    this.farewell = "";
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING_EVERY);
    this.listener.status("open", "");
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private ping(within = PONG_WITHIN): void {
    this.send({ type: "ping", n: this.n });
    this.expect(within);
  }

  /** Whoever doesn't answer in time is taken for gone. */
  private expect(within = PONG_WITHIN): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(0), within);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.deadline);
    clearInterval(this.beat);
    this.beat = undefined;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  private lost(code: number): void {
    this.drop();
    if (FINAL.has(code) || this.over) {
      this.over = true;
      for (const { failed } of this.waiting.values()) failed(new Refused("unreachable", ""));
      this.waiting.clear();
      this.listener.status("ended", this.farewell);
      return;
    }
    this.attempt += 1;
    this.listener.status("lost", this.farewell);
    const pause = Math.max(this.wait, Math.min(SLOWEST, 300 * 2 ** this.attempt)) * (0.7 + Math.random() * 0.6);
    this.wait = 0;
    this.retry = setTimeout(() => this.connect(), this.attempt === 1 ? Math.min(pause, 400) : pause);
  }

  /** Without a network nothing needs to be waited for. */
  private readonly cut = (): void => {
    if (!this.over) this.lost(0);
  };

  /** Looked at again or with a network again: don't wait for the next try, ask at once whether all is well. */
  private hurry(): void {
    if (this.over) return;
    if (!this.socket) this.again();
    else if (this.socket.readyState === WebSocket.OPEN && this.n !== null) this.ping(PONG_SOON);
  }

  /** After a sleep a line may look open though nobody is at its other end: a new one is laid at once. */
  private again(): void {
    if (this.over) return;
    this.drop();
    this.attempt = 1;
    this.listener.status("lost", this.farewell);
    this.connect();
  }
}
