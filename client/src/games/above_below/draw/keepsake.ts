// A village as a picture of its own, to be kept: everything is drawn out, nothing is looked up elsewhere.
import { colourOf, SHAPES } from "../../../draw/players.ts";
import { inked } from "../../../draw/icons.ts";
import { seatNumber, type Player } from "../view.ts";
import { tokenOf } from "./goods.ts";
import { emptyCave, house, outpost } from "./houses.ts";
import { at, circle, INK, LAMP_2, PAPER } from "./ink.ts";
import { landscape } from "./landscape.ts";
import { figure } from "./people.ts";

export const WIDTH = 1200;
export const HEIGHT = 800;
const STREET = 400;
const ROCK = 540;
const FLOOR = 716;
const EDGE = 36;
const COLOURS = { red: "#b23a2c", blue: "#2f6aa8", yellow: "#d9a227", green: "#5d7a4a" } as const;
const SERIF = "Alegreya, Georgia, serif";

interface Row {
  /** How wide a drawing is, and where in it the ground lies. */
  side: number;
  foot: number;
  /** Where in the picture that comes to lie. */
  ground: number;
  widest: number;
}

/** Things side by side in the middle, as large as there is room for all of them. */
function row(things: readonly string[], { side, foot, ground, widest }: Row): string {
  const share = Math.min(widest, (WIDTH - 2 * EDGE) / Math.max(1, things.length));
  const scale = (share * 0.94) / side;
  const left = (WIDTH - share * things.length) / 2;
  return things.map((thing, i) => at(left + share * i, ground - foot * scale, thing, scale)).join("");
}

const words = (text: string, x: number, y: number, size: number, more = ""): string =>
  `<text x="${x}" y="${y}" font-family="${SERIF}" font-weight="800" font-size="${size}" fill="${PAPER}"${more}>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</text>`;

function coin(kind: string, x: number, y: number, n: number): string {
  const { icon, colour } = tokenOf(kind);
  return circle(x, y, 22, colour, 3) + inked(icon, x, y, 32, { colour: INK }) + words(`×${n}`, x + 30, y + 9, 26);
}

export interface Caption {
  name: string;
  /** "56 points". */
  points: string;
  title: string;
}

/** Houses on the street, people before them, outposts and caves below, the goods of the track at the foot. */
export function keepsake(player: Player, { name, points, title }: Caption): string {
  const folk = [...player.ready, ...player.resting, ...player.injured];
  const below = [...player.outposts.map((one) => outpost(one.outpost)), ...player.caves.map(emptyCave)];
  const seat = seatNumber(player.seat);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img"><title>${title.replace(/[&<>]/g, " ")}</title>` +
    landscape(WIDTH, HEIGHT, STREET, ROCK, 7 + seat) +
    row(player.houses.map(house), { side: 120, foot: 112, ground: STREET + 6, widest: 250 }) +
    row(folk.map(figure), { side: 200, foot: 330, ground: ROCK - 8, widest: 84 }) +
    row(below, { side: 120, foot: 60, ground: (ROCK + FLOOR) / 2 + 6, widest: 180 }) +
    `<rect x="0" y="${FLOOR}" width="${WIDTH}" height="${HEIGHT - FLOOR}" fill="#2c1e14"/>` +
    player.track.map(({ item, n }, i) => coin(item, EDGE + 24 + i * 100, FLOOR + 42, n)).join("") +
    at(EDGE, 22, `<path d="${SHAPES[colourOf(seat)]}" fill="${COLOURS[colourOf(seat)]}" stroke="${INK}" stroke-width="3"/>`, 1.2) +
    words(name, EDGE + 62, 60, 44) +
    `<text x="${WIDTH - EDGE}" y="60" text-anchor="end" font-family="${SERIF}" font-weight="900" font-size="44" fill="${LAMP_2}">${points}</text>` +
    `<rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="14" fill="none" stroke="${INK}" stroke-width="6"/></svg>`
  );
}
