// What the prompt bar says about a component under the pointer.
import { t } from "../../text/language.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import { crossings } from "./laying.ts";
import { entranceOf, viewOf } from "./view.ts";

export function note(table: Table, component: string): string {
  const view = viewOf(table);
  const entrance = view.entrances.find((one) => one.id === component);
  if (entrance && table.seat !== null && table.touchable.has(component) && !entrance.paw) {
    return crossings(view, entrance, table.seat)
      .map(({ place, with: others }) => {
        const there = view.places.find((one) => one.id === place);
        const what = there?.room ?? there?.chest;
        return t("tombs-crosses", {
          with: others.map((other) => entranceOf(table, other).number).join(", ") || "–",
          what: what ? table.words.name(what) : t("tombs-empty-place"),
        });
      })
      .join(" ");
  }
  return "";
}
