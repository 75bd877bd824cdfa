// Where the cards of the tomb lie: entrances around the places, on a grid of fixed sizes.
import type { Side } from "./view.ts";

export interface Sizes {
  w: number;
  h: number;
  gap: number;
  side: number;
  top: number;
}

export const LARGE: Sizes = { w: 144, h: 128, gap: 8, side: 76, top: 72 };
export const SMALL: Sizes = { w: 65, h: 72, gap: 4, side: 47, top: 46 };

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Grid {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly size: Sizes,
    readonly rows: number,
    readonly columns = 4,
  ) {
    this.width = 2 * size.side + columns * size.w + (columns + 1) * size.gap;
    this.height = 2 * size.top + rows * size.h + (rows + 1) * size.gap;
  }

  x(column: number): number {
    return this.size.side + this.size.gap + column * (this.size.w + this.size.gap);
  }

  y(row: number): number {
    return this.size.top + this.size.gap + row * (this.size.h + this.size.gap);
  }

  place(row: number, column: number): Rect {
    return { x: this.x(column), y: this.y(row), w: this.size.w, h: this.size.h };
  }

  /** The i-th entrance of a side, from the top or from the left. */
  entrance(side: Side, i: number): Rect {
    const { w, h, side: sw, top } = this.size;
    if (side === "left") return { x: 0, y: this.y(i), w: sw, h };
    if (side === "right") return { x: this.width - sw, y: this.y(i), w: sw, h };
    return { x: this.x(i), y: side === "top" ? 0 : this.height - top, w, h: top };
  }
}
