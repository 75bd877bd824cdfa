// The view of the rulebook, as far as the board reads it (src/warren/games/above_below/view.py).
import type { Table } from "../../table/table.svelte.ts";

export type Zone = "ready" | "resting" | "injured";

export interface Player {
  seat: string;
  coins: number;
  reputation: number;
  passed: boolean;
  ready: string[];
  resting: string[];
  injured: string[];
  houses: string[];
  outposts: { outpost: string; cave: string }[];
  caves: string[];
  stock: Record<string, string[]>;
  reserve: Record<string, number>;
  for_sale: string | null;
  asking: number;
  track: { space: number; item: string; n: number; vp: number }[];
  income: number;
  next_track_income: number;
  beds: number;
  rerolls: number;
  drink_worth: number;
  artifacts: { artifact: string; used: boolean }[];
  quests: string[];
  points: Record<string, number>;
  score: number;
}

export interface Middle {
  cider: boolean;
  villagers: { villager: string | null; cost: number }[];
  villagers_left: number;
  specials: string[];
  houses: (string | null)[];
  houses_left: number;
  outposts: (string | null)[];
  outposts_left: number;
  keys: string[];
  stars: string[];
  caves: string[];
  caves_left: number;
  supply: Record<string, number>;
}

export interface ModulesBoard {
  artifacts_left: number;
  prize: boolean;
  quests: string[];
  states: Record<string, string[]>;
  states_left: Record<string, number>;
  tokens_left: Record<string, number>;
}

/** A text by language; stories are told in English and Russian only. */
export type Telling = Partial<Record<"en" | "ru" | "it", string>>;

export interface Bonus {
  lanterns: number;
  pay?: Record<string, number>;
  per?: "hammer" | "quill";
  if_villager?: string;
  if_good?: string;
  if_item?: string;
}

export interface Ending {
  need?: number;
  title?: Telling;
  text: Telling;
  gain?: Record<string, number | string>;
  lose: Record<string, number | string>;
  words: Telling;
}

export interface Conduct {
  reputation: number;
  words: Telling;
}

export interface StoryOption {
  label: Telling;
  require: Record<string, number | string> | null;
  cost: Record<string, number> | null;
  bonus: Bonus | null;
  needs: number[];
  terms: Telling;
  /** Only on the reader's page. */
  on_choose?: Conduct;
  checks?: Ending[];
  fail?: Ending;
}

export interface Story {
  paragraph: string;
  /** Only on the reader's page. */
  title?: Telling;
  scene: Telling;
  options: StoryOption[];
}

export interface Roll {
  villager: string;
  die: number;
  change: number;
  lanterns: number;
}

export interface Tale {
  explorer: string;
  reader: string;
  cave: string;
  token: string | null;
  die: number;
  explorers: string[];
  crew: string[];
  home: string[];
  rerolls: number;
  story: Story | null;
  option: string | null;
  conduct: Conduct | null;
  dice: Roll[];
  lanterns: number;
  need: number | null;
  outcome: Ending | null;
}

export interface Village {
  round: number;
  rounds: number;
  step: string;
  modules: string[];
  first: string;
  active: string;
  waiting: string[];
  players: Player[];
  board: Middle;
  modules_board: ModulesBoard;
  turn: {
    replaced: boolean;
    bids: Record<string, number[]>;
    counters: Record<string, number>;
    offer: { seller: string; price: number } | null;
  };
  task: { action: string; crew: string[] } | null;
  tale: Tale | null;
}

export function viewOf(table: Table): Village {
  return table.view as unknown as Village;
}

export function seatNumber(seat: string): number {
  return Number(seat.slice(5));
}

// --- what is printed --------------------------------------------------------------------------------------------------

export interface Face {
  min: number;
  lanterns: number;
}

export interface PrintedVillager {
  skills: string[];
  dice: Face[];
  folk: string;
  traits: string[];
}

export interface Effect {
  op: string;
  n?: number;
  good?: string;
  goods?: string[];
  of?: string[];
}

export interface PrintedBuilding {
  cost: number;
  kind: "start" | "house" | "key" | "star" | "outpost";
  effects: Effect[];
}

export interface PrintedTrack {
  base_income: number;
  advancement_track: { space: number; vp: number; income: number }[];
}

export interface PrintedReputation {
  rounds: number;
  villager_costs: number[];
  reputation_track: { index: number; vp: number; torch: boolean }[];
  awards: { two_players: number[]; three_or_four_players: number[] };
}

const printed = <T>(table: Table, component: string): T => table.catalogue[component] as unknown as T;

export const villagerOf = (table: Table, villager: string): PrintedVillager => printed(table, villager);
export const buildingOf = (table: Table, building: string): PrintedBuilding => printed(table, building);
export const paragraphsOf = (table: Table, card: string): (number | string)[] => printed<{ paragraphs: (number | string)[] }>(table, card).paragraphs;
export const questOf = (table: Table, quest: string): { needs: Record<string, number>; vp: number } => printed(table, quest);
export const artifactOf = (table: Table, artifact: string): { use: string; effects: Effect[] } => printed(table, artifact);
export const trackOf = (table: Table): PrintedTrack => printed(table, "board:settlement");
export const reputationOf = (table: Table): PrintedReputation => printed(table, "board:reputation");

/** The last part of an id without its copy: "villager:cave_cat/2" -> "cave_cat". */
export function bare(id: string): string {
  return id.slice(id.indexOf(":") + 1).replace(/\/\d+$/, "");
}

export function zoneOf(player: Player, villager: string): Zone | null {
  return (["ready", "resting", "injured"] as const).find((zone) => player[zone].includes(villager)) ?? null;
}
