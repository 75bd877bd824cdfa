import { expect, test } from "vitest";

import { faceOf } from "../src/games/wistar/faces.ts";
import type { Sign } from "../src/games/wistar/effects.ts";
import type { Asked } from "../src/net/messages.gen.ts";
import type { Table } from "../src/table/table.svelte.ts";

const option = (...parts: (string | number)[]): Asked => ({ id: parts.join("/"), parts, touches: [] });
const PAY = option("pay", 0, 0, 0);
const STUMP = { do: [{ op: "exchange", pay: { move: 1 }, get: [{ op: "explore", n: 1 }] }] };
const named = (signs: readonly Sign[]): string[] => signs.map((sign) => ("name" in sign ? String(sign.name) : sign.is));

function signs(ask: string, printed: object, ...options: Asked[]): string[] {
  const question = { seat: 0, ask, about: ["card:147"], options };
  const face = faceOf({ question, catalogue: { "card:147": printed } } as unknown as Table, options[0]!);
  return named(face?.first ?? []);
}

test("an exchange says what is paid and what is had for it, also where neither wood nor metal is paid", () => {
  const shown = signs("exchange", STUMP, PAY, option("decline"));
  expect(shown).toContain("arrow");
  expect(shown.indexOf("arrow")).toBeGreaterThan(0);
  expect(shown.length).toBeGreaterThan(shown.indexOf("arrow") + 1);
});

test("of several ways to pay each says what it takes", () => {
  const price = { do: [{ op: "exchange", pay: { any: 1 }, get: [{ op: "explore", n: 1 }] }] };
  const [wood, metal] = [option("pay", 1, 0, 0), option("pay", 0, 1, 0)];
  expect(signs("exchange", price, wood, metal)[1]).not.toBe(signs("exchange", price, metal, wood)[1]);
});

test("what is paid for anything else needs no arrow", () => {
  expect(signs("pay", STUMP, option("pay", 2, 0, 0), option("pay", 0, 2, 0))).not.toContain("arrow");
});
