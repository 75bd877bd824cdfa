// When the book lies open: from the first page of an exploration to its outcome, and until it is closed.
import type { Tale, Village } from "../view.ts";

const TELLING = new Set(["explore", "story", "dice", "outcome"]);

/** Whether an exploration is under way. */
export function telling(view: Village): boolean {
  return TELLING.has(view.step) && view.tale !== null;
}

/** One exploration, told from another: nobody explores the same cave twice in a row. */
export function taleKey(view: Village): string {
  const tale = view.tale;
  return tale ? `${tale.explorer} ${tale.cave}` : "";
}

/** The chosen option, counted from 0; -1 before the choice. */
export function chosenOf(tale: Pick<Tale, "option">): number {
  return tale.option ? Number(tale.option.slice(tale.option.lastIndexOf("/") + 1)) - 1 : -1;
}
