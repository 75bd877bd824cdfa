// Which icon means what (all from one family). The same thing has the same sign on cards, board, burrow and in the prompt.
import type { Action, EffectType, Icon, Kind } from "./view.ts";

export const TOKEN_SIGN: Record<"wood" | "metal" | "move" | "joker" | "current", string> = {
  wood: "log",
  metal: "metal-bar",
  move: "paw-print",
  joker: "jester-hat",
  current: "plug",
};

export const ICON_SIGN: Record<Icon, string> = {
  intelligence: "brain",
  agility: "sprint",
  perception: "bolt-eye",
  strength: "biceps",
  endurance: "heart-beats",
  energy: "battery-100",
};

export const KIND_SIGN: Record<Kind, string> = { structure: "house", tool: "spanner", robot: "vintage-robot" };

/** The type of an effect; "once" has the sign 1x instead of an icon. */
export const EFFECT_SIGN: Record<Exclude<EffectType, "once">, string> = {
  immediate: "power-lightning",
  income: "stopwatch",
  permanent: "infinity",
  final: "checkered-flag",
  aggressive: "crossed-swords",
};

export const ACTION_SIGN: Record<Action | "alchemist", string> = {
  gather_wood: "axe-in-log",
  dig_rooms: "dig-dug",
  gather_metal: "mine-wagon",
  build_beds: "bed",
  find_ideas: "light-bulb",
  explore: "compass",
  alchemist: "hut",
};

export const HERO_SIGN: Record<string, string> = {
  "hero:hero_intelligence": "mad-scientist",
  "hero:hero_agility": "acrobatic",
  "hero:hero_perception": "spyglass",
  "hero:hero_strength": "blacksmith",
  "hero:hero_endurance": "hiking",
};

export const GOAL_SIGN: Record<string, string> = {
  "goal:goal01": "hobbit-door",
  "goal:goal02": "bed",
  "goal:goal03": "seated-mouse",
  "goal:goal04": "mouse",
  "goal:goal05": "house",
  "goal:goal06": "spanner",
  "goal:goal07": "vintage-robot",
  "goal:goal08": "hand-saw",
  "goal:goal09": "graduate-cap",
  "goal:goal10": "wooden-door",
  "goal:goal11": "treasure-map",
  "goal:goal12": "skills",
  "goal:goal13": "battery-100",
};

export const MISSION_SIGN: Record<string, string> = {
  "mission:mis01": "hole-ladder",
  "mission:mis02": "cage",
  "mission:mis03": "long-antennae-bug",
  "mission:mis04": "snake",
  "mission:mis05": "locked-chest",
  "mission:mis06": "cat",
  "mission:mis07": "big-wave",
  "mission:mis08": "furnace",
  "mission:mis09": "microscope",
  "mission:mis10": "spider-alt",
};
