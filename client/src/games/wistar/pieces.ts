// The pieces of this world as the inside of an SVG: rats, cubes, discs, tents, seals, tiles. No style attributes, no text.
import { inked } from "../../draw/icons.ts";
import { colourOf, type Colour } from "../../draw/players.ts";
import { scatter } from "./cuts.ts";

const f = (n: number): string => n.toFixed(1);

/** A player's shape around (x, y). */
export function shape(colour: Colour, x: number, y: number, r: number, attributes: string): string {
  if (colour === "red") return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${attributes}/>`;
  if (colour === "blue")
    return `<rect x="${f(x - r * 0.9)}" y="${f(y - r * 0.9)}" width="${f(r * 1.8)}" height="${f(r * 1.8)}" rx="${f(r * 0.16)}" ${attributes}/>`;
  const points: [number, number][] =
    colour === "yellow"
      ? [
          [0, -1.1],
          [1.08, 0.82],
          [-1.08, 0.82],
        ]
      : [
          [0, -1.18],
          [1.18, 0],
          [0, 1.18],
          [-1.18, 0],
        ];
  return `<path d="M${points.map(([dx, dy]) => `${f(x + dx * r)} ${f(y + dy * r)}`).join("L")}Z" stroke-linejoin="round" ${attributes}/>`;
}

const BODY =
  "M12 3.2C9.8 3.2 8.2 4.4 7.6 6.2C3.6 3.2 .6 8.4 4.6 10.6C5 12 5.8 13 6.8 13.8C3.6 17.6 2.2 24.4 2.2 31.4L21.8 31.4C21.8 24.4 20.4 17.6 17.2 13.8C18.2 13 19 12 19.4 10.6C23.4 8.4 20.4 3.2 16.4 6.2C15.8 4.4 14.2 3.2 12 3.2Z";
const TAIL = "M19.5 29.5C26 30.5 27.6 24 24.6 19.6";
const CROWN = "M5.6 4.6L6 -3.4L9.6 .4L12 -4.6L14.4 .4L18 -3.4L18.4 4.6Z";

export type Role = "worker" | "leader" | "explorer";

function hat(role: Role): string {
  if (role === "leader") return `<path d="${CROWN}" fill="var(--w-cheese)" stroke="var(--w-ink)" stroke-width="1.5" stroke-linejoin="round"/>`;
  if (role === "worker") return "";
  return (
    `<path d="M3.2 4.4C6 2.6 18 2.6 20.8 4.4C18 6.4 6 6.4 3.2 4.4Z" fill="#ecc9ad" stroke="var(--w-ink)" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M8 3.4C8 -1.4 16 -1.4 16 3.4Z" fill="#ecc9ad" stroke="var(--w-ink)" stroke-width="1.4"/>`
  );
}

/** A rat that stands at (x, y). */
export function pawn(seat: number, x: number, y: number, height = 26, role: Role = "worker"): string {
  const colour = colourOf(seat);
  const fill = `var(--p-${colour})`;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${(height / 34).toFixed(3)}) translate(-12 -32)">` +
    `<path d="${TAIL}" fill="none" stroke="var(--w-ink)" stroke-width="4.2" stroke-linecap="round"/>` +
    `<path d="${TAIL}" fill="none" stroke="${fill}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${BODY}" fill="${fill}" stroke="var(--w-ink)" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<circle cx="9.6" cy="9.2" r="1" fill="var(--w-ink)"/><circle cx="14.4" cy="9.2" r="1" fill="var(--w-ink)"/>` +
    `<path d="M10.8 11.8L13.2 11.8L12 13.2Z" fill="var(--w-ink)"/>` +
    shape(colour, 12, 22.6, 4.2, `fill="var(--w-paper)" stroke="var(--w-ink)" stroke-width="1.2"`) +
    `${hat(role)}</g>`
  );
}

/** A rat of nobody: the sign for a worker. */
export function anybody(x: number, y: number, height: number, fill = "currentColor"): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${(height / 34).toFixed(3)}) translate(-12 -17)"><path d="${BODY}" fill="${fill}"/></g>`;
}

export function arrow(x: number, y: number, size: number, fill = "currentColor"): string {
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${(size / 10).toFixed(2)})" d="M-5 -1.6H0V-5L6 0L0 5V1.6H-5Z" fill="${fill}"/>`;
}

/** A marker. */
export function cube(seat: number, x: number, y: number, size = 14): string {
  const colour = colourOf(seat);
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 14).toFixed(3)})">` +
    `<path d="M-7 -4L-4 -7L7 -7L7 4L4 7L-7 7Z" fill="var(--p-${colour})" stroke="var(--w-ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-7 -4H4V7M4 -4L7 -7" fill="none" stroke="var(--w-ink)" stroke-width="1.2"/>` +
    `${shape(colour, -1.5, 1.5, 2.9, 'fill="var(--w-paper)"')}</g>`
  );
}

/** A goal disc, or one of the turn order. */
export function disc(seat: number, x: number, y: number, r = 9): string {
  const colour = colourOf(seat);
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--p-${colour})" stroke="var(--w-ink)" stroke-width="1.5"/>` +
    shape(colour, x, y, r * 0.46, 'fill="var(--w-paper)"')
  );
}

export function tent(seat: number, x: number, y: number, size = 26): string {
  const colour = colourOf(seat);
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 26).toFixed(3)})">` +
    `<path d="M0 -11L13 10L-13 10Z" fill="var(--p-${colour})" stroke="var(--w-ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M0 -3L5 10L-5 10Z" fill="var(--w-ink)"/>` +
    `${shape(colour, 0, -14.5, 3, `fill="var(--p-${colour})" stroke="var(--w-ink)" stroke-width="1.1"`)}</g>`
  );
}

/** Victory points on a seal; `plain`: a value that does not score, or not yet. */
export function seal(n: number | string, x: number, y: number, r = 10, plain = false): string {
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="var(--${plain ? "w-paper" : "w-cheese"})" stroke="var(--w-ink)" stroke-width="${r > 11 ? 1.8 : 1.4}"/>` +
    `<text class="w-vp" x="${f(x)}" y="${f(y + r * 0.42)}" text-anchor="middle" font-size="${f(r * 1.22)}">${String(n).replace("-", "\u2212")}</text>`
  );
}

/** The back of an invention: moss or rust. */
export function cardBack(deck: "basic" | "advanced" | "any", x: number, y: number, height: number): string {
  const fill = deck === "basic" ? "var(--w-moss)" : deck === "advanced" ? "var(--w-rust)" : "var(--w-paper)";
  return `<rect x="${f(x - height * 0.36)}" y="${f(y - height / 2)}" width="${f(height * 0.72)}" height="${f(height)}" rx="1.6" fill="${fill}" stroke="var(--w-ink)" stroke-width="1.3"/>`;
}

/** The token of a closed door; flat where it closes a hatch. */
export function doorToken(x: number, y: number, flat = false): string {
  const [w, h] = flat ? [34, 24] : [24, 34];
  return (
    `<rect x="${f(x - w / 2)}" y="${f(y - h / 2)}" width="${w}" height="${h}" rx="4" fill="var(--w-cheese)" stroke="var(--w-ink)" stroke-width="1.8"/>` +
    inked("wooden-door", x, y, 20, { colour: "var(--w-ink)" })
  );
}

interface MouseTile {
  part: "house" | "cellar";
  /** Face up: its points and the sign of what it brings. */
  vp?: number;
  sign?: string;
}

export function mouseTile(x: number, y: number, size: number, { part, vp, sign }: MouseTile, faceDown = false): string {
  const h = size / 2;
  const plate = `<rect x="${f(x - h)}" y="${f(y - h)}" width="${size}" height="${size}" rx="${f(size * 0.16)}" fill="var(--w-tile-${part === "cellar" ? "g" : "b"})" stroke="var(--w-ink)" stroke-width="1.6"/>`;
  if (faceDown) {
    const cuts = scatter({
      x: x - h + 2,
      y: y - h + 2,
      w: size - 4,
      h: size - 4,
      n: 14,
      len: [4, 8],
      th: [0.8, 1.3],
      ang: 0.8,
      spread: 0.15,
      seed: Math.abs(Math.round(x * 7 + y)) + 1,
    });
    return `${plate}<path d="${cuts}" fill="var(--w-ink)" opacity=".28"/>${inked("mouse", x, y, size * 0.66, { colour: "var(--w-ink)" })}`;
  }
  let drawn = plate + inked("seated-mouse", x - (sign ? size * 0.1 : 0), y - size * 0.03, size * (sign ? 0.62 : 0.7), { colour: "var(--w-ink)" });
  if (sign)
    drawn +=
      `<rect x="${f(x + h - size * 0.46)}" y="${f(y + h - size * 0.36)}" width="${f(size * 0.46)}" height="${f(size * 0.36)}" rx="3" fill="var(--w-paper)" stroke="var(--w-ink)" stroke-width="1.2"/>` +
      inked(sign, x + h - size * 0.23, y + h - size * 0.18, size * 0.3, { colour: "var(--w-ink)" });
  if (vp !== undefined) drawn += seal(vp, x + h - size * 0.15, y - h + size * 0.15, size * 0.19);
  return drawn;
}

/** A cheese tile: a wedge with its points. */
export function cheese(x: number, y: number, vp: number): string {
  return (
    `<path d="M${x - 22} ${y + 9}L${x - 22} ${y - 1}L${x + 14} ${y - 15}Q${x + 23} ${y - 10} ${x + 22} ${y - 1}V${y + 9}Z" fill="var(--w-cheese)" stroke="var(--w-ink)" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M${x - 22} ${y - 1}H${x + 22}" stroke="var(--w-ink)" stroke-width="1.2"/><circle cx="${x - 11}" cy="${y + 4.4}" r="2" fill="var(--w-ink)"/><circle cx="${x + 15}" cy="${y - 6}" r="1.8" fill="var(--w-ink)"/>` +
    `<text class="w-vp" x="${x + 4}" y="${y + 8.4}" text-anchor="middle" font-size="11">${vp}</text>`
  );
}
