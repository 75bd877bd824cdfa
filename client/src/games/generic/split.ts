import type { Json, View } from "../../net/changes.ts";
import type { Words } from "../../text/words.ts";

export interface Parts {
  players: Json[];
  /** What deserves a panel of its own. */
  things: [string, Json][];
  /** Single words and numbers. */
  facts: View;
}

export function isComponent(value: Json | undefined): value is string {
  return typeof value === "string" && /^[a-z_]+:\S+$/.test(value);
}

/** Nothing to be seen: neither empty lists nor what doesn't hold. */
export function empty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === false || value === "") return true;
  if (Array.isArray(value)) return value.every(empty);
  return typeof value === "object" && Object.values(value).every(empty);
}

export function split(view: View): Parts {
  const players = Array.isArray(view["players"]) ? view["players"] : Array.isArray(view["seats"]) ? view["seats"] : [];
  const things: [string, Json][] = [];
  const facts: View = {};
  for (const [key, value] of Object.entries(view)) {
    if (key === "players" || key === "seats" || key === "seat" || empty(value)) continue;
    if (value !== null && typeof value === "object") things.push([key, value]);
    else facts[key] = value;
  }
  return { players, things, facts };
}

/** A key of a view in words: the catalogue's, or the key itself made readable. */
export function named(words: Words, key: string): string {
  for (const name of [`view-${key}`, `word-${key}`, `score-${key}`]) if (words.has(name)) return words.say(name);
  const said = key.replace(/[_-]+/g, " ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
