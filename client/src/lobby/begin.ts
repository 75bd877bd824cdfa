// Makes a table, keeps its keys and goes there.
import { report } from "../failing.ts";
import { api } from "../net/api.ts";
import { keys, type Key } from "../net/keys.ts";
import type * as wire from "../net/messages.gen.ts";
import { route } from "../route.svelte.ts";
import { language } from "../text/language.svelte.ts";
import { asked, type Draft } from "./draft.ts";

/** What the browser keeps of a table just made. */
export function keysOf(made: wire.MadeTable, game: string): Key[] {
  const links = made.seats.flatMap(({ seat, link }) => (link ? [{ seat, link }] : []));
  const mine = made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
  const shared = mine.length > 1;
  if (!mine.length) return [{ table: made.table, game, seat: null, token: made.watch, watch: made.watch }];
  return mine.map((key) => ({ table: made.table, game, ...key, links, watch: made.watch, shared }));
}

export async function begin(draft: Draft, book: wire.RulebookInfo): Promise<boolean> {
  try {
    const made = await api.makeTable(asked(draft, book), language.current);
    const mine = keysOf(made, draft.game);
    keys.keep(...mine);
    route.inviting = mine.some((key) => key.links?.length);
    route.go(`/table/${made.table}`);
    return true;
  } catch (problem) {
    report(problem);
    return false;
  }
}
