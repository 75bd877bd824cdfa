// The shell's catalogues: the same messages with the same facts in every language, and a message for every key that is named.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentParser, Junk, Message, Visitor, type Pattern, type TextElement, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

import { LANGUAGES } from "../src/text/fluent.ts";

const SRC = join(import.meta.dirname, "..", "src");
const GAMES = join(import.meta.dirname, "..", "..", "src", "warren", "games");

class Facts extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference = (node: VariableReference): void => void this.names.add(node.id.name);
}

function factsOf(pattern: Pattern): string {
  const facts = new Facts();
  facts.visit(pattern);
  return [...facts.names].sort().join(" ");
}

/** Every message and attribute with the facts it needs; two of the same name, or what is no Fluent, is a fault. */
function messagesOf(path: string): Map<string, string> {
  const found = new Map<string, string>();
  const put = (key: string, pattern: Pattern | null): void => {
    if (!pattern) return;
    if (found.has(key)) throw new Error(`${path}: ${key} stands here twice`);
    found.set(key, factsOf(pattern));
  };
  for (const entry of new FluentParser().parse(readFileSync(path, "utf8")).body) {
    if (entry instanceof Junk) throw new Error(`${path}: this is no Fluent: ${entry.content}`);
    if (!(entry instanceof Message)) continue;
    put(entry.id.name, entry.value);
    for (const attribute of entry.attributes) put(`${entry.id.name}.${attribute.id.name}`, attribute.value);
  }
  return found;
}

class Texts extends Visitor {
  readonly found: string[] = [];
  override visitTextElement = (node: TextElement): void => void this.found.push(node.value);
}

/** Everything in a catalogue that is read as it stands. */
function textsOf(path: string): string[] {
  const texts = new Texts();
  texts.visit(new FluentParser().parse(readFileSync(path, "utf8")));
  return texts.found;
}

/** The shell's catalogue and those of the boards, by the folder they lie in. */
const HOMES = ["text", ...readdirSync(join(SRC, "games")).flatMap((game) => (existsSync(join(SRC, "games", game, "text")) ? [`games/${game}/text`] : []))];
const said = (home: string, lang: string): Map<string, string> => messagesOf(join(SRC, home, `${lang}.ftl`));
const english = new Set(HOMES.flatMap((home) => [...said(home, "en").keys()]));

function sources(): { path: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));
}

describe.each(HOMES)("%s", (home) => {
  test.each(LANGUAGES)("%s says the same as English, with the same facts", (lang) => {
    const [own, other] = [said(home, lang), said(home, "en")];
    expect([...own.keys()].sort()).toEqual([...other.keys()].sort());
    expect([...other].filter(([key, facts]) => own.get(key) !== facts).map(([key]) => key)).toEqual([]);
  });
  test("Russian is written in Cyrillic, but for names", () => {
    const latin = textsOf(join(SRC, home, "ru.ftl")).filter((text) => /[a-z]{3}/i.test(text) && !/[а-яё]/i.test(text));
    expect(latin.filter((text) => !/Warren|Ratbot|Tab|Enter|Esc|Shift|Home/.test(text))).toEqual([]);
  });
});

test("boards say nothing under a key of the shell or of another board", () => {
  const all = HOMES.flatMap((home) => [...said(home, "en").keys()]);
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

test("every key that the client names has its message", () => {
  const missing = sources().flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w.])t\(\s*"([^"]+)"/g)].map((match) => match[1]!).flatMap((key) => (english.has(key) ? [] : [`${path}: ${key}`])),
  );
  expect(missing).toEqual([]);
});

test("every key that is put together has at least one message that fits", () => {
  const keys = [...english];
  const missing = sources().flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w.])t\(\s*`([^`]*\$\{[^`]*)`/g)].flatMap((match) => {
      const pattern = match[1]!.replace(/\$\{[^}]*\}/g, "\u0000").replace(/[.*+?^$()[\]\\|]/g, "\\$&").replaceAll("\u0000", ".+");
      return keys.some((key) => new RegExp(`^${pattern}$`).test(key)) ? [] : [`${path}: ${match[1]}`];
    }),
  );
  expect(missing).toEqual([]);
});

test("no rulebook says something under a key of the client", () => {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("__"));
  const shared = games.flatMap(({ name }) =>
    [...messagesOf(join(GAMES, name, "text", "en.ftl")).keys()].filter((key) => english.has(key)).map((key) => `${name}: ${key}`),
  );
  expect(shared).toEqual([]);
});
