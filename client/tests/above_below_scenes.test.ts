// Every paragraph of the three books has a picture of its own, and everything on it can be drawn.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { known, picture, SCENES } from "../src/games/above_below/book/scene/compose.ts";
import { GROUND_NAMES, HEIGHT, WIDTH } from "../src/games/above_below/book/scene/grounds.ts";

const CONTENT = join(import.meta.dirname, "..", "..", "src", "warren", "games", "above_below", "content");
const BOOKS = ["base", "underforest", "desert"];
const told = BOOKS.flatMap((book) => [...readFileSync(join(CONTENT, `encounters-${book}.yaml`), "utf8").matchAll(/^ {2}- id: "?(\w+)"?$/gm)].map((match) => match[1]!));
/** The clipping paths are numbered; everything else is the drawing. */
const drawn = (paragraph: string, lang: "en" | "ru" = "en"): string => picture(paragraph, lang).replace(/scene-\d+/g, "scene");
const EMPTY = drawn("no such paragraph");

test("the books tell 222 stories, and each has its scene", () => {
  expect(told).toHaveLength(222);
  expect(Object.keys(SCENES).toSorted()).toEqual(told.toSorted());
});

describe.each(told)("paragraph %s", (paragraph) => {
  const { at, with: pieces, sign, alone } = SCENES[paragraph]!;

  test("has a place and somebody or something in it, all of which can be drawn", () => {
    expect(GROUND_NAMES).toContain(at);
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.map(([what]) => what).filter((what) => !known(what))).toEqual([]);
    expect(drawn(paragraph)).not.toMatch(/NaN|undefined/);
    expect(drawn(paragraph)).not.toBe(EMPTY);
  });

  test("stands inside its frame, and leaves the explorers their corner", () => {
    for (const [what, x, y, size = 1] of pieces) {
      const corner = y > 200 && !alone ? 130 : 0;
      expect(x, what).toBeGreaterThan(corner);
      expect(x, what).toBeLessThan(WIDTH);
      expect(y, what).toBeGreaterThan(0);
      expect(y, what).toBeLessThanOrEqual(HEIGHT + 60);
      expect(Math.abs(size), what).toBeGreaterThan(0.1);
    }
  });

  test("its sign is lettered in both languages of the stories", () => {
    expect(Boolean(sign)).toBe(pieces.some(([what]) => what.startsWith("sign")));
    if (sign) expect(drawn(paragraph, "ru")).not.toBe(drawn(paragraph, "en"));
  });
});

test("no two stories have the same picture", () => {
  expect(new Set(told.map((paragraph) => drawn(paragraph))).size).toBe(told.length);
});
