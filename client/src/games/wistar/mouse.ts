// How a mouse tile shows what the mouse brings.
import type { Table } from "../../table/table.svelte.ts";
import { gains } from "./bonus.ts";
import { KIND_SIGN } from "./signs.ts";
import { printed, type Kind, type Node, type Part } from "./view.ts";

function signOf(node: Node): string | undefined {
  const inner = node["do"];
  if (Array.isArray(inner) && inner.length) return signOf(inner[0] as Node);
  if (node.op === "discount") {
    const target = String(node["target"]);
    return target === "dig_action" ? "hobbit-door" : target === "bed_action" ? "bed" : KIND_SIGN[node["kind"] as Kind];
  }
  const first = gains([node])[0]?.glyph;
  if (!first) return undefined;
  if ("icon" in first) return first.icon;
  if ("vp" in first) return "laurels";
  return "card" in first ? "card-draw" : undefined;
}

export function mouseOf(table: Table, mouse: string): { part: Part; vp: number; sign?: string } {
  const facts = printed(table, "mouse", mouse);
  const sign = facts.effect?.do[0] ? signOf(facts.effect.do[0]) : undefined;
  return { part: facts.kind, vp: facts.vp, ...(sign ? { sign } : {}) };
}
