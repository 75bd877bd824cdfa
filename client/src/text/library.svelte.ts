// A game's texts in the reader's language: loaded with the table, exchanged in place when the language changes.
import type { FluentBundle } from "@fluent/bundle";

import { api } from "../net/api.ts";
import { bundleOf, type Lang } from "./fluent.ts";
import { speakOf } from "./language.svelte.ts";

export interface GameTexts {
  lang: Lang;
  bundle: FluentBundle;
  names: Record<string, string>;
  texts: Record<string, string>;
}

const shelf = new Map<string, Promise<GameTexts>>();

export function gameTexts(game: string, lang: Lang): Promise<GameTexts> {
  const key = `${game} ${lang}`;
  let wanted = shelf.get(key);
  if (!wanted) {
    wanted = load(game, lang);
    wanted.catch(() => shelf.delete(key));
    shelf.set(key, wanted);
  }
  return wanted;
}

async function load(game: string, lang: Lang): Promise<GameTexts> {
  const [own, words, names, texts] = await Promise.all([speakOf(game, lang), api.words(game, lang), api.names(game, lang), api.texts(game, lang)]);
  return { lang, bundle: bundleOf(lang, ...own, words), names, texts };
}
