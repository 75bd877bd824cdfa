// The table as it is shown, whether it is played or looked back at, and what the person is about to do.
import { tick, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { GameModule } from "../games/game.ts";
import type { View } from "../net/changes.ts";
import type * as wire from "../net/messages.gen.ts";
import type { GameTexts } from "../text/library.svelte.ts";
import { Words } from "../text/words.ts";
import { fly, snapshot } from "./flights.ts";

export type Catalogue = Record<string, Record<string, unknown>>;

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
  /** Who is spoken to as "you": nobody, where one only looks. */
  readonly me = $derived(this.speaksTo());
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
  /** Where the table is drawn, and over it what travels. */
  root: HTMLElement | null = null;
  layer: HTMLElement | null = null;

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
        (component) => untrack(() => this.game.name?.(this.view, component)),
      ),
  );
  /** What may be answered now, by me. */
  readonly options = $derived.by(() => {
    const asked = this.mayChoose() ? (this.question?.options ?? []) : [];
    const more = this.game.touches;
    return more ? asked.map((option) => ({ ...option, touches: [...(option.touches ?? []), ...more(option, this.question!.ask)] })) : asked;
  });
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

  /** Whether people sit here now; a replay shows a game of long ago. */
  readonly present: boolean = true;

  protected abstract mayChoose(): boolean;

  protected speaksTo(): number | null {
    return this.seat;
  }

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
    // From one thing to another: the first touch said from where.
    const both = options.filter((option) => {
      const at = this.picked === component ? -1 : (option.touches?.indexOf(this.picked ?? "") ?? -1);
      return at >= 0 && at < option.touches!.indexOf(component);
    });
    const sure = options.length === 1 && (!twice || this.picked === component);
    if (both.length === 1) this.choose(both[0]!.id);
    else if (sure) this.choose(options[0]!.id);
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

  /** Make a change, and let everything that it moved travel to its new place. */
  protected async moving(change: () => void, pace: number): Promise<void> {
    const before = pace && this.root ? snapshot(this.root) : null;
    change();
    await tick();
    if (before && this.root && this.layer) await fly(this.root, before, this.layer, pace, this.game.journeys?.(this));
  }

  protected cleared(): void {
    this.hoveredOption = null;
    this.picked = null;
    this.advice = null;
  }
}
