// What a card costs and asks for against what I have: arithmetic on printed numbers, for the signs on the table.
// Whether it may really be played the server says, by its options.
import { counted, type Catalogue, type Count } from "./counts.ts";
import { priceSigns, type Sign } from "./effects.ts";
import { ICON_SIGN, KIND_SIGN, TOKEN_SIGN } from "./signs.ts";
import type { Cost, EffectType, Icon, Kind, Needs, Node, Part, Player, PrintedCard, PrintedRow, Wistar } from "./view.ts";

/** One thing that is paid, or that only has to be there. */
export interface Need {
  what: string;
  sign: Sign;
  n: number;
  have: number;
  /** A skill icon, for which a joker may stand. */
  skill: boolean;
  paid: boolean;
}

export interface Bill {
  needs: Need[];
  /** What is missing after discounts, ignored icons and jokers. */
  missing: { what: string; sign: Sign; n: number }[];
  /** Jokers that would be spent. */
  jokers: number;
}

const icon = (name: string): Sign => ({ is: "icon", name });

interface Standing {
  wood: number;
  metal: number;
  move: number;
  either: number;
  ignored: number;
}

/** What my components in play make cheaper about playing a card, or about solving a mission. */
function standing(me: Player, card: PrintedCard | null, facts: Catalogue): Standing {
  const sum: Standing = { wood: 0, metal: 0, move: 0, either: 0, ignored: 0 };
  const meant = (node: Node): boolean =>
    card === null
      ? node["target"] === "mission"
      : node["target"] === "play" &&
        (!node["deck"] || node["deck"] === card.deck) &&
        (!node["kind"] || node["kind"] === card.kind) &&
        (!node["has_skill"] || card.skills.includes(node["has_skill"] as never));
  for (const component of [...me.played, ...me.mice, ...me.powers]) {
    const { effect } = facts[component] as Partial<PrintedCard>;
    if (effect?.type !== "permanent") continue;
    for (const node of effect.do.filter(meant)) {
      if (node.op === "ignore_skill") sum.ignored += Number(node["n"]);
      else if (node.op === "discount") for (const what of ["wood", "metal", "move", "either"] as const) sum[what] += Number(node[what] ?? 0);
    }
  }
  return sum;
}

/** The requirements that are only looked at, in the order in which the sentence names them. */
export function wanted(needs: Needs): { what: string; sign: Sign; n: number; count: Count; skill: boolean }[] {
  const list: { what: string; sign: Sign; n: number; count: Count; skill: boolean }[] = [];
  const add = (what: string, sign: Sign, n: number | undefined, count: Count, skill = false): void => {
    if (n) list.push({ what, sign, n, count, skill });
  };
  for (const [skill, n] of Object.entries(needs.skills ?? {})) add(skill, icon(ICON_SIGN[skill as Icon]), n, { skill }, true);
  add("energy", icon(ICON_SIGN.energy), needs.energy, { energy: true });
  for (const [kind, n] of Object.entries(needs.kinds ?? {})) add(kind, icon(KIND_SIGN[kind as Kind]), n, { cards: { kind } });
  for (const [effect, n] of Object.entries(needs.effects ?? {})) add(effect, { is: "type", type: effect as EffectType }, n, { cards: { effect } });
  add("current", icon(TOKEN_SIGN.current), needs.current, { current: true });
  for (const [mice, n] of Object.entries(needs.mice ?? {})) {
    const sign: Sign = mice === "any" ? icon("seated-mouse") : { is: "icon", name: "seated-mouse", on: mice as Part };
    add(mice === "any" ? "mice" : `${mice}-mice`, sign, n, { mice });
  }
  add("rooms", icon("hobbit-door"), needs.rooms_dug, { rooms_dug: true });
  add("beds", icon("bed"), needs.beds, { beds: true });
  add("doors", icon("wooden-door"), needs.doors, { doors: true });
  return list;
}

const PAID: Record<string, (me: Player) => number> = {
  wood: (me) => me.wood,
  metal: (me) => me.metal,
  move: (me) => me.move,
  joker: (me) => me.joker,
  vp: (me) => me.vp,
  any: (me) => me.payable,
  cards: (me) => me.hand_size.basic + me.hand_size.advanced,
  basic_cards: (me) => me.hand_size.basic,
  advanced_cards: (me) => me.hand_size.advanced,
  mice: (me) => me.mice.length,
  beds: (me) => me.beds_in_rooms,
};

/** A price after the discounts; the free choice of a discount goes where it is needed. */
function due(cost: Cost, off: Standing, me: Player): Map<string, number> {
  const left = new Map(Object.entries(cost).map(([what, n]) => [what, Math.max(0, n - ((off as unknown as Record<string, number>)[what] ?? 0))]));
  const over = (what: string): number => (left.get(what) ? left.get(what)! - PAID[what]!(me) : -Infinity);
  for (let free = off.either; free > 0; free--) {
    const [most] = ["any", "metal", "wood"].sort((a, b) => over(b) - over(a)) as [string, string, string];
    if (left.get(most)) left.set(most, left.get(most)! - 1);
  }
  return left;
}

function billed(me: Player, cost: Cost, needs: Needs, off: Standing, facts: Catalogue): Bill {
  const paid = [...due(cost, off, me)].map(([what, n]) => ({
    what,
    sign: priceSigns({ [what]: 1 })[0]!,
    n,
    have: PAID[what]?.(me) ?? 0,
    skill: false,
    paid: true,
  }));
  const had = wanted(needs).map(({ count, ...one }) => ({ ...one, have: counted(me, count, facts), paid: false }));
  return settled([...paid, ...had], off.ignored, me.joker);
}

export function bill(me: Player, card: PrintedCard, facts: Catalogue): Bill {
  return billed(me, card.cost, card.needs, standing(me, card, facts), facts);
}

export function rowBill(me: Player, row: PrintedRow, facts: Catalogue): Bill {
  return billed(me, row.cost, row.needs, standing(me, null, facts), facts);
}

/** Ignored icons and jokers stand for missing skills, the jokers only if they are enough for all of them. */
export function settled(needs: Need[], ignored: number, jokers: number): Bill {
  const short = (need: Need): number => Math.max(0, need.n - need.have);
  const skills = needs.reduce((sum, need) => sum + (need.skill ? short(need) : 0), 0);
  const asked = Math.max(0, skills - ignored);
  const covered = asked <= jokers;
  const missing = needs.filter((need) => short(need) && !(need.skill && covered)).map((need) => ({ what: need.what, sign: need.sign, n: short(need) }));
  return { needs, missing, jokers: covered ? asked : 0 };
}

export interface Hit {
  seat: string;
  theirs: number;
  mine: number;
  of: Count;
}

/** Whom an aggressive card would hit if I played it: who has more of what it counts than I have, and is not immune. */
export function hits(view: Wistar, me: Player, card: string, facts: Catalogue): Hit[] {
  const { effect, deck } = facts[card] as PrintedCard;
  const after = me.played.includes(card)
    ? me
    : { ...me, played: [...me.played, card], hand_size: { ...me.hand_size, [deck]: me.hand_size[deck] - 1 } };
  return effect.do
    .filter((node) => node.op === "aggro")
    .flatMap((node) => {
      const of = node["more"] as Count;
      const mine = counted(after, of, facts);
      return view.players
        .filter((other) => other.seat !== me.seat && !other.immune)
        .map((other) => ({ seat: other.seat, theirs: counted(other, of, facts), mine, of }))
        .filter(({ theirs }) => theirs > mine);
    });
}
