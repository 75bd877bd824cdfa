// The shelf in the burrow: wall, plank, boxes and what lies between them. 1440 wide, from y 70 to 484.
import { inked } from "../draw/icons.ts";
import { chance } from "../draw/random.ts";
import { cut, gouge, hatch, rays } from "../draw/shapes.ts";
import { aboveCover, escaped, tombsCover, wistarCover } from "./covers.ts";

const INK = "#2b2622";
const PAPER = "#f6efe2";
const BX = 296;
const BY = 312;
const DX = 34;
const DY = 22;
const PLANK = 440;

interface Box {
  cover: (title: string) => string;
  side: string;
  top: string;
  x: number;
  /** Of five. */
  weight: number;
}

export const BOXES: Record<string, Box> = {
  wistar: { cover: wistarCover, side: "#3f5830", top: "#7c9a5f", x: 40, weight: 4 },
  above_below: { cover: aboveCover, side: "#2c1e14", top: "#56698a", x: 500, weight: 3 },
  tombs: { cover: tombsCover, side: "#172c49", top: "#d59f31", x: 960, weight: 2 },
};

function plainCover(title: string): string {
  return (
    `<rect width="${BX}" height="${BY}" fill="#7a4f6d"/><path d="${rays(148, 156, 70, 330, 36, { seed: 3, duty: 0.4 })}" fill="#96688a"/>` +
    `<circle cx="148" cy="160" r="70" fill="#f3e6c4" stroke="${INK}" stroke-width="3"/>` +
    inked("meeple", 148, 160, 96, { colour: INK }) +
    `<text x="148" y="56" text-anchor="middle" font-family="Alegreya" font-weight="900" font-size="29" fill="#f3e6c4">${escaped(title)}</text>`
  );
}

const PLAIN: Pick<Box, "cover" | "side" | "top"> = { cover: plainCover, side: "#4d3145", top: "#96688a" };

/** One box, its front's upper left corner at (0, 0). */
export function box(game: string, title: string): string {
  const { cover, side, top } = BOXES[game] ?? PLAIN;
  const seed = game.length * 7;
  const lines = (n: number, at: (i: number) => string): string => Array.from({ length: n }, (_, i) => at(i)).join("");
  return (
    `<path d="M-10 ${BY + 3}H${BX + DX + 26}L${BX + DX + 8} ${BY - 12}H10Z" fill="${INK}" opacity=".28"/>` +
    `<path d="M${BX - 2} 2L${BX + DX} ${-DY}V${BY - DY}L${BX - 2} ${BY - 1}Z" fill="${side}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M2 2L${DX + 2} ${-DY}H${BX + DX}L${BX - 2} 2Z" fill="${top}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${lines(13, (i) => gouge(BX + 4, 20 + i * 23, BX + DX - 4, 20 + i * 23 - DY * 0.9, 1))}" fill="${INK}" opacity=".4"/>` +
    `<path d="${lines(11, (i) => gouge(24 + i * 26, -2, 24 + i * 26 + DX * 0.7, -DY + 5, 0.8))}" fill="${INK}" opacity=".3"/>` +
    `<clipPath id="box-${game}"><rect x="1" y="1" width="${BX - 2}" height="${BY - 2}" rx="5"/></clipPath><g clip-path="url(#box-${game})">${cover(title)}</g>` +
    `<path d="${cut(1, 1, BX - 2, BY - 2, { r: 6, amp: 0.9, seed, step: 40 })}" fill="none" stroke="${INK}" stroke-width="3.4"/>` +
    `<path d="${cut(7, 7, BX - 14, BY - 14, { r: 4, amp: 0.6, seed: seed + 1, step: 40 })}" fill="none" stroke="${PAPER}" stroke-width="1.4" opacity=".55"/>`
  );
}

function ratbotBox(solo: string): string {
  const line = (y: number, size: number, text: string, style: string): string =>
    `<text x="43" y="${y}" text-anchor="middle" font-family="Alegreya" font-size="${size}" fill="#f3e6c4" ${style}>${escaped(text)}</text>`;
  return (
    `<g transform="translate(388 ${PLANK - 136})"><path d="M-4 138H108L98 128H0Z" fill="${INK}" opacity=".28"/>` +
    `<path d="M84 2L100 -9V125L84 136Z" fill="#7c321b" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M2 2L18 -9H100L84 2Z" fill="#c06a45" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${cut(1, 1, 84, 135, { r: 4, amp: 0.6, seed: 9 })}" fill="#a5482a" stroke="${INK}" stroke-width="2.8"/>` +
    `<clipPath id="box-ratbot"><rect x="3" y="3" width="80" height="131"/></clipPath>` +
    `<path d="${rays(43, 74, 24, 80, 24, { seed: 3, duty: 0.4 })}" fill="#c06a45" clip-path="url(#box-ratbot)"/>` +
    `<circle cx="43" cy="76" r="34" fill="#f3e6c4" stroke="${INK}" stroke-width="2.6"/>${inked("robot-antennas", 43, 75, 48, { colour: INK })}` +
    `${line(28, 21, "Ratbot", 'font-weight="900"')}${line(127, 13, solo, 'font-style="italic"')}</g>`
  );
}

const ornament = (x: number, y: number, size: number, name: string, colour: string, width: number): string =>
  inked(name, x + size / 2, y + size / 2, size, { colour, outline: INK, width });

function plankGrain(y: number, h: number, seed: number): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < 70; i++) {
    const [x, yy, l] = [random() * 1440, y + 4 + random() * (h - 8), 60 + random() * 180];
    d += gouge(x, yy, x + l, yy + (random() - 0.5) * 3, 0.8 + random() * 0.7, (random() - 0.5) * 6);
  }
  for (const x of [210, 700, 1180]) {
    for (let k = 1; k < 4; k++) {
      d += `M${x - k * 9} ${y + h / 2}q${k * 9} ${-k * 3.4} ${k * 18} 0q${-k * 9} ${k * 3.4} ${-k * 18} 0`;
      d += `m1.4 0q${k * 9 - 1.4} ${k * 2.6} ${k * 18 - 2.8} 0q${-k * 9 + 1.4} ${-k * 2.6} ${-k * 18 + 2.8} 0z`;
    }
  }
  return d;
}

function roots(): string {
  const at = [420, 880, 1360, 22];
  return at
    .map((x, i) => {
      const random = chance(i + 3);
      let d = "";
      for (let k = 0; k < 5; k++) d += gouge(x + k * 7 - 14, 85, x + k * 12 - 30 + random() * 12, 105 + random() * 38, 2.3, (random() - 0.5) * 20);
      return d;
    })
    .join("");
}

function wall(): string {
  return (
    `<path d="M0 76Q360 70 720 76T1440 74V446H0Z" fill="var(--wall)"/>` +
    `<path d="M0 76Q360 70 720 76T1440 74V90Q1300 84 1100 92T760 88T380 93T0 89Z" fill="var(--beam)"/>` +
    `<path d="${hatch(0, 76, 1440, 12, { n: 150, len: 26, th: 0.9, seed: 24 })}" fill="#5d4022"/>` +
    `<path d="M0 76Q360 70 720 76T1440 74" stroke="${INK}" stroke-width="2.5" fill="none"/>` +
    `<path d="M0 89Q190 97 380 93T760 88T1100 92T1440 90" stroke="${INK}" stroke-width="1.6" fill="none"/>` +
    `<path d="${hatch(0, 112, 1440, 320, { n: 330, len: 24, th: 0.9, seed: 14, ang: 1.25 })}" fill="var(--wall-2)"/>` +
    `<path d="${hatch(0, 108, 1440, 46, { n: 200, len: 22, th: 1, seed: 15, ang: 1.25, fall: (_x, y) => 1 - y })}" fill="var(--wall-3)"/>` +
    `<path d="${roots()}" fill="#6b4a2c"/>`
  );
}

/** The whole shelf with the boxes of these games, titled in the reader's language. */
export function shelf(titles: Record<string, string>, solo: string): string {
  const boxes = Object.entries(BOXES).map(([game, { x }]) => `<g transform="translate(${x} ${PLANK - 4 - BY})">${box(game, titles[game] ?? "")}</g>`);
  const paw = `<g transform="translate(1386 ${PLANK - 40})"><circle cx="20" cy="23" r="19" fill="${INK}"/><circle cx="20" cy="20" r="18" fill="#b5392b" stroke="${INK}" stroke-width="2.4"/>${inked("flat-paw-print", 20, 20, 26, { colour: "#fbf4e4" })}</g>`;
  return (
    wall() +
    `<path d="M-10 ${PLANK - 14}Q360 ${PLANK - 16} 720 ${PLANK - 14}T1450 ${PLANK - 15}V${PLANK + 2}H-10Z" fill="var(--plank-2)" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="${plankGrain(PLANK - 15, 18, 4)}" fill="#8d6336" opacity=".8"/>` +
    boxes.join("") +
    ratbotBox(solo) +
    ornament(838, PLANK - 98, 98, "old-lantern", "#e2873a", 30) +
    ornament(906, PLANK - 44, 44, "meeple", "#4a628c", 44) +
    ornament(1306, PLANK - 76, 78, "locked-chest", "#e3ad3e", 34) +
    paw +
    `<path d="M-10 ${PLANK + 1}Q360 ${PLANK - 1} 720 ${PLANK + 1}T1450 ${PLANK}V${PLANK + 28}Q1080 ${PLANK + 30} 720 ${PLANK + 28}T-10 ${PLANK + 28}Z" fill="var(--plank)" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="${plankGrain(PLANK + 2, 26, 5)}" fill="#6b4726"/>` +
    `<path d="M0 ${PLANK + 29}Q360 ${PLANK + 31} 720 ${PLANK + 29}T1440 ${PLANK + 29}V${PLANK + 42}H0Z" fill="${INK}" opacity=".16"/>`
  );
}
