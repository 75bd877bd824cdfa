import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Rule } from "../src/net/messages.gen.ts";
import { chapters, found, readable } from "../src/parts/rules.ts";
import { stems } from "../src/parts/stems.ts";

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

test.each([
  ["en", ["paw", "paws"]],
  ["en", ["remove", "removes", "removed", "removing"]],
  ["en", ["resource", "resources"]],
  ["ru", ["мышь", "мыши", "мышей", "мышами"]],
  ["ru", ["комната", "комнату", "комнат", "комнатой", "комнате"]],
  ["ru", ["кровать", "кровати", "кроватей"]],
  ["ru", ["планшет", "планшета", "планшетов"]],
  ["ru", ["палатка", "палатку", "палаток"]],
  ["ru", ["игрок", "игрока", "игроков", "игроки"]],
  ["ru", ["счёт", "счета"]],
  ["ru", ["сооружение", "сооружений", "сооружения"]],
  ["ru", ["получить", "получает", "получают", "получите"]],
  ["ru", ["простой", "простые", "простых"]],
  ["it", ["topo", "topi"]],
  ["it", ["gioco", "giochi"]],
  ["it", ["tessera", "tessere"]],
  ["it", ["stanza", "stanze"]],
  ["it", ["edificio", "edifici"]],
  ["it", ["scavare", "scava", "scavano", "scavato"]],
  ["it", ["città", "citta"]],
] as const)("in %s any form of a word finds the others: %s", (lang, forms) => {
  for (const form of forms) {
    const rules = forms.map((other, at) => ({ id: `X-${at}`, chapter: "", text: `… ${other}.` }));
    expect(found(rules, form, lang)).toEqual(rules);
  }
});

test.each([
  ["игрок", "игра"],
  ["ход", "хвост"],
  ["комната", "комик"],
])("but %s isn't %s", (one, other) => {
  expect(stems(other, "ru").filter((stem) => stems(one, "ru").includes(stem))).toEqual([]);
});

test("what is typed so far finds what it may become", () => {
  const rules = [{ id: "W-100", chapter: "Мыши", text: "Исследователь идёт в соседнюю комнату." }];
  expect(found(rules, "иссл комн", "ru")).toEqual(rules);
  expect(found(rules, "сосед мышь", "ru")).toEqual(rules);
  expect(found(rules, "сосед топ", "ru")).toEqual([]);
});

const plain = (text: string) => [{ text }];
const marked = (mark: string, text: string) => [{ mark }, { text }];

test("a player reads the sentence, what kind it is, and not where it was found", () => {
  expect(readable('There are 20 chests. (003 "Components")')).toEqual(plain("There are 20 chests."));
  expect(readable('[ruling] Fame (any) has no limit. (003 "Resources" (page 2))')).toEqual(marked("ruling", "Fame (any) has no limit."));
  expect(readable("[test] A roll of 4 (with the staff) makes 5.")).toEqual(marked("test", "A roll of 4 (with the staff) makes 5."));
  expect(readable("**[derived]** Дно ровно.")).toEqual(marked("derived", "Дно ровно."));
  expect(readable("[editions differ] Così.")).toEqual(marked("editions differ", "Così."));
});

test("a rule may have several marks, each before what it stands for", () => {
  expect(readable("[test] [ruling] Three tied.")).toEqual([{ mark: "test" }, { mark: "ruling" }, { text: "Three tied." }]);
  expect(readable("Primo. [interpretazione] Il primo.")).toEqual([{ text: "Primo." }, ...marked("interpretazione", "Il primo.")]);
  expect(readable("Участвуют 7; [вывод] в колоде 22 карты.")).toEqual([{ text: "Участвуют 7;" }, ...marked("вывод", "в колоде 22 карты.")]);
  expect(readable('The turn order (004 "Fase"). [ruling] Anybody begins.')).toEqual([{ text: "The turn order." }, ...marked("ruling", "Anybody begins.")]);
});

test("notes for the card data aren't shown", () => {
  expect(readable("Solve 1 mission [solve]. Your markers [count markers missions].")).toEqual(plain("Solve 1 mission. Your markers."));
  expect(readable("The owner gains 1 [icon: fame]; food [icon] may be paid.")).toEqual(plain("The owner gains 1 fame; food may be paid."));
  expect(readable("Costa 3 [icona: picconi], e dà 2 torce [icona].")).toEqual(plain("Costa 3 picconi, e dà 2 torce."));
  expect(readable("Получает 1 славу [символ утрачен]; цена [символы утрачены: еда и факелы].")).toEqual(plain("Получает 1 славу; цена (еда и факелы)."));
});

const LEDGERS = join(import.meta.dirname, "..", "..", "docs", "rules");
const files = readdirSync(LEDGERS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));

test.each(files)("nothing of how the ledger is kept is left in %s", (name) => {
  const bullets = readFileSync(join(LEDGERS, name), "utf8").matchAll(/^- \*\*\S+\*\* +(.+)$/gm);
  const shown = [...bullets].flatMap(([, bullet]) => readable((bullet as string).replaceAll("**", "").replaceAll("`", "")));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((piece) => "text" in piece && /[[\]]|\b00\d\b/.test(piece.text))).toEqual([]);
});
