import { expect, test } from "vitest";

import { deeds } from "../src/end/story.ts";
import type { News } from "../src/net/messages.gen.ts";

test("an entry is told by what its player did, not by a heading nor by what the table answered", () => {
  const told = ["turn", "forced", "discarded"].map((what) => ({ what, facts: { seat: "seat:1" } }));
  const others = { what: "dealt", facts: { cards: ["card:1"] } };
  expect(deeds({ seat: 1, told: [...told, others] } as unknown as News).map((one) => one.what)).toEqual(["discarded"]);
});
