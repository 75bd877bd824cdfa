import { describe, expect, test } from "vitest";

import { lacking, needs } from "../src/games/tombs/cost.ts";
import { Grid, LARGE, SMALL } from "../src/games/tombs/geometry.ts";
import { barredBy, crossings } from "../src/games/tombs/laying.ts";
import { breadth, effectSymbols, stepSymbols } from "../src/games/tombs/symbols.ts";
import type { Entrance, Printed, Tombs } from "../src/games/tombs/view.ts";

describe("where the cards of the tomb lie", () => {
  const grid = new Grid(LARGE, 3);
  test("the whole is as large as it was drawn", () => {
    expect([grid.width, grid.height]).toEqual([768, 560]);
    const phone = new Grid(SMALL, 3);
    expect([phone.width, phone.height]).toEqual([374, 324]);
  });
  test("column c begins at 84 + 152c, row r at 80 + 136r", () => {
    expect(grid.place(0, 0)).toEqual({ x: 84, y: 80, w: 144, h: 128 });
    expect(grid.place(2, 3)).toEqual({ x: 84 + 3 * 152, y: 80 + 2 * 136, w: 144, h: 128 });
  });
  test("an entrance stands at the end of its row or column", () => {
    expect(grid.entrance("left", 1)).toEqual({ x: 0, y: grid.y(1), w: 76, h: 128 });
    expect(grid.entrance("right", 1)).toEqual({ x: 768 - 76, y: grid.y(1), w: 76, h: 128 });
    expect(grid.entrance("top", 2)).toEqual({ x: grid.x(2), y: 0, w: 144, h: 72 });
    expect(grid.entrance("bottom", 2)).toEqual({ x: grid.x(2), y: 560 - 72, w: 144, h: 72 });
  });
});

const means = { food: 2, torch: 0, pick: 1, gold: 1, fame: 0 };
const entrance = (id: string, paw: string | null, opposite: string, line: string[]): Entrance => ({
  id,
  paw,
  opposite,
  line,
  token: false,
  side: "normal",
  owner: null,
});
const view = {
  players: [{ means }],
  offers: [{ card: "room:in_camp", camp: true, discount: 1, payable: true }],
  would_fill: { "entrance:1": ["place:b"] },
  entrances: [
    entrance("entrance:1", null, "entrance:2", ["place:a", "place:b"]),
    entrance("entrance:2", "seat:1", "entrance:1", ["place:a", "place:b"]),
    entrance("entrance:3", "seat:0", "entrance:4", ["place:b", "place:c"]),
    entrance("entrance:4", null, "entrance:3", ["place:b", "place:c"]),
  ],
} as unknown as Tombs;
const card = (cost: Printed["cost"]): Printed => ({ faction: null, back: "green", cost, fame: 1 });

describe("what a card costs me", () => {
  test("each kind with what I have; any kind is the sum of all", () => {
    expect(needs(view, card({ food: 1, any: 2, gold: 2 }), 0)).toEqual([
      { kind: "food", cost: 1, have: 2 },
      { kind: "any", cost: 2, have: 3 },
      { kind: "gold", cost: 2, have: 1 },
    ]);
  });
  test("gold stands in for a missing resource, but pays only once", () => {
    expect(lacking(view, card({ torch: 1 }), "room:x", 0)).toBe(0);
    expect(lacking(view, card({ torch: 2 }), "room:x", 0)).toBe(1);
    expect(lacking(view, card({ torch: 1, gold: 1 }), "room:x", 0)).toBe(1);
  });
  test("what is left over of one kind pays for any kind", () => {
    expect(lacking(view, card({ food: 1, any: 2 }), "room:x", 0)).toBe(0);
    expect(lacking(view, card({ food: 2, any: 3 }), "room:x", 0)).toBe(1);
  });
  test("a card in the camp costs a resource less", () => {
    expect(lacking(view, card({ torch: 2 }), "room:in_camp", 0)).toBe(0);
  });
  test("a spectator lacks nothing", () => {
    expect(lacking(view, card({ gold: 9 }), "room:x", null)).toBe(0);
  });
});

describe("laying a paw", () => {
  const [first, taken, mine, ahead] = view.entrances as [Entrance, Entrance, Entrance, Entrance];
  test("another's paw at the far end bars an entrance; my own doesn't, nor is a taken one barred", () => {
    expect(barredBy(view, first, 0)).toBe(1);
    expect(barredBy(view, ahead, 0)).toBeNull();
    expect(barredBy(view, ahead, 1)).toBe(0);
    expect(barredBy(view, taken, 0)).toBeNull();
  });
  test("a crossing knows which of my lines it lies on", () => {
    expect(crossings(view, first, 0)).toEqual([{ place: "place:b", with: [mine.id] }]);
    expect(crossings(view, ahead, 0)).toEqual([]);
  });
});

describe("effects in symbols", () => {
  test("a gain is its pips", () => {
    expect(stepSymbols({ gain: { food: 2, gold: 1 } })).toEqual([
      { is: "pip", kind: "food", n: 2 },
      { is: "pip", kind: "gold", n: 1 },
    ]);
  });
  test("a choice has a stroke between its ways", () => {
    const tokens = stepSymbols({ choose: [[{ gain: { food: 1 } }], [{ gain: { torch: 1 } }]] });
    expect(tokens.map((token) => token.is)).toEqual(["pip", "sign", "pip"]);
  });
  test("an exchange is paid before the arrow", () => {
    expect(stepSymbols({ exchange: { pay: { gold: 1 }, get: { any: 2 } } }).map((token) => token.is)).toEqual(["pip", "arrow", "pip"]);
  });
  test("whenever is a colon", () => {
    const tokens = effectSymbols({ when: { event: "gain", of: "torch" }, do: [{ gain: { torch: 1 } }] });
    expect(tokens).toEqual([
      { is: "pip", kind: "torch", n: 1 },
      { is: "sign", text: ":" },
      { is: "pip", kind: "torch", n: 1 },
    ]);
  });
  test("more symbols are broader", () => {
    const one = stepSymbols({ gain: { food: 1 } });
    const many = stepSymbols({ gain: { food: 2, torch: 1 } });
    expect(breadth(many)).toBeGreaterThan(breadth(one));
  });
});
