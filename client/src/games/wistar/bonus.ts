// What a space, a row, a goal or a door gives, in signs: for the board, where there is no room for more.
import { inked } from "../../draw/icons.ts";
import { anybody, arrow, cardBack, seal } from "./pieces.ts";
import { TOKEN_SIGN } from "./signs.ts";
import type { Deck, Node } from "./view.ts";

export type Glyph = { icon: string } | { vp: number } | { card: Deck | "any" } | { workers: number } | { mix: true };

export interface Gain {
  n: number;
  glyph: Glyph;
}

const OF: Record<string, (node: Node) => Gain[]> = {
  gain: (node) => [
    ...(["wood", "metal", "move", "joker", "current"] as const).flatMap((what) =>
      node[what] ? [{ n: Number(node[what]), glyph: { icon: TOKEN_SIGN[what] } }] : [],
    ),
    ...(node["vp"] ? [{ n: 1, glyph: { vp: Number(node["vp"]) } }] : []),
  ],
  gain_any: (node) => [{ n: Number(node["n"]), glyph: { mix: true } }],
  draw: (node) => [{ n: Number(node["n"]), glyph: { card: (node["deck"] as Deck | "any" | undefined) ?? "any" } }],
  play: (node) => [
    { n: Number(node["n"] ?? 1), glyph: { icon: "card-play" } },
    ...(node["deck"] ? [{ n: 1, glyph: { card: node["deck"] as Deck } }] : []),
  ],
  solve: () => [{ n: 1, glyph: { icon: "treasure-map" } }],
  explore: (node) => [{ n: Number(node["n"]), glyph: { icon: "compass" } }],
  move_workers: (node) => [{ n: 1, glyph: { workers: Number(node["n"]) } }],
  take_mouse: (node) => [{ n: Number(node["n"] ?? 1), glyph: { icon: node["from"] === "round" ? "seated-mouse" : "mouse" } }],
  potion: () => [{ n: 1, glyph: { icon: "round-potion" } }],
  bed: (node) => [{ n: Number(node["n"] ?? 1), glyph: { icon: "bed" } }],
  dig: (node) => [{ n: Number(node["n"] ?? 1), glyph: { icon: "hobbit-door" } }],
  hero: () => [{ n: 1, glyph: { icon: "medal" } }],
};

/** The gains of some effects; those without a sign are left to the words. */
export function gains(nodes: readonly Node[]): Gain[] {
  return nodes.flatMap((node) => OF[node.op]?.(node) ?? []);
}

/** One sign around (x, y), as high as `size`. */
export function glyph(what: Glyph, x: number, y: number, size: number, colour = "var(--w-ink)"): string {
  if ("vp" in what) return seal(what.vp, x, y, size / 2);
  if ("card" in what) return cardBack(what.card, x, y, size * 0.86);
  if ("mix" in what)
    return inked("log", x - size * 0.2, y - size * 0.16, size * 0.62, { colour }) + inked("metal-bar", x + size * 0.2, y + size * 0.2, size * 0.62, { colour });
  if ("workers" in what)
    return what.workers > 1
      ? anybody(x - size * 0.36, y, size * 0.72, colour) + anybody(x - size * 0.02, y, size * 0.72, colour) + arrow(x + size * 0.44, y + size * 0.06, size * 0.36, colour)
      : anybody(x - size * 0.2, y, size * 0.84, colour) + arrow(x + size * 0.36, y + size * 0.08, size * 0.42, colour);
  return inked(what.icon, x, y, size, { colour });
}

/** The one or two signs of a wheel's space, side by side. */
export function bonusOf(nodes: readonly Node[], r: number): string {
  const [first, second] = gains(nodes).map((gain) => gain.glyph);
  if (!first) return "";
  if (!second) return glyph(first, 0, 0, r * 1.25);
  return glyph(first, -r * 0.43, -r * 0.02, r * 0.82) + glyph(second, r * 0.45, r * 0.02, r * 0.82);
}
