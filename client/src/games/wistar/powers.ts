// The signs of the ten powers of a player's board.
import { inked } from "../../draw/icons.ts";

type Draw = (x: number, y: number, s: number, colour: string) => string;

const word = (said: string, x: number, y: number, size: number, colour: string): string =>
  `<text class="w-bold" x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" font-size="${size.toFixed(1)}" fill="${colour}">${said}</text>`;
const put = (name: string, x: number, y: number, size: number, colour: string): string => inked(name, x, y, size, { colour });

const DRAWN: Record<string, Draw> = {
  "power:cheap_beds": (x, y, s, c) => put("bed", x, y - s * 0.18, s * 0.78, c) + put("log", x + s * 0.12, y + s * 0.34, s * 0.42, c) + word("1", x - s * 0.2, y + s * 0.46, s * 0.36, c),
  "power:cheap_rooms": (x, y, s, c) =>
    put("hobbit-door", x, y - s * 0.16, s * 0.62, c) + put("metal-bar", x + s * 0.14, y + s * 0.36, s * 0.44, c) + word("1", x - s * 0.2, y + s * 0.46, s * 0.36, c),
  "power:veranda": (x, y, s, c) => put("rocking-chair", x, y, s * 0.86, c),
  "power:double_moves": (x, y, s, c) => put("paw-print", x - s * 0.12, y - s * 0.06, s * 0.72, c) + word("\u00d72", x + s * 0.3, y + s * 0.48, s * 0.4, c),
  "power:skill": (x, y, s, c) => put("graduate-cap", x, y, s * 0.92, c),
  "power:three_points": (x, y, s, c) => put("laurels", x, y, s * 0.96, c) + word("3", x, y + s * 0.16, s * 0.46, c),
  "power:six_points": (x, y, s, c) => put("laurels", x, y, s * 0.96, c) + word("6", x, y + s * 0.16, s * 0.46, c),
  "power:free_invention": (x, y, s, c) => put("card-play", x, y - s * 0.06, s * 0.8, c) + word("0", x + s * 0.3, y + s * 0.5, s * 0.4, c),
  "power:main_action": (x, y, s, c) => put("ship-wheel", x, y, s * 0.9, c),
  "power:hero": (x, y, s, c) => put("medal", x, y, s * 0.92, c),
};

/** A power's sign around (x, y), as wide as `size`. */
export function powerSign(power: string, x: number, y: number, size: number, colour = "var(--w-ink)"): string {
  return DRAWN[power]?.(x, y, size, colour) ?? "";
}

/** The shield that bears a power, from (x, y), w by h. */
export function shield(x: number, y: number, w: number, h: number): string {
  return `M${x + 4} ${y}H${x + w - 4}Q${x + w} ${y} ${x + w} ${y + 4}V${y + h * 0.73}Q${x + w} ${y + h * 0.9} ${x + w / 2} ${y + h}Q${x} ${y + h * 0.9} ${x} ${y + h * 0.73}V${y + 4}Q${x} ${y} ${x + 4} ${y}Z`;
}
