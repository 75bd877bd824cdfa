// The few strokes of which every drawing of this game is made.
import { gouge } from "../../../draw/shapes.ts";

export const INK = "#2b2622";
export const PAPER = "#f8f0dc";
export const UMBER = "#46311f";
export const UMBER_2 = "#6d4b30";
export const UMBER_3 = "#2c1e14";
export const EARTH = "#8a6340";
export const LAMP = "#e2873a";
export const LAMP_2 = "#f5c26b";
export const DUSK = "#3b4d6e";
export const DUSK_2 = "#7187a8";
export const WOOD = "#a4753f";

/** A filled shape with an ink outline; without a line if `width` is 0. */
export function shape(d: string, fill: string, width = 3, extra = ""): string {
  const line = width ? ` stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : "";
  return `<path d="${d}" fill="${fill}"${line}${extra ? ` ${extra}` : ""}/>`;
}

/** Gouges or other fields without an outline. */
export function cutAway(d: string, fill = INK, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function line(d: string, width = 3, stroke = INK, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ""}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, width = 3, stroke = INK): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke="${stroke}" stroke-width="${width}"` : ""}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, width = 3): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;
}

export function at(x: number, y: number, inside: string, scale = 1, mirrored = false): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? -round(scale, 3) : round(scale, 3)} ${round(scale, 3)})">${inside}</g>`;
}

export function turned(angle: number, x: number, y: number, inside: string): string {
  return `<g transform="rotate(${angle} ${x} ${y})">${inside}</g>`;
}

export function round(n: number, places = 1): number {
  const k = 10 ** places;
  return Math.round(n * k) / k;
}

type Stroke = readonly [number, number, number, number, number, number?];

export function strokes(list: readonly Stroke[], fill = INK, opacity = 1): string {
  return cutAway(list.map(([x1, y1, x2, y2, w, bend]) => gouge(x1, y1, x2, y2, w, bend ?? 0)).join(""), fill, opacity);
}

/** The same strokes and their mirror images about x. */
export function both(list: readonly Stroke[], about: number): Stroke[] {
  return list.flatMap(([x1, y1, x2, y2, w, bend = 0]): Stroke[] => [
    [x1, y1, x2, y2, w, bend],
    [2 * about - x1, y1, 2 * about - x2, y2, w, -bend],
  ]);
}
