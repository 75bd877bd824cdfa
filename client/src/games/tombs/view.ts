// The view of the rulebook, as far as the board reads it (src/warren/games/tombs/view.py).
import type { Table } from "../../table/table.svelte.ts";

export type Means = "food" | "torch" | "pick" | "gold" | "fame";
export type Side = "left" | "top" | "right" | "bottom";

export interface Entrance {
  id: string;
  paw: string | null;
  token: boolean;
  side: "normal" | "secret";
  owner: string | null;
  opposite: string;
  line: string[];
}

export interface Place {
  id: string;
  row: number;
  column: number;
  room: string | null;
  owner: string | null;
  chest: string | null;
  paw: string | null;
  /** The entrances at the ends of its lines: left, right, top, bottom. */
  heads: string[];
}

export interface Market {
  cards: (string | null)[];
  deck: number;
  green: number;
  blue: number;
  discards: string[];
}

export interface Group {
  cards: string[];
  points: number;
}

export interface Player {
  seat: string;
  means: Record<Means, number>;
  paws: number;
  laid: string[];
  tokens: number;
  rooms: string[];
  helpers: string[];
  camp: string[];
  camp_limit: number;
  chests: string[];
  used_chests: string[];
  sets: { rooms: Group[]; helpers: Group[] };
  points: { fame: number; rooms: number; helpers: number; total: number };
}

export interface Tombs {
  seat: number | null;
  turn: number;
  stage: "act" | "remove" | "over";
  active: string;
  first: string;
  factions: string[];
  frame: Record<Side, string[]>;
  entrances: Entrance[];
  places: Place[];
  markets: { rooms: Market; helpers: Market };
  offers: { card: string; camp: boolean; discount: number; payable: boolean }[];
  /** By entrance, the places that a paw of mine there would fill; only entrances that would fill any. */
  would_fill: Record<string, string[]>;
  chest_supply: number;
  players: Player[];
  under_way: {
    optional: boolean;
    extra_actions: number;
    extra_turn: boolean;
    doubles: number;
    discounts: { kind: string; amount: number }[];
    borrowed: string[];
    spent: string[];
  };
  end: { reason: string | null; places_left: number; helpers_left: number; fame_needed: number; fame_left: number; rooms_needed: number };
}

export function viewOf(table: Table): Tombs {
  return table.view as unknown as Tombs;
}

export function seatNumber(seat: string): number {
  return Number(seat.slice(5));
}

/** What is printed on a room or helper card. */
export interface Printed {
  faction: string | null;
  back: "green" | "blue";
  cost: Partial<Record<"food" | "torch" | "pick" | "any" | "gold", number>>;
  fame: number;
  extra_action?: boolean;
  owner_only?: boolean;
  once?: boolean;
  ops?: Step[];
  effects?: Effect[];
}

export type Step = Record<string, Record<string, unknown> | Step[][]>;
export interface Effect {
  when?: Record<string, unknown>;
  do?: Step[];
  once?: Step[];
  static?: Record<string, unknown>;
  limit?: string;
}

export interface PrintedEntrance {
  number: string;
  faction: string | null;
  normal: Step[];
  secret: Step[] | null;
}

export function printed(table: Table, card: string): Printed {
  return table.catalogue[card] as unknown as Printed;
}

export function entranceOf(table: Table, id: string): PrintedEntrance {
  return table.catalogue[id] as unknown as PrintedEntrance;
}

export function chestSteps(table: Table, chest: string): Step[] {
  return (table.catalogue[chest]?.["ops"] ?? []) as Step[];
}

/** The last part of an id: "room:pantry" -> "pantry". */
export function bare(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

export function isRoom(card: string): boolean {
  return card.startsWith("room:");
}
