import { describe, expect, test } from "vitest";

import { points } from "../src/games/generic/points.ts";
import { empty, isComponent, named, split } from "../src/games/generic/split.ts";
import type { Json } from "../src/net/changes.ts";
import { bundleOf } from "../src/text/fluent.ts";
import { Words } from "../src/text/words.ts";

const words = new Words(bundleOf("en", "view-deck_left = Cards left\nscore-fame = Fame"), {}, {}, []);

test("a component's id is known by its colon", () => {
  expect(isComponent("card:42")).toBe(true);
  expect(isComponent("sector:wood/1")).toBe(true);
  expect(isComponent("a word: another")).toBe(false);
  expect(isComponent("plain")).toBe(false);
  expect(isComponent(3)).toBe(false);
});

test("what says nothing isn't shown; zero says something", () => {
  const nothings: (Json | undefined)[] = [null, undefined, false, "", [], [null, []], {}, { a: null }];
  for (const nothing of nothings) expect(empty(nothing)).toBe(true);
  const somethings: Json[] = [0, true, "x", [0], { a: 0 }];
  for (const something of somethings) expect(empty(something)).toBe(false);
});

test("a view falls into players, things and facts", () => {
  const parts = split({ seat: 0, round: 3, players: [{ gold: 1 }], market: ["card:1"], empty: [], deck: { left: 4 } });
  expect(parts.players).toEqual([{ gold: 1 }]);
  expect(parts.things).toEqual([
    ["market", ["card:1"]],
    ["deck", { left: 4 }],
  ]);
  expect(parts.facts).toEqual({ round: 3 });
});

test("a key is shown in the catalogue's words, or at least readable", () => {
  expect(named(words, "deck_left")).toBe("Cards left");
  expect(named(words, "fame")).toBe("Fame");
  expect(named(words, "first_player")).toBe("First player");
});

describe("points so far", () => {
  test("where every player has them, also a level deeper", () => {
    expect(points({ players: [{ points: 3 }, { points: 5 }] })).toEqual([3, 5]);
    expect(points({ players: [{ points: { total: 7 } }] })).toEqual([7]);
  });
  test("none where one has none", () => {
    expect(points({ players: [{ points: 3 }, {}] })).toBeNull();
    expect(points({})).toBeNull();
  });
});
