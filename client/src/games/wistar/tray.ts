// What a question is about that doesn't lie on the table: the starting hands, discards, tiles to choose from, the cards of others.
import type { Table } from "../../table/table.svelte.ts";
import { mine, viewOf } from "./view.ts";

const TILES = new Set(["skill", "hero", "pile"]);

/** The components of the options that are to be found nowhere else, in the order of the options; a pair stays together. */
export function trayOf(table: Table): string[][] {
  const view = viewOf(table);
  if (view.phase === "draft") return view.pairs.map((pair) => [...pair]);
  const me = mine(table);
  const lying = new Set([
    ...(me.hand ?? []),
    ...(me.looking ?? []),
    ...me.played,
    ...view.markets.basic.row,
    ...view.markets.advanced.row,
    ...[...view.goals, ...me.private].map((goal) => goal.goal),
  ]);
  const found = new Set<string>();
  for (const goal of me.looking ?? []) if (goal.startsWith("goal:")) found.add(goal);
  for (const option of table.options)
    for (const component of option.touches ?? []) {
      const kind = component.slice(0, component.indexOf(":"));
      if (TILES.has(kind) || ((kind === "card" || kind === "goal") && !lying.has(component))) found.add(component);
    }
  return [...found].map((component) => [component]);
}
