// A game as a film: the table after every entry, as one pair of eyes saw it.
import { api } from "../net/api.ts";
import { changed, type Change, type View } from "../net/changes.ts";
import type * as wire from "../net/messages.gen.ts";

export interface Moment {
  n: number;
  view: View;
  question: wire.Question | null;
  news: wire.News;
}

/** As many as the server gives at once. */
const STRETCH = 100;

/** The moments that frames stand for: each frame says what has changed since the one before. */
export function moments(frames: readonly wire.Frame[]): Moment[] {
  let view: View = {};
  return frames.map(({ n, view: whole, changes, question, news }) => {
    view = whole ? (whole as View) : changed(view, (changes ?? []) as Change[]);
    return { n, view, question, news };
  });
}

export interface Stretch {
  moments: Moment[];
  last: number;
  result: wire.Result | null;
}

/** The film from `first` on, stretch by stretch. */
export async function* film(table: string, token: string, whose: string, first = 0): AsyncGenerator<Stretch> {
  for (let at = first, last = first; at <= last; at += STRETCH) {
    const frames = await api.replay(table, token, whose, at, STRETCH);
    last = frames.last;
    yield { moments: moments(frames.frames), last, result: frames.result };
  }
}

/** What everybody saw, laid together: the common table with each player's own things as that player saw them. */
export function laidOpen(views: readonly View[]): View {
  const [first] = views;
  const players = first?.["players"];
  if (!first || !Array.isArray(players)) return first ?? {};
  return {
    ...first,
    players: players.map((player, seat) => {
      const own = views[seat]?.["players"];
      return Array.isArray(own) ? (own[seat] ?? player) : player;
    }),
  };
}

/** Where a turn begins: another seat is asked than before, or a new round has come. */
export function turns(film: readonly Moment[]): number[] {
  let [asked, round]: [number | undefined, unknown] = [undefined, undefined];
  return film.flatMap(({ n, view, question }) => {
    const fresh = n === 0 || question?.seat !== asked || view["round"] !== round;
    [asked, round] = [question?.seat, view["round"]];
    return fresh ? [n] : [];
  });
}
