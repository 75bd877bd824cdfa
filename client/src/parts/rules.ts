// Searching the rules: every word must begin a word of the sentence, its number or its chapter.
import type * as wire from "../net/messages.gen.ts";

const plain = (text: string, lang: string): string =>
  text
    .toLocaleLowerCase(lang)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Words are cut to their stem's length, so that other endings of a word are found as well. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word;
}

export function found(rules: readonly wire.Rule[], words: string, lang: string): wire.Rule[] {
  const wanted = plain(words, lang).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  const exact = rules.filter((rule) => plain(rule.id, lang) === wanted.join(" "));
  if (exact.length) return exact;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.chapter} ${rule.text}`, lang);
    return wanted.every((word) => text.split(/[^\p{L}\p{N}.-]+/u).some((piece) => piece.startsWith(stem(word))));
  });
}

export function chapters(rules: readonly wire.Rule[]): { title: string; rules: wire.Rule[] }[] {
  const made: { title: string; rules: wire.Rule[] }[] = [];
  for (const rule of rules) {
    const known = made.find((chapter) => chapter.title === rule.chapter);
    if (known) known.rules.push(rule);
    else made.push({ title: rule.chapter, rules: [rule] });
  }
  return made;
}

const MARK = /^\[(ruling|test)\]\s*/;
/** Where a sentence was found, in brackets at its end: the document's number, and often its chapter. */
const SOURCE = /\s*\((?:[^()]|\([^()]*\))*\b00\d\b(?:[^()]|\([^()]*\))*\)\s*$/;

/** A rule as a player reads it: what kind of sentence it is, and the sentence without where it was found. */
export function readable(text: string): { mark: "ruling" | "test" | null; text: string } {
  const mark = (MARK.exec(text)?.[1] ?? null) as "ruling" | "test" | null;
  return { mark, text: text.replace(MARK, "").replace(SOURCE, "") };
}
