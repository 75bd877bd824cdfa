// What may be counted on the table in front of a player: numbers that everybody sees (content/ops.md 5).
import { SKILLS, type Icon, type Player, type PrintedCard, type PrintedMouse, type PrintedPower } from "./view.ts";

export type Count = Record<string, unknown>;
export type Catalogue = Record<string, unknown>;

const cardsLike = (me: Player, of: Count, facts: Catalogue): number =>
  me.played.filter((id) => {
    const card = facts[id] as PrintedCard;
    const [deck, kind, effect, skill] = [of["deck"], of["kind"], of["effect"], of["has_skill"]];
    return (
      (!deck || card.deck === deck) && (!kind || card.kind === kind) && (!effect || card.effect_type === effect) && (!skill || card.skills.includes(skill as never))
    );
  }).length;

const miceOf = (me: Player, kind: unknown, facts: Catalogue): number =>
  kind === "any" ? me.mice.length : me.mice.filter((mouse) => (facts[mouse] as PrintedMouse).kind === kind).length;

const hand = (me: Player, deck: unknown): number => (deck === "any" ? me.hand_size.basic + me.hand_size.advanced : me.hand_size[deck as "basic"]);

const markers = (me: Player, of: unknown, facts: Catalogue): number =>
  of === "missions" ? me.markers : me.powers.filter((power) => of === "any" || (facts[power] as PrintedPower).color === of).length;

function workers(me: Player, of: unknown): number {
  if (of === "entrance") return me.entrance;
  return of === "board" ? Object.values(me.workers).reduce((sum, n) => sum + n, 0) : (me.workers[`area:${of as string}`] ?? 0);
}

const COUNTS: Record<string, (me: Player, of: unknown, facts: Catalogue) => number> = {
  tokens: (me, of) => me[of as "wood"],
  skill: (me, of) => (of === "any" ? SKILLS.reduce((sum, skill) => sum + me.icons[skill], 0) : me.icons[of as Icon]),
  energy: (me) => me.icons.energy,
  cards: (me, of, facts) => cardsLike(me, of as Count, facts),
  hand,
  mice: miceOf,
  cheese: (me, _, facts) => Number(me.mice.some((mouse) => (facts[mouse] as PrintedMouse).cheese)),
  beds: (me) => me.beds,
  rooms_dug: (me) => me.dug,
  free_rooms: (me) => me.free_rooms,
  doors: (me) => me.doors.length,
  markers,
  goals: (me) => me.claimed.length,
  tents: (me) => me.tents.length,
  heroes: (me) => me.heroes.length,
  workers,
  current: (me) => me.current,
  vp: (me) => me.vp,
  sets: (me, of, facts) => Math.min(...(of as Count[]).map((one) => counted(me, one, facts))),
  sum: (me, of, facts) => (of as Count[]).reduce((sum, one) => sum + counted(me, one, facts), 0),
};

export function counted(me: Player, count: Count, facts: Catalogue): number {
  if ("each" in count) return Math.floor(counted(me, count["of"] as Count, facts) / Number(count["each"]));
  const [[what, of]] = Object.entries(count) as [[string, unknown]];
  return COUNTS[what]?.(me, of, facts) ?? 0;
}
