// Where the points of a finished game came from, below the lines of the score.
import type { Table } from "../../table/table.svelte.ts";
import type { Source } from "../game.ts";
import { GOODS, tokenOf } from "./draw/goods.ts";
import { buildingOf, viewOf, type Player } from "./view.ts";

/** Points printed on a player's buildings as they are, whatever else there is in the village. */
function printed(table: Table, player: Player): number {
  const buildings = [...player.houses, ...player.outposts.map(({ outpost }) => outpost)];
  const effects = buildings.flatMap((building) => buildingOf(table, building).effects);
  return effects.reduce((sum, effect) => sum + (effect.op === "vp" ? (effect.n ?? 1) : 0), 0);
}

export function sources(table: Table): Source[] {
  const { players } = viewOf(table);
  const of = (count: (player: Player) => number): number[] => players.map(count);
  const row = (line: string, key: string, icon: string, values: number[]): Source => ({ line, key: `above_below-from-${key}`, icon, values });
  const goods = GOODS.map((good) =>
    row("goods", good, tokenOf(good).icon, of(({ track }) => track.reduce((sum, { item, n, vp }) => sum + (item === `item:${good}` ? n * vp : 0), 0))),
  );
  const fixed = of((player) => printed(table, player));
  return [
    ...goods.filter(({ values }) => values.some((n) => n > 0)),
    row("buildings", "houses", "house", of(({ houses }) => houses.length)),
    row("buildings", "outposts", "camping-tent", of(({ outposts }) => outposts.length)),
    row("building-bonuses", "printed", "village", fixed),
    row("building-bonuses", "counted", "round-star", of(({ points }) => points["building-bonuses"] ?? 0).map((all, seat) => all - fixed[seat]!)),
  ];
}
