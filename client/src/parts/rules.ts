// The rules as a player reads them and searches them.
import type * as wire from "../net/messages.gen.ts";
import type { Lang } from "../text/fluent.ts";
import { stems, wordsOf } from "./stems.ts";

/** A word to look for stands there in any form, or a word there begins with it: it may not be typed to its end. */
function stands(word: string, there: readonly string[], known: ReadonlySet<string>, lang: Lang): boolean {
  return stems(word, lang).some((one) => known.has(one)) || there.some((piece) => piece.startsWith(word));
}

/** The rule of that number, or those that have all the words in themselves or in their chapter's name. */
export function found(rules: readonly wire.Rule[], words: string, lang: Lang): wire.Rule[] {
  const wanted = wordsOf(words);
  if (!wanted.length) return [...rules];
  const exact = rules.filter((rule) => rule.id.toLowerCase() === words.trim().toLowerCase());
  if (exact.length) return exact;
  return rules.filter((rule) => {
    const there = wordsOf(`${rule.id} ${rule.chapter} ${rule.text}`);
    const known = new Set(there.flatMap((word) => stems(word, lang)));
    return wanted.every((word) => stands(word, there, known, lang));
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

/** A mark says what kind of sentence follows: the rulebook is silent, an example, it follows from the others, … */
export type Piece = { mark: string } | { text: string };

/** The marks that all languages write alike, and what they are called in the catalogue. */
export const MARKS: Record<string, string> = { ruling: "rule-ruling", test: "rule-test", derived: "rule-derived", "editions differ": "rule-editions-differ" };
/** In brackets where a sentence begins; within a bullet a translation says it in its own language. */
const MARK = /(?<=^|[.;:!?\]*]\s*)\**\[([\p{L} ]+)\]\**/u;
/** Where a sentence was found, in brackets: the document's number, and often its chapter. */
const SOURCE = /\s*\((?:[^()]|\([^()]*\))*\b00\d\b(?:[^()]|\([^()]*\))*\)/g;
/** The names of effects in the card data, and notes that an icon was lost in the scan. */
const CODE = /\s*\[(?:(?!icon)[a-z][a-z0-9_ ,;:]*|(?:icon|символ)[^:\]]*)\]/g;
/** What a lost icon was: "1 [icon: fame]". */
const ICON = /\[(?:icon|символ)[^:\]]*: ([^\]]*)\]/g;

function sentence(text: string): string {
  const told = text.replace(CODE, "").replace(ICON, (_, what: string, at: number) => (/\d\s*$/.test(text.slice(0, at)) ? what : `(${what})`));
  return told.trim();
}

/** A rule as a player reads it: its sentences, each mark before what it stands for, and nothing of where they were found. */
export function readable(text: string): Piece[] {
  return text
    .replace(SOURCE, "")
    .split(MARK)
    .map((part, at): Piece => (at % 2 ? { mark: part } : { text: sentence(part) }))
    .filter((piece) => "mark" in piece || piece.text);
}
