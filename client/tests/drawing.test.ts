import { describe, expect, test } from "vitest";

import { colourOf, COLOURS, SHAPES } from "../src/draw/players.ts";
import { chance, hash } from "../src/draw/random.ts";
import { cut, gouge, grain, mix } from "../src/draw/shapes.ts";

test("chance depends on its seed alone", () => {
  const [a, b, other] = [chance(7), chance(7), chance(8)];
  const some = Array.from({ length: 20 }, a);
  expect(Array.from({ length: 20 }, b)).toEqual(some);
  expect(Array.from({ length: 20 }, other)).not.toEqual(some);
  expect(some.every((one) => one >= 0 && one < 1)).toBe(true);
});

test("different names are cut differently, the same name always the same", () => {
  expect(hash("room:pantry")).toBe(hash("room:pantry"));
  expect(hash("room:pantry")).not.toBe(hash("room:kitchen"));
  expect(cut(0, 0, 96, 152, { seed: 3 })).toBe(cut(0, 0, 96, 152, { seed: 3 }));
  expect(cut(0, 0, 96, 152, { seed: 3 })).not.toBe(cut(0, 0, 96, 152, { seed: 4 }));
});

test("a hand-cut edge wavers by no more than it may", () => {
  const numbers = cut(10, 20, 100, 60, { amp: 0.7, seed: 5 })
    .match(/-?[\d.]+ -?[\d.]+/g)!
    .map((pair) => pair.split(" ").map(Number) as [number, number]);
  for (const [x, y] of numbers) {
    expect(x).toBeGreaterThanOrEqual(10 - 0.75);
    expect(x).toBeLessThanOrEqual(110 + 0.75);
    expect(y).toBeGreaterThanOrEqual(20 - 0.75);
    expect(y).toBeLessThanOrEqual(80 + 0.75);
  }
});

test("a gouge is pointed at both ends", () => {
  expect(gouge(0, 0, 10, 0, 2)).toBe("M0.0 0.0Q5.0 2.0 10.0 0.0Q5.0 -2.0 0.0 0.0Z");
});

describe("colours", () => {
  test("mixing goes from one to the other", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
    expect(mix("#102030", "#304050", 0.5)).toBe("#203040");
  });
  test("every seat has a colour and a shape of its own", () => {
    expect(new Set([0, 1, 2, 3].map(colourOf)).size).toBe(4);
    expect(new Set(COLOURS.map((colour) => SHAPES[colour])).size).toBe(4);
  });
});

test("the grain is a picture in the style sheet, safe in quotes", () => {
  const url = grain("#6b4f22", 0.16);
  expect(url).toMatch(/^url\("data:image\/svg\+xml,[^"]*"\)$/);
  expect(decodeURIComponent(url)).toContain('fill="#6b4f22"');
});
