import { expect, test } from "vitest";

import { oneOfEach } from "../src/lobby/kinds.ts";

test("one of each kind: the others follow the first, then go their own way, and all go together", () => {
  const words = ["tool/1", "tool/2", "robot/1", "robot/2"];
  expect(oneOfEach(words, [], "robot/2")).toEqual(["tool/2", "robot/2"]);
  expect(oneOfEach(words, ["tool/2", "robot/2"], "tool/1")).toEqual(["tool/1", "robot/2"]);
  expect(oneOfEach(words, ["tool/1", "robot/2"], "")).toEqual([]);
});
