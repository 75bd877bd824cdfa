// Opens what somebody sent: a record as a file or as text, or the link of a seat or of a table to watch.
import { api } from "../net/api.ts";
import { keys } from "../net/keys.ts";
import { placeOf, route } from "../route.svelte.ts";
import { language } from "../text/language.svelte.ts";
import { keysOf } from "./begin.ts";

/** A record becomes a table that can be looked at from beginning to end. */
export async function openRecord(text: string): Promise<void> {
  const record = JSON.parse(text) as Record<string, unknown>;
  const made = await api.upload({ record }, language.current);
  keys.keep(...keysOf(made, String(record["game"] ?? "")));
  route.go(`/table/${made.table}/replay`);
}

/** Goes where a link leads; false if it isn't one of ours. */
export function openLink(text: string): boolean {
  let address: URL;
  try {
    address = new URL(text.trim(), location.origin);
  } catch {
    return false;
  }
  const place = placeOf(address);
  if (place.at === "lobby" || place.at === "nowhere") return false;
  route.go(address.pathname + address.search + address.hash);
  return true;
}
