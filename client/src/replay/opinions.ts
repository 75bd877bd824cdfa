// What the bots think of the choices in a game.
import { api } from "../net/api.ts";
import type * as wire from "../net/messages.gen.ts";
import type { Moment } from "./film.ts";

/** So many questions are thought about at once. */
const STRETCH = 10;

export interface Heard {
  opinions: wire.Opinion[];
  /** How far the bots have come, and how far they go. */
  reached: number;
  last: number;
}

/** The bots' opinions from the beginning of the game to its end. */
export async function* opinions(table: string, token: string): AsyncGenerator<Heard> {
  for (let first = 0, last = 0; first <= last; first += STRETCH) {
    const heard = await api.opinions(table, token, first, STRETCH);
    last = heard.last;
    yield { opinions: heard.opinions, reached: Math.min(last, first + STRETCH), last };
  }
}

/** To a bot a victory is worth more than any lead in points; here the lead alone is told. */
const VICTORY = 1000;

export function lead(value: number): number {
  return value > VICTORY / 2 ? value - VICTORY : value < -VICTORY / 2 ? value + VICTORY : value;
}

export interface Praise {
  /** The entry that answered the question. */
  n: number;
  seat: number;
  gain: number;
}

/** Answers that were the best there were, and by how much. */
export function best(heard: readonly wire.Opinion[], film: readonly Moment[]): Praise[] {
  return heard.flatMap(({ n, seat, options }): Praise[] => {
    const answer = film[n + 1]?.news;
    const [first, second] = options;
    if (!answer || answer.seat !== seat || !first || !second || answer.choice !== first.option) return [];
    const gain = lead(first.value ?? 0) - lead(second.value ?? 0);
    return gain > 0 ? [{ n: n + 1, seat, gain }] : [];
  });
}
