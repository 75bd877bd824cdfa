// A table that is played: what the server says, in order and with time to see it, and what the person answers.
import type { GameModule } from "../games/game.ts";
import { api } from "../net/api.ts";
import type { Key } from "../net/keys.ts";
import { Line, Refused, type Answer, type LineStatus, type Request, type Sight } from "../net/line.ts";
import type * as wire from "../net/messages.gen.ts";
import { moments } from "../replay/film.ts";
import { settings } from "../settings.svelte.ts";
import { language } from "../text/language.svelte.ts";
import type { GameTexts } from "../text/library.svelte.ts";
import { joined } from "./entries.ts";
import { land } from "./flights.ts";
import { memory } from "./memory.ts";
import { Table, type Catalogue } from "./table.svelte.ts";

interface Eyes {
  key: Key;
  line: Line;
  sight: Sight | null;
  news: wire.News[];
}

/** More than so many entries are not shown one after another. */
const CATCHING_UP = 30;
/** A line of the chat that is older isn't news: whoever comes in finds it in its place. */
const JUST_SAID = 15_000;
/** A breath between the moves of others, in milliseconds. */
const BREATH = 120;

const shown = (): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (document.visibilityState === "hidden") return;
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });

/** A table that is played, over one line for each seat at this screen. */
export class LiveTable extends Table {
  readonly id: string;
  status = $state<LineStatus>("connecting");
  farewell = $state("");
  clock = $state.raw<wire.Clock | null>(null);
  mayUndo = $state(false);
  /** A bot waits until I say that my turn is done. */
  pausing = $state(false);
  standing = $state.raw<Record<string, string>>({});
  seed = $state<string | number | null>(null);
  rematch = $state<string | null>(null);
  spectators = $state(0);
  chat = $state.raw<wire.Line[]>([]);
  /** The screen is handed on: who shall take it. */
  cover = $state<number | null>(null);
  /** The server's clock, less ours. */
  skew = 0;
  readonly run = $state<{ first: string; now: string }>({ first: "", now: "" });
  readonly keys: Key[];
  private readonly eyes: Eyes[];
  private current = 0;
  /** Whether the server waits for somebody at this screen, though it may not be shown yet. */
  awaited = $state(false);
  private arrivals = Promise.resolve();
  private welcomed = false;
  private begun = false;
  private queue: Sight[] = [];
  private playing = false;
  private rushing = false;
  private seen = -1;
  /** How far the table was when the line was lost. */
  private left: number | null = null;
  onnews: (news: wire.News[]) => void = () => undefined;
  onsaid: (lines: wire.Line[]) => void = () => undefined;
  onback: (missed: number) => void = () => undefined;

  constructor(id: string, keys: Key[], name: string, game: GameModule, texts: GameTexts, catalogue: Catalogue) {
    super(name, game, texts, catalogue);
    this.id = id;
    this.keys = keys;
    this.eyes = keys.map((key, i): Eyes => {
      const line = new Line(id, key.token, language.current, settings.kept.done, {
        sight: (sight) => this.see(i, sight),
        people: (people) => this.meet(people),
        chat: (lines) => this.hear(lines),
        status: (status, sentence) => {
          if (i === this.current) this.linked(status, sentence);
        },
      });
      return { key, line, sight: null, news: [] };
    });
  }

  /** The seats that sit at this screen. */
  readonly seats = $derived.by(() => this.keys.flatMap((key) => (key.seat === null ? [] : [key.seat])));
  readonly hotSeat = $derived(this.seats.length > 1);

  /** What I chose last showed something new, so it can't be taken back. */
  readonly stands = $derived.by(() => {
    const last = this.news.at(-1);
    return !this.over && !this.mayUndo && this.facts?.undo === "fair" && last?.seat === this.seat && last?.choice !== null;
  });

  protected override mayChoose(): boolean {
    return this.question?.seat === this.seat && !this.busy && this.cover === null && this.result === null;
  }

  close(): void {
    for (const { line } of this.eyes) line.close();
  }

  get token(): string {
    return this.eyes[this.current]!.key.token;
  }

  speak(texts: GameTexts): void {
    this.texts = texts;
    for (const { line } of this.eyes) line.speak(texts.lang);
  }

  promise(confirms: boolean): void {
    for (const { line } of this.eyes) line.promise(confirms);
  }

  // --- what the server says ------------------------------------------------------------------------------------

  private linked(status: LineStatus, sentence: string): void {
    if (status === "lost") this.left ??= this.eyes[this.current]?.sight?.n ?? null;
    this.status = status;
    this.farewell = sentence;
  }

  private see(i: number, sight: Sight): void {
    const eyes = this.eyes[i]!;
    eyes.sight = sight;
    if (i === this.current) this.back(sight.n);
    eyes.news = joined(eyes.news, sight.news);
    this.skew = sight.now - Date.now();
    if (!this.run.first) this.run.first = sight.run;
    this.run.now = sight.run;
    if (sight.table) this.facts = sight.table;
    if (!this.begun) this.begin(sight);
    const newest = Math.max(...this.eyes.map((one) => one.sight?.n ?? -1));
    this.awaited = this.eyes.some((one) => one.sight?.n === newest && one.sight.question?.options);
    if (this.current !== i) return this.handOn();
    this.arrivals = this.arrivals.then(() => this.arrive(sight));
  }

  /** The line is there again. Whoever missed something is told so. */
  private back(n: number): void {
    const missed = n - (this.left ?? n);
    this.left = null;
    if (missed > 0) this.onback(missed);
  }

  private async arrive(sight: Sight): Promise<void> {
    const before = this.welcomed ? [] : await this.missed(sight).catch(() => []);
    this.welcomed = true;
    this.take(...before, sight);
  }

  private take(...sights: Sight[]): void {
    this.queue.push(...sights);
    void this.play();
  }

  /** What happened while I was away, to be shown in order before how the table stands now. */
  private async missed(sight: Sight): Promise<Sight[]> {
    const known = memory.of(this.id);
    const missed = known === null ? 0 : sight.n - known;
    if (known === null || missed < 2 || missed > CATCHING_UP || !settings.pace || this.hotSeat) return [];
    const { seat } = this.eyes[this.current]!.key;
    const whose = seat === null ? "spectator" : String(seat);
    const { frames } = await api.replay(this.id, this.token, whose, known, missed);
    return moments(frames).map(({ n, view, question }) => ({
      ...sight,
      n,
      whole: view,
      question,
      news: sight.news.filter((one) => one.n <= n),
      may_undo: false,
      done: false,
      result: null,
    }));
  }

  private meet(people: wire.People): void {
    this.chairs = people.seats;
    this.clock = people.clock;
    this.spectators = people.spectators;
    this.rematch = people.rematch;
  }

  private hear(lines: wire.Line[]): void {
    const last = this.chat.at(-1)?.i ?? 0;
    const fresh = lines.filter((line) => line.i > last);
    if (!fresh.length) return;
    this.chat = [...this.chat, ...fresh];
    const now = Date.now() + this.skew;
    this.onsaid(fresh.filter((line) => now - line.at < JUST_SAID && !this.seats.includes(line.seat)));
  }

  /** Show what came, one after another, as fast as the moves are; nobody is shown anything while they look away. */
  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let sight = this.queue.shift(); sight; sight = this.queue.shift()) {
      if (this.seen >= 0) await shown();
      await this.show(sight);
      this.handOn();
    }
    this.playing = this.rushing = false;
  }

  private async show(sight: Sight): Promise<void> {
    const fresh = sight.news.filter((one) => one.n > this.seen);
    const moved = this.seen >= 0 && sight.n !== this.n && this.queue.length < CATCHING_UP && !this.rushing;
    const pace = moved ? settings.pace : 0;
    await this.moving(() => {
      this.put(sight, fresh);
      if (fresh.length && this.seen >= 0) this.onnews(fresh);
      this.seen = Math.max(this.seen, sight.n);
      memory.keep(this.id, this.seen);
    }, pace);
    if (pace && this.queue.length) await new Promise((done) => setTimeout(done, BREATH * pace));
  }

  private put(sight: Sight, fresh: wire.News[]): void {
    const asked = JSON.stringify([this.n, this.question?.ask, this.question?.seat]);
    this.view = sight.whole;
    this.n = sight.n;
    this.seat = sight.seat;
    this.question = sight.question;
    this.news = this.eyes[this.current]!.news.filter((one) => one.n <= sight.n);
    if (fresh.length) this.latest = fresh;
    this.chairs = sight.seats;
    this.clock = sight.clock;
    this.mayUndo = this.undoer(sight.n) !== undefined;
    this.pausing = sight.done;
    this.standing = sight.standing;
    this.result = sight.result;
    this.seed = sight.seed;
    this.rematch = sight.rematch;
    this.spectators = sight.spectators;
    this.busy = false;
    if (asked !== JSON.stringify([this.n, this.question?.ask, this.question?.seat])) this.cleared();
  }

  /** Move on at once: things under way arrive, what waits is shown without moving. */
  hurry(): void {
    land();
    this.rushing = this.playing && this.queue.length > 0;
  }

  // --- several people at one screen ----------------------------------------------------------------------------

  /** Who sits before a screen that several share isn't known when it is opened: the one who is asked takes it. */
  private begin(sight: Sight): void {
    this.begun = true;
    if (!this.hotSeat || !this.game.secret || sight.result) return;
    this.current = Math.max(0, this.eyes.findIndex(({ key }) => key.seat === sight.question?.seat));
    this.cover = this.eyes[this.current]!.key.seat;
  }

  /** When another seat at this screen is asked, the screen is turned to it, covered first if it hides something. */
  private handOn(): void {
    const asked = this.question?.seat;
    if (this.queue.length || asked === undefined || asked === this.seat) return;
    const next = this.eyes.findIndex((eyes) => eyes.key.seat === asked && eyes.sight?.n === this.n && eyes.sight.question?.options);
    if (next < 0) return;
    if (this.game.secret && this.eyes[this.current]!.key.seat !== null) this.cover = asked;
    else this.turn(next);
  }

  /** The one whose turn it is has the screen now. */
  uncover(): void {
    const seat = this.cover;
    this.cover = null;
    const next = this.eyes.findIndex((eyes) => eyes.key.seat === seat);
    if (next >= 0) this.turn(next);
  }

  private turn(next: number): void {
    this.current = next;
    const { sight } = this.eyes[next]!;
    if (!sight) return;
    this.take(sight);
  }

  // --- what the person does ------------------------------------------------------------------------------------

  /** Asked in vain is shown; a stale answer needs no words, the new state follows. */
  onrefused: (why: Refused) => void = () => undefined;

  private async attempt(request: Request, eyes = this.eyes[this.current]!): Promise<Answer | null> {
    try {
      return await eyes.line.ask(request);
    } catch (why) {
      this.busy = false;
      if (why instanceof Refused) this.onrefused(why);
      return null;
    }
  }

  override choose(option: string): void {
    if (this.busy || !this.options.some((one) => one.id === option)) return;
    land();
    const n = this.n;
    this.busy = true;
    this.opened = null;
    void this.attempt({ type: "choose", n, option });
  }

  undo(): void {
    if (!this.mayUndo || this.busy) return;
    land();
    this.busy = true;
    void this.attempt({ type: "undo", n: this.n }, this.undoer(this.n));
  }

  /** I don't take back what I chose: the bot that waits may move. */
  done(): void {
    if (!this.pausing || this.busy) return;
    this.pausing = false;
    void this.attempt({ type: "done", n: this.n });
  }

  /** Who may take back: whoever has the screen, or another who sits at it and has just answered. */
  private undoer(n: number): Eyes | undefined {
    const may = (eyes: Eyes): boolean => eyes.sight?.n === n && eyes.sight.may_undo;
    const here = this.eyes[this.current]!;
    return may(here) ? here : this.game.secret ? undefined : this.eyes.find(may);
  }

  async hint(): Promise<void> {
    const answer = await this.attempt({ type: "hint", n: this.n });
    if (answer?.type === "hint" && answer.n === this.n) this.advice = answer.options;
  }

  override async why(component: string): Promise<wire.WhyNot | null> {
    if (this.seat === null) return null;
    const answer = await this.attempt({ type: "why", component });
    return answer?.type === "why" ? answer : null;
  }

  say(text: string): void {
    void this.attempt({ type: "chat", text });
  }

  order(ask: string, option: string | null, thisRound = false): void {
    void this.attempt({ type: "standing", ask, option, this_round: thisRound });
  }

  leave(away: boolean): void {
    void this.attempt({ type: "away", away });
  }

  rename(name: string): void {
    void this.attempt({ type: "rename", name });
  }

  playAgain(): void {
    void this.attempt({ type: "rematch" });
  }

  record(): Promise<Record<string, unknown>> {
    return api.record(this.id, this.token);
  }
}
