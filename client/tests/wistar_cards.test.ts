import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { bill, hits, rowBill, settled } from "../src/games/wistar/cost.ts";
import { counted } from "../src/games/wistar/counts.ts";
import { breadthOf, countSigns, effectSigns, fitting, nodeSigns, priceSigns, type Sign } from "../src/games/wistar/effects.ts";
import { Lodgers, roomsOf, VERANDA } from "../src/games/wistar/lodgers.ts";
import { sifted } from "../src/games/wistar/sieve.ts";
import { breaks, spread, title } from "../src/games/wistar/titles.ts";
import type { Effect, Node, Player, PrintedCard, PrintedRow, Wistar } from "../src/games/wistar/view.ts";

const icon = (name: string): Sign => ({ is: "icon", name });
const text = (said: string): Sign => ({ is: "text", text: said });
const seal = (n: string): Sign => ({ is: "seal", text: n });

function player(changes: Partial<Player> = {}): Player {
  return {
    seat: "seat:0",
    vp: 0,
    wood: 0,
    metal: 0,
    move: 0,
    joker: 0,
    current: 0,
    icons: { intelligence: 0, agility: 0, perception: 0, strength: 0, endurance: 0, energy: 0 },
    hand: [],
    hand_size: { basic: 0, advanced: 0 },
    played: [],
    mice: [],
    powers: [],
    doors: [],
    claimed: [],
    tents: [],
    heroes: [],
    rooms: 3,
    dug: 0,
    free_rooms: 3,
    beds: 0,
    beds_in_rooms: 0,
    markers: 0,
    payable: 0,
    entrance: 0,
    workers: { "area:forest": 0, "area:burrow": 0, "area:farm": 0 },
    immune: false,
    ...changes,
  } as unknown as Player;
}

function card(changes: Partial<PrintedCard> = {}): PrintedCard {
  return {
    deck: "basic",
    kind: "tool",
    skills: [],
    energy: 0,
    cost: {},
    needs: {},
    effect_type: "immediate",
    effect: { type: "immediate", do: [] },
    vp: 0,
    picture: ["gloves"],
    ...changes,
  };
}

const lacks = (found: ReturnType<typeof bill>): [string, number][] => found.missing.map(({ what, n }) => [what, n]);

describe("effects in signs", () => {
  test("a gain names its things, numbers only where there are several", () => {
    expect(nodeSigns({ op: "gain", wood: 2, vp: 1 })).toEqual([text("2"), icon("log"), seal("1")]);
  });
  test("paying leads by an arrow to what it brings", () => {
    expect(nodeSigns({ op: "exchange", pay: { joker: 1 }, get: [{ op: "explore", n: 3 }] })).toEqual([
      icon("jester-hat"),
      { is: "arrow" },
      text("3"),
      icon("compass"),
    ]);
  });
  test("a price in points is a negative seal with a true minus", () => {
    expect(priceSigns({ vp: 1 })).toEqual([seal("\u22121")]);
  });
  test("each time this, gain that", () => {
    expect(nodeSigns({ op: "when", event: "take_mouse", kind: "any", do: [{ op: "gain", move: 1 }] })).toEqual([
      icon("seated-mouse"),
      text(":"),
      icon("paw-print"),
    ]);
  });
  test("choices are parted by strokes, conditions ask", () => {
    expect(nodeSigns({ op: "choose", of: [[{ op: "gain", joker: 2 }], [{ op: "gain", current: 1 }]] })).toEqual([
      text("2"),
      icon("jester-hat"),
      text("/"),
      icon("plug"),
    ]);
    expect(nodeSigns({ op: "if", cond: { at_least: 3, of: { rooms_dug: true } }, then: [{ op: "gain", wood: 2 }] })).toEqual([
      text("3+"),
      icon("hobbit-door"),
      text("?"),
      text("2"),
      icon("log"),
    ]);
  });
  test("whoever has more loses", () => {
    expect(nodeSigns({ op: "aggro", more: { rooms_dug: true }, choose: [[{ metal: 2 }], [{ vp: 3 }]] })).toEqual([
      icon("hobbit-door"),
      text(">"),
      text("\u22122"),
      icon("metal-bar"),
      text("/"),
      seal("\u22123"),
    ]);
  });
  test("a discount says on what, and how much of which", () => {
    expect(nodeSigns({ op: "discount", target: "play", kind: "structure", either: 1 })).toEqual([
      icon("house"),
      text("\u22121"),
      { is: "mix", cards: false },
    ]);
    expect(nodeSigns({ op: "discount", target: "dig_action", metal: 1 })).toEqual([icon("dig-dug"), text(":"), text("\u22121"), icon("metal-bar")]);
  });
  test("mice of the house or the cellar stand on their tile", () => {
    expect(countSigns({ mice: "cellar" })).toEqual([{ is: "icon", name: "seated-mouse", on: "cellar" }]);
    expect(countSigns({ mice: "any" })).toEqual([icon("seated-mouse")]);
  });
  test("sums and parts of a count", () => {
    expect(countSigns({ each: 2, of: { skill: "strength" } })).toEqual([text("2"), icon("biceps")]);
    expect(countSigns({ sum: [{ doors: true }, { markers: "missions" }] })).toEqual([icon("wooden-door"), text("+"), icon("treasure-map")]);
  });
  test("one after another; what has no effect has no signs", () => {
    expect(effectSigns({ type: "immediate", do: [{ op: "open_door", where: "adjacent" }, { op: "move_explorer", range: "one" }] })).toEqual([
      icon("wooden-door"),
      text("\u00b7"),
      icon("path-distance"),
    ]);
    expect(effectSigns(undefined)).toEqual([]);
  });
  test("what doesn't fit is left out, and dots say so", () => {
    const signs = [icon("log"), text("/"), icon("metal-bar"), text("/"), icon("plug")];
    expect(fitting(signs, breadthOf(signs))).toEqual(signs);
    const short = fitting(signs, 3);
    expect(short.at(-1)).toEqual(text("\u2026"));
    expect(breadthOf(short)).toBeLessThanOrEqual(3);
    expect(short.slice(0, -1)).toEqual(signs.slice(0, short.length - 1));
  });
});

describe("what a card costs me", () => {
  test("price and requirements, and how much of each is missing", () => {
    const found = bill(player({ wood: 1 }), card({ cost: { wood: 3, metal: 1 }, needs: { kinds: { robot: 1 }, rooms_dug: 2 } }), {});
    expect(found.needs.map(({ what, n, have, paid }) => [what, n, have, paid])).toEqual([
      ["wood", 3, 1, true],
      ["metal", 1, 0, true],
      ["robot", 1, 0, false],
      ["rooms", 2, 0, false],
    ]);
    expect(lacks(found)).toEqual([
      ["wood", 2],
      ["metal", 1],
      ["robot", 1],
      ["rooms", 2],
    ]);
  });
  test("jokers stand in for missing skills, but only if they are enough, and never for energy", () => {
    const wanted = card({ needs: { skills: { agility: 2, strength: 1 } } });
    expect(bill(player({ joker: 3 }), wanted, {})).toMatchObject({ jokers: 3, missing: [] });
    expect(lacks(bill(player({ joker: 2 }), wanted, {}))).toEqual([
      ["agility", 2],
      ["strength", 1],
    ]);
    expect(lacks(bill(player({ joker: 9 }), card({ needs: { energy: 1 } }), {}))).toEqual([["energy", 1]]);
  });
  test("ignored icons come before jokers", () => {
    const short = [{ what: "agility", sign: icon("sprint"), n: 2, have: 0, skill: true, paid: false }];
    expect(settled(short, 1, 1)).toMatchObject({ jokers: 1, missing: [] });
    expect(settled(short, 2, 0)).toMatchObject({ jokers: 0, missing: [] });
  });
  test("my standing effects make it cheaper, where they mean it", () => {
    const off = (target: string, more: object): PrintedCard =>
      card({ effect: { type: "permanent", do: [{ op: "discount", target, ...more }] } as Effect, effect_type: "permanent" });
    const facts = { "card:1": off("play", { kind: "structure", wood: 1 }), "card:2": off("play", { either: 1 }), "card:3": off("bed", { wood: 1 }) };
    const me = player({ played: ["card:1", "card:2", "card:3"], wood: 1, metal: 1 });
    expect(bill(me, card({ kind: "structure", cost: { wood: 2, metal: 2 } }), facts).missing).toEqual([]);
    expect(lacks(bill(me, card({ kind: "tool", cost: { wood: 2, metal: 2 } }), facts))).toEqual([["wood", 1]]);
  });
  test("a mission's mix is paid with wood, metal and cards alike, and has discounts of its own", () => {
    const row = { locks: [], cost: { any: 3 }, needs: {}, reward: [] } as unknown as PrintedRow;
    expect(lacks(rowBill(player({ payable: 2 }), row, {}))).toEqual([["any", 1]]);
    const facts = { "card:1": card({ effect: { type: "permanent", do: [{ op: "discount", target: "mission", either: 1 }] } as Effect }) };
    expect(rowBill(player({ payable: 2, played: ["card:1"] }), row, facts).missing).toEqual([]);
  });
});

describe("whom an aggressive card hits", () => {
  const aggressive = (more: object): Record<string, PrintedCard> => ({
    "card:9": card({ effect_type: "aggressive", effect: { type: "aggressive", do: [{ op: "aggro", more, lose: [{ vp: 2 }] }] as Node[] } }),
  });
  const table = (...others: Partial<Player>[]): Wistar => ({ players: [player(), ...others.map((one, i) => player({ seat: `seat:${i + 1}`, ...one }))] }) as Wistar;

  test("those who have more than I, but not the immune", () => {
    const view = table({ dug: 3 }, { dug: 2 }, { dug: 5, immune: true });
    expect(hits(view, player({ dug: 2 }), "card:9", aggressive({ rooms_dug: true })).map(({ seat, theirs, mine }) => [seat, theirs, mine])).toEqual([
      ["seat:1", 3, 2],
    ]);
  });
  test("the card itself counts as played, and no longer as a card of my hand", () => {
    const facts = aggressive({ cards: { effect: "aggressive" } });
    expect(hits(table({ played: ["card:9"] }), player(), "card:9", facts)).toEqual([]);
    const hand = aggressive({ hand: "any" });
    const me = player({ hand: ["card:9"], hand_size: { basic: 1, advanced: 0 } });
    expect(hits(table({ hand_size: { basic: 1, advanced: 0 } }), me, "card:9", hand).map((hit) => hit.seat)).toEqual(["seat:1"]);
  });
});

test("counts divide, add up and make sets", () => {
  const facts = { "card:1": card({ kind: "tool" }), "card:2": card({ kind: "robot" }), "card:3": card({ kind: "robot", skills: ["agility"] }) };
  const me = player({ played: ["card:1", "card:2", "card:3"], wood: 3, metal: 2 });
  const of = (count: Record<string, unknown>): number => counted(me, count, facts);
  expect(of({ cards: { kind: "robot" } })).toBe(2);
  expect(of({ cards: { kind: "robot", has_skill: "agility" } })).toBe(1);
  expect(of({ sum: [{ tokens: "wood" }, { tokens: "metal" }] })).toBe(5);
  expect(of({ each: 2, of: { sum: [{ tokens: "wood" }, { tokens: "metal" }] } })).toBe(2);
  expect(of({ sets: [{ cards: { kind: "tool" } }, { cards: { kind: "robot" } }] })).toBe(1);
  expect(of({ workers: "board" })).toBe(0);
});

describe("rooms of the burrow", () => {
  test("what has moved in stays where it is", () => {
    const lodgers = new Lodgers();
    const start = player({ beds_in_rooms: 1, mice: ["mouse:a"] });
    expect([...lodgers.settle(start)]).toEqual([
      [0, { bed: 0 }],
      [1, { mouse: "mouse:a" }],
    ]);
    expect(lodgers.settle(player({ beds_in_rooms: 2, mice: ["mouse:a"] })).get(1)).toEqual({ mouse: "mouse:a" });
    const gone = lodgers.settle(player({ beds_in_rooms: 2, mice: [] }));
    expect([...gone.keys()].sort()).toEqual([0, 2]);
    expect(lodgers.settle(player({ beds_in_rooms: 2, mice: ["mouse:b"] })).get(1)).toEqual({ mouse: "mouse:b" });
  });
  test("tunnels come after the three rooms, then the veranda and rooms on cards", () => {
    expect(roomsOf(player({ rooms: 5, dug: 2 }))).toEqual([0, 1, 2, 3, 4]);
    expect(roomsOf(player({ rooms: 4, powers: ["power:veranda"] }))).toEqual([0, 1, 2, VERANDA]);
    expect(roomsOf(player({ rooms: 4 }))).toEqual([0, 1, 2, VERANDA + 1]);
  });
  test("a lodger on the veranda isn't moved by a new tunnel", () => {
    const lodgers = new Lodgers();
    const full = { beds_in_rooms: 3, mice: ["mouse:a"], powers: ["power:veranda"] };
    expect(lodgers.settle(player({ ...full, rooms: 4 })).get(VERANDA)).toEqual({ mouse: "mouse:a" });
    expect(lodgers.settle(player({ ...full, rooms: 5, dug: 1 })).get(VERANDA)).toEqual({ mouse: "mouse:a" });
  });
});

describe("names on cards", () => {
  test("a short name stands in large type, a long one in smaller", () => {
    expect(title("Hammer", "M")).toMatchObject({ lines: ["Hammer"], size: 14 });
    expect(title("Biomechanical Gloves", "M").size).toBeLessThan(14);
  });
  test("nothing of a name is lost, however it is broken", () => {
    for (const name of ["Museum of Human Nonsense", "Hamster-Wheel Power Plant", "Электростанция «Беличье колесо»", "Tuta anticontaminazione", "Разведывательный центр"])
      for (const form of ["S", "M", "L"] as const) {
        const { lines } = title(name, form);
        const bare = (said: string): string => said.replace(/[ -]/g, "");
        expect(bare(lines.join(""))).toBe(bare(name));
        expect(lines.length).toBeLessThanOrEqual(3);
      }
  });
  test("a word is broken between syllables, never before a sign that hangs", () => {
    expect(breaks("Разведывательный")).toContain("Разведыва".length);
    expect(breaks("Underground").map((at) => "Underground".slice(0, at))).not.toContain("Underg");
    for (const word of ["Криохранилище", "Электростанция", "anticontaminazione", "Cartographer's"])
      for (const at of breaks(word)) {
        expect(at).toBeGreaterThanOrEqual(3);
        expect(word.length - at).toBeGreaterThanOrEqual(3);
        expect("ьъйы'").not.toContain(word[at]);
      }
  });
  test("the longer the sentence, the smaller its type and the lower the picture", () => {
    const [short, long] = [spread("Gain 1 wood.", 0), spread("x".repeat(290), 0)];
    expect(short).toEqual({ size: 14, lead: 18, picture: 120 });
    expect(long.size).toBe(11);
    expect(long.picture).toBeLessThan(short.picture);
  });
});

test("inventions are filtered by kind and effect, and sorted", () => {
  const facts = {
    "card:1": card({ kind: "robot", vp: 1 }),
    "card:2": card({ kind: "tool", vp: 3, effect_type: "once" }),
    "card:3": card({ kind: "tool", vp: 2 }),
  };
  const names: Record<string, string> = { "card:1": "Owl", "card:2": "Hammer", "card:3": "Torch" };
  const sift = (kind: "tool" | null, effect: "once" | null, sort: "played" | "name" | "points"): string[] =>
    sifted(Object.keys(facts), facts, (id) => names[id]!, { kind, effect }, sort);
  expect(sift(null, null, "played")).toEqual(["card:1", "card:2", "card:3"]);
  expect(sift("tool", null, "name")).toEqual(["card:2", "card:3"]);
  expect(sift("tool", "once", "played")).toEqual(["card:2"]);
  expect(sift(null, null, "points")).toEqual(["card:2", "card:3", "card:1"]);
});

test("the outlines that are fetched are just those of the 180 pictures", () => {
  const source = readFileSync(new URL("../../src/warren/games/wistar/content/pictures.yaml", import.meta.url), "utf8");
  const pictures = [...source.matchAll(/^ {2}\d+: \[([^\]]+)\]/gm)].map((found) => found[1]!.split(",").map((name) => name.trim()));
  expect(pictures).toHaveLength(180);
  const listed = JSON.parse(readFileSync(new URL("../src/games/wistar/pictures.json", import.meta.url), "utf8")) as string[];
  expect(listed).toEqual([...new Set(pictures.flat())].sort());
});
