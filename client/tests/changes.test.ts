import { expect, test } from "vitest";

import { changed, type View } from "../src/net/changes.ts";

const view: View = { round: 1, players: [{ gold: 2, cards: ["a", "b"] }, { gold: 0, cards: [] }], markets: { rooms: ["x", "y"] } };

test("a value is put at its path, and the old view stays as it was", () => {
  const after = changed(view, [
    [["players", 0, "gold"], 5],
    [["round"], 2],
  ]);
  expect(after).toEqual({ round: 2, players: [{ gold: 5, cards: ["a", "b"] }, { gold: 0, cards: [] }], markets: { rooms: ["x", "y"] } });
  expect(view["round"]).toBe(1);
  expect(view["players"]).toEqual([
    { gold: 2, cards: ["a", "b"] },
    { gold: 0, cards: [] },
  ]);
});

test("branches that nothing happened to are shared with the old view", () => {
  const after = changed(view, [[["players", 0, "gold"], 5]]);
  expect(after["markets"]).toBe(view["markets"]);
  expect((after["players"] as View[])[1]).toBe((view["players"] as View[])[1]);
  expect((after["players"] as View[])[0]!["cards"]).toBe((view["players"] as View[])[0]!["cards"]);
});

test("a path without a value removes what is there", () => {
  expect(changed(view, [[["markets", "rooms"]]])["markets"]).toEqual({});
  expect((changed(view, [[["players", 0]]])["players"] as View[]).length).toBe(1);
});

test("null and false are values, not removals", () => {
  const after = changed(view, [
    [["round"], null],
    [["players", 1, "gold"], false],
  ]);
  expect(after["round"]).toBeNull();
  expect((after["players"] as View[])[1]!["gold"]).toBe(false);
});

test("changes are made in order, and may touch what an earlier one has put", () => {
  const after = changed(view, [
    [["markets"], { rooms: [], helpers: ["h"] }],
    [["markets", "helpers", 0], "i"],
  ]);
  expect(after["markets"]).toEqual({ rooms: [], helpers: ["i"] });
});

test("an empty path exchanges the whole view", () => {
  expect(changed(view, [[[], { round: 9 }]])).toEqual({ round: 9 });
});

test("no change is no change", () => {
  expect(changed(view, [])).toBe(view);
});
