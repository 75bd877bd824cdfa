// Which room a bed or a mouse has: the rules only count rooms, but what has moved in stays where it is.
import type { Player } from "./view.ts";

export type Lodger = { bed: number } | { mouse: string };

/** The rooms to begin with are 0 to 2, the tunnels 3 to 8; beyond them come the veranda and rooms on cards. */
export const TUNNELS = 3;
export const VERANDA = 9;

/** The rooms that a player has. */
export function roomsOf(player: Player): number[] {
  const below = Array.from({ length: TUNNELS + player.dug }, (_, i) => i);
  const above = player.rooms - below.length;
  const first = player.powers.includes("power:veranda") ? VERANDA : VERANDA + 1;
  return [...below, ...Array.from({ length: Math.max(0, above) }, (_, i) => first + i)];
}

export class Lodgers {
  private readonly places = new Map<string, number>();

  /** The lodger of each room that isn't free. Newcomers take the first free one. */
  settle(player: Player): Map<number, Lodger> {
    const rooms = roomsOf(player);
    const beds = Array.from({ length: player.beds_in_rooms }, (_, bed): [string, Lodger] => [`bed ${bed}`, { bed }]);
    const all = [...beds, ...player.mice.map((mouse): [string, Lodger] => [mouse, { mouse }])];
    const names = new Set(all.map(([name]) => name));
    for (const [name, room] of this.places) if (!names.has(name) || !rooms.includes(room)) this.places.delete(name);
    for (const [name] of all) {
      if (this.places.has(name)) continue;
      const taken = new Set(this.places.values());
      const free = rooms.find((room) => !taken.has(room));
      if (free !== undefined) this.places.set(name, free);
    }
    return new Map(all.flatMap(([name, lodger]) => (this.places.has(name) ? [[this.places.get(name)!, lodger] as const] : [])));
  }
}
