// The journal: each story once, as far as it was told, and nothing that was taken back.
import { expect, test } from "vitest";

import { tales } from "../src/games/above_below/book/tales.ts";
import { said } from "../src/games/above_below/said.ts";
import type { Tale } from "../src/games/above_below/view.ts";
import type { News } from "../src/net/messages.gen.ts";
import type { Moment } from "../src/replay/film.ts";

const told = (cave: string, paragraph: string, more: Partial<Tale> = {}): Tale =>
  ({ explorer: "seat:0", reader: "seat:1", cave, story: { paragraph, scene: {}, options: [] }, option: null, outcome: null, ...more }) as unknown as Tale;
const moment = (n: number, tale: Tale | null, round = 1, undo: number | null = null): Moment => ({
  n,
  view: { round, tale } as never,
  question: null,
  news: { n, undo } as unknown as News,
});
const END = { text: {}, lose: {}, words: {} };

test("a story is one entry, with what is known of it in the end and the round in which it was told", () => {
  const film = [
    moment(0, null),
    moment(1, told("cave:A", "paragraph:1")),
    moment(2, told("cave:A", "paragraph:1", { option: "paragraph:1/2" })),
    moment(3, told("cave:A", "paragraph:1", { option: "paragraph:1/2", outcome: END })),
    moment(4, told("cave:A", "paragraph:1", { option: "paragraph:1/2", outcome: END }), 2),
    moment(5, told("cave:B", "paragraph:7"), 2),
  ];
  expect(tales(film).map(({ round, tale }) => [round, tale.story!.paragraph, tale.option, tale.outcome !== null])).toEqual([
    [1, "paragraph:1", "paragraph:1/2", true],
    [2, "paragraph:7", null, false],
  ]);
});

test("what was taken back isn't in it", () => {
  const film = [moment(0, null), moment(1, told("cave:A", "paragraph:1")), moment(2, null, 1, 0), moment(3, told("cave:B", "paragraph:7"))];
  expect(tales(film).map(({ tale }) => tale.story!.paragraph)).toEqual(["paragraph:7"]);
});

test("sentences in a row have one full stop each", () => {
  expect(said("Smithy", "Costs 3 coins.", "", "Who goes?")).toBe("Smithy. Costs 3 coins. Who goes?");
});
