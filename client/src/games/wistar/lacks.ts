// What the cards on the table say to the one who looks: what is lacking, and whom an aggressive one would hit.
import { t } from "../../text/language.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { bill, hits, type Bill, type Hit } from "./cost.ts";
import { mine, printed, seatNumber, viewOf } from "./view.ts";

/** What a card of my hand or of a market costs me; null where that is nobody's business. */
export function billOf(table: Table, card: string): Bill | null {
  if (table.seat === null) return null;
  const found = bill(mine(table), printed(table, "card", card), table.catalogue);
  const offered = table.optionsOf(card).some((option) => option.parts[0] === "play");
  return offered ? { ...found, missing: [] } : found;
}

/** Whom it would hit, those that are worst off first. */
export function hitsOf(table: Table, card: string): Hit[] {
  return table.seat === null ? [] : hits(viewOf(table), mine(table), card, table.catalogue).toSorted((a, b) => b.theirs - a.theirs);
}

/** The seats of those it would hit, where it hits at all. */
export function struck(table: Table, card: string): number[] {
  if (printed(table, "card", card).effect_type !== "aggressive") return [];
  return [...new Set(hitsOf(table, card).map((hit) => seatNumber(hit.seat)))];
}

/** The names of what is missing, with numbers, for those who don't see the ribbon. */
export function lacksText(found: Bill): string {
  return found.missing.map(({ what, n }) => t("wistar-lacks-what", { what, n })).join(", ");
}
