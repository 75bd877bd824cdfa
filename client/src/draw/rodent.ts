// Portraits of rodents, 200 x 200: a bust with the ears of its people, a cloak and a hat. Our own drawing.
import { chance } from "./random.ts";
import { gouge, mix } from "./shapes.ts";

const f = (n: number): string => n.toFixed(1);

/** One ear; the other is its mirror image. */
const EARS: Record<string, string> = {
  squirrels: '<path d="M52 70C36 44 40 20 46 8c8 10 30 22 38 40z"/>',
  porcupines: '<circle cx="54" cy="62" r="15"/>',
  beavers: '<circle cx="54" cy="56" r="15"/>',
  capybaras: '<path d="M56 62C44 58 40 44 44 36c12-4 26 4 30 16z"/>',
  pacas: '<path d="M54 74C32 68 30 44 38 36c16 0 30 10 34 22z"/>',
  chinchillas: '<path d="M62 66C28 66 14 34 26 10 50 4 74 24 78 52z"/>',
  viscachas: '<path d="M66 62C46 46 34 16 44-2c16 2 36 26 42 50z"/>',
  rats: '<circle cx="48" cy="48" r="27"/>',
  jerboas: '<path d="M68 60C50 44 40 12 50-10c16 4 32 30 36 58z"/>',
  mole_rats: '<circle cx="52" cy="70" r="9"/>',
  lemmings: '<circle cx="58" cy="52" r="17"/>',
  guinea_pigs: '<path d="M58 66C38 70 26 86 28 98c14 2 28-4 34-16z"/>',
  neutral: '<path d="M50 78C40 50 42 26 46 14c14 8 30 22 36 36z"/>',
};

export const FUR: Record<string, string> = {
  squirrels: "#c0713f",
  porcupines: "#8b7a68",
  beavers: "#8f6138",
  capybaras: "#a2764a",
  pacas: "#a5713f",
  chinchillas: "#9a97a3",
  viscachas: "#a79a86",
  rats: "#8a8078",
  jerboas: "#c99a63",
  mole_rats: "#d8a493",
  lemmings: "#8f6a44",
  guinea_pigs: "#b98446",
  neutral: "#c9b184",
};

interface Tints {
  cloak: string;
  ink: string;
  paper: string;
}

const ring = (x: number, y: number, r: number, fill: string, ink: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
const shape = (d: string, fill: string, ink: string, width = 5): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
const strokes = (ink: string, ...list: [number, number, number, number, number, number?][]): string =>
  `<path d="${list.map((s) => gouge(s[0], s[1], s[2], s[3], s[4], s[5] ?? 0)).join("")}" fill="${ink}"/>`;

const HATS: Record<string, (t: Tints) => string> = {
  hard: ({ ink }) =>
    shape("M56 66C52 30 72 10 100 10s48 20 44 56c-28-9-60-9-88 0z", "#e5b53f", ink) +
    shape("M90 11c-4 16-4 32-3 47h26c1-15 1-31-3-47z", "#f3d77d", ink, 4) +
    shape("M46 74c34-16 74-16 108 0l-2 8c-34-13-70-13-104 0z", "#e5b53f", ink) +
    strokes(ink, [66, 56, 72, 26, 2.4, -3], [76, 54, 80, 30, 2.2, -3], [134, 56, 128, 26, 2.4, 3]),
  pointed: ({ cloak, ink }) =>
    shape("M40 72c14-12 28-18 38-22C86 20 92-10 116-34c-2 10 2 18 8 20-4 22-2 46 4 64 12 4 24 12 34 22-36-14-86-14-122 0z", cloak, ink) +
    shape("M78 50c14 6 34 6 50 0l2 10c-18 6-38 6-54 0z", "#e5b53f", ink, 4) +
    strokes(ink, [90, 44, 104, -6, 2.6, -4], [100, 44, 112, -14, 2.4, -4], [112, 46, 114, 12, 2.2, -3]),
  toque: ({ ink, paper }) =>
    shape("M64 62V36C40 34 38-2 66-4c6-24 62-24 68 0 28 2 26 38 2 40v26c-22-8-50-8-72 0z", paper, ink) +
    `<path d="M64 48c24-8 48-8 72 0" fill="none" stroke="${ink}" stroke-width="4"/>` +
    strokes(ink, [82, 42, 78, 10, 2.4, -4], [100, 40, 100, 4, 2.4], [118, 42, 122, 10, 2.4, 4]),
  straw: ({ cloak, ink }) =>
    shape("M66 58c-2-36 12-50 34-50s36 14 34 50c-22 6-46 6-68 0z", "#dcb45c", ink) +
    shape("M65 50c22 7 48 7 70 0l-1 12c-22 6-46 6-68 0z", cloak, ink, 4) +
    shape("M26 72c20-18 50-14 74-10 24-4 54-8 74 10-24 10-50 6-74 4-24 2-50 6-74-4z", "#dcb45c", ink) +
    strokes(ink, [84, 46, 88, 18, 2, -2], [100, 46, 100, 16, 2], [116, 46, 112, 18, 2, 2], [38, 71, 66, 67, 2], [162, 71, 134, 67, 2]),
  hood: ({ cloak, ink }) =>
    shape(
      "M100 8c56 0 78 48 74 98-2 22-10 42-26 50 10-22 10-46 6-64-4-30-24-50-54-50S50 62 46 92c-4 18-4 42 6 64-16-8-24-28-26-50-4-50 18-98 74-98z",
      cloak,
      ink,
    ) +
    strokes(
      ink,
      [40, 124, 40, 80, 2.6, -4],
      [48, 66, 70, 34, 2.6, -5],
      [160, 124, 160, 80, 2.6, 4],
      [152, 66, 130, 34, 2.6, 5],
      [92, 36, 96, 14, 2.2],
      [108, 36, 104, 14, 2.2],
    ),
  helm: ({ ink }) =>
    shape("M50 84C42 36 66 8 100 8s58 28 50 76c-10-10-22-14-36-16v34c-8 6-20 6-28 0V68c-14 2-26 6-36 16z", "#9fb2bd", ink) +
    shape("M88 9c-3 18-3 40-2 58h28c1-18 1-40-2-58z", "#c3d0d6", ink, 4) +
    [
      [62, 60],
      [74, 52],
      [126, 52],
      [138, 60],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${ink}"/>`)
      .join("") +
    strokes(ink, [64, 46, 78, 22, 2.2, -3], [136, 46, 122, 22, 2.2, 3]),
  wreath: ({ ink }) =>
    [-64, -44, -24, 0, 24, 44, 64]
      .map((a, k) => {
        const x = 100 + Math.sin((a * Math.PI) / 180) * 50;
        const y = 88 - Math.cos((a * Math.PI) / 180) * 48;
        const leaf = shape("M0 8C-13-4-9-22 0-32 9-22 13-4 0 8z", k % 2 ? "#7f9a57" : "#5d7a4a", ink, 4);
        return `<g transform="translate(${f(x)} ${f(y)}) rotate(${a})">${leaf}<path d="M0 4V-20" stroke="${ink}" stroke-width="2.6"/></g>`;
      })
      .join(""),
  goggles: ({ ink }) =>
    shape("M48 70c30-16 74-16 104 0l-1 12c-32-14-70-14-102 0z", "#6d4b30", ink, 4) +
    ring(78, 60, 19, "#e5b53f", ink, 5) +
    ring(122, 60, 19, "#e5b53f", ink, 5) +
    ring(78, 60, 11, "#b9d0d0", ink, 4) +
    ring(122, 60, 11, "#b9d0d0", ink, 4) +
    strokes("#fff", [72, 64, 82, 54, 2], [116, 64, 126, 54, 2]),
  cap: ({ cloak, ink }) =>
    shape("M52 62C50 30 78 16 106 20c28 2 46 20 44 40-32-12-66-10-98 2z", cloak, ink) +
    shape("M48 66c34-16 74-16 108-2l14 12c-40-12-84-12-120 0z", mix(cloak, "#2b2622", 0.3), ink) +
    strokes(ink, [70, 50, 84, 30, 2.2, -3], [86, 46, 96, 28, 2.2, -3], [134, 48, 124, 32, 2.2, 3]) +
    `<g transform="rotate(-24 152 66)">${shape("M128 60h38l8 4-8 4h-38z", "#e5b53f", ink, 3.4)}</g>`,
  top: ({ cloak, ink, paper }) =>
    shape("M68 58L62-8c24-8 52-8 76 0l-6 66c-20 6-44 6-64 0z", "#34304a", ink) +
    shape("M66 38c22 7 46 7 68 0l-2 18c-20 6-44 6-64 0z", cloak, ink, 4) +
    shape("M42 66c18-12 38-10 58-8 20-2 40-4 58 8-18 10-38 8-58 6-20 2-40 4-58-6z", "#34304a", ink) +
    `<g opacity=".7">${strokes(paper, [80, 32, 77, 2, 2.2], [92, 32, 91, 0, 2.2])}</g>`,
  kerchief: ({ cloak, ink, paper }) =>
    shape("M48 84C44 44 68 20 100 20s56 24 52 64c-12-18-30-26-52-26S60 66 48 84z", cloak, ink) +
    [
      [72, 50],
      [88, 38],
      [106, 46],
      [124, 40],
      [134, 58],
      [60, 66],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${paper}"/>`)
      .join(""),
  glasses: ({ ink }) =>
    ring(76, 93, 17, "none", ink, 4.5) +
    ring(124, 93, 17, "none", ink, 4.5) +
    `<path d="M93 92c4-3 10-3 14 0" fill="none" stroke="${ink}" stroke-width="4.5"/>`,
  bandage: ({ ink, paper }) =>
    shape("M48 78C46 44 66 22 100 22s54 22 52 56c-30-14-74-14-104 0z", paper, ink) +
    strokes(ink, [56, 70, 120, 40, 2.4, 4], [70, 44, 146, 64, 2.4, -4], [64, 58, 108, 26, 2, 3], [96, 26, 148, 56, 2, -3]),
};

const HEAD = "M100 38c32 0 50 22 52 50 12 16 8 40-10 50-14 9-28 12-42 12s-28-3-42-12c-18-10-22-34-10-50 2-28 20-50 52-50z";
const MUZZLE = "M52 112c-6 14 2 24 12 29 12 6 24 8 36 8s24-2 36-8c10-5 18-15 12-29-12-12-30-2-48-2s-36-10-48 2z";

function spines(ink: string, seed: number): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < 25; i++) {
    const a = Math.PI * (1.02 + (0.96 * i) / 24) + (random() - 0.5) * 0.04;
    const l = 104 + (i % 2) * -16 + random() * 8;
    const at = (angle: number, r: number): string => `${f(100 + Math.cos(angle) * r)} ${f(104 + Math.sin(angle) * r)}`;
    d += `M${at(a - 0.055, 40)}L${at(a, l)}L${at(a + 0.055, 40)}Z`;
  }
  return `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="3"/>`;
}

function cloakOf({ cloak, ink }: Tints): string {
  return (
    `<path d="M8 206C14 160 50 138 100 138s86 22 92 68z" fill="${cloak}" stroke="${ink}" stroke-width="5"/>` +
    strokes(
      ink,
      [40, 200, 58, 160, 2.4, -5],
      [58, 202, 72, 166, 2.2, -4],
      [160, 200, 142, 160, 2.4, 5],
      [142, 202, 128, 166, 2.2, 4],
      [24, 202, 38, 170, 2, -4],
      [176, 202, 162, 170, 2, 4],
    ) +
    `<path d="M62 146c10 20 24 30 38 32 14-2 28-12 38-32" fill="${mix(cloak, "#2b2622", 0.3)}" stroke="${ink}" stroke-width="4.5"/>`
  );
}

function earsOf(people: string, dark: string, light: string, ink: string): string {
  const one = EARS[people] ?? EARS.rats!;
  const both = `${one}<g transform="matrix(-1 0 0 1 200 0)">${one}</g>`;
  const plain = people === "porcupines" || people === "guinea_pigs" || people === "mole_rats";
  return (
    `<g fill="${dark}" stroke="${ink}" stroke-width="5" stroke-linejoin="round">${both}</g>` +
    (plain ? "" : `<g fill="${light}" transform="translate(100 52) scale(.8 .62) translate(-100 -46)" opacity=".8">${both}</g>`)
  );
}

/** Marks in the fur: the forehead, and what is special to a people. */
function marks(people: string, dark: string, light: string, ink: string): string {
  let d = "";
  for (let i = -3; i <= 3; i++) d += gouge(100 + i * 8, 46 + Math.abs(i) * 3, 100 + i * 5, 70 + Math.abs(i) * 1.5, 1.9);
  d += gouge(54, 92, 62, 108, 2) + gouge(50, 102, 58, 116, 2) + gouge(146, 92, 138, 108, 2) + gouge(150, 102, 142, 116, 2);
  let s = `<path d="${d}" fill="${dark}"/>`;
  if (people === "pacas") {
    s += [
      [70, 62],
      [84, 56],
      [116, 56],
      [130, 62],
      [64, 78],
      [136, 78],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${light}"/>`)
      .join("");
  }
  if (people === "guinea_pigs") {
    s +=
      `<path d="M92 40c-3 22-8 40-2 66h20c6-26 1-44-2-66z" fill="${light}"/>` +
      strokes(ink, [88, 34, 80, 22, 2.5], [100, 32, 101, 16, 3], [112, 34, 121, 22, 2.5]);
  }
  return s;
}

function face(people: string, { ink, paper }: Tints, fur: string, light: string): string {
  const tuft = "M46 112l-12 6 9 5-10 9 12 1-6 10 15-3M154 112l12 6-9 5 10 9-12 1 6 10-15-3";
  let shade = "";
  for (let i = 0; i < 6; i++) {
    const a = -0.5 + i * 0.22;
    shade += gouge(100 + Math.cos(a) * 50, 96 + Math.sin(a) * 44, 100 + Math.cos(a) * 34, 98 + Math.sin(a) * 34, 1.7);
  }
  for (let i = 0; i < 4; i++) {
    const a = 0.28 + i * 0.2;
    shade += gouge(100 + Math.cos(a) * 46, 104 + Math.sin(a) * 44, 100 + Math.cos(a) * 33, 104 + Math.sin(a) * 38, 1.5);
  }
  const teeth = people === "beavers" || people === "mole_rats" ? 20 : 14;
  return (
    `<path d="${tuft}" fill="${fur}" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="M48 110c-3 16 2 28 14 34M152 110c3 16-2 28-14 34" stroke="${light}" stroke-width="9" fill="none"/>` +
    `<path d="${shade}" fill="${ink}" opacity=".85"/>` +
    `<ellipse cx="76" cy="92" rx="8.5" ry="9.5" fill="${ink}"/><ellipse cx="124" cy="92" rx="8.5" ry="9.5" fill="${ink}"/>` +
    `<circle cx="79" cy="88.5" r="3" fill="${paper}"/><circle cx="127" cy="88.5" r="3" fill="${paper}"/>` +
    strokes(ink, [62, 80, 86, 76, 2.6, -3], [138, 80, 114, 76, 2.6, 3]) +
    `<path d="M89 108c4-4 18-4 22 0 2 6-6 12-11 14-5-2-13-8-11-14z" fill="${ink}"/>` +
    `<path d="M91 130h18v${teeth}c-4 3-14 3-18 0z" fill="${paper}" stroke="${ink}" stroke-width="3.4"/><path d="M100 130v${teeth + 1}" stroke="${ink}" stroke-width="2.6"/>` +
    `<path d="M100 121v6M82 127c5 6 12 6 18 0 6 6 13 6 18 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>` +
    strokes(ink, [80, 120, 34, 112, 1.5], [80, 124, 32, 126, 1.5], [120, 120, 166, 112, 1.5], [120, 124, 168, 126, 1.5])
  );
}

interface Portrait {
  cloak: string;
  fur?: string;
  hat?: string | null;
  seed?: number;
}

/** The bust of a rodent of this people, as the inside of an SVG 200 wide. */
export function rodent(people: string, { cloak, fur = FUR[people] ?? "#9b7c58", hat = null, seed = 5 }: Portrait): string {
  const tints: Tints = { cloak, ink: "#2b2622", paper: "#f6efe2" };
  const dark = mix(fur, tints.ink, 0.38);
  const light = mix(fur, tints.paper, 0.62);
  return (
    (people === "porcupines" ? spines(tints.ink, seed) : "") +
    cloakOf(tints) +
    earsOf(people, dark, light, tints.ink) +
    `<path d="${HEAD}" fill="${fur}" stroke="${tints.ink}" stroke-width="5"/><path d="${MUZZLE}" fill="${light}"/>` +
    marks(people, dark, light, tints.ink) +
    face(people, tints, fur, light) +
    (hat ? (HATS[hat]?.(tints) ?? "") : "")
  );
}
