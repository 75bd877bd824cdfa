// What is written on a building, in symbols: made from the same effects as its sentence, so that both always say the same.
import type { Effect } from "./view.ts";

export type Mark =
  | { is: "token"; kind: string; n?: number }
  | { is: "icon"; name: string; n?: number }
  | { is: "vp"; n: number }
  | { is: "sign"; text: string };

const token = (kind: string, n?: number): Mark => (n === undefined ? { is: "token", kind } : { is: "token", kind, n });
const icon = (name: string, n?: number): Mark => (n === undefined ? { is: "icon", name } : { is: "icon", name, n });
const sign = (text: string): Mark => ({ is: "sign", text });
const times = (kinds: readonly string[]): Mark[] => [sign("×"), ...kinds.map((kind) => token(kind))];

const EFFECTS: Record<string, (effect: Effect, n: number) => Mark[]> = {
  beds: (_, n) => [icon("bed", n)],
  income: (_, n) => [sign("+"), token("coins", n), icon("cycle")],
  income_per: ({ goods = [] }, n) => [sign("+"), token("coins", n), icon("cycle"), ...times(goods)],
  goods: ({ good = "" }, n) => Array.from({ length: n }, () => token(good)),
  replenish: ({ good = "" }) => [token(good), icon("cycle")],
  potion: (_, n) => [token("potion", n)],
  potion_per_round: (_, n) => [token("potion", n), icon("cycle")],
  train_ready: () => [icon("quill"), sign(":"), icon("sun")],
  coin_on_build: (_, n) => [icon("flat-hammer"), sign(":"), token("coins", n)],
  coin_on_explore: (_, n) => [icon("lantern-flame"), sign(":"), token("coins", n)],
  reroll: (_, n) => Array.from({ length: n }, () => icon("rolling-dices")),
  drinks_as_coins: (_, n) => [token("potion"), token("cider"), sign("="), token("coins", n)],
  reputation: (_, n) => [token("reputation", n)],
  vp: (_, n) => [{ is: "vp", n }],
  vp_per: ({ of = [] }, n) => [{ is: "vp", n }, ...times(of)],
};

/** The symbols of a building, effect by effect. */
export function symbolsOf(effects: readonly Effect[]): Mark[][] {
  return effects.map((effect) => EFFECTS[effect.op]?.(effect, effect.n ?? 1) ?? []);
}

/** How wide a row of symbols is, in heights of a symbol. */
export function breadth(symbols: readonly Mark[]): number {
  return symbols.reduce((sum, symbol) => {
    if (symbol.is === "sign") return sum + 0.45;
    if (symbol.is === "vp") return sum + 1.15;
    return sum + ((symbol.n ?? 1) > 1 ? 1.65 : 1.12);
  }, 0);
}
