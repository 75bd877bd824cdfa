// Words without their endings, so that whoever looks for "мыши" or "topi" finds "мышь" and "topo" as well.
// The terminal cuts words in the same way, by the same endings (src/warren/text/stems.py).
import type { Lang } from "../text/fluent.ts";
import endings from "../../../src/warren/text/endings.json";

/** For each language those of nouns and those of verbs, which would spoil nouns: a bed, "кровать", is none. */
const ENDINGS = Object.fromEntries(
  Object.entries(endings).map(([lang, patterns]) => [lang, patterns.map((pattern) => new RegExp(pattern))]),
) as Record<Lang, RegExp[]>;
/** A stem has as many letters at least. */
const LEFT = 3;
const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu;
/** Палаток, палатка; игрок, игрока: the vowel that comes and goes before the last consonant. */
const FLEETING = /(?<=[^аеиоуыэюя])[ое](?=[^аеиоуыэюя]$)/;

/** In small letters without accents; "й" is a letter of its own, "ё" is a way to write "е". */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\u0438\u0306/g, "й")
    .replace(/[\u0300-\u036f]/g, "");
}

export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** What may be left of a word without its ending; two forms of one word have one of these in common. */
export function stems(word: string, lang: Lang): string[] {
  const russian = /[а-я]/.test(word);
  if (!/^\p{L}+$/u.test(word) || (lang === "ru" && !russian)) return [word];
  const left = ENDINGS[russian ? "ru" : lang].map((ending) => word.slice(0, LEFT) + word.slice(LEFT).replace(ending, ""));
  return russian ? left.map((one) => one.replace(FLEETING, "")) : left;
}
