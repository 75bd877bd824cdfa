// What is called after where it lies: a place by the entrances at the heads of its row and its column.
import type { View } from "../../net/changes.ts";
import { t } from "../../text/language.svelte.ts";
import { bare, type Tombs } from "./view.ts";

export function nameOf(view: View, component: string): string | undefined {
  if (!component.startsWith("place:")) return undefined;
  const place = (view as unknown as Tombs).places?.find((one) => one.id === component);
  if (!place) return undefined;
  const [left, , top] = place.heads;
  return t("tombs-place", { row: bare(left!), column: bare(top!) });
}
