// How a village recovers at the end of a round: who gets a potion, a cider, a bed, and what becomes of them.
import type { Zone } from "./view.ts";

export interface Tired {
  villager: string;
  zone: Exclude<Zone, "ready">;
  /** How useful this villager would be in the next round. */
  use: number;
}

export type Drink = "potion" | "cider";

/** What each villager gets, in the order in which the rules ask: drinks first, then beds. */
export interface Plan {
  drinks: Partial<Record<string, Drink>>;
  beds: string[];
}

export interface Means {
  beds: number;
  potion: number;
  cider: number;
}

/** Where a villager stands in the next round under a plan. */
export function zoneAfter({ villager, zone }: Tired, plan: Plan): Zone {
  const steps = (plan.drinks[villager] ? 1 : 0) + (plan.beds.includes(villager) ? 1 : 0);
  const ladder: Zone[] = ["injured", "resting", "ready"];
  return ladder[Math.min(2, ladder.indexOf(zone) + steps)]!;
}

/** Beds first to those who will be ready by them, the most useful before the others; drinks only where they make somebody ready. */
export function sensible(tired: readonly Tired[], { beds, potion, cider }: Means): Plan {
  const plan: Plan = { drinks: {}, beds: [] };
  const best = [...tired].sort((a, b) => b.use - a.use);
  const resting = best.filter(({ zone }) => zone === "resting");
  const injured = best.filter(({ zone }) => zone === "injured");
  let [b, p, c] = [beds, potion, cider];
  for (const { villager } of resting) {
    if (b > 0) {
      plan.beds.push(villager);
      b--;
    } else if (c > 0) {
      plan.drinks[villager] = "cider";
      c--;
    }
  }
  for (const { villager } of injured) {
    if (b <= 0) break;
    plan.beds.push(villager);
    b--;
    if (p > 0) {
      plan.drinks[villager] = "potion";
      p--;
    }
  }
  return plan;
}

/** What is left of the means under a plan. */
export function left(means: Means, plan: Plan): Means {
  const drunk = Object.values(plan.drinks);
  return {
    beds: means.beds - plan.beds.length,
    potion: means.potion - drunk.filter((drink) => drink === "potion").length,
    cider: means.cider - drunk.filter((drink) => drink === "cider").length,
  };
}

interface Offered {
  id: string;
  parts: (string | number)[];
}

/** The answer to the next question that carries the plan on; null when the plan says nothing to it. */
export function nextAnswer(ask: string, options: readonly Offered[], plan: Plan): string | null {
  const find = (head: string, villager?: string): Offered | undefined => options.find((one) => one.parts[0] === head && (villager === undefined || one.parts[1] === villager));
  if (ask === "drink") {
    // Potions before ciders: while the injured are many, a cider may still be poured.
    for (const kind of ["potion", "cider"] as const) {
      for (const [villager, drink] of Object.entries(plan.drinks)) {
        const option = drink === kind ? find(kind, villager) : undefined;
        if (option) return option.id;
      }
    }
    return find("done")?.id ?? null;
  }
  if (ask === "bed") {
    for (const villager of plan.beds) {
      const option = find("bed", villager);
      if (option) return option.id;
    }
  }
  return null;
}
