import { expect, test } from "vitest";

import { ago, left } from "../src/text/times.ts";

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

test("spans of time in the reader's language", () => {
  expect(ago(NOW - 5 * MINUTE, NOW, "en")).toBe("5 minutes ago");
  expect(ago(NOW - 5 * MINUTE, NOW, "ru")).toBe("5 минут назад");
  expect(ago(NOW - 26 * 60 * MINUTE, NOW, "it")).toBe("ieri");
  expect(ago(NOW - 119 * MINUTE, NOW, "en")).toBe("1 hour ago");
});

test("a clock that runs ahead says now, not minus something", () => {
  expect(ago(NOW + MINUTE, NOW, "en")).toBe("now");
});

test("what is left on a clock: full seconds, never below zero", () => {
  expect(left(65_000)).toBe("1:05");
  expect(left(64_001)).toBe("1:05");
  expect(left(2 * 3600_000 + 3 * MINUTE)).toBe("2:03:00");
  expect(left(59_000)).toBe("0:59");
  expect(left(-5)).toBe("0:00");
});
