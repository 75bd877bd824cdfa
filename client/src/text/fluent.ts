// Fluent catalogues in the browser: one bundle holds the shell's messages and, at a table, the game's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

export function isLang(value: unknown): value is Lang {
  return LANGUAGES.includes(value as Lang);
}

export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message, or with a dot an attribute of one; null if the catalogue lacks it. */
export function format(bundle: FluentBundle, key: string, facts: Facts): string | null {
  const [name, attribute] = key.split(".", 2) as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, facts, []);
}

/** What is shown where a message is missing: ugly but readable. */
export function makeshift(key: string, facts: Facts): string {
  const shown = Object.entries(facts)
    .filter(([name]) => !name.endsWith("-id") && !name.endsWith("-count"))
    .map(([, value]) => String(value));
  const said = key.replace(/[-_.]/g, " ");
  return shown.length ? `${said} (${shown.join(", ")})` : said;
}
