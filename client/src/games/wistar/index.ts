import { registerIcons } from "../../draw/icons.ts";
import type { View } from "../../net/changes.ts";
import type * as wire from "../../net/messages.gen.ts";
import type { GameModule } from "../game.ts";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import icons from "./icons.json?icons";
import { journeys } from "./journeys.ts";
import Large from "./Large.svelte";
import Needs from "./Needs.svelte";
import { note } from "./note.ts";
import ScoreExtra from "./ScoreExtra.svelte";
import Status from "./Status.svelte";
import StatusCards from "./StatusCards.svelte";
import Steps from "./Steps.svelte";
import "./theme.css";
import type { Table } from "../../table/table.svelte.ts";
import { t } from "../../text/language.svelte.ts";
import { seatNumber, turnOf, viewOf, type Wistar } from "./view.ts";

registerIcons(icons);

const QUICK = new Set(["shift", "enter", "tent", "buy", "use", "claim"]);
const ALL_QUICK = "quick:all";

/** What stands on the board for an option that names no component. */
function touches(option: wire.Asked, ask: string): string[] {
  const [head, of] = option.parts;
  if (ask === "turn" && QUICK.has(String(head))) return head === "buy" ? [`quick:buy_${of}`, ALL_QUICK] : [ALL_QUICK];
  if (head === "hut") return ["alchemist:hut"];
  if (head === "main" || head === "action") return [`action:${of}`];
  return [];
}

/** In a turn's question the quick actions share one chip. */
function fold(option: wire.Asked): string | undefined {
  return option.touches?.includes(ALL_QUICK) ? ALL_QUICK : undefined;
}

/** What everybody would have if the game ended now. */
function pointsOf(view: Wistar): number[] {
  return view.players.map((player) =>
    view.ratbot?.seat === player.seat ? Object.values(view.ratbot.score).reduce((sum, n) => sum + n, 0) : player.points,
  );
}

/** How far the game is. */
function brief(table: Table): string {
  return t("wistar-brief", { n: viewOf(table).round, turn: turnOf(table) });
}

/** Ratbot acts between the choices of the one who plays against it. */
function doer(table: Table, told: wire.Told): number | undefined {
  const ratbot = viewOf(table).ratbot;
  return ratbot && told.what.startsWith("ratbot-") ? seatNumber(ratbot.seat) : undefined;
}

export default {
  Board,
  Chip,
  Large,
  Needs,
  ScoreExtra,
  Status,
  Steps,
  Variants: { status_cards: StatusCards },
  secret: true,
  lineIcons: {
    track: "laurels",
    powers: "medal",
    beds: "bed",
    rooms: "hobbit-door",
    mice: "seated-mouse",
    inventions: "light-bulb",
    finals: "checkered-flag",
    current: "plug",
    leftovers: "log",
    jokers: "jester-hat",
    pile: "card-draw",
    steps: "robot-antennas",
    "status-finals": "checkered-flag",
    markers: "treasure-map",
  },
  points: (view: View) => pointsOf(view as unknown as Wistar),
  note,
  doer,
  journeys,
  brief,
  touches,
  fold,
  sounds: {
    "placed-leader": "knock",
    visited: "knock",
    "ratbot-leader": "knock",
    "ratbot-hut": "knock",
    entered: "knock",
    shifted: "knock",
    went: "knock",
    tent: "knock",
    dug: "knock",
    built: "knock",
    opened: "card",
    revealed: "card",
    drew: "card",
    "took-card": "card",
    refilled: "card",
    played: "chime",
    solved: "chime",
    claimed: "chime",
    "took-mouse": "chime",
    "took-hero": "chime",
    gained: "coin",
    "ratbot-points": "coin",
    round: "turn",
  },
  guide: [
    { key: "wistar-guide-1" },
    { key: "wistar-guide-2", at: "[data-guide=wheel-box]" },
    { key: "wistar-guide-3", at: "[data-guide=wheel-box]" },
    { key: "wistar-guide-4", at: "[data-c='alchemist:hut']" },
    { key: "wistar-guide-5", at: "[data-guide=farm-box]" },
    { key: "wistar-guide-6", at: "[data-guide=burrow]" },
    { key: "wistar-guide-7", at: "[data-guide=market]" },
    { key: "wistar-guide-8", at: "[data-guide=player]" },
    { key: "wistar-guide-9", at: "[data-guide=prompt]" },
  ],
} satisfies GameModule;
