// How the table is drawn where the window is low: everything a little closer, then all of it a little smaller, so that
// nothing has to be scrolled for.

/** Lower than this the parts of the table stand closer together, in pixels. */
export const LOW = 872;
/** The bar at the top and the table's own edge. */
const ABOVE = 72;
/** As high as the table is when everything stands close. */
const CLOSE = 734;
/** Smaller letters than this nobody wants to read. */
const SMALLEST = 0.86;

export const low = (screen: number): boolean => screen < LOW;

/** How large the table is drawn. */
export function scaleFor(screen: number): number {
  return low(screen) ? Math.min(1, Math.max(SMALLEST, (screen - ABOVE) / CLOSE)) : 1;
}
