// What a mission's row asks of me and whether I have it: arithmetic on printed numbers, for the signs on the card.
// Whether a row may be solved the server says, by its options.
import { counted } from "./counts.ts";
import { wanted } from "./cost.ts";
import type { Sign } from "./effects.ts";
import { TOKEN_SIGN } from "./signs.ts";
import { SKILLS, type Player, type PrintedRow } from "./view.ts";
import type { Table } from "../../table/table.svelte.ts";

export interface Ask {
  what: string;
  n: number;
  have: number;
  signs: Sign[];
  paid: boolean;
}

const icon = (name: string): Sign => ({ is: "icon", name });
const HAND: Sign = { is: "card", deck: "any" };

const PAID: Record<string, { signs: Sign[]; have: (me: Player) => number }> = {
  wood: { signs: [icon(TOKEN_SIGN.wood)], have: (me) => me.wood },
  metal: { signs: [icon(TOKEN_SIGN.metal)], have: (me) => me.metal },
  move: { signs: [icon(TOKEN_SIGN.move)], have: (me) => me.move },
  joker: { signs: [icon(TOKEN_SIGN.joker)], have: (me) => me.joker },
  any: { signs: [{ is: "mix", cards: true }], have: (me) => me.payable },
  either: { signs: [{ is: "mix", cards: false }], have: (me) => me.wood + me.metal },
  cards: { signs: [HAND], have: (me) => me.hand_size.basic + me.hand_size.advanced },
};

/** First what is paid, then what only has to be there. */
export function asksOf(table: Table, row: PrintedRow, me: Player): Ask[] {
  const paid = Object.entries(row.cost).map(([what, n]): Ask => {
    const { signs, have } = PAID[what]!;
    return { what, n, have: have(me), signs, paid: true };
  });
  const had = wanted(row.needs).map(
    (need): Ask => ({ what: need.what, n: need.n, have: counted(me, need.count, table.catalogue), signs: [need.sign], paid: false }),
  );
  return [...paid, ...had];
}

const short = (ask: Ask): number => Math.max(0, ask.n - ask.have);
const isSkill = (ask: Ask): boolean => (SKILLS as readonly string[]).includes(ask.what);

/** Skill icons that are missing, for which jokers would stand. */
export function jokersFor(asks: readonly Ask[]): number {
  return asks.filter(isSkill).reduce((sum, ask) => sum + short(ask), 0);
}

/** What is missing, the jokers I have counted in. */
export function missing(asks: readonly Ask[], me: Player): number {
  const others = asks.filter((ask) => !isSkill(ask)).reduce((sum, ask) => sum + short(ask), 0);
  return others + Math.max(0, jokersFor(asks) - me.joker);
}
