import { createRequire } from "node:module";

import { describe, expect, test } from "vitest";

import { coarse } from "../scripts/outlines.ts";

describe("an outline on a grid", () => {
  test("keeps a path that lies on it, as relative commands", () => {
    expect(coarse("M10 20L30 20L30 50Z", 1)).toBe("m10 20h20v30z");
  });
  test("counts in steps of the grid", () => {
    expect(coarse("M8 16H24V40L8 16Z", 4)).toBe("m2 4h4v6l-4-6z");
  });
  test("puts every corner on the grid by itself, so that small steps don't add up to a drift", () => {
    // Ten steps of 0.4 are 4, though each alone rounds to nothing: from there it is no way to (4, 4).
    expect(coarse(`M0 0${"l.4 .4".repeat(10)}M4 4h5`, 1)).toMatch(/m0 0h5$/);
  });
  test("goes on after a closed piece from where that piece began", () => {
    expect(coarse("m10 10h5v5zm20 0h5", 1)).toBe("m10 10h5v5zm20 0h5");
  });
  test("reads curves, arcs with packed flags and numbers that touch", () => {
    expect(coarse("M0 0c1.6.4 3 .6 4.2-2.2", 1)).toBe("m0 0c2 0 3 1 4-2");
    expect(coarse("M0 0a5 5 0 0110 0", 1)).toBe("m0 0a5 5 0 0 1 10 0");
    expect(coarse("M1 1A.2.2 0 1 0 9 1", 1)).toBe("m1 1a1 1 0 1 0 8 0");
    expect(coarse("M0 0s2 2 4 0q2 2 4 0t4 0", 1)).toBe("m0 0s2 2 4 0q2 2 4 0t4 0");
  });
  test("writes a command once for several of its kind, and leaves out what moves nothing", () => {
    expect(coarse("M0 0L3 4L6 8L6.1 8.1", 1)).toBe("m0 0l3 4 3 4");
  });
  test("refuses what is no path", () => {
    expect(() => coarse("M1 x", 1)).toThrow("no number");
  });
});

test("every icon of the set can be drawn coarsely, and stays within half a step of itself at its ends", () => {
  const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  const some = Object.entries(icons).filter((_, i) => i % 40 === 0);
  expect(some.length).toBeGreaterThan(80);
  for (const [name, { body }] of some) {
    const path = / d="([^"]*)"/.exec(body)![1]!;
    const [x, y] = /^M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/i.exec(path)!.slice(1, 3).map(Number) as [number, number];
    const [gx, gy] = /^m(-?\d+) ?(-?\d+)/.exec(coarse(path, 4))!.slice(1, 3).map(Number) as [number, number];
    expect([Math.abs(gx * 4 - x) <= 2, Math.abs(gy * 4 - y) <= 2, name]).toEqual([true, true, name]);
  }
});
