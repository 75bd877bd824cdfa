import { registerIcons } from "../../draw/icons.ts";
import type { View } from "../../net/changes.ts";
import type { GameModule } from "../game.ts";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import icons from "./icons.json?icons";
import Large from "./Large.svelte";
import Needs from "./Needs.svelte";
import { nameOf } from "./name.ts";
import { note } from "./note.ts";
import { sources } from "./sources.ts";
import ScoreExtra from "./ScoreExtra.svelte";
import Status from "./Status.svelte";
import Steps from "./Steps.svelte";
import type { Tombs } from "./view.ts";

registerIcons(icons);

export default {
  Board,
  Chip,
  Large,
  Needs,
  ScoreExtra,
  Status,
  Steps,
  secret: false,
  lineIcons: { fame: "laurel-crown", rooms: "doorway", helpers: "cowled" },
  points: (view: View) => (view as unknown as Tombs).players.map((player) => player.points.total),
  track: (view: View) => (view as unknown as Tombs).players.map((player) => player.means.fame),
  goal: { key: "tombs-goal", at: (view: View) => (view as unknown as Tombs).end.fame_needed },
  rest: "tombs-rest",
  sources,
  name: nameOf,
  note,
  sounds: {
    paw_laid: "knock",
    paw_inside: "knock",
    paw_moved: "knock",
    paw_removed: "card",
    room_opened: "knock",
    helper_hired: "chime",
    reserved: "card",
    dealt: "card",
    gained: "coin",
    chest_used: "coin",
    end_triggered: "chime",
  },
  guide: [
    { key: "tombs-guide-1" },
    { key: "tombs-guide-2", at: "[data-guide=tomb]" },
    { key: "tombs-guide-3", at: "[data-guide=tomb]" },
    { key: "tombs-guide-4", at: "[data-guide=guild-mine]" },
    { key: "tombs-guide-5", at: "[data-guide=market-rooms]" },
    { key: "tombs-guide-6", at: "[data-guide=market-helpers]" },
    { key: "tombs-guide-7", at: "[data-guide=camp]" },
    { key: "tombs-guide-8", at: "[data-guide=end]" },
    { key: "tombs-guide-9", at: "[data-guide=prompt]" },
  ],
} satisfies GameModule;
