// The log: entries as they came, those that were taken back marked.
import type { News } from "../net/messages.gen.ts";

export interface LogEntry {
  news: News;
  undone: boolean;
}

/** Undo is an entry too: it says how many choices stand after it. */
export function standing(news: readonly News[]): LogEntry[] {
  const entries = news.map((one): LogEntry => ({ news: one, undone: false }));
  const path: LogEntry[] = [];
  for (const entry of entries) {
    const undo = entry.news.undo;
    if (undo !== null && undo !== undefined) {
      for (const gone of path.splice(undo)) gone.undone = true;
    } else if (entry.news.n > 0) {
      path.push(entry);
    }
  }
  return entries;
}

/** The news known so far with those that came: each `n` once, in order. */
export function joined(known: readonly News[], fresh: readonly News[]): News[] {
  const last = known.at(-1)?.n ?? -1;
  return [...known, ...fresh.filter((one) => one.n > last)];
}
