// What is told under the end of a story: all that it brought and took, and nothing of what comes after.
import { expect, test } from "vitest";

import { spoils } from "../src/games/above_below/book/spoils.ts";
import type { News } from "../src/net/messages.gen.ts";

const news = (n: number, ...told: string[]): News => ({ n, undo: null, told: told.map((what) => ({ what, facts: {} })) }) as unknown as News;
const found = (...all: News[]): string[] => spoils(all).map((one) => one.what);

test("nothing before the lanterns are counted", () => {
  expect(found(news(1, "coins", "rolled"))).toEqual([]);
});

test("gains and losses in the cave, and what becomes of the cave once all are home", () => {
  expect(found(news(1, "coins"), news(2, "outcome", "gained", "rolled", "coins"), news(3, "came-home", "cave-gained", "gained"))).toEqual(["gained", "coins", "cave-gained"]);
});

test("the next exploration isn't mixed with the last one, nor is the turn that goes on", () => {
  expect(found(news(1, "outcome", "gained", "came-home"), news(2, "outcome", "lost"))).toEqual(["lost"]);
  expect(found(news(1, "outcome", "came-home", "cave-lost", "laid", "laid", "laid", "coins"))).toEqual(["cave-lost"]);
});
