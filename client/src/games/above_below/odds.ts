// The chances of an exploration: what the dice printed on villagers are worth, summed up exactly.
import type { Face } from "./view.ts";

/** A villager's die: how likely each number of lanterns is. */
export type Spread = readonly { lanterns: number; chance: number }[];

export interface Explorer {
  faces: readonly Face[];
  /** What states take off the die. */
  change?: number;
}

/** The better symbol that a result reaches, never both. */
export function lanternsOf(faces: readonly Face[], result: number): number {
  return faces.reduce((best, face) => (result >= face.min ? Math.max(best, face.lanterns) : best), 0);
}

/** How likely each number of lanterns of one die is. */
export function spreadOf({ faces, change = 0 }: Explorer): Spread {
  const chances = new Map<number, number>();
  for (let roll = 1; roll <= 6; roll++) {
    const lanterns = lanternsOf(faces, roll + change);
    chances.set(lanterns, (chances.get(lanterns) ?? 0) + 1 / 6);
  }
  return [...chances].map(([lanterns, chance]) => ({ lanterns, chance })).sort((a, b) => a.lanterns - b.lanterns);
}

/** How likely each sum of several dice is. */
export function sumOf(spreads: readonly Spread[]): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (const spread of spreads) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const one of spread) next.set(sum + one.lanterns, (next.get(sum + one.lanterns) ?? 0) + chance * one.chance);
    }
    sums = next;
  }
  return sums;
}

/** The chance to come to `need` lanterns from dice that show `lit`, when `left` of them may still be rolled again. */
type Plan = (lit: readonly number[], left: number) => number;

/** Each reroll is spent as cleverly as can be, one after another, on any die. */
function planned(spreads: readonly Spread[], need: number): Plan {
  const known = new Map<string, number>();
  const best: Plan = (lit, left) => {
    if (lit.reduce((sum, one) => sum + one, 0) >= need) return 1;
    if (!left) return 0;
    const key = `${lit.join()} ${left}`;
    let most = known.get(key) ?? -1;
    if (most >= 0) return most;
    most = 0;
    lit.forEach((now, i) => {
      if (now === spreads[i]!.at(-1)!.lanterns) return;
      const chance = spreads[i]!.reduce((sum, one) => sum + one.chance * best(lit.with(i, one.lanterns), left - 1), 0);
      most = Math.max(most, chance);
    });
    known.set(key, most);
    return most;
  };
  return best;
}

/** The chance to have `need` lanterns with dice that have fallen and `rerolls` that are left. */
export function chanceFrom(explorers: readonly Explorer[], lit: readonly number[], need: number, rerolls: number): number {
  return planned(explorers.map(spreadOf), need)(lit, rerolls);
}

/** The chance of a reroll of one die, spent now. */
export function chanceOfReroll(explorers: readonly Explorer[], lit: readonly number[], which: number, need: number, rerolls: number): number {
  const spreads = explorers.map(spreadOf);
  const plan = planned(spreads, need);
  return spreads[which]!.reduce((sum, one) => sum + one.chance * plan(lit.with(which, one.lanterns), rerolls - 1), 0);
}

/** The chance to reach `need` lanterns before the dice are rolled, with rerolls and with lanterns that are sure. */
export function chanceOf(explorers: readonly Explorer[], need: number, rerolls = 0, sure = 0): number {
  const spreads = explorers.map(spreadOf);
  const wanted = need - sure;
  if (!rerolls) return [...sumOf(spreads)].reduce((sum, [lanterns, chance]) => (lanterns >= wanted ? sum + chance : sum), 0);
  const plan = planned(spreads, wanted);
  const fall = (i: number, lit: readonly number[]): number =>
    i === spreads.length ? plan(lit, rerolls) : spreads[i]!.reduce((sum, one) => sum + one.chance * fall(i + 1, [...lit, one.lanterns]), 0);
  return fall(0, []);
}

/** A chance in whole per cent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 1e-9) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
