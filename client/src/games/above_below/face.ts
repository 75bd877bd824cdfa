// The sign and the colour by which a kind of component is known where it stands large.
import type { Table } from "../../table/table.svelte.ts";
import { tokenOf } from "./draw/goods.ts";
import { stateIcon } from "./states.ts";
import { buildingOf } from "./view.ts";

export type Kind = "building" | "villager" | "cave" | "token" | "artifact" | "quest" | "state" | "item" | "action" | "board";

interface Face {
  icon: string;
  colour: string;
}

const BUILDINGS: Record<string, Face> = {
  start: { icon: "house", colour: "#c9b79a" },
  house: { icon: "house", colour: "#8fa5c4" },
  key: { icon: "key", colour: "#c9cfd2" },
  star: { icon: "round-star", colour: "#f5c26b" },
  outpost: { icon: "camping-tent", colour: "#b98a55" },
};

const OTHERS: Record<string, Face> = {
  villager: { icon: "meeple", colour: "#d9c39a" },
  cave: { icon: "cave-entrance", colour: "#a08a72" },
  token: { icon: "locked-chest", colour: "#c9a15a" },
  quest: { icon: "tied-scroll", colour: "#efe4c4" },
  board: { icon: "village", colour: "#d9c39a" },
};

const ACTIONS: Record<string, string> = { explore: "lantern-flame", harvest: "basket", build: "flat-hammer", train: "quill", labor: "two-coins" };

const TOOLS: Record<string, string> = { hammer: "flat-hammer", quill: "quill" };

export function kindOf(component: string): Kind {
  return component.slice(0, component.indexOf(":")) as Kind;
}

/** The sign of a tool; a better one has the same sign and a plus. */
export function toolIcon(skill: string): string {
  return TOOLS[skill.replace(/_plus$/, "")] ?? "help";
}

export function faceOf(table: Table, component: string): Face {
  const kind = kindOf(component);
  if (kind === "building") return BUILDINGS[buildingOf(table, component).kind] ?? BUILDINGS["house"]!;
  if (kind === "item") return tokenOf(component);
  if (kind === "state") return { icon: stateIcon(component), colour: "#d98a70" };
  if (kind === "action") return { icon: ACTIONS[component.slice("action:".length)] ?? "help", colour: "#f5c26b" };
  if (kind === "artifact") return { icon: artifactIcon(component), colour: "#f5c26b" };
  return OTHERS[kind] ?? { icon: "help", colour: "#d9c39a" };
}

/** Staff, horn of plenty or book. */
export function artifactIcon(artifact: string): string {
  if (artifact.endsWith("staff")) return "wizard-staff";
  return artifact.endsWith("plenty") ? "basket" : "black-book";
}
