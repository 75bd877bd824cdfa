// The table as it is shown: what the server sent, in order and with time to see it, and what the person is about to do.
import { tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { GameModule } from "../games/game.ts";
import { api } from "../net/api.ts";
import type { View } from "../net/changes.ts";
import type { Key } from "../net/keys.ts";
import { Line, Refused, type Answer, type LineStatus, type Request, type Sight } from "../net/line.ts";
import type * as wire from "../net/messages.gen.ts";
import { settings } from "../settings.svelte.ts";
import { language } from "../text/language.svelte.ts";
import type { GameTexts } from "../text/library.svelte.ts";
import { Words } from "../text/words.ts";
import { joined } from "./entries.ts";
import { fly, land, snapshot } from "./flights.ts";

export type Catalogue = Record<string, Record<string, unknown>>;

/** A picture of the table that a board can draw, whether it is live or from a replay. */
export interface Shown {
  n: number;
  view: View;
  question: wire.Question | null;
  seat: number | null;
}

export abstract class Table {
  abstract readonly id: string;
  readonly game: GameModule;
  readonly name: string;
  readonly catalogue: Catalogue;
  texts = $state.raw<GameTexts>(null!);
  facts = $state.raw<wire.TableFacts | null>(null);

  view = $state.raw<View>({});
  n = $state(-1);
  /** Whose eyes: null for a spectator. */
  seat = $state<number | null>(null);
  question = $state.raw<wire.Question | null>(null);
  chairs = $state.raw<wire.Chair[]>([]);
  news = $state.raw<wire.News[]>([]);
  /** The entries that led to what is shown now. */
  latest = $state.raw<wire.News[]>([]);
  result = $state.raw<wire.Result | null>(null);

  /** The component or option under the pointer or the keyboard. */
  hovered = $state<string | null>(null);
  hoveredOption = $state<string | null>(null);
  /** The component that was touched where several options are about it, or that waits for a second touch. */
  picked = $state<string | null>(null);
  /** The component that is open large. */
  opened = $state<string | null>(null);
  /** What a line of the log is about. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What a bot would do. */
  advice = $state.raw<wire.Advised[] | null>(null);
  busy = $state(false);

  constructor(name: string, game: GameModule, texts: GameTexts, catalogue: Catalogue) {
    this.name = name;
    this.game = game;
    this.texts = texts;
    this.catalogue = catalogue;
  }

  readonly words = $derived.by(
    () =>
      new Words(
        this.texts.bundle,
        this.texts.names,
        this.texts.texts,
        this.chairs.map((chair) => chair.name),
      ),
  );
  /** What may be answered now, by me. */
  readonly options = $derived(this.mayChoose() ? (this.question?.options ?? []) : []);
  readonly touchable = $derived.by(() => {
    const map = new Map<string, wire.Asked[]>();
    for (const option of this.options) for (const component of option.touches ?? []) map.set(component, [...(map.get(component) ?? []), option]);
    return map;
  });
  readonly myTurn = $derived(this.options.length > 0);
  private readonly members = new SvelteMap<string, Map<object, readonly string[]>>();
  /** The groups of components of which something may be chosen now. */
  readonly groups = $derived.by(() => {
    const alive = [...this.members].filter(([, spots]) => [...spots.values()].some((all) => all.some((one) => this.touchable.has(one))));
    return new Set(alive.map(([group]) => group));
  });
  readonly over = $derived(this.result !== null);

  protected abstract mayChoose(): boolean;
  abstract choose(option: string): void;
  abstract why(component: string): Promise<wire.WhyNot | wire.WhyAnswer | null>;

  /** The options that a component stands for. */
  optionsOf(component: string): wire.Asked[] {
    return this.touchable.get(component) ?? [];
  }

  /** Touch a component: do what it stands for, or look at it. */
  touch(component: string, twice = false): void {
    const options = this.optionsOf(component);
    if (!options.length) {
      this.opened = component;
      return;
    }
    const sure = options.length === 1 && (!twice || this.picked === component);
    if (sure) this.choose(options[0]!.id);
    else this.picked = this.picked === component ? null : component;
  }

  label(option: wire.Asked): string {
    return this.words.option(this.question?.ask ?? "", option.parts);
  }

  /** Whether a component is about to be chosen: it, or an option about it, is under the pointer. */
  aimed(component: string): boolean {
    if (this.picked === component) return true;
    if (this.hovered === component) return this.touchable.has(component);
    const option = this.hoveredOption;
    return option !== null && this.optionsOf(component).some((one) => one.id === option);
  }

  /** A spot says which group it belongs to; the answer ends that. */
  grouped(group: string, components: readonly string[]): () => void {
    const spot = {};
    const put = (change: (spots: Map<object, readonly string[]>) => void): void => {
      const spots = new Map(untrack(() => this.members.get(group)));
      change(spots);
      this.members.set(group, spots);
    };
    put((spots) => spots.set(spot, components));
    return () => put((spots) => spots.delete(spot));
  }

  protected cleared(): void {
    this.hoveredOption = null;
    this.picked = null;
    this.advice = null;
  }
}

interface Eyes {
  key: Key;
  line: Line;
  sight: Sight | null;
}

const CATCHING_UP = 12;

/** A table that is played, over one line for each seat at this screen. */
export class LiveTable extends Table {
  readonly id: string;
  status = $state<LineStatus>("connecting");
  farewell = $state("");
  clock = $state.raw<wire.Clock | null>(null);
  mayUndo = $state(false);
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
  private queue: Sight[] = [];
  private playing = false;
  private seen = -1;
  layer: HTMLElement | null = null;
  root: HTMLElement | null = null;
  onnews: (news: wire.News[]) => void = () => undefined;

  constructor(id: string, keys: Key[], name: string, game: GameModule, texts: GameTexts, catalogue: Catalogue) {
    super(name, game, texts, catalogue);
    this.id = id;
    this.keys = keys;
    this.eyes = keys.map((key, i): Eyes => {
      const line = new Line(id, key.token, language.current, {
        sight: (sight) => this.see(i, sight),
        people: (people) => this.meet(people),
        chat: (lines) => this.hear(lines),
        status: (status, sentence) => {
          if (i !== this.current) return;
          this.status = status;
          this.farewell = sentence;
        },
      });
      return { key, line, sight: null };
    });
  }

  /** The seats that sit at this screen. */
  readonly seats = $derived.by(() => this.keys.flatMap((key) => (key.seat === null ? [] : [key.seat])));
  readonly hotSeat = $derived(this.seats.length > 1);

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

  // --- what the server says ------------------------------------------------------------------------------------

  private see(i: number, sight: Sight): void {
    const eyes = this.eyes[i]!;
    eyes.sight = sight;
    this.skew = sight.now - Date.now();
    if (!this.run.first) this.run.first = sight.run;
    this.run.now = sight.run;
    if (sight.table) this.facts = sight.table;
    if (this.current !== i) return this.handOn();
    this.queue.push(sight);
    void this.play();
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
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** Show what came, one after another, as fast as the moves are. */
  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let sight = this.queue.shift(); sight; sight = this.queue.shift()) {
      await this.show(sight);
      this.handOn();
    }
    this.playing = false;
  }

  private async show(sight: Sight): Promise<void> {
    const fresh = sight.news.filter((one) => one.n > this.seen);
    const moved = this.seen >= 0 && sight.n !== this.n && this.queue.length < CATCHING_UP && document.visibilityState === "visible";
    const pace = moved ? settings.pace : 0;
    const before = pace && this.root ? snapshot(this.root) : null;
    this.put(sight, fresh);
    if (fresh.length && this.seen >= 0) this.onnews(fresh);
    this.seen = Math.max(this.seen, sight.n);
    await tick();
    if (before && this.root && this.layer) await fly(this.root, before, this.layer, pace);
  }

  private put(sight: Sight, fresh: wire.News[]): void {
    const asked = JSON.stringify([this.n, this.question?.ask, this.question?.seat]);
    this.view = sight.whole;
    this.n = sight.n;
    this.seat = sight.seat;
    this.question = sight.question;
    this.news = joined(this.news, sight.news);
    if (fresh.length) this.latest = fresh;
    this.chairs = sight.seats;
    this.clock = sight.clock;
    this.mayUndo = sight.may_undo;
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
  }

  // --- several people at one screen ----------------------------------------------------------------------------

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
    this.queue.push(sight);
    void this.play();
  }

  // --- what the person does ------------------------------------------------------------------------------------

  private ask(request: Request): Promise<Answer> {
    return this.eyes[this.current]!.line.ask(request);
  }

  /** Asked in vain is shown; a stale answer needs no words, the new state follows. */
  onrefused: (why: Refused) => void = () => undefined;

  private async attempt(request: Request): Promise<Answer | null> {
    try {
      return await this.ask(request);
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
    void this.attempt({ type: "undo", n: this.n });
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

/** What has been said why something isn't possible, by component. */
export const reasons = new SvelteMap<string, wire.WhyNot | wire.WhyAnswer>();
