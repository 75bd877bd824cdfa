// A table that isn't made yet: who shall sit where, by which rules, with how much time.
import type * as wire from "../net/messages.gen.ts";

export type Who = "me" | "here" | "friend" | "bot";
export type VariantValue = boolean | number | string | string[];

export interface DraftSeat {
  who: Who;
  name: string;
  level: string;
}

export interface Draft {
  game: string;
  seats: DraftSeat[];
  variants: Record<string, VariantValue>;
  undo: "fair" | "free" | "off";
  clock: { kind: "none" | "move" | "bank"; seconds: number; increment: number };
}

export type Preset = "play" | "solo" | "screen" | "invite";

/** Names for the bots, in the order of the seats. */
export type BotNames = (seat: number) => string;

/** The level that is offered first: a good one. */
export function goodLevel(levels: readonly { level: string }[]): string {
  const wanted = ["strong", "greedy"].find((level) => levels.some((one) => one.level === level));
  return wanted ?? levels.at(-1)?.level ?? "greedy";
}

function usualSeats(book: wire.RulebookInfo, preset: Preset): number {
  if (preset === "solo") return 1;
  const several = book.seats.filter((n) => n > 1);
  if (preset === "play") return several.includes(3) && book.name === "above_below" ? 3 : Math.min(...several);
  return Math.min(...several);
}

export function draft(
  book: wire.RulebookInfo,
  preset: Preset,
  level: string,
  me: string,
  botName: BotNames,
  variants: Record<string, VariantValue>,
): Draft {
  const who: Who = preset === "play" ? "bot" : preset === "screen" ? "here" : "friend";
  const seats = Array.from({ length: usualSeats(book, preset) }, (_, seat): DraftSeat => {
    if (seat === 0) return { who: "me", name: me, level };
    return { who, name: who === "bot" ? botName(seat) : "", level };
  });
  return { game: book.name, seats, variants: { ...usual(book), ...variants }, undo: "fair", clock: { kind: "none", seconds: 0, increment: 0 } };
}

export function usual(book: wire.RulebookInfo): Record<string, VariantValue> {
  return Object.fromEntries(book.variants.map((variant) => [variant.name, variant.default]));
}

/** The draft with another number of seats; new ones are like the last. */
export function resized(old: Draft, count: number, botName: BotNames): Draft {
  const last = old.seats.at(-1)!;
  const kind = last.who === "me" ? "bot" : last.who;
  const more = Array.from({ length: Math.max(0, count - old.seats.length) }, (_, i): DraftSeat => ({
    who: kind,
    name: kind === "bot" ? botName(old.seats.length + i) : "",
    level: last.level,
  }));
  return { ...old, seats: [...old.seats.slice(0, count), ...more] };
}

/** The variants with a flag on or off: what it brings along is on with it, and it can't do without. */
export function switched(book: wire.RulebookInfo, variants: Record<string, VariantValue>, name: string, on: boolean): Record<string, VariantValue> {
  const brought = on ? (book.variants.find((variant) => variant.name === name)?.brings ?? []) : [];
  const bringing = on ? [] : book.variants.filter((variant) => variant.brings.includes(name)).map((variant) => variant.name);
  return { ...variants, ...Object.fromEntries([name, ...brought, ...bringing].map((one) => [one, on])) };
}

/** Variants that exist for a number of seats. */
export function variantsFor(book: wire.RulebookInfo, seats: number): wire.VariantInfo[] {
  return book.variants.filter((variant) => !variant.seats.length || variant.seats.includes(seats));
}

export function seatsAsked(seats: readonly DraftSeat[]): wire.NewSeat[] {
  return seats.map(({ who, name, level }): wire.NewSeat => {
    if (who === "bot") return { kind: "bot", name, level };
    return { kind: "human", name, mine: who !== "friend", absent: "strong" };
  });
}

/** What the server is asked to make. */
export function asked(made: Draft, book: wire.RulebookInfo): wire.NewTable {
  const chosen = variantsFor(book, made.seats.length).map((variant) => [variant.name, made.variants[variant.name] ?? variant.default]);
  return {
    game: made.game,
    seats: seatsAsked(made.seats),
    variants: Object.fromEntries(chosen),
    undo: made.undo,
    clock: made.clock,
  };
}
