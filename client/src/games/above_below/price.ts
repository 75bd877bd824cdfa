// What things cost me against what I can pay: arithmetic on printed numbers, for the signs on the table.
import type { Table } from "../../table/table.svelte.ts";
import { artifactOf, buildingOf, villagerOf, type Player } from "./view.ts";

/** Coins, and drinks where a building lets them count as coins. */
export function funds(player: Player): number {
  const drinks = ["item:potion", "item:cider"].reduce((sum, item) => sum + (player.reserve[item] ?? 0) + (player.for_sale === item ? 1 : 0), 0);
  return player.coins + drinks * player.drink_worth;
}

/** How many coins a tool takes off the price; null for somebody without it. */
export function discount(table: Table, villager: string, tool: "hammer" | "quill"): number | null {
  const { skills } = villagerOf(table, villager);
  if (skills.includes(`${tool}_plus`)) return 1;
  return skills.includes(tool) ? 0 : null;
}

/** The price of a building with the best builder who is ready; without one, the printed price. */
export function buildingPrice(table: Table, player: Player, building: string): number {
  const best = Math.max(0, ...player.ready.map((villager) => discount(table, villager, "hammer") ?? 0));
  return Math.max(0, buildingOf(table, building).cost - best);
}

/** The price of training for the best teacher who is ready; an artifact may teach, too. */
export function trainingPrice(table: Table, player: Player, cost: number): number {
  const taught = player.ready.map((villager) => discount(table, villager, "quill") ?? 0);
  const helped = player.artifacts
    .filter(({ used }) => !used)
    .flatMap(({ artifact }) => artifactOf(table, artifact).effects)
    .map((effect) => (effect.op === "train_discount" ? (effect.n ?? 0) : 0));
  return Math.max(0, cost - Math.max(0, ...taught, ...helped));
}

/** How many coins are missing for a building; 0 if money isn't what is missing. */
export function shortOf(table: Table, player: Player, building: string): number {
  return Math.max(0, buildingPrice(table, player, building) - funds(player));
}
