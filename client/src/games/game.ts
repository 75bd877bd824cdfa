// What a game's folder gives to the table. The shell knows no game: it finds the folder by the rulebook's name.
import type { Component, Snippet } from "svelte";

import type { View } from "../net/changes.ts";
import type * as wire from "../net/messages.gen.ts";
import type { Journeys } from "../table/flights.ts";
import type { Table } from "../table/table.svelte.ts";
import type { GameTexts } from "../text/library.svelte.ts";

export interface BoardProps {
  table: Table;
  /** The bar that says what is asked and offers the options. */
  prompt: Snippet;
  /** The log, as high as its place. */
  log: Snippet;
  /** On a phone the board arranges itself under tabs. */
  narrow: boolean;
}

export interface GuideStep {
  /** The key of the shell's or the game's catalogue. */
  key: string;
  /** A selector of what is spoken about. */
  at?: string;
}

/** Where points came from: a row under the line of the score that it is a part of. */
export interface Source {
  line: string;
  /** The key of its name. */
  key: string;
  icon: string;
  /** By seat. */
  values: number[];
}

export type Sound = "knock" | "card" | "coin" | "chime" | "turn";

export interface VariantsProps {
  variants: Record<string, unknown>;
  texts: GameTexts;
  catalogue: Record<string, Record<string, unknown>>;
  choose: (variant: string, value: number | string[]) => void;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A component drawn large, for the sheet that tells everything about it. */
  Large?: Component<{ table: Table; component: string }>;
  /** What a component costs against what I have, and what it would bring: the sheet's other half. */
  Needs?: Component<{ table: Table; component: string }>;
  /** The middle of the bar at the top: how near the end is. */
  Status?: Component<{ table: Table }>;
  /** The same in a few words, for a phone. */
  brief?(table: Table): string;
  /** The face of an option's chip in the prompt bar. */
  Chip?: Component<{ table: Table; option: wire.Asked }>;
  /** The steps of what is under way. */
  Steps?: Component<{ table: Table }>;
  /** Below the final score: what a game gives to keep. */
  Keepsakes?: Component<{ table: Table }>;
  /** Beside a line of the final score. */
  ScoreExtra?: Component<{ table: Table; line: string; seat: number }>;
  /** The icon of a line of the final score. */
  lineIcons?: Record<string, string>;
  /** What lies hidden in front of a player, so that one screen must be covered between turns. */
  secret: boolean;
  /** Points so far, by seat; null where the view doesn't tell. */
  points(view: View): number[] | null;
  /** What the curve of a game follows, where that isn't all points: the rest comes at the end, under the name `rest`. */
  track?(view: View): number[];
  rest?: string;
  /** How high the track may rise, and the key of what happens there. */
  goal?: { key: string; at(view: View): number };
  /** Where the points of a finished game came from. */
  sources?(table: Table): Source[];
  /** The name of a component that follows from how the table is laid. */
  name?(view: View, component: string): string | undefined;
  /** Who did what a line of the log tells, where it is not the one who chose. */
  doer?(table: Table, told: wire.Told): number | undefined;
  /** Where things went in the last move, where the board itself can't tell. */
  journeys?(table: Table): Journeys;
  /** One sentence about a component under the pointer, beyond what is written on it. */
  note?(table: Table, component: string): string;
  /** Things on the board that an option is about though it names no component: they glow as well. */
  touches?(option: wire.Asked, ask: string): string[];
  /** Whether a line of the log that names this leads to it: something to be read again. */
  reads?(component: string): boolean;
  /** Where it is read again. */
  Reading?: Component<{ component: string; onclose: () => void }>;
  /** Options that hide behind one chip until it is touched: the name of what they all touch. */
  fold?(option: wire.Asked): string | undefined;
  /** Variants that the game lets one choose in a way of its own, by their names. */
  Variants?: Record<string, Component<VariantsProps>>;
  sounds?: Record<string, Sound>;
  guide?: GuideStep[];
}

const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** A game's board; a game without one gets the generic drawing. */
export async function gameModule(game: string): Promise<GameModule> {
  const load = FOLDERS[`./${game}/index.ts`] ?? FOLDERS["./generic/index.ts"]!;
  return (await load()).default;
}
