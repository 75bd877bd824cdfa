import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { asked, draft, goodLevel, resized, switched, variantsFor } from "../src/lobby/draft.ts";
import type { RulebookInfo, VariantInfo } from "../src/net/messages.gen.ts";
import { bundleOf, format, type Lang } from "../src/text/fluent.ts";

const variant = (name: string, kind: VariantInfo["kind"], value: VariantInfo["default"], seats: number[] = []): VariantInfo => ({
  name,
  kind,
  default: value,
  seats,
  title: name,
  about: "",
  values: [],
  module: false,
  brings: [],
});
const book: RulebookInfo = {
  name: "wistar",
  version: "1",
  title: "Rats",
  about: "",
  length: "",
  weight: "",
  seats: [1, 2, 3, 4],
  variants: [variant("ratbot", "number", 4, [1]), variant("open", "flag", false, [2, 3, 4]), variant("cards", "words", [])],
};
const botName = (seat: number): string => `Bot ${seat}`;
const make = (preset: Parameters<typeof draft>[1]): ReturnType<typeof draft> => draft(book, preset, "greedy", "Lena", botName, {});

test("the level offered first is the strongest that is good", () => {
  expect(goodLevel([{ level: "random" }, { level: "greedy" }, { level: "strong" }])).toBe("strong");
  expect(goodLevel([{ level: "random" }, { level: "greedy" }])).toBe("greedy");
  expect(goodLevel([{ level: "random" }])).toBe("random");
});

describe("presets", () => {
  test("play: me against a bot", () => {
    expect(make("play").seats).toEqual([
      { who: "me", name: "Lena", level: "greedy" },
      { who: "bot", name: "Bot 1", level: "greedy" },
    ]);
  });
  test("solo: one seat, and only its variants are asked for", () => {
    const solo = make("solo");
    expect(solo.seats.map((seat) => seat.who)).toEqual(["me"]);
    expect(asked(solo, book).variants).toEqual({ ratbot: 4, cards: [] });
  });
  test("invite: the others come by a link; one screen: they sit here", () => {
    expect(asked(make("invite"), book).seats).toEqual([
      { kind: "human", name: "Lena", mine: true, absent: "strong" },
      { kind: "human", name: "", mine: false, absent: "strong" },
    ]);
    expect(asked(make("screen"), book).seats[1]).toEqual({ kind: "human", name: "", mine: true, absent: "strong" });
  });
});

test("more seats are filled like the last one, fewer are taken from the end", () => {
  const four = resized(make("play"), 4, botName);
  expect(four.seats.map((seat) => seat.name)).toEqual(["Lena", "Bot 1", "Bot 2", "Bot 3"]);
  expect(resized(four, 2, botName).seats).toEqual(four.seats.slice(0, 2));
  expect(resized(make("solo"), 2, botName).seats[1]).toEqual({ who: "bot", name: "Bot 1", level: "greedy" });
});

test("a variant for other numbers of seats is neither shown nor sent", () => {
  expect(variantsFor(book, 2).map((one) => one.name)).toEqual(["open", "cards"]);
  expect(asked(make("play"), book).variants).toEqual({ open: false, cards: [] });
});

test("what was chosen before is chosen again", () => {
  const again = draft(book, "play", "greedy", "Lena", botName, { open: true });
  expect(asked(again, book).variants).toEqual({ open: true, cards: [] });
});

describe("modules that bring others along", () => {
  const flags = ["quests", "states", "supplies", "forest", "desert"].map((name) => variant(name, "flag", false));
  const modules = flags.map((one) => (["forest", "desert"].includes(one.name) ? { ...one, brings: ["states", "supplies"] } : one));
  const off = { quests: false, states: false, supplies: false, forest: false, desert: false };
  const shelf = { ...book, variants: modules };

  test("one that is switched on switches on what it brings", () => {
    expect(switched(shelf, off, "forest", true)).toEqual({ ...off, forest: true, states: true, supplies: true });
    expect(switched(shelf, off, "quests", true)).toEqual({ ...off, quests: true });
  });

  test("what is switched off takes along those that can't do without it", () => {
    const on = { quests: true, states: true, supplies: true, forest: true, desert: true };
    expect(switched(shelf, on, "states", false)).toEqual({ ...on, states: false, forest: false, desert: false });
    expect(switched(shelf, on, "forest", false)).toEqual({ ...on, forest: false });
  });
});

describe("the label says against whom one plays at once", () => {
  const said = (lang: Lang, n: number, name: string, level: string): string => {
    const catalogue = readFileSync(join(import.meta.dirname, "..", "src", "text", `${lang}.ftl`), "utf8");
    return format(bundleOf(lang, catalogue), "you-against", { n, name, level }) ?? "";
  };
  test.each([
    ["en", "Otto", "strong bot", "You and Otto, a strong bot", "You and 2 good bots"],
    ["ru", "Отто", "сильный бот", "Вы и Отто, сильный бот", "Вы и 2 хороших бота"],
    ["it", "Otto", "bot forte", "Tu e Otto, un bot forte", "Tu e 2 bravi bot"],
  ] as const)("in %s", (lang, name, level, one, two) => {
    expect(said(lang, 1, name, level)).toBe(one);
    expect(said(lang, 2, name, level)).toBe(two);
  });
});
