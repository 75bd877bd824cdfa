import { expect, test } from "vitest";

import type { News } from "../src/net/messages.gen.ts";
import { joined, standing } from "../src/table/entries.ts";

const news = (n: number, undo: number | null = null): News => ({ n, seat: 0, by: "hand", choice: null, undo, told: [], at: n });
const undone = (list: News[]): number[] => standing(list).flatMap((entry) => (entry.undone ? [entry.news.n] : []));

test("an undo marks the choices after the one it goes back to, and stays itself", () => {
  expect(undone([news(0), news(1), news(2), news(3), news(4, 1)])).toEqual([2, 3]);
});

test("what comes after an undo stands, and can be taken back in its turn", () => {
  expect(undone([news(0), news(1), news(2, 0), news(3), news(4)])).toEqual([1]);
  expect(undone([news(0), news(1), news(2, 0), news(3), news(4), news(5, 1)])).toEqual([1, 4]);
});

test("the setting up is no choice: it can't be taken back", () => {
  expect(undone([news(0), news(1), news(2, 0)])).toEqual([1]);
});

test("news are joined in order, each once, whatever is sent again", () => {
  expect(joined([news(0), news(1)], [news(0), news(1), news(2)]).map((one) => one.n)).toEqual([0, 1, 2]);
  expect(joined([], [news(0)]).map((one) => one.n)).toEqual([0]);
  expect(joined([news(0)], []).map((one) => one.n)).toEqual([0]);
});
