import { registerIcons } from "../../draw/icons.ts";
import type { View } from "../../net/changes.ts";
import type { GameModule } from "../game.ts";
import Board from "./Board.svelte";
import Journal from "./book/Journal.svelte";
import Chip from "./Chip.svelte";
import { OWN_ICONS } from "./draw/goods.ts";
import icons from "./icons.json?icons";
import Keepsakes from "./Keepsakes.svelte";
import Large from "./Large.svelte";
import Needs from "./Needs.svelte";
import { sources } from "./sources.ts";
import Status from "./Status.svelte";
import type { Village } from "./view.ts";

registerIcons({ ...icons, ...OWN_ICONS });

export default {
  Board,
  Chip,
  Keepsakes,
  Large,
  Needs,
  Reading: Journal,
  Status,
  secret: false,
  lineIcons: {
    goods: "cornucopia",
    buildings: "house",
    "building-bonuses": "round-star",
    "reputation-rank": "laurel-crown",
    "reputation-space": "torch",
    quests: "tied-scroll",
    supplies: "knapsack",
  },
  points: (view: View) => (view as unknown as Village).players.map((player) => player.score),
  sources,
  reads: (component: string) => component.startsWith("paragraph:") && !component.includes("/"),
  sounds: {
    sent: "knock",
    built: "knock",
    "came-home": "knock",
    read: "card",
    revealed: "card",
    "cave-taken": "card",
    rolled: "knock",
    rerolled: "knock",
    outcome: "chime",
    joined: "chime",
    quest: "chime",
    "artifact-won": "chime",
    coins: "coin",
    gained: "coin",
    harvested: "coin",
    "round-begins": "turn",
  },
  guide: [
    { key: "above_below-guide-1" },
    { key: "above_below-guide-2", at: "[data-guide=village]" },
    { key: "above_below-guide-3", at: "[data-guide=zones]" },
    { key: "above_below-guide-4", at: "[data-guide=zones]" },
    { key: "above_below-guide-5", at: "[data-guide=rows]" },
    { key: "above_below-guide-6", at: "[data-guide=track]" },
    { key: "above_below-guide-7", at: "[data-guide=reputation]" },
    { key: "above_below-guide-8", at: "[data-guide=caves]" },
    { key: "above_below-guide-9", at: "[data-guide=prompt]" },
  ],
} satisfies GameModule;
