import { beforeAll, expect, test } from "vitest";

import { arc } from "../src/table/flights.ts";

beforeAll(() => {
  // Node has no geometry of its own.
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  } as unknown as typeof DOMRect;
});

const place = (degrees: number, radius = 100): DOMRect => {
  const angle = (degrees * Math.PI) / 180;
  return new DOMRect(200 + radius * Math.cos(angle) - 5, 200 + radius * Math.sin(angle) - 5, 10, 10);
};
const turns = (rects: DOMRect[]): number[] => rects.map(({ x, y }) => Math.round((Math.atan2(y + 5 - 200, x + 5 - 200) * 180) / Math.PI));
const middle = { x: 200, y: 200 } as DOMPoint;

test("whoever walks round stays as far from the middle", () => {
  for (const { x, y } of arc(place(0), place(120), middle)) expect(Math.hypot(x + 5 - 200, y + 5 - 200)).toBeCloseTo(100);
  expect(turns(arc(place(0), place(80), middle))).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

test("the shorter way is taken, also across the seam", () => {
  expect(turns(arc(place(160), place(-120), middle))).toEqual([170, 180, -170, -160, -150, -140, -130]);
  expect(turns(arc(place(-160), place(120), middle))).toEqual([-170, 180, 170, 160, 150, 140, 130]);
});
