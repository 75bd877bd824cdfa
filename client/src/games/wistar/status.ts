// Which status cards a level of Ratbot's means, and which sides go together (WS-008, WS-009, WS-013).
import { KINDS, type Kind } from "./view.ts";

export type Indices = Record<Kind, readonly number[]>;

/** The indices of the named sides; or those of a level, two where chance decides which card has the higher one. */
export function indicesOf(named: readonly string[], level: number): Indices {
  const low = Math.floor(level / KINDS.length);
  const open = level % KINDS.length ? [low, low + 1] : [low];
  const of = (kind: Kind): readonly number[] => {
    const found = named.find((one) => one.startsWith(`${kind}/`));
    return found ? [Number(found.slice(kind.length + 1))] : open;
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Indices;
}

/** One card has been given an index: the others follow, for no two may differ by 2 or more. */
export function together(kind: Kind, index: number, now: Indices): Record<Kind, number> {
  const near = (one: Kind): number => Math.max(index - 1, Math.min(index + 1, now[one][0]!));
  const all = Object.fromEntries(KINDS.map((one) => [one, one === kind ? index : near(one)])) as Record<Kind, number>;
  const others = KINDS.filter((one) => one !== kind);
  // One above it and one below it would be two apart.
  if (Math.abs(all[others[0]!] - all[others[1]!]) > 1) for (const one of others) all[one] = index;
  return all;
}
