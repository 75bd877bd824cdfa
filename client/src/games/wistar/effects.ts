// An effect in symbols: made from the same tree as its sentence, so that both always say the same.
import { ACTION_SIGN, ICON_SIGN, KIND_SIGN, TOKEN_SIGN } from "./signs.ts";
import type { Action, Cost, Effect, EffectType, Icon, Kind, Node, Part } from "./view.ts";

export type Back = "basic" | "advanced" | "any";

export type Sign =
  /** An icon; on a tile where it means a mouse or mission of the house or the cellar. */
  | { is: "icon"; name: string; on?: Part }
  | { is: "text"; text: string }
  /** A word that is translated. */
  | { is: "word"; key: "per" | "any" | "free" }
  | { is: "seal"; text: string }
  | { is: "card"; deck: Back }
  /** A required skill, whichever. */
  | { is: "ring" }
  | { is: "type"; type: EffectType }
  /** Wood or metal, and perhaps a card of the hand: the choice is the player's. */
  | { is: "mix"; cards: boolean }
  | { is: "rat"; moves: boolean }
  /** A marker on a power space of this colour. */
  | { is: "marker"; colour: "brown" | "grey" | "any" }
  | { is: "arrow" };

const icon = (name: string, on?: Part): Sign => (on ? { is: "icon", name, on } : { is: "icon", name });
const text = (said: string): Sign => ({ is: "text", text: said });
const seal = (n: number | string): Sign => ({ is: "seal", text: String(n).replace("-", "\u2212") });
const card = (deck: unknown): Sign => ({ is: "card", deck: deck === "basic" || deck === "advanced" ? deck : "any" });
const many = (n: unknown, ...signs: Sign[]): Sign[] => (Number(n ?? 1) > 1 ? [text(String(Number(n))), ...signs] : signs);
const less = (n: unknown, ...signs: Sign[]): Sign[] => [text(`\u2212${Number(n)}`), ...signs];

const ARROW: Sign = { is: "arrow" };
const COLON = text(":");
const OR = text("/");
const ANY: Sign = { is: "word", key: "any" };
const FREE: Sign = { is: "word", key: "free" };
const PER: Sign = { is: "word", key: "per" };
const RING: Sign = { is: "ring" };
const PLAY = icon("card-play");
const SOLVE = icon("treasure-map");
const REVEAL = icon("spyglass");
const ROOM = icon("hobbit-door");
const BED = icon("bed");
const DOOR = icon("wooden-door");
const GOAL = icon("trophy");
const POTION = icon("round-potion");
const REACH = icon("path-distance");
const TENT = icon("camping-tent");
const CHEESE = icon("cheese-wedge");
const MOUSE = icon("seated-mouse");
const ANY_ACTION = icon("ship-wheel");
const HAND: Sign = { is: "card", deck: "any" };
const ONCE: Sign = { is: "type", type: "once" };

const part = (kind: unknown): Part | undefined => (kind === "house" || kind === "cellar" ? kind : undefined);
const mouse = (kind: unknown): Sign => icon("seated-mouse", part(kind));
const action = (of: unknown): Sign => (typeof of === "string" && of in ACTION_SIGN ? icon(ACTION_SIGN[of as Action]) : ANY_ACTION);
const skill = (of: unknown): Sign => (typeof of === "string" && of in ICON_SIGN ? icon(ICON_SIGN[of as Icon]) : icon("skills"));
const kindOf = (kind: unknown): Sign[] => (typeof kind === "string" && kind in KIND_SIGN ? [icon(KIND_SIGN[kind as Kind])] : []);
const nodes = (given: unknown): Node[] => (Array.isArray(given) ? (given as Node[]) : []);
const mapping = (given: unknown): Record<string, unknown> => (given ?? {}) as Record<string, unknown>;
const alternatives = (branches: Sign[][]): Sign[] => branches.flatMap((branch, i) => (i ? [OR, ...branch] : branch));

// --- amounts --------------------------------------------------------------------------------------------------------

const THINGS: Record<string, (n: unknown) => Sign[]> = {
  wood: (n) => many(n, icon(TOKEN_SIGN.wood)),
  metal: (n) => many(n, icon(TOKEN_SIGN.metal)),
  move: (n) => many(n, icon(TOKEN_SIGN.move)),
  joker: (n) => many(n, icon(TOKEN_SIGN.joker)),
  any: (n) => many(n, { is: "mix", cards: true }),
  either: (n) => many(n, { is: "mix", cards: false }),
  cards: (n) => many(n, HAND),
  basic_cards: (n) => many(n, card("basic")),
  advanced_cards: (n) => many(n, card("advanced")),
  mice: (n) => many(n, MOUSE),
  house_mice: (n) => many(n, mouse("house")),
  cellar_mice: (n) => many(n, mouse("cellar")),
  beds: (n) => many(n, BED),
  current: (n) => many(n, icon(TOKEN_SIGN.current)),
  vp: (n) => [seal(Number(n))],
  card: (n) => many(n, HAND),
  mouse: (n) => many(n, MOUSE),
};

/** Every amount of a gain, in the order in which the sentence names them. */
function amounts(given: Record<string, unknown>): Sign[] {
  return Object.entries(THINGS).flatMap(([what, signs]) => (given[what] ? signs(given[what]) : []));
}

/** What a price takes. */
export function priceSigns(price: Cost | Record<string, unknown>): Sign[] {
  const { vp, ...rest } = price as Record<string, unknown>;
  return [...amounts(rest), ...(vp ? [seal(-Number(vp))] : [])];
}

/** How much cheaper something gets. */
function cheaper(given: Record<string, unknown>): Sign[] {
  return (["wood", "metal", "move", "either"] as const).flatMap((what) => (given[what] ? less(given[what], ...THINGS[what]!(1)) : []));
}

function lost(loss: Record<string, unknown>): Sign[] {
  return Object.entries(loss).flatMap(([what, n]) => (what === "vp" ? [seal(-Number(n))] : less(n, ...(THINGS[what]?.(1) ?? []))));
}

// --- counts and conditions ------------------------------------------------------------------------------------------

const COUNTS: Record<string, (of: never) => Sign[]> = {
  tokens: (of: string) => THINGS[of]?.(1) ?? [],
  skill: (of: string) => [skill(of)],
  energy: () => [icon(ICON_SIGN.energy)],
  cards: (of: Record<string, unknown>) => filtered(of),
  hand: (of: string) => [card(of)],
  mice: (of: string) => [mouse(of)],
  cheese: () => [CHEESE],
  beds: () => [BED],
  rooms_dug: () => [ROOM],
  free_rooms: () => [ROOM],
  doors: () => [DOOR],
  markers: (of: string) => (of === "missions" ? [SOLVE] : [{ is: "marker", colour: of as "brown" }]),
  goals: () => [GOAL],
  tents: () => [TENT],
  heroes: () => [icon("medal")],
  workers: () => [{ is: "rat", moves: false }],
  leaders: () => [icon("hut")],
  current: () => [icon(TOKEN_SIGN.current)],
  vp: () => [seal("+")],
  sets: (of: Node[]) => joined(of),
  sum: (of: Node[]) => joined(of),
};

const joined = (of: readonly Record<string, unknown>[]): Sign[] => of.flatMap((one, i) => [...(i ? [text("+")] : []), ...countSigns(one)]);

export function countSigns(count: Record<string, unknown>): Sign[] {
  if ("each" in count) return [text(String(Number(count["each"]))), ...countSigns(mapping(count["of"]))];
  const [[what, of]] = Object.entries(count) as [[string, never]];
  return COUNTS[what]?.(of) ?? [];
}

/** Which played cards are meant. */
function filtered(of: Record<string, unknown>): Sign[] {
  const signs: Sign[] = [];
  if (of["deck"]) signs.push(card(of["deck"]));
  signs.push(...kindOf(of["kind"]));
  if (of["effect"]) signs.push({ is: "type", type: of["effect"] as EffectType });
  if (of["has_skill"]) signs.push(skill(of["has_skill"]));
  return signs.length ? signs : [HAND];
}

function condSigns(cond: Record<string, unknown>): Sign[] {
  if ("at_least" in cond) return [text(`${Number(cond["at_least"])}+`), ...countSigns(mapping(cond["of"]))];
  if ("at_most" in cond) return [text(`\u2264${Number(cond["at_most"])}`), ...countSigns(mapping(cond["of"]))];
  if ("current" in cond) return many(cond["current"], icon(TOKEN_SIGN.current));
  if ("round" in cond) return [icon("clockwise-rotation"), text(String(Number(cond["round"])))];
  if ("leader_on_wheel" in cond) return [ANY_ACTION];
  if ("explorer_in" in cond) return [REACH];
  if ("not" in cond) return [text("\u2260"), ...condSigns(mapping(cond["not"]))];
  return alternatives(nodes(cond["all"] ?? cond["any"]).map(condSigns));
}

// --- nodes ----------------------------------------------------------------------------------------------------------

/** Which cards may be played, and how. */
function playSigns(node: Node): Sign[] {
  const which = [...(node["deck"] && node["deck"] !== "any" ? [card(node["deck"])] : []), ...kindOf(node["kind"])];
  const without = node["without_skill"] ? [text("\u2260"), skill(node["without_skill"])] : [];
  const ignored = node["ignore_skill"] ? less(node["ignore_skill"], RING) : [];
  return [...many(node["n"], PLAY), ...which, ...without, ...cheaper(mapping(node["discount"])), ...ignored, ...(node["free"] ? [FREE] : [])];
}

function mouseSigns(node: Node): Sign[] {
  if (node["from"] === "round") return [MOUSE];
  if (node["from"] === "supply") return many(node["n"], mouse(node["kind"]));
  return [...many(node["n"], icon("mouse", part(node["kind"]))), ...(node["from"] === "anywhere" ? [ANY] : [])];
}

function actionSigns(node: Node): Sign[] {
  const of = Array.isArray(node["of"]) ? alternatives((node["of"] as string[]).map((one) => [action(one)])) : [action(node["of"])];
  return typeof node["strength"] === "number" ? [...of, text(`=${node["strength"]}`)] : of;
}

const NODES: Record<string, (node: Node) => Sign[]> = {
  gain: (node) => amounts(node),
  gain_any: (node) => many(node["n"], { is: "mix", cards: node["cards"] === true }),
  skill_token: () => [icon("graduate-cap")],
  hero: () => [icon("medal")],
  draw: (node) => many(node["n"], card(node["deck"])),
  draw_play: (node) => [...many(node["n"], card(node["deck"])), ARROW, PLAY, FREE],
  draw_keep: (node) => [...many(node["n"], card(node["deck"])), ARROW, text(String(Number(node["keep"] ?? 1))), card(node["deck"])],
  flip: (node) => [card(node["deck"]), text("?"), ...kindOf(node["kind"])],
  search: (node) => [card(node["deck"]), ...kindOf(node["kind"])],
  take_discard: (node) => [icon("card-discard"), ARROW, ...many(node["n"], card(node["deck"]))],
  take_market: (node) => [icon("shop"), ARROW, ...many(node["n"], card(node["deck"]))],
  ideas: (node) => many(node["n"], icon("light-bulb")),
  private_goal: (node) => [...many(node["draw"], GOAL), ARROW, text("1"), GOAL],
  play: playSigns,
  explore: (node) => many(node["n"], icon("compass")),
  open_door: (node) => (node["where"] === "anywhere" ? [DOOR, ANY] : [DOOR]),
  move_explorer: (node) => (node["range"] === "reachable" ? [REACH, ANY] : [REACH]),
  reveal: (node) => (node["where"] === "anywhere" ? [REVEAL, ANY] : [REVEAL]),
  solve: (node) => [...many(node["n"], SOLVE), ...(node["ignore_skill"] ? less(node["ignore_skill"], RING) : [])],
  tent: (node) => (node["where"] === "reachable" ? [TENT, REACH] : [TENT]),
  take_mouse: mouseSigns,
  dig: (node) => [...many(node["n"], ROOM), ...(node["free"] ? [FREE] : [])],
  bed: (node) => [...many(node["n"], BED), ...(node["free"] ? [FREE] : [])],
  enter_worker: (node) => many(node["n"], { is: "rat", moves: true }),
  move_workers: (node) => many(node["n"], { is: "rat", moves: true }),
  unlock: (node) => less(1, { is: "marker", colour: node["color"] as "brown" }),
  discard_bed: () => less(1, BED),
  main_action: actionSigns,
  potion: () => [POTION],
  copy_once: () => [ONCE, ANY],
  choose: (node) => [...many(node["n"]), ...alternatives((node["of"] as Node[][]).map(nodesSigns))],
  exchange: (node) => [
    ...priceSigns(mapping(node["pay"])),
    ARROW,
    ...nodesSigns(nodes(node["get"])),
    ...(node["times"] && node["times"] !== 1 ? [text(node["times"] === "any" ? "\u221e" : `\u00d7${node["times"] as number}`)] : []),
  ],
  swap_any: () => [{ is: "mix", cards: true }, ARROW, { is: "mix", cards: true }],
  per: (node) => [...nodesSigns(nodes(node["do"])), PER, ...countSigns(mapping(node["count"])), ...atMost(node["max"])],
  if: (node) => [
    ...condSigns(mapping(node["cond"])),
    text("?"),
    ...nodesSigns(nodes(node["then"])),
    ...(nodes(node["else"]).length ? [OR, ...nodesSigns(nodes(node["else"]))] : []),
  ],
  when: (node) => [...(EVENTS[String(node["event"])]?.(node) ?? []), COLON, ...nodesSigns(nodes(node["do"]))],
  discount: (node) => [...targetSigns(node), ...cheaper(node)],
  ignore_skill: (node) => [node["target"] === "mission" ? SOLVE : PLAY, COLON, ...less(node["n"], RING)],
  price: (node) => [node["target"] === "bed" ? BED : ROOM, text("="), text(String(Number(node["wood"] ?? node["metal"]))), ...amounts(node)],
  extra_room: (node) => [text(`+${Number(node["n"])}`), ROOM],
  boost: (node) => [action(node["action"]), text(`+${Number(node["n"])}`)],
  move_power: (node) => [icon(TOKEN_SIGN.move), text(`\u00d7${Number(node["n"])}`)],
  immune: () => [{ is: "type", type: "aggressive" }, icon("cancel")],
  aggro: (node) => [
    ...countSigns(mapping(node["more"])),
    text(">"),
    ...(node["choose"] ? alternatives((node["choose"] as Node[][]).map((branch) => branch.flatMap(lost))) : nodes(node["lose"]).flatMap(lost)),
  ],
  score: (node) => [seal(Number(node["vp"])), ...(node["per"] ? [PER, ...countSigns(mapping(node["per"]))] : []), ...atMost(node["max"])],
  score_if: (node) => [...condSigns(mapping(node["cond"])), text("?"), seal(Number(node["vp"]))],
};

const atMost = (max: unknown): Sign[] => (max ? [text(`\u2264${Number(max)}`)] : []);

/** What gets cheaper; of a whole main action the colon says "each time". */
function targetSigns(node: Node): Sign[] {
  switch (node["target"]) {
    case "bed":
      return [BED];
    case "dig":
      return [ROOM];
    case "bed_action":
      return [icon(ACTION_SIGN.build_beds), COLON];
    case "dig_action":
      return [icon(ACTION_SIGN.dig_rooms), COLON];
    case "mission":
      return [SOLVE];
    default: {
      const which = [...(node["deck"] ? [card(node["deck"])] : []), ...kindOf(node["kind"])];
      return which.length ? which : [PLAY];
    }
  }
}

const EVENTS: Record<string, (node: Node) => Sign[]> = {
  gather: (node) => [action(node["action"])],
  gain_token: (node) => [text("+"), ...(THINGS[String(node["what"])]?.(1) ?? [])],
  gain_vp: () => [seal("+")],
  gain_icon: (node) => [text("+"), node["energy"] ? icon(ICON_SIGN.energy) : skill(node["skill"])],
  take_card: (node) => [text("+"), card(node["deck"])],
  play_card: (node) => {
    const kind = kindOf(node["kind"]);
    return kind.length && !node["deck"] ? kind : [PLAY, ...filtered(node)];
  },
  take_door: () => [DOOR],
  reveal_mission: () => [REVEAL],
  solve_mission: (node) => [icon("treasure-map", part(node["where"]))],
  take_mouse: (node) => [mouse(node["kind"])],
  dig_room: () => [ROOM],
  build_bed: () => [BED],
  place_tent: () => [TENT],
  move_explorer: () => [REACH],
  claim_goal: () => [GOAL],
  gain_current: () => [icon(TOKEN_SIGN.current)],
  use_move: () => [icon(TOKEN_SIGN.move)],
  use_once: () => [ONCE],
  visit_alchemist: () => [icon("hut")],
  use_potion: () => [POTION],
  discard_card: (node) => [icon("card-discard"), ...(node["deck"] ? [card(node["deck"])] : [])],
  main_action: (node) => [action(node["action"])],
};

export function nodeSigns(node: Node): Sign[] {
  return NODES[node.op]?.(node) ?? [];
}

export function nodesSigns(list: readonly Node[]): Sign[] {
  return list.flatMap((node, i) => [...(i && node.op !== "gain" ? [text("\u00b7")] : []), ...nodeSigns(node)]);
}

export function effectSigns(effect: Effect | null | undefined): Sign[] {
  return effect ? nodesSigns(effect.do) : [];
}

// --- how wide -------------------------------------------------------------------------------------------------------

/** The words of the signs in the reader's language. */
export type Say = (key: "per" | "any" | "free") => string;

const PLAIN: Say = (key) => key;
const NARROW: Record<string, number> = { ":": 0.27, "\u00b7": 0.27, "/": 0.43, "?": 0.43, "\u2260": 0.72, "\u2264": 0.74, "\u2026": 0.8, "\u221e": 0.8 };
/** The space between two signs. */
const GAP = 0.12;

/** How wide a sign is with the space after it, in heights of a symbol. */
export function breadth(sign: Sign, say: Say = PLAIN): number {
  switch (sign.is) {
    case "text":
      return GAP + [...sign.text].reduce((sum, letter) => sum + (NARROW[letter] ?? 0.54), 0);
    case "word": {
      const said = say(sign.key);
      return GAP + said.length * (/[а-я]/i.test(said) ? 0.45 : 0.38);
    }
    case "seal":
      return GAP + 1.12;
    case "card":
      return GAP + 0.64;
    case "mix":
      return GAP + (sign.cards ? 2.55 : 1.78);
    case "rat":
      return GAP + (sign.moves ? 1.15 : 0.75);
    case "arrow":
      return GAP + 0.58;
    default:
      return GAP + 1;
  }
}

export function breadthOf(signs: readonly Sign[], say: Say = PLAIN): number {
  return signs.reduce((sum, sign) => sum + breadth(sign, say), 0);
}

/** As many signs as fit in so many heights; where some are left out, dots stand for them. */
export function fitting(signs: readonly Sign[], room: number, say: Say = PLAIN): Sign[] {
  if (breadthOf(signs, say) <= room) return [...signs];
  const kept: Sign[] = [];
  const dots = text("\u2026");
  let left = room - breadth(dots);
  for (const sign of signs) {
    left -= breadth(sign, say);
    if (left < 0) break;
    kept.push(sign);
  }
  return [...kept, dots];
}
