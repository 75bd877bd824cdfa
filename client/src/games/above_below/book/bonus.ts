// The lanterns that an option grants under its condition, as far as they are sure before the dice are rolled.
import type { Table } from "../../../table/table.svelte.ts";
import { villagerOf, type Bonus, type Player } from "../view.ts";

const holds = (player: Player, kind: string): boolean => (player.reserve[`item:${kind}`] ?? 0) > 0 || player.for_sale === `item:${kind}`;

/** A bonus that must be paid for isn't sure; the others follow from who explores and what is owned. */
export function sureLanterns(table: Table, player: Player, explorers: readonly string[], bonus: Bonus | null): number {
  if (!bonus || bonus.pay) return 0;
  const { per, if_villager: folk } = bonus;
  if (per) return bonus.lanterns * explorers.filter((one) => villagerOf(table, one).skills.some((skill) => skill === per || skill === `${per}_plus`)).length;
  if (folk) return explorers.some((one) => villagerOf(table, one).folk === folk) ? bonus.lanterns : 0;
  const thing = bonus.if_good ?? bonus.if_item;
  return thing && holds(player, thing) ? bonus.lanterns : 0;
}
