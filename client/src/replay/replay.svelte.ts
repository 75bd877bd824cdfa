// A table that is looked back at: any moment of the game, through any eyes that may see it.
import type { GameModule } from "../games/game.ts";
import { api } from "../net/api.ts";
import type { Key } from "../net/keys.ts";
import type * as wire from "../net/messages.gen.ts";
import { settings } from "../settings.svelte.ts";
import { land } from "../table/flights.ts";
import { Table, type Catalogue } from "../table/table.svelte.ts";
import type { GameTexts } from "../text/library.svelte.ts";
import { film, laidOpen, turns, type Moment } from "./film.ts";

/** A seat's eyes by its number, a spectator's, or (when the game is over) everybody's at once. */
export type Eyes = `${number}` | "spectator" | "open";

/** How long a moment is shown, in milliseconds. */
const MOMENT = 900;

export class ReplayTable extends Table {
  readonly id: string;
  readonly key: Key;
  film = $state.raw<Moment[]>([]);
  last = $state(0);
  at = $state(0);
  whose = $state<Eyes>("spectator");
  speed = $state(1);
  playing = $state(false);
  /** How the game ended; `result` says so only at the end of the film. */
  ended = $state.raw<wire.Result | null>(null);
  readonly turns = $derived(turns(this.film));
  private readonly films = new Map<Eyes, Moment[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;

  constructor(state: wire.TableState, key: Key, game: GameModule, texts: GameTexts, catalogue: Catalogue) {
    super(state.table!.game, game, texts, catalogue);
    this.id = state.table!.id;
    this.key = key;
    this.facts = state.table;
    this.chairs = state.seats;
    this.ended = state.result;
    this.last = state.n;
  }

  override readonly present = false;

  protected override mayChoose(): boolean {
    return false;
  }

  protected override speaksTo(): null {
    return null;
  }

  override choose(): void {
    // What has been played stays as it was.
  }

  override why(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Whose eyes there are to look through. */
  readonly eyes = $derived.by((): Eyes[] => {
    if (this.ended) return ["open", ...this.chairs.map((_, seat): Eyes => `${seat}`)];
    return this.key.seat === null ? ["spectator"] : [`${this.key.seat}`, "spectator"];
  });

  /** The choice that was made next, as far as these eyes know it. */
  readonly answer = $derived.by(() => {
    const next = this.film[this.at + 1]?.news;
    return next && next.undo === null ? next : null;
  });

  // --- looking ---------------------------------------------------------------------------------------------------

  /** Look through these eyes from now on, at this moment; resolves when the whole film is there. */
  async look(whose: Eyes, at: number): Promise<void> {
    const look = ++this.looks;
    this.whose = whose;
    this.at = at;
    for await (const seen of this.watched(whose)) {
      if (look !== this.looks) return;
      const waiting = this.n < 0 || !this.film[this.at];
      this.film = seen;
      if (waiting || this.film[this.at] !== undefined) await this.show(this.at, 0);
    }
  }

  /** The film as far as it is there, longer and longer. */
  private async *watched(whose: Eyes): AsyncGenerator<Moment[]> {
    const known = this.films.get(whose);
    if (known) return yield known;
    let whole: Moment[] = [];
    if (whose === "open") {
      const each: Moment[][] = [];
      for (const seat of this.chairs.keys()) for await (const seen of this.watched(`${seat}`)) each[seat] = seen;
      whole = each[0]!.map((moment, n) => ({
        ...moment,
        view: laidOpen(each.map((one) => one[n]!.view)),
        question: each[moment.question?.seat ?? 0]?.[n]?.question ?? moment.question,
      }));
      yield whole;
    } else {
      for await (const stretch of film(this.id, this.key.token, whose)) {
        whole = [...whole, ...stretch.moments];
        this.last = stretch.last;
        yield whole;
      }
    }
    this.films.set(whose, whole);
  }

  private async show(n: number, pace: number): Promise<void> {
    const moment = this.film[n];
    if (!moment) return;
    await this.moving(() => {
      this.at = this.n = n;
      if (Object.keys(moment.view).length) this.view = moment.view;
      this.seat = this.whose === "open" ? (this.key.seat ?? 0) : this.whose === "spectator" ? null : Number(this.whose);
      this.question = moment.question;
      this.news = this.film.slice(0, n + 1).map((one) => one.news);
      this.latest = [moment.news];
      this.result = n === this.last ? this.ended : null;
      this.lit = new Set(this.touched());
    }, pace);
  }

  /** What the next choice will touch. */
  private touched(): string[] {
    return this.question?.options?.find((option) => option.id === this.answer?.choice)?.touches ?? [];
  }

  // --- moving ----------------------------------------------------------------------------------------------------

  /** Go to a moment; one step forward is shown as a move. */
  go(n: number): void {
    land();
    const to = Math.max(0, Math.min(this.last, n));
    void this.show(to, to === this.at + 1 ? settings.pace / Math.max(1, this.speed) : 0);
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the turn before or after this one. */
  turn(by: 1 | -1): void {
    this.pause();
    const found = by > 0 ? this.turns.find((n) => n > this.at) : this.turns.findLast((n) => n < this.at);
    this.go(found ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at + 1 >= this.last) this.playing = false;
      else if (this.playing) this.next();
    }, MOMENT / this.speed);
  }

  /** The options of the question at a moment, if any of the films that were seen shows them. */
  optionsAt(n: number): wire.Asked[] {
    const shown = [this.film, ...this.films.values()].map((seen) => seen[n]?.question?.options);
    return shown.find((options) => options) ?? [];
  }

  private readonly heard = new Map<number, wire.Opinion | null>();

  /** What a bot thinks of the question at this moment; null where it may not say. */
  async opinion(n: number): Promise<wire.Opinion | null> {
    const known = this.heard.get(n);
    if (known !== undefined) return known;
    const { opinions } = await api.opinions(this.id, this.key.token, n, 1);
    const opinion = opinions.find((one) => one.n === n) ?? null;
    this.heard.set(n, opinion);
    return opinion;
  }
}
