// What a finished game tells about itself: the points round by round, and where they leapt.
import type { View } from "../net/changes.ts";
import type * as wire from "../net/messages.gen.ts";
import type { Moment } from "../replay/film.ts";
import { standing } from "../table/entries.ts";
import { FORCED } from "../text/words.ts";

export interface Step {
  round: number;
  /** The last entry of the round. */
  n: number;
  points: number[];
}

export interface Leap {
  n: number;
  round: number;
  seat: number;
  gain: number;
}

const roundOf = (view: View): number => (typeof view["round"] === "number" ? view["round"] : 0);

/** The moments that still stand, those that were taken back left out. */
export function stood(film: readonly Moment[]): Moment[] {
  const undone = new Set(standing(film.map((moment) => moment.news)).flatMap(({ news, undone }) => (undone || news.undo !== null ? [news.n] : [])));
  return film.filter((moment) => !undone.has(moment.n));
}

/** The points at the end of each round, from the beginning on; none if the views don't tell. */
export function steps(film: readonly Moment[], points: (view: View) => number[] | null): Step[] {
  const made: Step[] = [];
  for (const { n, view } of stood(film)) {
    const now = points(view);
    if (!now) return [];
    const round = n === 0 ? 0 : Math.max(1, roundOf(view));
    if (made.at(-1)?.round === round) made.pop();
    made.push({ round, n, points: now });
  }
  return made;
}

/** The largest gains of single entries, at most one in a round. */
export function leaps(film: readonly Moment[], points: (view: View) => number[] | null, most: number): Leap[] {
  const found: Leap[] = [];
  let before: number[] | null = null;
  for (const { n, view } of stood(film)) {
    const now = points(view);
    if (!now) return [];
    now.forEach((value, seat) => {
      const gain = before ? value - before[seat]! : 0;
      if (gain > 0) found.push({ n, round: roundOf(view), seat, gain });
    });
    before = now;
  }
  const best = found.toSorted((a, b) => b.gain - a.gain || a.n - b.n);
  return best.filter((leap, i) => best.findIndex((other) => other.round === leap.round) === i).slice(0, most);
}

const REMARKS = new Set(["turn", "round", FORCED]);

/** What an entry tells of its own player, headings, remarks and what merely came of it left out. */
export function deeds(news: wire.News): wire.Told[] {
  return (news.told ?? []).filter((one) => !REMARKS.has(one.what) && one.facts?.["seat"] === `seat:${news.seat}`);
}

/** Seats in the order in which they stand on the podium: winners first, then by points. */
export function ranking(result: wire.Result): number[] {
  const seats = result.scores.map((_, seat) => seat);
  const wins = (seat: number): number => (result.winners.includes(seat) ? 1 : 0);
  return seats.toSorted((a, b) => wins(b) - wins(a) || result.scores[b]! - result.scores[a]! || a - b);
}

/** The lines of the score, in the order of the first seat that has them. */
export function linesOf(result: wire.Result): string[] {
  return [...new Set(result.breakdown.flatMap((lines) => Object.keys(lines)))];
}

/** How high the highest mark of a scale is, and how far its marks lie apart. */
export function scale(most: number): { top: number; mark: number } {
  const mark = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => most / one <= 6) ?? 1000;
  return { top: Math.max(mark, Math.ceil(most / mark) * mark), mark };
}
