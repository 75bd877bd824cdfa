// The options of a turn, sorted into the five actions, the pass and the free actions.
import type * as wire from "../../net/messages.gen.ts";

export const ACTIONS = ["explore", "harvest", "build", "train", "labor"] as const;
export type Action = (typeof ACTIONS)[number];
export const FREE = ["lay", "sale", "buy", "replace"] as const;
export type Free = (typeof FREE)[number];
export type Group = Action | Free | "pass";

const GROUPS: Record<string, Group> = {
  explore: "explore",
  harvest: "harvest",
  build: "build",
  train: "train",
  "train-with": "train",
  labor: "labor",
  pass: "pass",
  done: "pass",
  lay: "lay",
  sell: "sale",
  "take-back": "sale",
  buy: "buy",
  offer: "buy",
  replace: "replace",
};

export function grouped(options: readonly wire.Asked[]): Map<Group, wire.Asked[]> {
  const groups = new Map<Group, wire.Asked[]>();
  for (const option of options) {
    const group = GROUPS[String(option.parts[0])];
    if (group) groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return groups;
}

/** What an option of a group is first of all about: the building, the villager to be trained, the item. */
export function targetOf(option: wire.Asked): string | null {
  const part = option.parts[0] === "offer" || option.parts[0] === "buy" ? option.parts[2] : option.parts[1];
  return typeof part === "string" && part.includes(":") ? part : null;
}

/** The targets of a group, each once, with the options about it. */
export function byTarget(options: readonly wire.Asked[]): { target: string | null; options: wire.Asked[] }[] {
  const targets = new Map<string, { target: string | null; options: wire.Asked[] }>();
  for (const option of options) {
    const target = targetOf(option);
    const seller = option.parts[0] === "offer" || option.parts[0] === "buy" ? String(option.parts[1]) : "";
    const key = target === null ? option.id : `${seller}${target}`;
    const known = targets.get(key);
    if (known) known.options.push(option);
    else targets.set(key, { target, options: [option] });
  }
  return [...targets.values()];
}
