import { describe, expect, test } from "vitest";

import { chanceFrom, chanceOf, chanceOfReroll, lanternsOf, percent, spreadOf, sumOf, type Explorer } from "../src/games/above_below/odds.ts";

const builder: Explorer = { faces: [{ min: 1, lanterns: 1 }, { min: 4, lanterns: 2 }] };
const scout: Explorer = { faces: [{ min: 1, lanterns: 1 }, { min: 3, lanterns: 2 }] };
const daredevil: Explorer = { faces: [{ min: 3, lanterns: 2 }, { min: 5, lanterns: 4 }] };
const founders = [builder, builder, scout];

describe("one die", () => {
  test("the better symbol counts, never both (AB-070, AB-071)", () => {
    expect([1, 2, 3, 4, 5, 6].map((roll) => lanternsOf(scout.faces, roll))).toEqual([1, 1, 2, 2, 2, 2]);
    expect([1, 2, 3, 4, 5, 6].map((roll) => lanternsOf(builder.faces, roll))).toEqual([1, 1, 1, 2, 2, 2]);
  });
  test("a result below both symbols is dark (AB-072)", () => {
    expect(spreadOf(daredevil)).toEqual([
      { lanterns: 0, chance: expect.closeTo(1 / 3) },
      { lanterns: 2, chance: expect.closeTo(1 / 3) },
      { lanterns: 4, chance: expect.closeTo(1 / 3) },
    ]);
  });
  test("poison takes one off the die (AB-307)", () => {
    expect(spreadOf({ ...builder, change: -1 })).toEqual([
      { lanterns: 0, chance: expect.closeTo(1 / 6) },
      { lanterns: 1, chance: expect.closeTo(1 / 2) },
      { lanterns: 2, chance: expect.closeTo(1 / 3) },
    ]);
  });
});

describe("several dice", () => {
  test("the sums of all chances are one", () => {
    const all = [...sumOf([builder, scout, daredevil].map(spreadOf)).values()].reduce((a, b) => a + b, 0);
    expect(all).toBeCloseTo(1, 12);
  });
  test("as the writers of the books reckon: two founders, then all three", () => {
    expect([3, 4, 5].map((need) => percent(chanceOf([builder, builder], need)))).toEqual([75, 25, 0]);
    expect([3, 4, 5, 6, 7].map((need) => percent(chanceOf(founders, need)))).toEqual([100, 92, 58, 17, 0]);
  });
  test("everybody sent home adds a lantern for each", () => {
    expect([6, 7, 8, 9].map((need) => percent(chanceOf(founders, need, 0, 3)))).toEqual([100, 92, 58, 17]);
  });
});

describe("rerolls", () => {
  test("one reroll of one die is two throws", () => {
    expect(chanceOf([builder], 2, 1)).toBeCloseTo(3 / 4, 12);
    expect(chanceOf([builder], 2, 2)).toBeCloseTo(7 / 8, 12);
  });
  test("the die is rolled again that helps most", () => {
    // Both are dark: the daredevil reaches 2 with 2/3, the builder only with 1/2.
    expect(chanceFrom([builder, daredevil], [1, 0], 3, 1)).toBeCloseTo(2 / 3, 12);
    expect(chanceOfReroll([builder, daredevil], [1, 0], 0, 2, 1)).toBeCloseTo(1 / 2, 12);
    expect(chanceOfReroll([builder, daredevil], [1, 0], 1, 3, 1)).toBeCloseTo(2 / 3, 12);
  });
  test("what is reached needs no reroll, and nobody rolls a die again that shows its best", () => {
    expect(chanceFrom([builder], [2], 2, 1)).toBe(1);
    expect(chanceFrom([builder], [2], 3, 5)).toBe(0);
  });
  test("more rerolls never make it worse", () => {
    const chances = [0, 1, 2, 3].map((rerolls) => chanceOf([...founders, daredevil], 8, rerolls));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[1]).toBeGreaterThan(chances[0]!);
  });
});

test("only what is certain is said to be 0 or 100 per cent", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
