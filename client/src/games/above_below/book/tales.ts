// The stories of a game as they were told, out of what was seen of it.
import { standing } from "../../../table/entries.ts";
import type { Moment } from "../../../replay/film.ts";
import type { Tale, Village } from "../view.ts";
import { taleKey } from "./open.ts";

export interface Told {
  /** The entry after which the story was known best. */
  n: number;
  round: number;
  tale: Tale;
}

/** Each story once, in the order in which they were told, as far as it was told to the end. */
export function tales(film: readonly Moment[]): Told[] {
  const entries = standing(film.map((moment) => moment.news));
  const undone = new Set(entries.filter((entry) => entry.undone || entry.news.undo != null).map((entry) => entry.news.n));
  const found: Told[] = [];
  let key = "";
  for (const { n, view } of film) {
    if (undone.has(n)) continue;
    const village = view as unknown as Village;
    const tale = village.tale;
    const now = tale?.story ? `${taleKey(village)} ${tale.story.paragraph}` : "";
    if (!tale || !now) continue;
    if (now !== key) found.push({ n, round: village.round, tale });
    // What is known at the outcome stays: afterwards the round may go on while the story still lies there.
    else if (!found.at(-1)!.tale.outcome) found[found.length - 1] = { ...found.at(-1)!, n, tale };
    key = now;
  }
  return found;
}
