// Where the fame of a finished game came from: what is printed on rooms and helpers, tolls, and the rest from effects.
import type { Table } from "../../table/table.svelte.ts";
import { standing } from "../../table/entries.ts";
import type { Source } from "../game.ts";
import { printed, seatNumber } from "./view.ts";

export function sources(table: Table): Source[] {
  const fame = table.result?.breakdown.map((lines) => lines["fame"] ?? 0) ?? [];
  const none = (): number[] => fame.map(() => 0);
  const [rooms, helpers, tolls] = [none(), none(), none()];
  for (const { news, undone } of standing(table.news)) {
    if (undone) continue;
    for (const { what, facts } of news.told ?? []) {
      const seat = typeof facts?.["seat"] === "string" ? seatNumber(facts["seat"]) : -1;
      if (what === "room_opened") rooms[seat]! += printed(table, String(facts["room"])).fame;
      else if (what === "helper_hired") helpers[seat]! += printed(table, String(facts["helper"])).fame;
      else if (what === "fame_returned") helpers[seat]! -= Number(facts["n"]);
      else if (what === "gained" && facts["what"] === "fame" && seat !== news.seat) tolls[seat]! += Number(facts["n"]);
    }
  }
  const effects = fame.map((all, seat) => all - rooms[seat]! - helpers[seat]! - tolls[seat]!);
  const row = (key: string, icon: string, values: number[]): Source => ({ line: "fame", key, icon, values });
  return [
    row("tombs-from-rooms", "doorway", rooms),
    row("tombs-from-helpers", "cowled", helpers),
    row("tombs-from-effects", "locked-chest", effects),
    row("tombs-from-tolls", "flat-paw-print", tolls),
  ];
}
