// The scenery of the picture, cut once: sky, hills, firs, earth, the house, the wheel's wood. Static markup in the theme's colours.
import { inked } from "../../draw/icons.ts";
import { chance } from "../../draw/random.ts";
import { lens, polar, rays, rings, rows, scatter, sector } from "./cuts.ts";
import { PICTURE, RADIUS, ROOMS, SECTION, type Box } from "./geometry.ts";
import { AREAS, type Area } from "./view.ts";

const f = (n: number): string => n.toFixed(1);
const path = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}" ${rest}/>`;
const line = (d: string, width: number, rest = ""): string => `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}" ${rest}/>`;

export function sky(w: number, h: number, ground: number): string {
  const cuts = rows({ x: 0, y: 0, w, h: ground, gap: 11, len: [26, 90], space: [20, 70], th: [1, 2], seed: 31, keep: 0.8 });
  return `<rect width="${w}" height="${h}" fill="var(--w-sky)"/>${path(cuts, "var(--w-sky-cut)")}`;
}

/** A conifer that stands at (x, y). */
export function fir(x: number, y: number, h: number, seed = 1, dark = false): string {
  const w = h * 0.46;
  const random = chance(seed);
  let [crown, cuts] = ["", ""];
  for (let i = 0; i < 5; i++) {
    const [top, wide] = [y - h + (h * 0.84 * i) / 5, w * (0.22 + (0.78 * (i + 1)) / 5)];
    crown += `M${f(x - wide / 2)} ${f(top + h * 0.24)}L${f(x)} ${f(top)}L${f(x + wide / 2)} ${f(top + h * 0.24)}Q${f(x)} ${f(top + h * 0.19)} ${f(x - wide / 2)} ${f(top + h * 0.24)}Z`;
  }
  for (let i = 0; i < 16; i++) {
    const t = 0.2 + 0.75 * random();
    cuts += lens(x + (random() - 0.2) * w * 0.36 * t, y - h + h * 0.86 * t, h * 0.07, 1.8, 0.9);
  }
  return (
    `<rect x="${f(x - h * 0.03)}" y="${f(y - h * 0.1)}" width="${f(h * 0.06)}" height="${f(h * 0.1)}" fill="var(--w-trunk)" stroke="var(--ink)" stroke-width="1.4"/>` +
    path(crown, `var(--w-${dark ? "tree-d" : "tree"})`, 'stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"') +
    path(cuts, "var(--ink)", 'opacity=".65"')
  );
}

export function grass(x: number, y: number, w: number, seed = 1): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < w / 5; i++) {
    const [at, h] = [x + random() * w, 4 + random() * 7];
    d += `M${f(at - 1.2)} ${f(y + 1)}Q${f(at)} ${f(y - h * 0.5)} ${f(at + (random() - 0.5) * 5)} ${f(y - h)}Q${f(at + 1)} ${f(y - h * 0.4)} ${f(at + 1.4)} ${f(y + 1)}Z`;
  }
  return path(d, "var(--w-tree-d)");
}

/** Earth in section: dark cuts and fewer light ones. */
export function earth(x: number, y: number, w: number, h: number, seed = 1): string {
  const area = w * h;
  return (
    path(scatter({ x, y, w, h, n: Math.round(area / 420), len: [9, 26], th: [1.4, 2.6], spread: 0.35, seed }), "var(--w-earth-cut)") +
    path(scatter({ x, y, w, h, n: Math.round(area / 1500), len: [6, 16], th: [1, 1.8], spread: 0.5, seed: seed + 9 }), "var(--w-earth-hi)")
  );
}

const buried = (name: string, x: number, y: number, size: number): string => inked(name, x, y, size, { colour: "var(--w-earth-hi)" });

/** How far the landscape goes on beside the picture, for frames that are wider. */
export const BEYOND = 420;

/** Everything behind the farm and the wheel. */
export function landscape(): string {
  const { w, h } = PICTURE;
  const ground = 298;
  const [left, right] = [-BEYOND, w + BEYOND];
  const rim = `M${left} ${ground}H0C160 295 300 301 420 ${ground}S760 294 ${w} 296S${w + 200} 300 ${right} 298`;
  const firs: [number, number, number, number][] = [
    [-310, 262, 96, 21],
    [-270, 280, 70, 22],
    [-190, 272, 110, 23],
    [-140, 286, 74, 24],
    [-84, 268, 100, 25],
    [-44, 282, 66, 26],
    [20, 236, 86, 1],
    [416, 214, 70, 3],
    [440, 234, 98, 4],
    [470, 252, 76, 5],
    [408, 254, 80, 6],
    [760, 120, 84, 7],
    [738, 140, 66, 8],
    [800, 122, 100, 9],
    [996, 124, 90, 27],
    [1034, 142, 64, 28],
    [1130, 132, 104, 29],
    [1196, 150, 70, 30],
    [1270, 140, 92, 31],
  ];
  return (
    `<g transform="translate(${left} 0)">${sky(w + 2 * BEYOND, h, ground + 20)}</g>` +
    path(`M${left} 262C-240 226 -100 260 0 250C120 214 240 236 380 226S620 150 760 150S900 70 ${w} 96S1200 110 ${right} 96V480H${left}Z`, "var(--w-tree)", 'opacity=".32"') +
    firs.map(([x, y, high, seed]) => fir(x, y, high, seed, seed % 2 === 1)).join("") +
    path(`M690 300C760 250 800 130 ${w} 116S1200 132 ${right} 110V900H690Z`, "var(--w-moss-l)", 'stroke="var(--ink)" stroke-width="2"') +
    path(
      rows({ x: 780, y: 130, w: 190 + BEYOND, h: 170, gap: 11, ang: -0.35, len: [12, 34], space: [8, 26], th: [1, 2], seed: 71 }),
      "var(--w-moss-w)",
      'opacity=".55"',
    ) +
    path(`${rim}V900H${left}Z`, "var(--w-earth)") +
    earth(left, ground + 12, w + 2 * BEYOND, h - ground, 5) +
    line(rim, 2.6) +
    grass(left, ground, 120, 13) +
    grass(-180, ground, 230, 3) +
    grass(382, ground, 60, 4) +
    grass(866, ground - 2, 200, 5) +
    grass(1160, ground, 150, 15) +
    buried("fishbone", 24, 380, 34) +
    buried("ammonite", 906, 402, 38) +
    buried("earth-worm", 404, 420, 28) +
    buried("tree-roots", 908, 330, 66) +
    buried("ammonite", -150, 400, 44) +
    buried("earth-worm", -60, 352, 28) +
    buried("fishbone", 1090, 384, 40) +
    buried("tree-roots", 1200, 336, 60) +
    fir(926, 300, 150, 12) +
    fir(892, 300, 104, 13, true) +
    fir(1120, 300, 128, 32) +
    fir(1166, 300, 88, 33, true) +
    fir(-230, 300, 140, 34) +
    fir(-120, 300, 98, 35, true)
  );
}

// --- the house ------------------------------------------------------------------------------------------------------

/** A rectangle whose walls waver. */
function crooked({ x, y, w, h }: Box, amp: number, seed: number): string {
  const random = chance(seed);
  const points: string[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    const n = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 26));
    for (let i = 0; i < n; i++) {
      const jitter = (): number => (random() - 0.5) * 2 * amp * (i ? 1 : 0.4);
      points.push(`${f(x0 + ((x1 - x0) * i) / n + jitter())} ${f(y0 + ((y1 - y0) * i) / n + jitter())}`);
    }
  };
  side(x, y, x + w, y);
  side(x + w, y, x + w, y + h);
  side(x + w, y + h, x, y + h);
  side(x, y + h, x, y);
  return `M${points.join("L")}Z`;
}

export function roomOutline(room: string): string {
  const box = ROOMS[room]!;
  return crooked(box, 1.1, box.x + box.y);
}

const HOUSE_ROOMS = ["room:B", "room:H", "room:C", "room:D"];
const CELLAR_ROOMS = ["room:E", "room:F", "room:G"];
const FURNITURE: Record<string, readonly [string, number, number, number]> = {
  "room:B": ["bed", 196, 152, 44],
  "room:H": ["trojan-horse", 344, 148, 40],
  "room:C": ["fireplace", 164, 258, 52],
  "room:D": ["camp-cooking-pot", 336, 262, 44],
  "room:E": ["coal-pile", 344, 390, 40],
  "room:F": ["furnace", 238, 382, 48],
  "room:G": ["cellar-barrels", 128, 388, 40],
};

export function houseWalls(): string {
  const shingles: string[] = [];
  for (let r = 0; r < 4; r++) {
    const inset = 24 - (r + 1) * 11;
    for (let x = 52 + inset; x < 372 - inset; x += 17) shingles.push(`M${x + (r % 2) * 8} ${28 + r * 11}q8 9 16 0`);
  }
  return (
    path("M34 72L82 18H346L394 72Z", "var(--w-roof)", 'stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"') +
    `<clipPath id="w-roof"><path d="M36 70L83 19H345L392 70Z"/></clipPath>` +
    `<path clip-path="url(#w-roof)" d="${shingles.join("")}" fill="none" stroke="var(--w-roof-cut)" stroke-width="2"/>` +
    path("M288 19V4H316V19Z", "var(--w-stone)", 'stroke="var(--ink)" stroke-width="2.4"') +
    path(crooked({ x: 48, y: 66, w: 332, h: 356 }, 1.4, 4), "var(--w-wall)", 'stroke="var(--w-wall-line)" stroke-width="1.8" stroke-linejoin="round"')
  );
}

/** Wallpaper, floor, bricks and furniture of a room, over its ground. */
export function roomInside(room: string): string {
  const { x, y, w, h } = ROOMS[room]!;
  const clip = `w-${room.slice(5)}`;
  const [name, fx, fy, size] = FURNITURE[room]!;
  const walls = CELLAR_ROOMS.includes(room) ? bricks({ x, y, w, h }) : planks({ x, y, w, h });
  return (
    `<clipPath id="${clip}"><rect x="${x + 1}" y="${y + 1}" width="${w - 2}" height="${h - 2}"/></clipPath>` +
    `<g clip-path="url(#${clip})">${walls}${inked(name, fx, fy, size, { colour: "var(--w-furniture)" })}</g>`
  );
}

function planks({ x, y, w, h }: Box): string {
  return (
    path(rows({ x, y, w, h: h - 16, gap: 15, ang: Math.PI / 2, len: [8, 22], space: [14, 40], th: [1, 1.7], seed: x + y }), "var(--w-room-cut)", 'opacity=".8"') +
    line(`M${x} ${y + h - 13}H${x + w}`, 1.2, 'opacity=".55"') +
    path(rows({ x, y: y + h - 12, w, h: 12, gap: 4.5, len: [14, 44], space: [3, 9], th: [0.9, 1.5], seed: x + 9 }), "var(--w-trunk)", 'opacity=".6"')
  );
}

function bricks({ x, y, w, h }: Box): string {
  let joints = "";
  for (let r = 0; r < 6; r++)
    for (let c = -1; c < 6; c++) {
      const [bx, by] = [x + c * 24 + (r % 2) * 12, y + r * 16];
      if ((r * 7 + c * 5 + x) % 5 < 2) joints += `M${bx + 2} ${by + 14}h18M${bx + 22} ${by + 2}v10`;
    }
  return (
    `<path d="${joints}" stroke="var(--w-room-c-cut)" stroke-width="2" stroke-linecap="round" fill="none"/>` +
    path(scatter({ x, y: y + h - 12, w, h: 12, n: 16, len: [5, 12], th: [1, 1.6], spread: 0.1, seed: x }), "var(--ink)", 'opacity=".45"')
  );
}

export const FARM_ROOMS = [...HOUSE_ROOMS, ...CELLAR_ROOMS];

export function isCellar(room: string): boolean {
  return CELLAR_ROOMS.includes(room);
}

/** The fence of the yard and the ivy under the window. */
export function yard(): string {
  const fence = "M4 298V268M18 298V268M32 298V268M0 276H40M0 287H40";
  let leaves = "";
  for (let i = 0; i < 16; i++) leaves += lens(44 + (i % 2 ? 7 : -6) + Math.sin(i) * 3, 290 - i * 11, 13, 7, i % 2 ? -0.5 : 3.6);
  return (
    line(fence, 3, 'stroke-linecap="round"') +
    `<path d="${fence}" stroke="var(--w-cheese-l)" stroke-width="1" stroke-linecap="round"/>` +
    `<path d="M48 296C40 250 58 210 44 170C36 150 46 130 40 112" fill="none" stroke="var(--w-tree-d)" stroke-width="3"/>` +
    path(leaves, "var(--w-tree-d)", 'stroke="var(--ink)" stroke-width=".8"')
  );
}

/** Steps of the main stairs, the ladder under the hatch, the chute: what is always open or may be. */
export function ladders(open: (passage: string) => boolean): string {
  return (
    (open("passage:e9") ? line("M134 185V177M140 185V177M146 185V177M152 185V177M158 185V177", 2, 'opacity=".8"') : "") +
    (open("passage:e4") ? line("M349 284V322M363 284V322M349 290H363M349 297H363M349 304H363M349 311H363", 2, 'opacity=".85"') : "") +
    (open("passage:e7") ? line("M201 185V177M206 185V177M211 185V177M216 185V177M221 185V177", 2, 'opacity=".8"') : "") +
    (open("passage:e10") ? line("M308 176V190M320 176V190", 2, 'opacity=".8"') : "")
  );
}

// --- the wheel ------------------------------------------------------------------------------------------------------

const RIM: Record<Area, readonly [string, string]> = {
  forest: ["var(--w-moss-l)", "var(--w-moss-w)"],
  burrow: ["var(--w-earth-l)", "var(--w-earth)"],
  farm: ["var(--w-cheese-l)", "var(--w-cheese-d)"],
};

function spoke(r0: number, r1: number, degrees: number, width: number): string {
  const [x0, y0] = polar(r0, degrees);
  const [x1, y1] = polar(r1, degrees);
  return line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, width);
}

/** The fixed part: the rim with its three areas and the ring of main actions. */
export function wheelFixed(): string {
  const { rim, ring, groove } = RADIUS;
  let s = `<circle r="${rim + 3}" fill="var(--w-ink)" opacity=".16" cx="3" cy="4"/>`;
  AREAS.forEach((area, i) => {
    const [a, b] = SECTION[area];
    const [ground, cut] = RIM[area];
    const [a0, a1] = [((a - 90) * Math.PI) / 180, ((b - 90) * Math.PI) / 180];
    s += path(sector(ring, rim, a, b), ground);
    s += path(rays({ r0: rim - 13, r1: rim - 1, n: 70, a0, a1, len: [0.3, 0.9], th: [1, 1.8], seed: 11 + i }), cut, 'opacity=".55"');
    s += path(rings({ r0: ring, r1: ring + 9, a0, a1, gap: 5, len: [8, 26], space: [8, 24], th: [0.8, 1.4], seed: 21 + i }), cut, 'opacity=".4"');
  });
  s += `<circle r="${rim}" fill="none" stroke="var(--ink)" stroke-width="2.2"/><circle r="${ring}" fill="none" stroke="var(--ink)" stroke-width="1.4"/>`;
  for (const area of AREAS) s += spoke(ring, rim, SECTION[area][0], 2.2);
  s += `<circle r="${groove}" fill="var(--w-ink)"/>${path(sector(groove, ring - 1, 0, 180) + sector(groove, ring - 1, 180, 360), "var(--card)")}`;
  for (let i = 0; i < 6; i++) s += spoke(groove, ring, i * 60 - 30, 1.2);
  return `${s}<circle r="${groove}" fill="none" stroke="var(--ink)" stroke-width="2.2"/>`;
}

/** The turning disc; `odd` says which sectors are the darker ones at places 0, 2 and 4. */
export function wheelDisc(odd: boolean): string {
  const { disc, hub } = RADIUS;
  let s = `<circle r="${disc}" fill="var(--w-wheel)"/>`;
  for (let i = odd ? 1 : 0; i < 6; i += 2) s += path(sector(0.1, disc, i * 60 - 30, i * 60 + 30), "var(--w-wheel-2)");
  s += path(rings({ r0: 40, r1: disc - 3, gap: 6.5, len: [14, 46], space: [8, 30], th: [0.9, 1.7], seed: 5 }), "var(--w-wheel-cut)");
  s += `<circle r="${disc}" fill="none" stroke="var(--ink)" stroke-width="2"/>`;
  for (let i = 0; i < 6; i++) s += spoke(hub, disc, i * 60 + 30, 1.6);
  return s;
}

export function wheelHub(): string {
  return (
    `<circle r="${RADIUS.hub}" fill="var(--w-wheel-2)" stroke="var(--ink)" stroke-width="2.2"/>` +
    path(rays({ r0: 30, r1: 35, n: 40, len: [0.6, 1], th: [1, 1.6], seed: 3 }), "var(--w-wheel-cut)")
  );
}

/** The alchemist's hut; (x, y) is the middle of its foot. */
export function hut(x: number, y: number, scale = 1): string {
  const roof = "M-66 -46L-6 -112Q0 -116 6 -112L66 -46Q0 -60 -66 -46Z";
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    path("M-8 -104V-122H8V-98", "var(--w-stone)", 'stroke="var(--ink)" stroke-width="2.2"') +
    `<path d="M-2 -126C-10 -136 6 -140 -4 -152C12 -150 8 -138 10 -132C12 -126 6 -122 -2 -126Z" fill="none" stroke="var(--ink-2)" stroke-width="1.8"/>` +
    path("M-46 0V-52H46V0Z", "var(--w-room)", 'stroke="var(--ink)" stroke-width="2.4"') +
    path(rows({ x: -44, y: -50, w: 88, h: 50, gap: 9, ang: Math.PI / 2, len: [10, 30], space: [6, 16], th: [1, 2], seed: 8 }), "var(--w-room-cut)") +
    path(roof, "var(--w-roof)", 'stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"') +
    `<clipPath id="w-hut"><path d="M-62 -48L-6 -109Q0 -113 6 -109L62 -48Q0 -61 -62 -48Z"/></clipPath>` +
    path(rows({ x: -60, y: -110, w: 120, h: 62, gap: 8, len: [8, 20], space: [5, 12], th: [1.6, 2.8], seed: 4 }), "var(--w-roof-cut)", 'clip-path="url(#w-hut)"') +
    path("M-14 0V-26Q-14 -40 0 -40Q14 -40 14 -26V0Z", "var(--w-ink)", 'stroke="var(--ink)" stroke-width="2"') +
    `<circle cx="30" cy="-30" r="9" fill="var(--w-cheese)" stroke="var(--ink)" stroke-width="2"/><path d="M21 -30H39M30 -39V-21" stroke="var(--w-ink)" stroke-width="1.6"/></g>` +
    inked("round-potion", x - 30 * scale, y - 28 * scale, 20 * scale, { colour: "var(--ink)" })
  );
}
