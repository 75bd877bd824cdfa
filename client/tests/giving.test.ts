import { expect, test } from "vitest";

import { isLoopback } from "../src/table/giving.ts";

test.each(["localhost", "warren.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s leads nobody here but us", (name) => {
  expect(isLoopback(name)).toBe(true);
});

test.each(["192.168.1.7", "play.example.org", "127.0.0.1.example.org", "mylocalhost", "[::2]", "10.127.0.0.1"])("%s leads here", (name) => {
  expect(isLoopback(name)).toBe(false);
});
