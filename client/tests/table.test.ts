import { describe, expect, test } from "vitest";

import type { Asked } from "../src/net/messages.gen.ts";
import { nearest } from "../src/table/keyboard.ts";
import { declines, sorted } from "../src/table/options.ts";

const option = (id: string, touches: string[] = []): Asked => ({ id, parts: id.split("/"), touches });

describe("how options are laid out", () => {
  test("what is about components is a chip, what stands alone a button", () => {
    const { chips, buttons } = sorted([option("lay/entrance:1", ["entrance:1"]), option("lay/entrance:2", ["entrance:2"]), option("remove")]);
    expect(chips.map((one) => one.id)).toEqual(["lay/entrance:1", "lay/entrance:2"]);
    expect(buttons.map(({ option, main }) => [option.id, main])).toEqual([["remove", true]]);
  });
  test("declining is never the main button", () => {
    const { buttons } = sorted([option("take"), option("decline")]);
    expect(buttons.map(({ option, main }) => [option.id, main])).toEqual([
      ["take", true],
      ["decline", false],
    ]);
    expect(declines(option("stop"))).toBe(true);
    expect(declines(option("open/room:x"))).toBe(false);
  });
  test("several of one kind are chips, also where they touch nothing", () => {
    expect(sorted([option("pay/1/0"), option("pay/0/1")]).chips.length).toBe(2);
  });
});

describe("arrows on a board", () => {
  const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 10, height: 10 });
  const RIGHT = [1, 0] as const;
  const DOWN = [0, 1] as const;
  test("the nearest in the direction", () => {
    expect(nearest(box(0, 0), [box(40, 0), box(20, 0), box(-20, 0)], RIGHT)).toBe(1);
    expect(nearest(box(0, 0), [box(0, 30), box(0, -10)], DOWN)).toBe(0);
  });
  test("straight ahead goes before aslant", () => {
    expect(nearest(box(0, 0), [box(20, 18), box(40, 0)], RIGHT)).toBe(1);
  });
  test("nothing lies there", () => {
    expect(nearest(box(0, 0), [box(-20, 0), box(0, 60)], RIGHT)).toBe(-1);
  });
});
