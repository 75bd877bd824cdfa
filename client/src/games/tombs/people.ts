import { t } from "../../text/language.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { viewOf } from "./view.ts";

/** Who sits there, in a few words: a bot and its level, or me and the turn. */
export function describeChair(table: Table, seat: number): string {
  const chair = table.chairs[seat];
  const view = viewOf(table);
  const parts: string[] = [];
  if (seat === table.me) parts.push(t("you"), t("turn-number", { n: view.turn }));
  else if (chair?.kind === "bot") parts.push(t("chair-bot"));
  else if (chair && table.present) parts.push(t(!chair.taken ? "chair-empty" : chair.away ? "chair-away" : chair.online ? "chair-online" : "chair-offline"));
  if (view.first === `seat:${seat}`) parts.push(t("first-player"));
  return parts.join(" · ");
}
