// The language of the interface. Changing it changes every sentence in place.
import type { FluentBundle } from "@fluent/bundle";

import { bundleOf, format, isLang, LANGUAGES, makeshift, type Facts, type Lang } from "./fluent.ts";

const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The games whose boards have been opened: their words come with the board. */
const opened = new Set<string>();
const sources = new Map<string, string>();

class Language {
  current = $state<Lang>("en");
  bundle = $state.raw<FluentBundle | null>(null);
}

export const language = new Language();

async function source(path: string, load: (() => Promise<string>) | undefined): Promise<string> {
  const known = sources.get(path) ?? (await load?.()) ?? "";
  sources.set(path, known);
  return known;
}

/** The shell's own catalogue in a language, and those of the boards that have been opened. */
async function catalogues(lang: Lang): Promise<string[]> {
  const boards = [...opened].map((game) => `../games/${game}/text/${lang}.ftl`);
  return Promise.all([source(`./${lang}.ftl`, SHELL[`./${lang}.ftl`]), ...boards.map((path) => source(path, BOARDS[path]))]);
}

let wanted: Lang = "en";

export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  const bundle = bundleOf(lang, ...(await catalogues(lang)));
  if (wanted !== lang) return;
  language.current = lang;
  language.bundle = bundle;
  document.documentElement.lang = lang;
  localStorage.setItem("warren.language", lang);
}

/** A game's board is opened: from now on its words are spoken too. The answer is everything that is said in that language. */
export async function speakOf(game: string, lang: Lang): Promise<string[]> {
  opened.add(game);
  const said = await catalogues(lang);
  if (lang === language.current) language.bundle = bundleOf(lang, ...said);
  return said;
}

/** The language to begin with: the chosen one, or the first of the browser's that we speak. */
export function firstLanguage(): Lang {
  const chosen = localStorage.getItem("warren.language");
  if (isLang(chosen)) return chosen;
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find(isLang) ?? LANGUAGES[0];
}

/** A sentence of the shell. */
export function t(key: string, facts: Facts = {}): string {
  return (language.bundle && format(language.bundle, key, facts)) ?? makeshift(key, facts);
}
