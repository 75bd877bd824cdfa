// What the prompt bar says about a component under the pointer, beyond what is written on it.
import { t } from "../../text/language.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { ACTIONS, mine, viewOf, type Action } from "./view.ts";

export function note(table: Table, component: string): string {
  const me = mine(table);
  const at = component.startsWith("space:") ? viewOf(table).wheel.find((place) => place.spaces.some(({ space }) => space === component)) : undefined;
  if (at) return t("wistar-note-action", { action: table.words.name(`action:${at.action}`), n: me.strength[at.action] });
  const action = component.startsWith("action:") ? (component.slice(7) as Action) : undefined;
  if (action && ACTIONS.includes(action)) return t("wistar-note-action", { action: table.words.name(component), n: me.strength[action] });
  return "";
}
