// An effect in symbols: made from the same tree as its sentence, so that both always say the same.
import type { Effect, Step } from "./view.ts";

export type Pip = "food" | "torch" | "pick" | "any" | "gold" | "fame";

export type Token =
  { is: "pip"; kind: Pip; n: number } | { is: "icon"; name: string; wide?: boolean } | { is: "sign"; text: string } | { is: "arrow" };

const PIPS: readonly Pip[] = ["food", "torch", "pick", "any", "gold", "fame"];

const icon = (name: string): Token => ({ is: "icon", name });
const sign = (text: string): Token => ({ is: "sign", text });
const ARROW: Token = { is: "arrow" };
const PAW = icon("flat-paw-print");
const ROOM = icon("doorway");
const HELPER = icon("cowled");
const TENT = icon("camping-tent");
const EMPTY = icon("empty-place");
const CHEST = icon("locked-chest");
const AGAIN = icon("anticlockwise-rotation");
const OTHER = icon("meeple");

type Amounts = Record<string, unknown>;

export function amount(given: Amounts): Token[] {
  const tokens: Token[] = PIPS.flatMap((kind): Token[] => {
    const n = Number(given[kind] ?? 0);
    return n ? [{ is: "pip", kind, n }] : [];
  });
  const chests = Number(given["chest"] ?? 0);
  return chests ? [...tokens, CHEST] : tokens;
}

const CARD: Record<string, Token> = { room: ROOM, helper: HELPER, either: icon("card-random") };
const less = (n: unknown): Token[] => (Number(n ?? 0) ? [sign(`−${Number(n)}`)] : []);
const times = (n: unknown): Token[] => (Number(n ?? 1) > 1 ? [sign(`×${Number(n)}`)] : []);

const STEPS: Record<string, (step: Amounts) => Token[]> = {
  gain: amount,
  gain_if_low: (step) => [...amount({ [String(step["type"])]: step["base"] }), sign("+"), sign(`${Number(step["high"])}/${Number(step["low"])}`)],
  gain_per: (step) => [...amount(step["gain"] as Amounts), sign("×"), step["count"] === "adjacent_rooms" ? ROOM : icon("bordered-shield")],
  gain_others: (step) => [OTHER, sign("+"), ...amount(step)],
  exchange: (step) => [...amount(step["pay"] as Amounts), ARROW, ...amount(step["get"] as Amounts), ...times(step["max_times"])],
  reserve: (step) => [
    ...(Number(step["count"] ?? 1) > 1 ? [sign(String(step["count"]))] : []),
    step["from"] === "discard" ? icon("card-discard") : CARD[String(step["kind"])]!,
    ARROW,
    TENT,
  ],
  open_room: (step) => [
    ...(step["from"] === "camp" ? [TENT, ARROW, ROOM] : [sign("+"), ROOM]),
    ...(step["where"] === "anywhere" ? [EMPTY] : []),
    ...(step["apply"] ? [AGAIN] : []),
    ...less(step["discount"]),
  ],
  hire: (step) => [...(step["from"] === "camp" ? [TENT, ARROW, HELPER] : [sign("+"), HELPER]), ...less(step["discount"])],
  refresh: () => [icon("cycle")],
  move_paw: (step) => [...(step["from"] === "any" ? [icon("stone-wall"), sign("/")] : []), PAW, ARROW, EMPTY],
  place_paw: () => [sign("+"), PAW, ARROW, icon("stone-wall")],
  take_chest: (step) => [sign(`+${Number(step["count"] ?? 1)}`), CHEST],
  flip_chest: () => [AGAIN, CHEST],
  discount: (step) => [...less(step["amount"]), CARD[String(step["kind"])]!],
  apply_entrance: () => [AGAIN, icon("stone-wall")],
  apply_room: (step) => [step["which"] === "free" ? EMPTY : step["which"] === "adjacent" ? icon("position-marker") : AGAIN, ROOM],
  apply_market_room: () => [icon("shop"), ARROW, ROOM],
  borrow_market_helper: () => [icon("shop"), ARROW, HELPER],
  double_next: () => [AGAIN, sign("×2")],
  repeat_helper: () => [AGAIN, HELPER],
  repeat_hired: () => [AGAIN, HELPER],
  swap_helper: () => [HELPER, ARROW, icon("cycle"), HELPER],
  replace_self: (step) => [ROOM, ARROW, ROOM, ...less(step["discount"])],
  extra_turn: () => [sign("+"), icon("hourglass")],
};

/** The symbols of one step. */
export function stepSymbols(step: Step): Token[] {
  const [op, given] = Object.entries(step)[0]!;
  if (op === "choose") return (given as Step[][]).flatMap((one, i) => [...(i ? [sign("/")] : []), ...one.flatMap(stepSymbols)]);
  return STEPS[op]?.(given as Amounts) ?? [];
}

export function stepsSymbols(steps: readonly Step[]): Token[] {
  return steps.flatMap(stepSymbols);
}

const EVENTS: Record<string, (event: Amounts) => Token[]> = {
  gain: (event) => [{ is: "pip", kind: event["of"] as Pip, n: 1 }],
  open_room: () => [sign("+"), ROOM],
  hire: () => [sign("+"), HELPER],
  open_or_hire: () => [sign("+"), ROOM, sign("/"), HELPER],
  reserve: () => [icon("card-random"), ARROW, TENT],
  exchange: () => [{ is: "pip", kind: "any", n: 1 }, ARROW],
  refresh: () => [icon("cycle")],
  move_paw: () => [PAW, ARROW],
  take_chest: () => [sign("+"), CHEST],
  use_chest: () => [CHEST],
  paw_on_room: (event) => (event["owner"] === "other" ? [PAW, OTHER, ROOM] : [PAW, ROOM]),
  paw_on_empty: () => [PAW, EMPTY],
  opponent_paw_on_my_room: () => [OTHER, PAW, ROOM],
  remove_no_effect: (event) => [icon("return-arrow"), event["at"] === "room" ? ROOM : event["at"] === "empty" ? EMPTY : PAW],
  remove_done: () => [icon("return-arrow"), sign("0"), PAW],
};

function rule(given: Amounts): Token[] {
  if ("camp_limit" in given) return [TENT, sign(`≤ ${Number(given["camp_limit"])}`)];
  if ("discount" in given) {
    const discount = given["discount"] as Amounts;
    return [CARD[String(discount["kind"])]!, sign(`−${Number(discount["amount"])}`)];
  }
  if ("pay_as" in given) {
    const pay = given["pay_as"] as Amounts;
    return [{ is: "pip", kind: pay["spend"] as Pip, n: 1 }, sign("="), { is: "pip", kind: pay["instead_of"] as Pip, n: 1 }, HELPER];
  }
  return [PAW, sign("⇄"), OTHER, PAW];
}

export function effectSymbols(effect: Effect): Token[] {
  if (effect.when) {
    const event = EVENTS[String(effect.when["event"])]?.(effect.when) ?? [];
    return [...event, sign(":"), ...stepsSymbols(effect.do ?? [])];
  }
  if (effect.once) return stepsSymbols(effect.once);
  return effect.static ? rule(effect.static) : [];
}

export function effectsSymbols(effects: readonly Effect[]): Token[] {
  return effects.flatMap((effect, i) => [...(i ? [sign("·")] : []), ...effectSymbols(effect)]);
}

/** How wide a row of symbols is, in heights of a symbol. */
export function breadth(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.is === "pip") return sum + (token.n > 1 ? 1.62 : 1.16);
    if (token.is === "arrow") return sum + 0.86;
    if (token.is === "sign") return sum + 0.26 + 0.42 * token.text.length;
    return sum + 1.16;
  }, 0);
}
