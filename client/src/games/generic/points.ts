import type { Json, View } from "../../net/changes.ts";

const NAMES = ["points", "total", "score", "vp"];

/** Points so far, where a view's players have something that is called so. */
export function points(view: View): number[] | null {
  const players = view["players"] ?? view["seats"];
  if (!Array.isArray(players)) return null;
  const found = players.map((player) => pointsOf(player, 0));
  return found.every((one) => one !== null) ? found : null;
}

function pointsOf(value: Json | undefined, depth: number): number | null {
  if (value === null || typeof value !== "object" || Array.isArray(value) || depth > 1) return null;
  for (const name of NAMES) {
    const one = value[name];
    if (typeof one === "number") return one;
    const inside = pointsOf(one, depth + 1);
    if (inside !== null) return inside;
  }
  return null;
}
