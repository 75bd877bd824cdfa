import { expect, test } from "vitest";

import { journeys } from "../src/games/wistar/journeys.ts";
import type { Table } from "../src/table/table.svelte.ts";

type Facts = Record<string, string | number>;
const after = (...told: [string, Facts][]): ReturnType<typeof journeys> =>
  journeys({
    view: { players: [{ beds: 3 }, { beds: 1 }], ratbot: { seat: "seat:1" } },
    latest: [{ told: told.map(([what, facts]) => ({ what, facts })) }],
  } as unknown as Table);

test("a door, a card of the market and a mouse go to whoever took them", () => {
  const { gone } = after(
    ["opened", { seat: "seat:0", passage: "passage:e1", door: "door:d3" }],
    ["took-card", { seat: "seat:0", card: "card:7", source: "action:find_ideas" }],
    ["ratbot-took-door", { passage: "passage:e2", why: "action-card:ra_explore" }],
    ["ratbot-took-mouse", { mouse: "mouse:hm06", vp: 2, why: "action-card:ra_explore" }],
  );
  expect([...gone]).toEqual([
    ["door@passage:e1", "doors:0"],
    ["card:7", "hand:0"],
    ["door@passage:e2", "doors:1"],
    ["mice", "mice:1"],
  ]);
});

test("goods are carried from where they came from, piece by piece; points in one seal", () => {
  const { carried } = after(
    ["gained", { seat: "seat:0", what: "wood", n: 2, source: "action:gather_wood" }],
    ["gained", { seat: "seat:1", what: "vp", n: 4, source: "goal:goal01" }],
    ["gained", { seat: "seat:1", what: "workers", n: 1, source: "goal:goal01" }],
  );
  expect(carried.map(({ from, to }) => [from, to])).toEqual([
    ["action:gather_wood", "wood:0"],
    ["action:gather_wood", "wood:0"],
    ["goal:goal01", "vp:1"],
  ]);
});

test("whoever slept in a bed that was built walks to the entrance", () => {
  const { carried } = after(["built", { seat: "seat:0", vp: 2 }], ["built", { seat: "seat:0", vp: 4 }], ["ratbot-built", { vp: 0, why: "x" }]);
  expect(carried.map(({ from, to }) => [from, to])).toEqual([
    ["bunk:0:2", "entrance:0"],
    ["bunk:0:1", "entrance:0"],
    ["bunk:1:0", "entrance:1"],
  ]);
});
