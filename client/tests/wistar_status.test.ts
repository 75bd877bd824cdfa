import { expect, test } from "vitest";

import { indicesOf, together } from "../src/games/wistar/status.ts";
import { KINDS } from "../src/games/wistar/view.ts";

test("a level that three cards share evenly leaves nothing to chance", () => {
  expect(indicesOf([], 6)).toEqual({ structure: [2], tool: [2], robot: [2] });
});

test("any other level leaves open which card has the higher index", () => {
  expect(indicesOf([], 4)).toEqual({ structure: [1, 2], tool: [1, 2], robot: [1, 2] });
});

test("named sides say it themselves", () => {
  expect(indicesOf(["structure/3", "tool/2", "robot/3"], 0)).toEqual({ structure: [3], tool: [2], robot: [3] });
});

test("whichever side is picked, no two indices differ by 2 or more (WS-009)", () => {
  for (let level = 0; level < 10; level++)
    for (const kind of KINDS)
      for (const index of [0, 1, 2, 3]) {
        const once = together(kind, index, indicesOf([], level));
        for (const next of KINDS)
          for (const other of [0, 1, 2, 3]) {
            const named = KINDS.map((one) => `${one}/${once[one]}`);
            const all = Object.values(together(next, other, indicesOf(named, 0)));
            expect(Math.max(...all) - Math.min(...all)).toBeLessThan(2);
            expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
            expect(Math.max(...all)).toBeLessThanOrEqual(3);
          }
      }
});
