// Each lantern of the sum has a place from which it comes, and there are exactly as many as are counted.
import { expect, test } from "vitest";

import { hearth, lightsOf, optionHearth } from "../src/games/above_below/book/lights.ts";

const roll = (villager: string, lanterns: number) => ({ villager, die: 4, change: 0, lanterns });
const tale = { dice: [roll("villager:a", 2), roll("villager:b", 0), roll("villager:c", 1)], home: [], lanterns: 3, option: "paragraph:7/2" };

test("each die gives its own, one die after another", () => {
  const lights = lightsOf(tale);
  expect(lights.map((light) => light.from)).toEqual([hearth("villager:a"), hearth("villager:a"), hearth("villager:c")]);
  expect(lights[2]!.wait).toBeGreaterThan(lights[0]!.wait);
  expect(lights[0]!.wait).toBeGreaterThan(0);
});

test("those who go home give one each at once, the option what is left", () => {
  const lights = lightsOf({ ...tale, home: ["villager:b"], lanterns: 6 });
  expect(lights.slice(3)).toEqual([
    { id: "villager:b home", from: hearth("villager:b"), wait: 0 },
    { id: "option 0", from: optionHearth("paragraph:7/2"), wait: 0 },
    { id: "option 1", from: optionHearth("paragraph:7/2"), wait: 0 },
  ]);
});

test("a lantern keeps its name, so that it stays where it is when others come", () => {
  const before = lightsOf(tale).map((light) => light.id);
  const after = lightsOf({ ...tale, home: ["villager:c"], lanterns: 4 }).map((light) => light.id);
  expect(after.slice(0, 3)).toEqual(before);
  expect(new Set(after).size).toBe(4);
});
