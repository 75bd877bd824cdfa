import { expect, test } from "vitest";

import type { Rule } from "../src/net/messages.gen.ts";
import { chapters, found, readable } from "../src/parts/rules.ts";

const RULES: Rule[] = [
  { id: "RT-001", chapter: "Setup", text: "Each player takes 5 paws." },
  { id: "RT-010", chapter: "Removing paws", text: "Rooms are opened with resources." },
  { id: "RT-101", chapter: "Removing paws", text: "A room's owner gains 1 fame for a café visit." },
];
const ids = (words: string): string[] => found(RULES, words, "en").map((rule) => rule.id);

test("no words find everything", () => {
  expect(ids("  ")).toEqual(["RT-001", "RT-010", "RT-101"]);
});

test("every word must begin a word of the sentence, its chapter or its number", () => {
  expect(ids("paw")).toEqual(["RT-001", "RT-010", "RT-101"]);
  expect(ids("paw fame")).toEqual(["RT-101"]);
  expect(ids("ame")).toEqual([]);
});

test("other endings of a word are found, accents and capitals don't matter", () => {
  expect(ids("resource")).toEqual(["RT-010"]);
  expect(ids("owners")).toEqual(["RT-101"]);
  expect(ids("CAFE")).toEqual(["RT-101"]);
});

test("a number finds its rule alone, the beginning of one all that begin so", () => {
  expect(ids("rt-010")).toEqual(["RT-010"]);
  expect(ids("RT-1")).toEqual(["RT-101"]);
});

test("chapters keep the order of the rulebook", () => {
  expect(chapters(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
    ["Setup", 1],
    ["Removing paws", 2],
  ]);
});

test("a player reads the sentence, what kind it is, and not where it was found", () => {
  expect(readable('There are 20 chests. (003 "Components")')).toEqual({ mark: null, text: "There are 20 chests." });
  expect(readable('[ruling] Fame (any) has no limit. (003 "Resources" (page 2))')).toEqual({ mark: "ruling", text: "Fame (any) has no limit." });
  expect(readable("[test] A roll of 4 (with the staff) makes 5.")).toEqual({ mark: "test", text: "A roll of 4 (with the staff) makes 5." });
});
