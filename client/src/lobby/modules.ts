// Flags of a rulebook that are chosen together: its modules, in the order of the rulebook.
import type * as wire from "../net/messages.gen.ts";
import type { VariantValue } from "./draft.ts";

export interface Module {
  /** The flags that make it; one of them is enough. */
  flags: string[];
  /** What it can't be played without. */
  brings?: string[];
}

const MODULES: Record<string, Module[]> = {
  above_below: [
    { flags: ["artifacts"] },
    { flags: ["extra_villagers"] },
    { flags: ["quests"] },
    { flags: ["villager_states"] },
    { flags: ["underforest", "desert"], brings: ["villager_states", "supplies"] },
    { flags: ["supplies"] },
  ],
};

type Chosen = Record<string, VariantValue>;

export const modulesOf = (game: string): Module[] => MODULES[game] ?? [];

export const chosenModules = (game: string, chosen: Chosen): number =>
  modulesOf(game).filter(({ flags }) => flags.some((flag) => chosen[flag] === true)).length;

/** The variants that are modules, in order, and those that are not. */
export function split(game: string, variants: readonly wire.VariantInfo[]): { modules: wire.VariantInfo[]; others: wire.VariantInfo[] } {
  const flags = modulesOf(game).flatMap((module) => module.flags);
  return {
    modules: flags.flatMap((flag) => variants.filter((variant) => variant.name === flag)),
    others: variants.filter((variant) => !flags.includes(variant.name)),
  };
}

/** A flag is set or taken away, and with it what it brings along, or what can't do without it. */
export function flagged(game: string, chosen: Chosen, flag: string, on: boolean): Chosen {
  const made = { ...chosen, [flag]: on };
  for (const { flags, brings = [] } of modulesOf(game)) {
    if (on && flags.includes(flag)) for (const other of brings) made[other] = true;
    if (!on && brings.includes(flag)) for (const other of flags) made[other] = false;
  }
  return made;
}
