// The places where stories happen, 560 x 304; whoever is there stands about y = 240.
import { chance } from "../../../../draw/random.ts";
import { cut, gouge, hatch, mix, rays } from "../../../../draw/shapes.ts";
import { circle, cutAway, DUSK, DUSK_2, EARTH, INK, LAMP, LAMP_2, line, PAPER, shape, strokes, UMBER, UMBER_2, UMBER_3 } from "../../draw/ink.ts";

export const WIDTH = 560;
export const HEIGHT = 304;
const f = (n: number): string => n.toFixed(1);

interface Tones {
  dark: string;
  wall: string;
  lit: string;
  floor: string;
  line: string;
}

const ROCK: Tones = { dark: UMBER_3, wall: UMBER, lit: UMBER_2, floor: EARTH, line: UMBER };
const tones = (base: string, floor = mix(base, PAPER, 0.22)): Tones => ({ dark: mix(base, INK, 0.62), wall: mix(base, INK, 0.34), lit: base, floor, line: mix(base, INK, 0.3) });

const fill = (colour: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`;

/** A lit hollow in dark rock. */
function hollow({ dark, wall, lit }: Tones, seed: number): string {
  return (
    fill(dark) +
    `<path d="M236 -4C300 70 246 130 258 190C276 250 296 260 330 270H570V-4Z" fill="${wall}"/>` +
    `<path d="M300 54C330 20 520 16 556 90C590 160 560 240 520 252H330C290 220 276 100 300 54Z" fill="${lit}"/>` +
    cutAway(hatch(264, 10, 296, 220, { n: 120, len: 16, th: 1, seed, ang: 0.5 }), wall, 0.8) +
    cutAway(hatch(0, 4, 300, 270, { n: 130, len: 18, th: 1, seed: seed + 1, ang: 0.9 }), wall, 0.9)
  );
}

function stalactites({ wall, lit, dark }: Tones, seed: number): string {
  const random = chance(seed);
  return [26, 64, 104, 150, 196, 238, 284, 330, 366, 400, 438, 470, 500, 528, 552]
    .map((x, i) => {
      const l = 34 + random() * (i < 7 ? 60 : 34);
      const colour = i < 6 ? mix(dark, wall, 0.6) : wall;
      return shape(`M${x - 16} -4C${x - 5} ${f(l * 0.4)} ${x - 2} ${f(l * 0.8)} ${x} ${f(l)}C${x + 3} ${f(l * 0.7)} ${x + 7} ${f(l * 0.4)} ${x + 18} -4Z`, colour, 2.2) + strokes([[x - 5, 0, x - 1, l * 0.7, 1.2]], i < 6 ? wall : lit);
    })
    .join("");
}

function floor({ floor: colour, line: lines }: Tones, y = 236, seed = 11): string {
  const d = `M-4 ${y}C60 ${y - 8} 120 ${y + 4} 200 ${y - 2}S360 ${y - 8} 440 ${y - 1}S540 ${y + 4} 566 ${y - 2}V310H-4Z`;
  return shape(d, colour, 2.4) + cutAway(hatch(0, y + 6, 560, 300 - y, { n: 110, len: 22, th: 1.1, seed, ang: 0.12 }), lines);
}

const bricks = (y0: number, y1: number, step: number, colour: string, seed: number): string => {
  const random = chance(seed);
  let d = "";
  let row = 0;
  for (let y = y0; y < y1; y += step, row++) {
    d += gouge(-4, y, 564, y + (random() - 0.5) * 1.5, 1);
    for (let x = -(row % 2) * step * 1.1 - random() * 4; x < 560; x += step * 2.2) d += gouge(x, y, x + (random() - 0.5) * 2, y + step, 0.9);
  }
  return cutAway(d, colour);
};

const arch = (x: number, w: number, top: number, base: number): string => `M${x - w} ${base}V${top + w}A${w} ${w} 0 0 1 ${x + w} ${top + w}V${base}Z`;

const pillar = (x: number, w: number, top: number, base: number, stone: string): string =>
  shape(`M${x - w} ${base}V${top + 14}h${w * 2}V${base}Z`, stone, 2.6) +
  shape(`M${x - w - 6} ${top + 16}h${w * 2 + 12}v-14h${-(w * 2 + 12)}zM${x - w - 6} ${base}h${w * 2 + 12}v-10h${-(w * 2 + 12)}z`, mix(stone, PAPER, 0.15), 2.4) +
  strokes([[x - w * 0.4, top + 24, x - w * 0.4, base - 18, 1.3], [x + w * 0.2, top + 24, x + w * 0.2, base - 18, 1.3], [x + w * 0.7, top + 30, x + w * 0.7, base - 24, 1.2]], mix(stone, INK, 0.45));

const water = (y: number, colour: string, light: string, seed: number, d = `M-4 ${y}H566V310H-4Z`): string =>
  shape(d, colour, 0) + cutAway(hatch(0, y + 6, 560, 300 - y, { n: 46, len: 44, th: 1.3, seed }), light, 0.75);

function forest(base: string, trunk: string, glow: string, seed: number): string {
  const random = chance(seed);
  let s = fill(mix(base, INK, 0.5)) + cutAway(hatch(0, 0, 560, 240, { n: 150, len: 26, th: 1.1, seed, ang: 1.5 }), base, 0.7);
  for (let i = 0; i < 9; i++) {
    const [x, w] = [i * 66 + random() * 30 - 6, 12 + random() * 16];
    const far = i % 2 === 0;
    const colour = far ? mix(base, trunk, 0.4) : trunk;
    s += shape(`M${f(x - w)} 250C${f(x - w * 0.6)} 190 ${f(x - w * 0.7)} 80 ${f(x - w * 0.9)} -4H${f(x + w * 0.8)}C${f(x + w * 0.5)} 80 ${f(x + w * 0.7)} 190 ${f(x + w * 1.3)} 250Z`, colour, far ? 1.6 : 2.4);
    s += strokes([[x - w * 0.3, 10, x - w * 0.4, 220, 1.4, 6], [x + w * 0.3, 30, x + w * 0.3, 200, 1.3, -6]], mix(colour, INK, 0.4));
    if (!far) for (let k = 0; k < 3; k++) s += circle(x + (random() - 0.5) * w, 40 + k * 56 + random() * 30, 3 + random() * 2.4, glow, 1.4);
  }
  s += [...Array(16).keys()].map(() => circle(random() * 560, random() * 190, 1.2 + random() * 1.8, glow, 0)).join("");
  return s;
}

const leaves = (colour: string, seed: number): string => {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < 34; i++) {
    const [x, y, l] = [random() * 570 - 5, random() * 34 - 8, 16 + random() * 18];
    d += `M${f(x)} ${f(y)}q${f(l * 0.5)} ${f(l * 0.2)} ${f(l * 0.2)} ${f(l)}q${f(-l * 0.6)} ${f(-l * 0.4)} ${f(-l * 0.2)} ${f(-l)}z`;
  }
  return shape(d, colour, 1.6);
};

const dunes = (colour: string, seed: number): string =>
  shape("M-4 214C90 170 180 190 250 206S430 176 566 206V310H-4Z", mix(colour, PAPER, 0.16), 2.2) +
  shape("M-4 244C120 216 210 250 320 238S500 222 566 238V310H-4Z", colour, 2.4) +
  cutAway(hatch(0, 210, 560, 90, { n: 90, len: 34, th: 1, seed, bend: 3 }), mix(colour, INK, 0.3));

const sandstone = tones("#b98a4c", "#d3a968");
const maze = (): string =>
  fill(mix(sandstone.wall, INK, 0.35)) +
  shape("M150 -4H420V250H150Z", sandstone.wall, 2) +
  shape("M-4 -4L150 30V232L-4 262Z", sandstone.lit, 2.6) +
  shape("M566 -4L420 30V232L566 262Z", mix(sandstone.lit, INK, 0.16), 2.6) +
  shape("M150 30H420V232H150Z", mix(sandstone.lit, PAPER, 0.16), 2.6) +
  bricks(40, 232, 32, mix(sandstone.lit, INK, 0.3), 7).replace("<path ", '<path clip-path="url(#maze)" ') +
  `<clipPath id="maze"><path d="M150 30H420V232H150Z"/></clipPath>` +
  strokes([[0, 60, 150, 76, 1.4], [0, 120, 150, 126, 1.4], [0, 190, 150, 178, 1.4], [60, 0, 58, 250, 1.2], [110, 20, 110, 240, 1.2], [566, 60, 420, 76, 1.4], [566, 120, 420, 126, 1.4], [566, 190, 420, 178, 1.4], [500, 0, 502, 250, 1.2], [452, 20, 452, 240, 1.2]], mix(sandstone.lit, INK, 0.35));

const GROUNDS: Record<string, () => string> = {
  cave: () => hollow(ROCK, 6) + stalactites(ROCK, 3) + floor(ROCK),
  deep: () => hollow(tones("#41495c", "#5c6470"), 8) + stalactites(tones("#41495c"), 5) + floor(tones("#5c6470", "#6f7580")),
  moss: () => hollow(tones("#4f6038", "#6f7a44"), 9) + stalactites(tones("#4f6038"), 7) + floor(tones("#6f7a44", "#7f8a4c"), 236, 12) + cutAway([...Array(40).keys()].map((i) => gouge(i * 14 + (i % 3) * 4, 240 + (i % 5) * 11, i * 14 + (i % 3) * 4 + 3, 230 + (i % 5) * 11, 1.4)).join(""), "#c2c877", 0.8),
  crystal: () =>
    hollow(tones("#5a4a72", "#75658a"), 4) + stalactites(tones("#5a4a72"), 2) + floor(tones("#75658a", "#8a7a9c")) +
    [[318, 226, 1], [540, 236, 1.3], [250, 236, 0.7], [486, 222, 0.8]].map(([x, y, k]) => `<g transform="translate(${x} ${y}) scale(${k})">${shape("M-16 4L-22 -30L-12 -48L-4 -28L-2 4ZM-4 4L0 -52L10 -70L18 -46L14 4ZM12 4L24 -30L34 -22L26 4Z", "#b9a2d8", 2.6)}${strokes([[-12, -42, -8, 0, 1.3], [10, -62, 8, 0, 1.4]], "#6a4a8a")}</g>`).join(""),
  ice: () => hollow(tones("#5f8fa8", "#9cc0cc"), 5) + stalactites(tones("#7fb0c4"), 9) + floor(tones("#9cc0cc", "#c4dde2")) + strokes([[300, 60, 360, 200, 2, 8], [420, 40, 400, 150, 1.8, -6], [500, 90, 470, 220, 1.8, 6]], PAPER, 0.8),
  lava: () => hollow(tones("#7a3a22", "#8f4a2a"), 3) + stalactites(tones("#6a3220"), 6) + floor(tones("#8a4a2c", "#9a5a34")) + shape("M-4 274C80 262 160 284 260 270S460 262 566 276V310H-4Z", LAMP, 2.4) + shape("M-4 288C90 276 190 296 300 284S480 280 566 292V310H-4Z", LAMP_2, 0),
  salt: () => hollow(tones("#a8a8a0", "#c8c6bc"), 6) + stalactites(tones("#b8b6ac"), 4) + floor(tones("#c8c6bc", "#dedbd0")),
  tunnel: () =>
    fill(UMBER_3) +
    [150, 118, 88, 60, 36].map((r, i) => shape(`M${290 - r * 1.25} 262C${290 - r * 1.35} ${190 - r * 1.2} ${290 + r * 1.35} ${190 - r * 1.2} ${290 + r * 1.25} 262Z`, mix(UMBER_2, UMBER_3, i / 4), 2.2)).join("") +
    cutAway(hatch(100, 30, 380, 200, { n: 90, len: 22, th: 1.1, seed: 8, ang: 0.9 }), UMBER, 0.9) +
    floor(ROCK, 250),
  chasm: () =>
    hollow(ROCK, 6) + stalactites(ROCK, 3) +
    shape("M-4 230C40 222 90 232 128 228C150 236 156 270 148 310H-4Z", UMBER_2, 3) + cutAway(hatch(0, 236, 140, 64, { n: 46, len: 18, th: 1.1, seed: 11, ang: 0.2 }), UMBER) +
    shape("M292 240C340 230 420 240 480 234S548 238 566 234V310H318C300 290 284 266 292 240Z", EARTH, 3) + cutAway(hatch(310, 246, 250, 54, { n: 70, len: 20, th: 1.1, seed: 12, ang: 0.15 }), UMBER_2) +
    `<path d="M150 236C158 260 152 290 148 308H318C302 288 284 268 292 242Z" fill="#120c07"/>` +
    strokes([[156, 246, 154, 302, 1.6], [164, 254, 162, 304, 1.3], [172, 262, 171, 306, 1.1], [286, 254, 302, 302, 1.6], [278, 262, 292, 304, 1.3]], UMBER),
  lake: () => hollow(tones("#3a4658", "#4f5a68"), 5) + stalactites(tones("#3a4658"), 8) + water(206, "#1f2a3c", "#5f7a98", 4) + shape("M-4 262C60 250 130 258 190 276S280 300 300 310H-4Z", EARTH, 2.6),
  river: () => hollow(ROCK, 7) + stalactites(ROCK, 6) + shape("M-4 214C120 206 240 216 566 208V240H-4Z", UMBER_2, 2.2) + water(226, "#33506a", "#8fb0c4", 6, "M-4 232C140 220 300 238 566 224V282C400 290 200 276 -4 288Z") + shape("M-4 276C100 266 200 284 320 276S500 270 566 280V310H-4Z", EARTH, 2.6),
  sea: () => fill("#2a3a52") + cutAway(hatch(0, 0, 560, 140, { n: 80, len: 60, th: 1.1, seed: 5 }), "#3f5470", 0.8) + stalactites(tones("#2f3a4c"), 4) + water(160, "#22405a", "#7fa2b8", 7) + shape("M-4 268C90 250 170 264 250 284S330 304 340 310H-4Z", EARTH, 2.6),
  fog: () => hollow(tones("#6a7480", "#868e96"), 5) + stalactites(tones("#5a646e"), 3) + floor(tones("#7a828a", "#8f969c")) + [[90, 250], [260, 262], [430, 250], [180, 286], [360, 290], [520, 284]].map(([x, y], i) => `<ellipse cx="${x}" cy="${y}" rx="${130 - (i % 3) * 18}" ry="22" fill="#c4cacb" opacity=".72"/>`).join(""),
  stars: () => {
    const random = chance(12);
    return fill("#141c30") + water(176, "#101828", "#2f4468", 3) + [...Array(120).keys()].map((i) => { const [x, y] = [random() * 560, random() * 168]; return circle(x, y, 0.9 + random() * 1.9, i % 5 ? "#8fc0e0" : "#dff0f4", 0) + circle(x, 352 - y, 0.8 + random() * 1.2, "#5f8fb8", 0); }).join("") + shape("M-4 276C80 262 140 280 190 310H-4Z", "#2c3448", 2.4);
  },
  hall: () =>
    fill(UMBER) + bricks(20, 236, 26, mix(UMBER, INK, 0.3), 4) + shape(arch(410, 110, 30, 240), UMBER_2, 3) + cutAway(rays(410, 150, 50, 130, 30, { seed: 4, duty: 0.4 }), EARTH, 0.5).replace("<path ", '<path clip-path="url(#hall)" ') + `<clipPath id="hall"><path d="${arch(410, 108, 32, 240)}"/></clipPath>` +
    pillar(282, 16, 20, 244, "#8d7e6b") + pillar(538, 16, 20, 244, "#8d7e6b") + pillar(160, 14, 20, 244, "#6f6250") + floor({ ...ROCK, floor: "#8d7e6b", line: "#6a5c4a" }, 240),
  room: () =>
    fill("#5a3f2a") + cutAway([...Array(24).keys()].map((i) => gouge(i * 24 + 6, 0, i * 24 + 6, 222, 1)).join(""), UMBER) + shape("M-4 150H566V162H-4Z", "#6d4b30", 2) + shape("M-4 222H566V234H-4Z", UMBER_2, 2.2) + shape("M-4 232H566V310H-4Z", "#8a6340", 2.4) + strokes([[0, 252, 560, 250, 1.1], [0, 274, 560, 276, 1.1], [0, 294, 560, 292, 1.1], [90, 234, 60, 304, 1], [250, 234, 240, 304, 1], [400, 234, 410, 304, 1], [520, 234, 545, 304, 1]], UMBER),
  temple: () =>
    hollow(tones("#6f6a5c", "#8a8474"), 7) + stalactites(tones("#5a564a"), 5) + pillar(300, 15, 60, 242, "#b4ac98") + pillar(528, 15, 30, 242, "#b4ac98") + shape("M212 242V150l10 -12 6 8 8 -14 10 12V242Z", "#9a927e", 2.4) + floor(tones("#8a8474", "#a49c88"), 238),
  mine: () =>
    hollow(ROCK, 9) + [210, 330, 470].map((x, i) => shape(`M${x - 8} ${244 - i * 2}V${60 + i * 8}h14V${244 - i * 2}z`, "#7a5a34", 2.4)).join("") + shape("M190 52L500 62V80L190 70Z", "#8a6a40", 2.6) + strokes([[196, 62, 490, 72, 1.2]]) + floor(ROCK) + line("M180 300L330 240M250 304L372 240", 4, "#6a6a6c") + strokes([[188, 292, 262, 294, 2.4], [222, 276, 290, 277, 2.2], [256, 262, 318, 262, 2], [288, 250, 346, 250, 1.8]], "#5a4028"),
  stage: () =>
    fill("#2c1e24") + cutAway(rays(330, 60, 20, 320, 30, { seed: 3, duty: 0.44 }), LAMP, 0.22) + shape("M-4 236H566V310H-4Z", "#8a6340", 2.6) + strokes([[0, 256, 560, 254, 1.1], [0, 280, 560, 282, 1.1]], UMBER) +
    [[-4, 1], [566, -1]].map(([x, k]) => shape(`M${x} -4C${x! + 150 * k!} -4 ${x! + 120 * k!} 120 ${x! + 62 * k!} 170C${x! + 96 * k!} 210 ${x! + 84 * k!} 250 ${x! + 70 * k!} 252H${x}Z`, "#8f3226", 3) + strokes([[x! + 30 * k!, 0, x! + 40 * k!, 160, 2, 8 * k!], [x! + 70 * k!, 0, x! + 52 * k!, 150, 2, 6 * k!], [x! + 24 * k!, 180, x! + 30 * k!, 246, 1.8]])).join("") +
    shape("M-4 -4H566V26C520 44 490 18 450 34S370 44 330 30S240 44 200 32S90 44 40 30L-4 34Z", "#a5432a", 2.8),
  garden: () => hollow(tones("#46542f", "#66713e"), 3) + stalactites(tones("#3f4a2c"), 8) + floor(tones("#66713e", "#7a7a48"), 226, 14) + strokes([[40, 262, 240, 252, 2.4], [60, 284, 300, 268, 2.4], [320, 262, 540, 256, 2.4], [350, 284, 560, 274, 2.4]], "#4f5a30"),
  forest: () => forest("#2f4a3c", "#4a4a34", "#c8d878", 6) + leaves("#5d7a4a", 3) + floor(tones("#4a5a38", "#5f6f40"), 240, 15),
  autumn: () => forest("#5a3c26", "#6a4a30", LAMP_2, 8) + leaves("#b8642c", 4) + leaves("#d9a93c", 9) + floor(tones("#6d5a34", "#8a6f3c"), 240, 16),
  winter: () => forest("#46586a", "#5a6470", "#dfeaee", 4) + leaves("#9fb4be", 6) + floor(tones("#8f9ea8", "#c8d4d8"), 240, 17),
  grove: () => fill("#33503f") + cutAway(rays(300, 70, 30, 420, 34, { seed: 5, duty: 0.4 }), "#5f7a4c", 0.6) + forest("#33503f", "#565038", "#d8e088", 11).replace(/^<rect[^>]*>/, "") + leaves("#6f8a4c", 5) + floor(tones("#5a6a3c", "#75804a"), 236, 18),
  pond: () => forest("#2c4644", "#46483a", "#b8d8b0", 7) + leaves("#4f7050", 8) + water(212, "#27424a", "#7fa8a4", 9) + shape("M-4 268C90 254 180 270 260 286S330 304 340 310H-4Z", "#5f6f40", 2.6),
  cliff: () => fill("#3a5260") + cutAway(hatch(0, 0, 560, 200, { n: 70, len: 60, th: 1.2, seed: 5 }), "#4f6a76", 0.8) + shape("M-4 120C60 110 120 130 168 150C178 210 160 260 176 310H-4Z", "#565038", 3) + shape("M566 110C500 104 430 130 388 152C380 210 400 262 384 310H566Z", "#565038", 3) + cutAway(hatch(0, 150, 160, 150, { n: 50, len: 18, th: 1.1, seed: 4, ang: 1.2 }) + hatch(398, 150, 160, 150, { n: 50, len: 18, th: 1.1, seed: 6, ang: 1.9 }), INK, 0.4) + shape("M-4 122C60 108 120 128 170 148C120 156 60 150 -4 146ZM566 112C500 104 430 128 386 150C440 158 500 150 566 146Z", "#6f7a44", 2.4) + leaves("#5d7a4a", 2),
  maze: () => maze() + shape("M-4 256L150 230H420L566 256V310H-4Z", sandstone.floor, 2.6) + cutAway(hatch(0, 250, 560, 54, { n: 60, len: 26, th: 1, seed: 9 }), mix(sandstone.floor, INK, 0.3)),
  court: () => fill("#8a6a3c") + bricks(0, 220, 30, mix("#8a6a3c", INK, 0.3), 6) + [96, 236, 376, 516].map((x) => shape(arch(x, 46, 60, 222), mix("#8a6a3c", INK, 0.55), 2.8)).join("") + shape("M-4 220H566V310H-4Z", "#d3a968", 2.6) + cutAway(hatch(0, 226, 560, 76, { n: 80, len: 28, th: 1, seed: 7 }), "#a98750"),
  dunes: () => fill("#6a4f30") + cutAway(hatch(0, 0, 560, 200, { n: 90, len: 40, th: 1.1, seed: 6, ang: 0.1 }), "#7f6038", 0.9) + stalactites(tones("#6a4f30"), 4) + dunes("#d3a968", 5),
  noon: () => maze() + `<path d="M300 -4H360L470 310H250Z" fill="${LAMP_2}" opacity=".42"/>` + shape("M-4 256L150 230H420L566 256V310H-4Z", sandstone.floor, 2.6) + `<path d="M306 230H352L420 310H256Z" fill="#fff1c4" opacity=".8"/>`,
  tomb: () => fill("#7a4f2c") + bricks(8, 230, 36, mix("#7a4f2c", INK, 0.3), 5) + [60, 200, 360, 500].map((x, i) => shape(`M${x - 16} 210V120q16 -24 32 0V210z`, i % 2 ? "#2f6ca3" : "#c29a58", 2.2) + circle(x, 108, 12, i % 2 ? "#c29a58" : "#8f3226", 2.2) + strokes([[x - 8, 140, x + 8, 140, 1.2], [x - 8, 160, x + 8, 160, 1.2], [x - 8, 180, x + 8, 180, 1.2]])).join("") + shape("M-4 228H566V310H-4Z", "#c29a58", 2.6) + cutAway(hatch(0, 234, 560, 70, { n: 70, len: 26, th: 1, seed: 3 }), "#8f6f3c"),
  nothing: () => fill("#0d0a0c") + cutAway(rays(400, 120, 60, 320, 40, { seed: 2, duty: 0.3 }), "#1c1820", 0.9) + shape("M-4 230C80 222 180 232 262 236C280 250 270 280 280 310H-4Z", UMBER_2, 3) + cutAway(hatch(0, 238, 260, 60, { n: 50, len: 20, th: 1.1, seed: 5, ang: 0.1 }), UMBER),
  dusk: () => fill(DUSK_2) + `<rect width="560" height="120" fill="${DUSK}"/>` + cutAway(hatch(0, 90, 560, 70, { n: 50, len: 110, th: 1.3, seed: 7 }), DUSK, 0.8) + floor(ROCK),
};

export const GROUND_NAMES = Object.keys(GROUNDS);

export function ground(name: string): string {
  return (GROUNDS[name] ?? GROUNDS.cave!)();
}

/** The edge of a picture, cut by hand. */
export function frame(seed: number): string {
  return cut(2, 2, WIDTH - 4, HEIGHT - 4, { r: 6, amp: 1.4, seed, step: 40 });
}
