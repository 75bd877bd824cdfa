// What permanent effects brought just now: the table reminds of them where they lie.
import type { Table } from "../../table/table.svelte.ts";
import type { Sign } from "./effects.ts";
import { TOKEN_SIGN } from "./signs.ts";
import type { Effect } from "./view.ts";

/** By component, the signs of what it brought with the latest choice; components that bring things in their own turn are left out. */
export function firedOf(table: Table): Map<string, Sign[]> {
  const found = new Map<string, Map<string, number>>();
  for (const told of table.latest.flatMap((news) => news.told ?? [])) {
    const source = String(told.facts?.["source"] ?? "");
    const effect = table.catalogue[source]?.["effect"] as Effect | undefined;
    if (told.what !== "gained" || (effect?.type !== "permanent" && effect?.type !== "income")) continue;
    const brought = found.get(source) ?? new Map<string, number>();
    const what = String(told.facts?.["what"]);
    brought.set(what, (brought.get(what) ?? 0) + Number(told.facts?.["n"] ?? 1));
    found.set(source, brought);
  }
  return new Map([...found].map(([source, brought]) => [source, [...brought].flatMap(([what, n]) => signsOf(what, n))]));
}

function signsOf(what: string, n: number): Sign[] {
  if (what === "vp") return [{ is: "seal", text: String(n) }];
  const sign: Sign = { is: "icon", name: TOKEN_SIGN[what as keyof typeof TOKEN_SIGN] ?? "log" };
  return n > 1 ? [{ is: "text", text: String(n) }, sign] : [sign];
}
