// How an option looks on its chip: the same signs as on the board and the cards.
import type * as wire from "../../net/messages.gen.ts";
import type { Table } from "../../table/table.svelte.ts";
import { nodesSigns, priceSigns, type Sign } from "./effects.ts";
import { ACTION_SIGN, GOAL_SIGN, HERO_SIGN, ICON_SIGN, TOKEN_SIGN } from "./signs.ts";
import { mine, printed, viewOf, type Action, type Deck, type Node, type Skill } from "./view.ts";

export interface Face {
  first: Sign[];
  /** My strength, in my shape. */
  strength?: number;
  /** Behind a line. */
  then: Sign[];
  text: string;
}

const icon = (name: string): Sign => ({ is: "icon", name });
const amount = (n: unknown, sign: Sign): Sign[] => (Number(n) ? [{ is: "text", text: String(Number(n)) }, sign] : []);
const card = (deck: Deck | "any"): Sign => ({ is: "card", deck });
const RAT: Sign = { is: "rat", moves: true };

const face = (first: Sign[], text = "", then: Sign[] = []): Face => ({ first, then, text });
const part = (option: wire.Asked, i: number): string => String(option.parts[i] ?? "");

/** A deck's sign and the card's name. */
function ofCard(table: Table, id: string, sign?: string): Face {
  const { deck } = printed(table, "card", id);
  return face([...(sign ? [icon(sign)] : []), card(deck)], table.words.name(id));
}

const room = (table: Table, of: string): string => table.words.name(of);
const roomOf = (table: Table, space: string): string => room(table, String(table.catalogue[space]?.["room"] ?? space));
const strength = (table: Table, action: string): number => mine(table).strength[action as Action];

function leader(table: Table, option: wire.Asked): Face {
  const space = part(option, 1);
  const place = viewOf(table).wheel.find((one) => one.spaces.some((other) => other.space === space));
  return face(place ? [icon(ACTION_SIGN[place.action])] : [], "", nodesSigns(printed(table, "space", space).bonus));
}

type Printed = Record<string, unknown>;

/** The nodes of a kind in the effects of what asks. */
function asking(table: Table, op: string): Printed[] {
  return nodesWith(op, table.catalogue[String(table.question?.about?.[0] ?? "")]);
}

export function nodesWith(op: string, printedOn: unknown): Printed[] {
  if (typeof printedOn !== "object" || printedOn === null) return [];
  const inside = Object.values(printedOn).flatMap((one) => nodesWith(op, one));
  return (printedOn as Printed)["op"] === op ? [printedOn as Printed, ...inside] : inside;
}

/** What one of several effects does: the card shows them all, the chip just that one. */
function branch(table: Table, option: wire.Asked): Face | null {
  const of = asking(table, "choose")[0]?.["of"] as Node[][] | undefined;
  const nodes = of?.[Number(option.parts[1]) - 1];
  return nodes ? face(nodesSigns(nodes)) : null;
}

/** What is paid; where something is to be had for it, that as well. */
function payment(table: Table, { parts }: wire.Asked): Face | null {
  const given = [amount(parts[1], icon(TOKEN_SIGN.wood)), amount(parts[2], icon(TOKEN_SIGN.metal)), amount(parts[3], card("any"))];
  const bargains = table.question?.ask === "exchange" ? asking(table, "exchange") : [];
  if (bargains.length !== 1) return paid(given);
  const [{ pay, get }] = bargains as [Printed];
  const ways = table.question!.options!.filter((one) => one.parts[0] === "pay").length;
  return face([...(ways > 1 ? given.flat() : priceSigns(pay as Printed)), { is: "arrow" }, ...nodesSigns(get as Node[])]);
}

const FACES: Record<string, (table: Table, option: wire.Asked) => Face | null> = {
  leader,
  hut: () => face([icon("hut")], "", [icon("paw-print"), icon("round-potion")]),
  main: (table, option) => ({ ...face([icon(ACTION_SIGN[part(option, 1) as Action])]), strength: strength(table, part(option, 1)) }),
  action: (table, option) => ({ ...face([icon(ACTION_SIGN[part(option, 1) as Action])]), strength: strength(table, part(option, 1)) }),
  bonus: (table, option) => face(nodesSigns(printed(table, "space", part(option, 1)).bonus)),
  shift: (table, option) => face([RAT], `${room(table, part(option, 1))} → ${room(table, part(option, 2))}`),
  enter: (table, option) => face([RAT], room(table, part(option, 1))),
  tent: (table, option) => face([icon("camping-tent")], room(table, part(option, 1))),
  move_tent: (table, option) => face([icon("camping-tent")], `${room(table, part(option, 1))} → ${room(table, part(option, 2))}`),
  buy: (table, option) => face([icon(TOKEN_SIGN[part(option, 1) as "joker" | "current"])], table.label(option)),
  use: (table, option) => face([{ is: "type", type: "once" }], table.words.name(part(option, 1))),
  claim: (table, option) => face([icon(GOAL_SIGN[part(option, 1)] ?? "trophy")], table.words.name(part(option, 1))),
  open: (table, option) => face([icon("wooden-door")], table.words.name(part(option, 1))),
  go: (table, option) => face([icon("path-distance")], room(table, part(option, 1))),
  reveal: (table, option) => face([icon("spyglass")], roomOf(table, part(option, 1))),
  take: (table, option) => taken(table, part(option, 1)),
  play: (table, option) => (option.parts.length > 1 ? ofCard(table, part(option, 1)) : face([icon("card-play")])),
  keep: (table, option) => kept(table, part(option, 1)),
  discard: (table, option) => kept(table, part(option, 1)),
  copy: (table, option) => ofCard(table, part(option, 1)),
  draw: (_, option) => face([card(part(option, 1).slice(5) as Deck)]),
  solve: (table, option) => (option.parts.length > 1 ? face([icon("treasure-map")], table.words.name(part(option, 1))) : face([icon("treasure-map")])),
  metal: () => face([icon(TOKEN_SIGN.metal)]),
  wood: () => face([icon(TOKEN_SIGN.wood)]),
  pay: payment,
  gain: (_, { parts }) =>
    paid([
      amount(parts[1], icon(TOKEN_SIGN.wood)),
      amount(parts[2], icon(TOKEN_SIGN.metal)),
      amount(parts[3], card("basic")),
      amount(parts[4], card("advanced")),
    ]),
  swap: (_, option) => face([exchanged(part(option, 1)), { is: "arrow" }, exchanged(part(option, 2))]),
  skill: (table, option) => face([icon(ICON_SIGN[String(table.catalogue[part(option, 1)]?.["skill"]) as Skill] ?? "graduate-cap")], table.words.name(part(option, 1))),
  hero: (table, option) => face([icon(HERO_SIGN[part(option, 1)] ?? "medal")], table.words.name(part(option, 1))),
  branch,
};

function paid(parts: Sign[][]): Face | null {
  const signs = parts.flat();
  return signs.length ? face(signs) : null;
}

function exchanged(what: string): Sign {
  return what === "wood" || what === "metal" ? icon(TOKEN_SIGN[what]) : card(what === "card" ? "any" : (what as Deck));
}

function taken(table: Table, what: string): Face | null {
  if (what.startsWith("card:")) return ofCard(table, what);
  if (what.startsWith("mouse-space:")) return face([icon("mouse")], roomOf(table, what));
  if (what.startsWith("mouse:")) return face([icon(table.catalogue[what]?.["cheese"] ? "cheese-wedge" : "seated-mouse")], table.words.name(what));
  if (what.startsWith("skill:") || what.startsWith("hero:")) return FACES[what.startsWith("hero:") ? "hero" : "skill"]!(table, { id: "", parts: ["", what], touches: [] });
  return null;
}

function kept(table: Table, what: string): Face | null {
  if (what.startsWith("card:")) return ofCard(table, what);
  if (what.startsWith("goal:")) return face([icon(GOAL_SIGN[what] ?? "trophy")], table.words.name(what));
  return what.startsWith("mouse:") ? face([icon("seated-mouse")], table.words.name(what)) : null;
}

export function faceOf(table: Table, option: wire.Asked): Face | null {
  return FACES[String(option.parts[0])]?.(table, option) ?? null;
}
