// How stories are read on this device: how large, and in which language.
import type { Telling } from "../view.ts";
import type { Tongue } from "./voices.ts";

const STORE = "warren.above_below.reading";
export const SIZES = [1, 1.2, 1.45] as const;

function kept(): number {
  const size = Number(localStorage.getItem(STORE) ?? 0);
  return SIZES[size] ? size : 0;
}

class Reading {
  size = $state(kept());

  readonly scale = $derived(SIZES[this.size] ?? 1);

  resize(size: number): void {
    this.size = size;
    localStorage.setItem(STORE, String(size));
  }
}

export const reading = new Reading();

/** The language in which somebody who reads `lang` gets the stories. */
export function toldIn(lang: string): Tongue {
  return lang === "ru" ? "ru" : "en";
}

/** A text in the reader's language, or in English where it isn't told in that. */
export function told(telling: Telling | null | undefined, lang: string): string {
  const own = lang === "en" ? undefined : telling?.[lang as "ru"];
  return own ?? curly(telling?.en ?? "");
}

/** English with the quotation marks and apostrophes of a printed book. */
export function curly(text: string): string {
  return text
    .replace(/(^|[\s(\u2013\u2014-])"/g, "$1\u201c")
    .replaceAll('"', "\u201d")
    .replace(/(^|[\s(\u201c])'/g, "$1\u2018")
    .replaceAll("'", "\u2019");
}

/** The first letter of a scene, which is cut large, and the rest; quotation marks go with the letter. */
export function initial(scene: string): [letter: string, rest: string] {
  const match = /^[“”«»"'‘’„—–-]*\s*\p{L}/u.exec(scene);
  return match ? [match[0], scene.slice(match[0].length)] : ["", scene];
}

/** What an option asks besides its checks: requirement, cost and bonus, in words. */
export function besides(terms: string): string {
  const end = terms.indexOf(". ");
  return end < 0 ? "" : terms.slice(end + 2);
}
