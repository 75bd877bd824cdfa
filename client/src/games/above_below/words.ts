// The game's own sentences for its board; they stand in the game's catalogue.
import type { Facts } from "../../text/fluent.ts";
import type { Table } from "../../table/table.svelte.ts";
import { getTable } from "../../table/context.ts";
import type { Telling } from "./view.ts";

export type Say = (key: string, facts?: Facts) => string;

export const sayer =
  (table: Table): Say =>
  (key, facts = {}) =>
    table.words.say(`above_below-${key}`, facts);

export const getSay = (): Say => sayer(getTable());

/** A text in the reader's language, or in English where it isn't told in that. */
export function told(telling: Telling | null | undefined, lang: string): string {
  return telling?.[lang as "en"] ?? telling?.en ?? "";
}
