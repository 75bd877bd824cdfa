import { expect, test } from "vitest";

import { lastTurn } from "../src/games/wistar/ratbot.ts";
import type { Table } from "../src/table/table.svelte.ts";

const told = (what: string, facts: Record<string, string | string[]> = {}): object => ({ what, facts });

test("what the table answered for the person on the way doesn't end Ratbot's turn", () => {
  const news = [
    {
      n: 4,
      undo: null,
      told: [
        told("ratbot-card", { card: "action-card:ra_explore" }),
        told("ratbot-went", { room: "farm-room:C", why: "action-card:ra_explore" }),
        told("forced", { seat: "seat:0", ask: "ratbot-mouse", about: [], answer: ["take", "mouse-space:t-E1"] }),
        told("ratbot-took-mouse", { mouse: "mouse:hm06", why: "action-card:ra_explore" }),
        told("refilled", { deck: "basic", cards: ["card:1"] }),
        told("gained", { seat: "seat:0" }),
      ],
    },
  ];
  const turn = lastTurn({ news } as unknown as Table);
  expect(turn?.steps.map((step) => step.told.what)).toEqual(["ratbot-went", "ratbot-took-mouse"]);
});
