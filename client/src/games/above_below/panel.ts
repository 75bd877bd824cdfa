// Which part of the table a question is about.
import type { Table } from "../../table/table.svelte.ts";
import type { Village } from "./view.ts";

export type Panel = "turn" | "expedition" | "crew" | "recovery" | "trade" | "prompt";

const TRADES = new Set(["price", "offer", "standing-answer"]);

export function panelOf(table: Table, view: Village): Panel {
  const ask = table.myTurn ? table.question?.ask : undefined;
  if (ask === "turn" || ask === "after") return "turn";
  if (ask === "drink" || ask === "bed") return "recovery";
  if (ask && TRADES.has(ask)) return "trade";
  if (view.task && view.step === "gather") return view.task.action === "action:explore" ? "expedition" : "crew";
  return "prompt";
}
