// Ratbot's last turn in steps, from what was told: its leader, its worker, its action and each bonus, with what each led to.
import type { Told } from "../../net/messages.gen.ts";
import { standing } from "../../table/entries.ts";
import type { Table } from "../../table/table.svelte.ts";
import { t } from "../../text/language.svelte.ts";
import { FORCED } from "../../text/words.ts";
import { ICON_SIGN } from "./signs.ts";
import { bare, type Skill } from "./view.ts";

export interface Deed {
  told: Told;
  icon: string;
  rule: string;
  /** What it is about, to be lit up on the board. */
  about: string[];
}

export interface Step extends Deed {
  /** The key of its title, and the component that the title names. */
  title: string;
  names: string;
  deeds: Deed[];
}

export interface Turn {
  /** Which of Ratbot's turns: it grows with every turn of the game. */
  id: number;
  card: string;
  steps: Step[];
}

const KIND: Record<string, { icon: string; rule: string }> = {
  "ratbot-leader": { icon: "crown", rule: "WS-063" },
  "ratbot-hut": { icon: "hut", rule: "WS-071" },
  "ratbot-worker": { icon: "rat", rule: "WS-073" },
  "main-action": { icon: "ship-wheel", rule: "WS-079" },
  "ratbot-points": { icon: "laurels", rule: "WS-081" },
  "ratbot-dug": { icon: "hobbit-door", rule: "WS-090" },
  "ratbot-built": { icon: "bed", rule: "WS-085" },
  "ratbot-took-mouse": { icon: "seated-mouse", rule: "WS-040" },
  "ratbot-took-card": { icon: "card-draw", rule: "WS-093" },
  "ratbot-explores": { icon: "compass", rule: "WS-115" },
  "ratbot-explores-last": { icon: "compass", rule: "WS-138" },
  "ratbot-went": { icon: "path-distance", rule: "WS-120" },
  "ratbot-took-door": { icon: "wooden-door", rule: "WS-121" },
  "ratbot-revealed": { icon: "spyglass", rule: "WS-123" },
  "ratbot-tent": { icon: "camping-tent", rule: "WS-126" },
  "ratbot-solved": { icon: "treasure-map", rule: "WS-146" },
  "ratbot-advanced": { icon: "robot-antennas", rule: "WS-108" },
  "ratbot-at-end": { icon: "checkered-flag", rule: "WS-160" },
  "ratbot-claimed": { icon: "trophy", rule: "WS-163" },
  "ratbot-missed": { icon: "crossed-swords", rule: "WS-169" },
  "ratbot-gives": { icon: "crossed-swords", rule: "WS-195" },
  "ratbot-nothing": { icon: "cancel", rule: "WS-118" },
  hit: { icon: "crossed-swords", rule: "WS-169" },
  lost: { icon: "crossed-swords", rule: "WS-169" },
  discarded: { icon: "card-discard", rule: "WS-169" },
  "discarded-mouse": { icon: "mouse", rule: "WS-169" },
};

/** Rules of things that could not be done. */
const IN_VAIN: Record<string, string> = {
  "area-full": "WS-076",
  "no-worker-left": "WS-077",
  "no-bed": "WS-087",
  "no-card": "WS-096",
  "no-mission": "WS-145",
  "round-mouse-gone": "WS-104",
  "no-mouse-left": "WS-106",
  "there-already": "WS-122",
  "none-to-reveal": "WS-123",
  "no-tent-left": "WS-127",
  "no-place-for-tent": "WS-128",
  "no-cheese-here": "WS-110",
  "no-mouse-here": "WS-113",
  "no-mouse-in-reach": "WS-129",
  "goal-claimed": "WS-165",
};


const fact = (told: Told, name: string): string => String(told.facts?.[name] ?? "");

function deed(told: Told): Deed {
  const { icon, rule } = KIND[told.what]!;
  const about = Object.entries(told.facts ?? {})
    .filter(([name]) => name !== "why" && name !== "seat" && name !== "source")
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === "string" && value.includes(":") && !value.startsWith("seat:"));
  const place = told.what === "ratbot-advanced" || told.what === "ratbot-at-end" ? [`${fact(told, "status")}#${fact(told, "step")}`] : [];
  return { told, icon, rule: IN_VAIN[fact(told, "reason")] ?? rule, about: [...about, ...place] };
}

const FIRST = new Set(["ratbot-leader", "ratbot-hut", "ratbot-worker", "main-action"]);

/** Whether this begins a step: the leader, the worker, the action, and each bonus of the action card. The rest is what a step leads to. */
const begins = (told: Told): boolean => FIRST.has(told.what) || fact(told, "why").startsWith("action-card:");

function titled(told: Told): { title: string; names: string } {
  if (told.what === "ratbot-leader" || told.what === "main-action") return { title: told.what, names: `action:${bare(`:${fact(told, "action")}`)}` };
  if (told.what === "ratbot-worker") return { title: told.what, names: fact(told, "area") };
  const first = ["room", "mission", "mouse", "card", "goal", "row", "status"].map((name) => fact(told, name)).find(Boolean);
  return { title: told.what, names: first ?? "" };
}

/** What a step is headed by. */
export function titleOf(step: Step, table: Table): string {
  return t(`wistar-step-${step.title}`, { what: step.names ? table.words.name(step.names) : "" });
}

/** Ratbot's latest turn, or nothing before its first. */
export function lastTurn(table: Table): Turn | null {
  const all = standing(table.news)
    .filter((entry) => !entry.undone)
    .flatMap((entry) => entry.news.told ?? [])
    .filter((told) => told.what !== FORCED);
  const start = all.findLastIndex((told) => told.what === "ratbot-card");
  if (start < 0) return null;
  const steps: Step[] = [];
  for (const told of all.slice(start + 1)) {
    // The refilled market ends a turn.
    if (!KIND[told.what]) break;
    const one = deed(told);
    const last = steps.at(-1);
    if (!last || begins(told)) steps.push({ ...one, ...titled(told), deeds: [] });
    else last.deeds.push(one);
  }
  return { id: start, card: fact(all[start]!, "card"), steps };
}

// --- the effects on the tracks --------------------------------------------------------------------------------------

export interface EffectSign {
  icon: string;
  badge?: "aggressive" | "final";
  /** Which of the three goals. */
  side?: "left" | "middle" | "right";
}

const THINGS: Record<string, string> = {
  metal: "metal-bar",
  wood: "log",
  rooms: "hobbit-door",
  doors: "wooden-door",
  moves: "paw-print",
  hand: "card-random",
  mice: "seated-mouse",
  jokers: "jester-hat",
  beds: "bed",
  goals: "trophy",
  tents: "camping-tent",
  house_mice: "seated-mouse",
};

export function effectSign(effect: string): EffectSign {
  const [kind, ...rest] = bare(effect).split("_");
  const what = rest.join("_");
  if (kind === "goal") return { icon: "trophy", side: what as "left" };
  if (kind === "play") return { icon: "compass" };
  if (kind === "solve") return { icon: "treasure-map" };
  const skill = ICON_SIGN[rest.at(-1) as Skill];
  return { icon: THINGS[what] ?? skill ?? "robot-antennas", badge: kind === "hit" ? "aggressive" : "final" };
}
