// Filtering and sorting inventions.
import { EFFECTS, KINDS, type EffectType, type Kind, type PrintedCard } from "./view.ts";

export interface Sieved {
  kind: Kind | null;
  effect: EffectType | null;
}

export const SORTS = ["played", "name", "kind", "effect", "points"] as const;
export type Sort = (typeof SORTS)[number];

/** The cards that pass, in the wanted order; cards that are alike in it keep the order in which they were given. */
export function sifted(
  cards: readonly string[],
  facts: Record<string, unknown>,
  name: (card: string) => string,
  { kind, effect }: Sieved,
  sort: Sort,
): string[] {
  const of = (card: string): PrintedCard => facts[card] as PrintedCard;
  const passed = cards.filter((card) => (!kind || of(card).kind === kind) && (!effect || of(card).effect_type === effect));
  switch (sort) {
    case "name":
      return passed.toSorted((a, b) => name(a).localeCompare(name(b)));
    case "kind":
      return passed.toSorted((a, b) => KINDS.indexOf(of(a).kind) - KINDS.indexOf(of(b).kind));
    case "effect":
      return passed.toSorted((a, b) => EFFECTS.indexOf(of(a).effect_type) - EFFECTS.indexOf(of(b).effect_type));
    case "points":
      return passed.toSorted((a, b) => of(b).vp - of(a).vp);
    default:
      return passed;
  }
}
