// Which part of the table a question is about.
import type { Table } from "../../table/table.svelte.ts";
import type { Village } from "./view.ts";

export type Panel = "turn" | "expedition" | "crew" | "recovery" | "trade" | "prompt";

const TRADES = new Set(["price", "offer", "standing-answer"]);

export function panelOf(table: Table, view: Village): Panel {
  // While an answer is on its way nothing may be chosen, but the part of the table that asked stays where it is.
  const asked = table.me !== null && table.question?.seat === table.me && table.question.options?.length;
  const ask = asked ? table.question?.ask : undefined;
  if (ask === "turn" || ask === "after") return "turn";
  if (ask === "drink" || ask === "bed") return "recovery";
  if (ask && TRADES.has(ask)) return "trade";
  if (view.task && view.step === "gather") return view.task.action === "action:explore" ? "expedition" : "crew";
  return "prompt";
}
