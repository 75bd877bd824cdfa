// Whether the book lies open before this pair of eyes.
import type { Table } from "../../../table/table.svelte.ts";
import { seatNumber, viewOf } from "../view.ts";
import { taleKey, telling } from "./open.ts";

/** It opens by itself for the explorer, the reader, spectators, and whenever a person explores; it stays open until it is closed. */
export class BookMark {
  private shown = $state("");
  private closed = $state("");

  constructor(private readonly table: () => Table) {
    $effect(() => {
      if (this.table().present) this.opens();
      else this.moves();
    });
  }

  private opens(): void {
    const key = this.key;
    if (key && this.running && this.closed !== key && this.wanted) this.shown = key;
  }

  /** At each other moment it is opened or closed anew. */
  private moves(): void {
    void this.table().n;
    this.shown = "";
    if (!this.running && !this.justTold) this.closed = "";
  }

  private get key(): string {
    return taleKey(viewOf(this.table()));
  }

  private get wanted(): boolean {
    const table = this.table();
    const tale = viewOf(table).tale;
    if (!tale || table.seat === null) return true;
    const explorer = seatNumber(tale.explorer);
    return explorer === table.seat || table.chairs[explorer]?.kind !== "bot";
  }

  /** An exploration is under way. */
  get running(): boolean {
    return telling(viewOf(this.table()));
  }

  /** Who looks back sees it as long as the moment is one of the story; who plays, until they close it. */
  get open(): boolean {
    const key = this.key;
    if (this.table().present) return key !== "" && this.shown === key;
    return key !== "" && this.closed !== key && (this.shown === key || this.running || this.justTold);
  }

  private get justTold(): boolean {
    return this.table().latest.some((news) => news.told?.some((one) => one.what === "outcome"));
  }

  /** There is a story that may be opened. */
  get there(): boolean {
    return viewOf(this.table()).tale?.story != null && !this.open;
  }

  show(): void {
    this.closed = "";
    this.shown = this.key;
  }

  close(): void {
    this.closed = this.key;
    this.shown = "";
  }
}
