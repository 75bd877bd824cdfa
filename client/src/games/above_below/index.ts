import { registerIcons } from "../../draw/icons.ts";
import type { View } from "../../net/changes.ts";
import type { GameModule } from "../game.ts";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import { OWN_ICONS } from "./draw/goods.ts";
import icons from "./icons.json?icons";
import Status from "./Status.svelte";
import type { Village } from "./view.ts";

registerIcons({ ...icons, ...OWN_ICONS });

export default {
  Board,
  Chip,
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
} satisfies GameModule;
