// The icons in use, by name. Each part of the client registers its own list, so that a game's icons come with the game.
import shell from "./icons.json?icons";

const drawings: Record<string, string> = { ...shell };

export function registerIcons(icons: Record<string, string>): void {
  Object.assign(drawings, icons);
}

/** The drawing of an icon on its 512 grid, in `currentColor`. */
export function drawing(name: string): string {
  return drawings[name] ?? "";
}

interface Inside {
  colour?: string;
  outline?: string;
  width?: number;
}

/** An icon inside a bigger drawing, around (x, y). An outline is drawn behind it. No style attribute: the page's policy forbids them. */
export function inked(name: string, x: number, y: number, size: number, { colour = "currentColor", outline, width = 40 }: Inside = {}): string {
  const edge = outline ? ` stroke="${outline}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"` : "";
  const corner = (at: number): string => (at - size / 2).toFixed(1);
  return `<g transform="translate(${corner(x)} ${corner(y)}) scale(${(size / 512).toFixed(4)})" color="${colour}"${edge}>${drawing(name)}</g>`;
}
