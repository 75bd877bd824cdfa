import type { GameModule } from "../game.ts";
import Board from "./Board.svelte";
import { points } from "./points.ts";

export default { Board, secret: true, points } satisfies GameModule;
