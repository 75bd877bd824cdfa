// The lanterns of an exploration one by one: by whom each is lit, and when it sets out from there to the sum.
import type { Tale } from "../view.ts";

export interface Light {
  id: string;
  /** The place where it is lit. */
  from: string;
  /** Milliseconds until the die has come to rest. */
  wait: number;
}

/** How long a die rolls, and how much later each next one comes to rest, in milliseconds. */
export const ROLL = 350;
export const NEXT = 80;

export const hearth = (villager: string): string => `lights:${villager}`;
export const optionHearth = (option: string): string => `lights:${option}`;

/** Those of the dice, then those of villagers who went home, then what the option grants. */
export function lightsOf(tale: Pick<Tale, "dice" | "home" | "lanterns" | "option">): Light[] {
  const dice = tale.dice.flatMap(({ villager, lanterns }, i) =>
    Array.from({ length: lanterns }, (_, k): Light => ({ id: `${villager} ${k}`, from: hearth(villager), wait: ROLL + i * NEXT })),
  );
  const home = tale.home.map((villager): Light => ({ id: `${villager} home`, from: hearth(villager), wait: 0 }));
  const known = [...dice, ...home];
  const granted = Array.from({ length: Math.max(0, tale.lanterns - known.length) }, (_, k): Light => ({ id: `option ${k}`, from: optionHearth(tale.option ?? ""), wait: 0 }));
  return [...known, ...granted];
}
