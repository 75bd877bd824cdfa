// What a card costs me against what I have: arithmetic on printed numbers, for the signs on the table.
import type { Printed, Tombs } from "./view.ts";

export interface Need {
  kind: "food" | "torch" | "pick" | "any" | "gold";
  cost: number;
  have: number;
}

export function needs(view: Tombs, facts: Printed, seat: number): Need[] {
  const means = view.players[seat]!.means;
  const kinds = ["food", "torch", "pick", "any", "gold"] as const;
  return kinds.flatMap((kind) => {
    const cost = facts.cost[kind] ?? 0;
    return cost ? [{ kind, cost, have: kind === "any" ? means.food + means.torch + means.pick : means[kind] }] : [];
  });
}

/** How many resources or gold are missing in all: gold stands in for resources, the discount waives resources. */
export function lacking(view: Tombs, facts: Printed, card: string, seat: number | null): number {
  if (seat === null) return 0;
  const means = view.players[seat]!.means;
  const { food = 0, torch = 0, pick = 0, any = 0, gold = 0 } = facts.cost;
  const discount = view.offers.find((offer) => offer.card === card)?.discount ?? 0;
  const missing = Math.max(0, food - means.food) + Math.max(0, torch - means.torch) + Math.max(0, pick - means.pick);
  const spare = Math.max(0, means.food - food) + Math.max(0, means.torch - torch) + Math.max(0, means.pick - pick);
  const resources = Math.max(0, missing + Math.max(0, any - spare) - discount);
  return Math.max(0, resources + gold - means.gold);
}
