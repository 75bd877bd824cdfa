// Workers are alike, but one that walks from area to area should be seen to walk: each gets a number that it keeps.
import type { Area, Player } from "./view.ts";

type At = Area | "home";

export class Crew {
  private readonly seats = new Map<string, Map<At, number[]>>();
  private next = 0;

  /** The numbers of a player's workers in each area, after those that left one place have gone to another. */
  settle(player: Player): Record<Area, number[]> {
    const now: Record<At, number> = {
      forest: player.workers["area:forest"] ?? 0,
      burrow: player.workers["area:burrow"] ?? 0,
      farm: player.workers["area:farm"] ?? 0,
      home: player.entrance,
    };
    const places = this.seats.get(player.seat) ?? new Map<At, number[]>();
    this.seats.set(player.seat, places);
    const known = (at: At): number[] => places.get(at) ?? [];
    const walking: number[] = [];
    for (const at of Object.keys(now) as At[]) walking.push(...known(at).splice(now[at]));
    for (const at of Object.keys(now) as At[]) {
      const here = [...known(at)];
      while (here.length < now[at]) here.push(walking.shift() ?? this.next++);
      places.set(at, here);
    }
    return { forest: known("forest"), burrow: known("burrow"), farm: known("farm") };
  }
}
