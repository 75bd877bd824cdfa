// Goods, drinks and coins: a tinted disc with an ink sign.

export interface Token {
  icon: string;
  colour: string;
}

export const TOKENS: Record<string, Token> = {
  mushroom: { icon: "mushroom", colour: "#d08f6c" },
  fish: { icon: "double-fish", colour: "#8fb4c2" },
  fruit: { icon: "shiny-apple", colour: "#cf6b52" },
  rope: { icon: "rope", colour: "#dcbd84" },
  pot: { icon: "amphora", colour: "#c27c4a" },
  paper: { icon: "scroll-unfurled", colour: "#efe4c4" },
  ore: { icon: "ore", colour: "#a3a6ab" },
  amethyst: { icon: "crystal-growth", colour: "#a892c8" },
  potion: { icon: "standing-potion", colour: "#93b56c" },
  cider: { icon: "beer-stein", colour: "#e2a63c" },
  supplies: { icon: "knapsack", colour: "#b0946a" },
  coins: { icon: "two-coins", colour: "#e9bd4f" },
  reputation: { icon: "laurel-crown", colour: "#f3e7c4" },
  villager: { icon: "meeple", colour: "#c9b79a" },
  house: { icon: "house", colour: "#c9b79a" },
  outpost: { icon: "camping-tent", colour: "#b98a55" },
  empty_cave: { icon: "cave-entrance", colour: "#a08a72" },
  cave: { icon: "cave-entrance", colour: "#a08a72" },
  any_good: { icon: "cornucopia", colour: "#d9c39a" },
};

export const GOODS = ["mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"] as const;

/** A coil of rope, which the icon set draws too finely for its size here. */
export const OWN_ICONS: Record<string, string> = {
  rope:
    '<g fill="none" stroke="currentColor" stroke-width="46" stroke-linecap="round"><ellipse cx="240" cy="150" rx="150" ry="66"/>' +
    '<path d="M90 240c0 88 300 88 300 0M90 330c0 88 300 88 300 0c10 60 40 90 82 88"/></g>',
};

/** A token by its kind ("rope") or component ("item:rope"). */
export function tokenOf(kind: string): Token {
  return TOKENS[kind.replace(/^item:/, "")] ?? { icon: "help", colour: "#d9c39a" };
}
