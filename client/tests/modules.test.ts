import { expect, test } from "vitest";

import { oneOfEach } from "../src/lobby/kinds.ts";
import { chosenModules, flagged, modulesOf, split } from "../src/lobby/modules.ts";

const flag = (name: string): never => ({ name, kind: "flag", default: false }) as never;

test("Above and Below has six modules; the two further books are one", () => {
  expect(modulesOf("above_below")).toHaveLength(6);
  expect(chosenModules("above_below", { underforest: true, desert: true, quests: true, artifacts: false })).toBe(2);
});

test("a further book brings what it can't be played without", () => {
  expect(flagged("above_below", { quests: true }, "desert", true)).toEqual({ quests: true, desert: true, villager_states: true, supplies: true });
});

test("what a book needs is not taken away without the book", () => {
  const both = { underforest: true, desert: true, villager_states: true, supplies: true };
  expect(flagged("above_below", both, "villager_states", false)).toEqual({ underforest: false, desert: false, villager_states: false, supplies: true });
});

test("a flag of another game stands alone", () => {
  expect(flagged("tombs", {}, "secret_entrance", true)).toEqual({ secret_entrance: true });
});

test("modules stand in the order of the rulebook, the rest apart", () => {
  const { modules, others } = split("above_below", [flag("base_book"), flag("supplies"), flag("artifacts")]);
  expect(modules.map(({ name }) => name)).toEqual(["artifacts", "supplies"]);
  expect(others.map(({ name }) => name)).toEqual(["base_book"]);
});

test("one of each kind: the others follow the first, then go their own way, and all go together", () => {
  const words = ["tool/1", "tool/2", "robot/1", "robot/2"];
  expect(oneOfEach(words, [], "robot/2")).toEqual(["tool/2", "robot/2"]);
  expect(oneOfEach(words, ["tool/2", "robot/2"], "tool/1")).toEqual(["tool/1", "robot/2"]);
  expect(oneOfEach(words, ["tool/1", "robot/2"], "")).toEqual([]);
});
