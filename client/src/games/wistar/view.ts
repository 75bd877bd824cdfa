// The view of the rulebook, as far as the board reads it (src/warren/games/wistar/view.py and ratbot/view.py),
// and what is printed on components (names.py).
import type { Table } from "../../table/table.svelte.ts";

export const SKILLS = ["intelligence", "agility", "perception", "strength", "endurance"] as const;
export type Skill = (typeof SKILLS)[number];
export type Icon = Skill | "energy";
export const ICONS: readonly Icon[] = [...SKILLS, "energy"];
export const AREAS = ["forest", "burrow", "farm"] as const;
export type Area = (typeof AREAS)[number];
export const ACTIONS = ["gather_wood", "dig_rooms", "gather_metal", "build_beds", "find_ideas", "explore"] as const;
export type Action = (typeof ACTIONS)[number];
export const DECKS = ["basic", "advanced"] as const;
export type Deck = (typeof DECKS)[number];
export const KINDS = ["structure", "tool", "robot"] as const;
export type Kind = (typeof KINDS)[number];
export const EFFECTS = ["immediate", "once", "income", "permanent", "final", "aggressive"] as const;
export type EffectType = (typeof EFFECTS)[number];
export type Part = "house" | "cellar";

export interface Space {
  space: string;
  leader: string | null;
}

export interface Place {
  place: string;
  action: Action;
  area: string;
  sector: string;
  spaces: Space[];
}

export interface Room {
  room: string;
  explorers: string[];
  tents: string[];
}

export interface Passage {
  passage: string;
  rooms: [string, string];
  closed: boolean;
}

export interface Row {
  row: string;
  /** Whose marker lies on it. */
  marker: string | null;
  locks: number[];
  /** Those of its locks that are still shut. */
  shut: number[];
  opens: number | null;
}

export interface Mission {
  space: string;
  room: string;
  kind: Part;
  mission: string | null;
  rows: Row[];
}

export interface Goal {
  goal: string;
  slots: { needed: number; disc: string | null; covered: boolean }[];
  open: boolean;
  have: Record<string, number>;
}

export interface Market {
  /** From the newest to those that leave first; an empty place waits to be filled at the end of the turn. */
  row: (string | null)[];
  deck: number;
  discards: string[];
}

export interface Player {
  seat: string;
  points: number;
  breakdown: Record<string, number>;
  vp: number;
  wood: number;
  metal: number;
  move: number;
  joker: number;
  /** 0 none, 1 basic, 2 enhanced. */
  current: 0 | 1 | 2;
  icons: Record<Icon, number>;
  tally: Record<Deck | Kind | EffectType, number>;
  payable: number;
  hand: string[] | null;
  hand_size: Record<Deck, number>;
  looking: string[] | null;
  looking_at: number;
  played: string[];
  used: string[];
  skills: string[];
  heroes: string[];
  private: Goal[];
  claimed: string[];
  discs: number;
  /** How many beds or mice there is room for in all. */
  rooms: number;
  free_rooms: number;
  dug: number;
  dig_price: number;
  beds: number;
  beds_in_rooms: number;
  bed_price: number;
  mice: string[];
  /** Power spaces whose markers are gone. */
  powers: string[];
  markers: number;
  doors: string[];
  leaders: number;
  entrance: number;
  workers: Record<string, number>;
  strength: Record<Action, number>;
  explorer: string;
  tents: string[];
  tents_left: number;
  reach: string[];
  move_power: number;
  immune: boolean;
}

export interface StatusCard {
  id: string;
  kind: Kind;
  index: number;
  at: number;
  steps: { vp: number; effect: string | null }[];
  below: number;
  skills: Skill[];
}

export interface Ratbot {
  seat: string;
  level: number;
  status: StatusCard[];
  actions: { left: number; used: string[] };
  exploration: { top: string; plan: Record<string, number>; left: number; last_played: boolean };
  pile: number;
  markers: { vp: number; empty: boolean }[];
  beds: { vp: number; empty: boolean }[];
  underground: { vp: number; empty: boolean }[];
  workers_left: number;
  score: Record<string, number>;
}

export interface Wistar {
  round: number;
  rounds: number;
  phase: "draft" | "turns" | "income" | "end";
  order: string[];
  active: string | null;
  turn: {
    leader: string | null;
    main: Action | null;
    bonus: string | null;
    playing: string | null;
    under_way: { what: string; left: number }[];
  };
  pairs: [string, string][];
  wheel: Place[];
  hut: string[];
  farm: {
    rooms: Room[];
    passages: Passage[];
    missions: Mission[];
    mice: { space: string; room: string; kind: Part }[];
    cheese: string[];
  };
  markets: Record<Deck, Market>;
  goals: Goal[];
  goals_left: number;
  round_mouse: string | null;
  round_stack: Part[];
  piles: Record<Part, number>;
  skills: string[];
  heroes: string[];
  players: Player[];
  ratbot?: Ratbot;
}

export function viewOf(table: Table): Wistar {
  return table.view as unknown as Wistar;
}

export function seatNumber(seat: string): number {
  return Number(seat.slice(5));
}

/** The last part of an id: "card:42" -> "42". */
export function bare(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Who is drawn as "you": the one who looks, or for a spectator the first player. */
export function mine(table: Table): Player {
  return viewOf(table).players[table.seat ?? 0]!;
}

/** Leaders, and so turns, that each player has in a round. */
export const TURNS = 3;

/** Which of the round's turns is being played. */
export function turnOf(table: Table): number {
  const view = viewOf(table);
  const active = view.players.find((player) => player.seat === view.active) ?? mine(table);
  return Math.min(TURNS, TURNS + 1 - active.leaders - (view.turn.leader ? 1 : 0));
}

/** Everybody else, in the order of the seats after mine. Ratbot is one of them. */
export function others(table: Table): Player[] {
  const { players } = viewOf(table);
  const me = table.seat ?? 0;
  return players.map((_, i) => players[(me + i) % players.length]!).slice(1);
}

// --- what is printed ------------------------------------------------------------------------------------------------

/** A node of an effect's tree: `op` says what it does (content/ops.md). */
export type Node = { op: string } & Record<string, unknown>;

export interface Effect {
  type: EffectType;
  do: Node[];
}

export type Cost = Partial<Record<"wood" | "metal" | "move" | "joker" | "any" | "either" | "cards", number>>;

export interface Needs {
  skills?: Partial<Record<Skill, number>>;
  energy?: number;
  kinds?: Partial<Record<Kind, number>>;
  effects?: Partial<Record<EffectType, number>>;
  current?: number;
  mice?: Partial<Record<Part | "any", number>>;
  rooms_dug?: number;
  beds?: number;
  doors?: number;
}

export interface PrintedCard {
  deck: Deck;
  kind: Kind;
  skills: Skill[];
  energy: number;
  cost: Cost;
  needs: Needs;
  effect_type: EffectType;
  effect: Effect;
  vp: number;
  picture: [string] | [string, string];
}

export interface PrintedMouse {
  kind: Part;
  cheese: boolean;
  vp: number;
  effect?: Effect;
}

export interface PrintedPower {
  order: number;
  color: "brown" | "grey";
  unlock_price: Cost;
  vp: number;
  effect?: Effect;
  pair_with?: string;
  pair_vp: number;
}

export interface PrintedGoal {
  count: Record<string, unknown>;
  slots: number[];
  bonus: Node[];
}

export interface PrintedMission {
  kind: Part;
  reveal: Node[];
  rows: string[];
}

export interface PrintedRow {
  locks: number[];
  opens?: number;
  cost: Cost;
  needs: Needs;
  reward: Node[];
}

export interface PrintedSpace {
  bonus: Node[];
}

export interface PrintedDoor {
  bonus: Node[];
}

export interface PrintedPlayerBoard {
  rooms: number;
  underground: number[];
  beds: number[];
  powers: string[];
}

export interface PrintedActionCard {
  place: Action | "alchemist";
  worker: boolean;
  bonuses: Node[];
}

/** A deed of an exploration card's row. */
export type Deed = { move: string } | "reveal" | "tent" | "mouse" | "cheese";

export interface PrintedExploration {
  rows: Record<string, Deed[]> | null;
  plan: Record<string, number>;
  last: boolean;
  corner: Deed[];
}

interface Printed {
  card: PrintedCard;
  mouse: PrintedMouse;
  power: PrintedPower;
  goal: PrintedGoal;
  mission: PrintedMission;
  row: PrintedRow;
  space: PrintedSpace;
  door: PrintedDoor;
  board: PrintedPlayerBoard;
  "action-card": PrintedActionCard;
  exploration: PrintedExploration;
}

/** What is printed on a component of a kind, which its id must show: `printed(table, "card", "card:42")`. */
export function printed<K extends keyof Printed>(table: Table, _kind: K, id: string): Printed[K] {
  return table.catalogue[id] as unknown as Printed[K];
}

export function playerBoard(table: Table): PrintedPlayerBoard {
  return printed(table, "board", "board:player");
}
