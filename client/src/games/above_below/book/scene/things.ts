// What stands about in stories. Each thing stands on (0, 0); x goes to the right, y downwards, sizes as in the picture.
import { inked } from "../../../../draw/icons.ts";
import { chance } from "../../../../draw/random.ts";
import { gouge, hatch, mix, rays } from "../../../../draw/shapes.ts";
import { circle, cutAway, EARTH, ellipse, INK, LAMP, LAMP_2, line, PAPER, shape, strokes, UMBER, UMBER_2, UMBER_3, WOOD } from "../../draw/ink.ts";

export const PALETTE: Record<string, string> = {
  red: "#a5432a",
  blue: "#3f5f86",
  green: "#6f8f4a",
  moss: "#7f9a4a",
  yellow: "#e2b648",
  gold: "#e2b648",
  violet: "#9a7fc0",
  white: "#efe6d2",
  grey: "#9a968c",
  stone: "#a09c92",
  iron: "#8d9aa2",
  black: "#3a343c",
  brown: "#8a6340",
  wood: "#a4753f",
  lamp: "#f5c26b",
  fire: "#e2873a",
  ice: "#b4d4de",
  water: "#5f8fa8",
  sand: "#d3a968",
  pink: "#d09a94",
  ghost: "#cfd8d4",
  paper: "#f3e7c4",
  copper: "#b8743c",
  silver: "#c4ccd0",
};

type Words = readonly string[];
export type Thing = (words: Words) => string;

const colourOf = (words: Words, otherwise: string): string => words.map((word) => PALETTE[word]).find(Boolean) ?? otherwise;
const has = (words: Words, word: string): boolean => words.includes(word);
const f = (n: number): string => n.toFixed(1);

const scribble = (x: number, y: number, w: number, rows: number, step: number): string => {
  const random = chance(rows * 7 + w);
  let d = "";
  for (let r = 0; r < rows; r++) for (let at = 0; at < w - 6; ) {
    const l = 5 + random() * 12;
    d += gouge(x + at, y + r * step, x + Math.min(w, at + l), y + r * step + (random() - 0.5) * 2, 1.3);
    at += l + 4;
  }
  return cutAway(d);
};

const flame = (x: number, y: number, k: number): string => shape(`M${x} ${y}C${f(x - 6 * k)} ${f(y - 6 * k)} ${f(x - 3 * k)} ${f(y - 13 * k)} ${f(x)} ${f(y - 20 * k)}C${f(x + 4 * k)} ${f(y - 13 * k)} ${f(x + 6 * k)} ${f(y - 6 * k)} ${x} ${y}Z`, LAMP_2, 2);
const candle = (x: number, y: number, h = 22): string => shape(`M${x - 4} ${y}v${-h}h8v${h}z`, PAPER, 2) + flame(x, y - h - 1, 0.8);

function heap(words: Words): string {
  const colour = colourOf(words, LAMP_2);
  const random = chance(21);
  let bits = "";
  for (let i = 0; i < 46; i++) {
    const [u, v] = [random(), random()];
    const x = (u - 0.5) * 150 * (1 - v * 0.7);
    bits += ellipse(x, -3 - v * 40, 7, 4, i % 4 ? colour : mix(colour, PAPER, 0.35), 1.6);
  }
  return shape("M-92 2C-70 -14 -40 -40 0 -48C40 -40 70 -14 92 2Z", mix(colour, INK, 0.2), 2.6) + bits;
}

function shelf(words: Words): string {
  const kind = ["books", "bottles", "pots", "hats", "boxes", "glasses"].find((one) => has(words, one)) ?? "books";
  const random = chance(kind.length * 5);
  const colours = [PALETTE.red!, PALETTE.blue!, PALETTE.green!, PALETTE.copper!, "#6a4a72", PALETTE.sand!];
  let s = shape("M-74 0V-170H74V0Z", UMBER_2, 2.8) + shape("M-66 -8V-162H66V-8Z", UMBER_3, 2);
  for (let row = 0; row < 4; row++) {
    const y = -10 - row * 38;
    for (let x = -62; x < 58; ) {
      const colour = colours[Math.floor(random() * colours.length)]!;
      const w = kind === "books" ? 7 + random() * 8 : 16 + random() * 8;
      const h = 18 + random() * 12;
      if (kind === "books") s += shape(`M${f(x)} ${y}v${f(-h)}h${f(w)}v${f(h)}z`, colour, 1.6);
      else if (kind === "bottles") s += shape(`M${f(x)} ${y}v-14q0 -5 5 -7v-7h6v7q5 2 5 7v14z`, mix("#6f9a7a", colour, 0.25), 1.8);
      else if (kind === "glasses") s += shape(`M${f(x)} ${y - 22}h14l-2 22h-10z`, "#d9c9a0", 1.6);
      else if (kind === "pots") s += shape(`M${f(x + 2)} ${y}q-6 -14 3 -22h8q9 8 3 22z`, mix("#b8683c", colour, 0.2), 1.8);
      else if (kind === "hats") s += shape(`M${f(x)} ${y}q8 4 18 0q-2 -4 -4 -5v-10q-5 -4 -10 0v10q-3 1 -4 5z`, colour, 1.8);
      else s += shape(`M${f(x)} ${y}v-20h18v20z`, mix("#b98a55", colour, 0.2), 1.8);
      x += w + (kind === "books" ? 1 : 5);
    }
    s += shape(`M-70 ${y}H70V${y + 6}H-70Z`, WOOD, 1.8);
  }
  return s;
}

function tree(words: Words): string {
  const leaf = colourOf(words, PALETTE.green!);
  const bark = has(words, "glass") ? leaf : has(words, "iron") ? "#6a7078" : has(words, "white") ? "#d9d2c4" : UMBER_2;
  const trunk = shape("M-12 2C-8 -50 -10 -90 -16 -120L-4 -112L0 -140L6 -112L18 -124C10 -92 10 -50 14 2C22 4 -22 4 -12 2Z", bark, 2.8) + strokes([[-3, -8, -4, -100, 1.5, 4], [5, -12, 4, -90, 1.4, -4]], mix(bark, INK, 0.5)) + line("M-12 -96C-30 -108 -40 -126 -44 -146M14 -100C32 -112 42 -126 46 -142M-4 -110C-10 -130 -8 -150 -2 -166", 6, INK) + line("M-12 -96C-30 -108 -40 -126 -44 -146M14 -100C32 -112 42 -126 46 -142M-4 -110C-10 -130 -8 -150 -2 -166", 3, bark);
  if (has(words, "bare")) return trunk;
  const crown = [[-40, -150, 30], [40, -150, 30], [0, -178, 34], [-22, -128, 22], [26, -124, 22]].map(([x, y, r]) => circle(x!, y!, r!, leaf, 2.6)).join("") + [[-40, -150, 26], [40, -150, 26], [0, -178, 30]].map(([x, y, r]) => circle(x!, y!, r!, leaf, 0)).join("") + strokes([[-54, -150, -42, -160, 1.6, 3], [-30, -140, -18, -148, 1.6, 3], [-10, -190, 4, -198, 1.6, 3], [28, -158, 40, -168, 1.6, 3], [40, -138, 52, -146, 1.6, 3], [4, -166, 14, -172, 1.6, 3]], mix(leaf, INK, 0.5));
  const fruit = has(words, "fruit") ? [[-44, -136], [-24, -158], [4, -150], [30, -142], [48, -158], [-8, -184], [20, -178]].map(([x, y]) => circle(x!, y!, 5.4, PALETTE.red!, 1.8)).join("") : has(words, "lamps") ? [[-40, -128], [0, -148], [38, -128]].map(([x, y]) => circle(x!, y!, 12, LAMP, 0) + circle(x!, y!, 6, LAMP_2, 1.8)).join("") : "";
  return trunk + crown + fruit;
}

function mushroom(words: Words): string {
  const cap = colourOf(words, PALETTE.red!);
  const spots = has(words, "plain") ? "" : [[-42, -112, 9], [-10, -136, 11], [26, -124, 9], [52, -104, 7], [-62, -92, 6], [8, -104, 6]].map(([x, y, r]) => circle(x!, y!, r!, PAPER, 2)).join("");
  const door = has(words, "door") ? shape("M-13 0V-30Q0 -48 13 -30V0Z", UMBER_2, 2.2) + circle(7, -18, 2, LAMP_2, 0) + shape("M-26 -58h12v12h-12z", LAMP_2, 2) : "";
  return shape("M-26 2C-20 -40 -22 -60 -18 -88H22C24 -60 24 -40 30 2C20 6 -18 6 -26 2Z", "#efe3c8", 2.8) + strokes([[-14, -10, -12, -80, 1.4], [14, -10, 12, -76, 1.4]], "#a99a78") + shape("M-84 -86C-80 -140 -40 -162 0 -162S80 -140 86 -86C60 -74 -58 -74 -84 -86Z", cap, 3) + strokes([[-60, -80, -50, -92, 1.4], [-30, -76, -24, -90, 1.4], [4, -76, 4, -90, 1.4], [36, -78, 32, -90, 1.4]], mix(cap, INK, 0.5)) + spots + door;
}

function door(words: Words): string {
  const colour = colourOf(words, WOOD);
  if (has(words, "vault")) return circle(0, -78, 78, "#6a7078", 3.4) + circle(0, -78, 62, colourOf(words, "#8d9aa2"), 2.8) + [...Array(10).keys()].map((i) => circle(Math.cos(i * 0.628) * 70, -78 + Math.sin(i * 0.628) * 70, 3.4, INK, 0)).join("") + circle(-22, -96, 7, INK, 0) + circle(22, -96, 7, INK, 0) + shape("M-34 -66C-16 -44 16 -44 34 -66C22 -58 -22 -58 -34 -66Z", UMBER_3, 2.6);
  const arched = has(words, "square") ? "M-34 0V-112H34V0Z" : "M-34 0V-84C-34 -122 34 -122 34 -84V0Z";
  return shape(arched.replaceAll("34", "42").replace("-112", "-122"), "#8d7e6b", 2.6) + shape(arched, has(words, "open") ? UMBER_3 : colour, 2.6) + (has(words, "open") ? circle(0, -48, 22, LAMP, 0) : strokes([[-16, -4, -16, -98, 1.2], [0, -4, 0, -106, 1.2], [16, -4, 16, -98, 1.2]], mix(colour, INK, 0.5)) + circle(22, -48, 4, LAMP_2, 2)) + (has(words, "locks") ? [...Array(9).keys()].map((i) => circle(-20 + (i % 3) * 14, -86 + Math.floor(i / 3) * 24, 4.4, LAMP_2, 1.8)).join("") : "");
}

function machine(words: Words): string {
  const brass = colourOf(words, "#b98a3c");
  const dial = (x: number, y: number, r: number, a: number): string => circle(x, y, r, PAPER, 2.6) + strokes([[x, y, x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, 1.6]], "#a5432a");
  return (
    line("M-96 -40V-150H-60M96 -30V-170H40V-190", 13, INK) + line("M-96 -40V-150H-60M96 -30V-170H40V-190", 8, mix(brass, PAPER, 0.2)) +
    shape("M-74 0V-120C-74 -160 74 -160 74 -120V0Z", brass, 3) + strokes([[-66, -70, 66, -70, 1.6], [-66, -26, 66, -26, 1.6]], mix(brass, INK, 0.5)) +
    [-60, -36, -12, 12, 36, 60].map((x) => circle(x, -12, 2.8, INK, 0)).join("") +
    dial(-36, -98, 19, -2) + dial(14, -108, 15, 0.3) + dial(48, -88, 12, -1) +
    shape("M-40 -34V-58H-8V-34Z", UMBER_3, 2.4) + flame(-24, -36, 0.9) + line("M20 -50h34v22", 8) + line("M20 -50h34v22", 4, PALETTE.silver)
  );
}

function figureOfSleep(words: Words): string {
  const colour = colourOf(words, PALETTE.sand!);
  return shape("M-190 4C-180 -30 -150 -60 -120 -56C-96 -54 -92 -30 -74 -34C-40 -46 -20 -92 30 -96C80 -98 90 -40 130 -30C160 -22 190 -8 204 4Z", colour, 3) + circle(-126, -46, 26, mix(colour, PAPER, 0.15), 2.6) + strokes([[-140, -46, -130, -44, 1.8, 2], [-120, -44, -110, -46, 1.8, 2], [-130, -32, -120, -32, 1.6, 2], [-40, -36, 20, -80, 1.8, 6], [40, -84, 100, -34, 1.8, -6], [-170, -6, 180, -4, 1.6, 4], [-60, -16, 120, -18, 1.5, 4]], mix(colour, INK, 0.4));
}

function dragon(words: Words): string {
  const colour = colourOf(words, "#6f8a4a");
  const light = mix(colour, PAPER, 0.5);
  return (
    shape("M40 -60C80 -120 130 -110 140 -70C116 -76 108 -60 100 -44C90 -56 74 -56 60 -40Z", mix(colour, INK, 0.25), 2.6) +
    line("M60 -14C110 -4 130 -30 118 -54", 14) + line("M60 -14C110 -4 130 -30 118 -54", 8, colour) +
    shape("M-50 2C-64 -40 -30 -80 10 -78C54 -76 78 -40 66 2Z", colour, 2.8) + shape("M-34 2C-40 -30 -20 -56 6 -56C24 -54 30 -24 22 2Z", light, 0) +
    strokes([[-30, -8, 18, -8, 1.4, 3], [-32, -20, 20, -20, 1.4, 3], [-28, -32, 20, -34, 1.4, 3]], mix(colour, INK, 0.4)) +
    shape("M-56 -70C-72 -100 -50 -128 -20 -124C10 -122 18 -92 2 -74C-14 -60 -44 -56 -56 -70Z", colour, 2.8) + shape("M-38 -122L-44 -142L-26 -126ZM-8 -122L0 -142L6 -116Z", LAMP_2, 2.2) +
    circle(-40, -100, 6.6, PAPER, 2.2) + circle(-39, -99, 3, INK, 0) + circle(-14, -100, 6.6, PAPER, 2.2) + circle(-13, -99, 3, INK, 0) + line("M-52 -80C-40 -72 -20 -72 -8 -80", 2.6) + (has(words, "smoke") ? line("M-64 -84q-16 -4 -14 -16t-14 -14", 3, PALETTE.ghost!) + circle(-96, -120, 9, "none", 3, PALETTE.ghost!) : "")
  );
}

function snail(): string {
  return (
    shape("M-130 2C-140 -30 -120 -50 -104 -52C-110 -70 -116 -84 -122 -96L-112 -98L-96 -54C-80 -50 -70 -30 -40 -14H110C126 -10 134 -4 140 2Z", "#c8b084", 3) +
    circle(-120, -104, 8, PAPER, 2.4) + circle(-119, -104, 3.4, INK, 0) + circle(-92, -98, 8, PAPER, 2.4) + circle(-91, -98, 3.4, INK, 0) + line("M-94 -52L-92 -92", 5, INK) +
    circle(26, -86, 82, "#a0703c", 3.2) + line("M26 -86C26 -104 54 -104 54 -80C54 -48 -6 -48 -6 -90C-6 -140 86 -144 88 -80C88 -30 -30 -10 -44 -70", 3.6) +
    [[-22, -130], [8, -146], [42, -140], [70, -112], [-34, -96]].map(([x, y]) => shape(`M${x} ${y}h22v15h-22z`, LAMP_2, 2) + circle(x! + 11, y! + 8, 2, INK, 0)).join("")
  );
}

function whale(): string {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const x = -230 + i * 92;
    const d = `M${x} 20C${x - 40} -80 ${x - 10} -190 ${x + 70} -236`;
    return line(d, 21) + line(d, 15, "#cfc6b4") + strokes([[x - 14, -40, x - 8, -120, 1.6, -6]], "#8d8474");
  }).join("");
}

const pool = (words: Words): string => {
  const colour = colourOf(words, PALETTE.water!);
  const steam = has(words, "steam") ? line("M-40 -20q-12 -14 0 -26t0 -28M6 -24q-12 -14 0 -28t0 -28M46 -20q-12 -14 0 -26t0 -28", 4, "#dfe6e4", 'opacity=".75"') : "";
  return ellipse(0, 0, 92, 20, colour, 2.8) + strokes([[-60, -4, -20, -6, 1.4], [-10, 6, 40, 4, 1.4], [30, -8, 66, -6, 1.3]], PAPER, 0.8) + steam;
};

const boat = (words: Words): string => {
  const colour = colourOf(words, WOOD);
  const mast = has(words, "sail") ? shape("M-3 -24V-150H3V-24Z", UMBER_2, 2) + shape("M6 -142C60 -120 66 -70 62 -40L6 -36Z", PAPER, 2.6) + strokes([[14, -60, 54, -64, 1.4, 3], [14, -90, 54, -92, 1.4, 3]]) : "";
  return mast + shape("M-96 -30C-60 -22 60 -22 96 -30C88 0 60 10 0 10S-88 0 -96 -30Z", colour, 2.8) + strokes([[-84, -16, 84, -16, 1.4, 4], [-72, -4, 72, -4, 1.3, 3]], mix(colour, INK, 0.5));
};

const bed = (words: Words): string => {
  const colour = colourOf(words, PALETTE.red!);
  const tall = has(words, "tall") ? [...Array(9).keys()].map((i) => shape(`M-70 ${-14 - i * 13}h140v-13h-140z`, [PAPER, "#d9c9a0", "#c29a58", "#b4c0c4"][i % 4]!, 2)).join("") : "";
  const y = tall ? -131 : 0;
  return tall + shape("M-84 4V-70H-74V4ZM74 4V-46H84V4Z", WOOD, 2.4) + shape(`M-76 ${y - 14}h152v-20h-152z`, colour, 2.6) + shape(`M-72 ${y - 34}q4 -16 22 -16t22 16z`, PAPER, 2.4);
};

const table = (words: Words): string => {
  const w = has(words, "long") ? 130 : has(words, "round") ? 60 : 80;
  const top = has(words, "cloth") ? shape(`M${-w} -46h${w * 2}l-6 30h${-(w * 2 - 12)}z`, PAPER, 2.6) : shape(`M${-w} -46h${w * 2}v9h${-w * 2}z`, WOOD, 2.6);
  const candles = has(words, "candles") ? [...Array(Math.round(w / 30)).keys()].map((i) => candle(-w + 26 + i * 58, -46)).join("") : "";
  const cups = has(words, "cups") ? [-w * 0.6, 0, w * 0.6].map((x) => shape(`M${x - 9} -62h18l-3 16h-12z`, PAPER, 2)).join("") : "";
  return shape(`M${-w + 12} 0V-40h8V0zM${w - 20} 0V-40h8V0z`, UMBER_2, 2.2) + top + candles + cups;
};

const counter = (words: Words): string => {
  const colour = colourOf(words, WOOD);
  return shape("M-90 0V-56H90V0Z", colour, 2.8) + shape("M-98 -56H98V-66H-98Z", mix(colour, PAPER, 0.3), 2.6) + strokes([[-60, -8, -60, -50, 1.4], [-20, -8, -20, -50, 1.4], [20, -8, 20, -50, 1.4], [60, -8, 60, -50, 1.4]], mix(colour, INK, 0.5)) + (has(words, "bars") ? [...Array(12).keys()].map((i) => shape(`M${-88 + i * 16} -66v-70h4v70z`, LAMP_2, 1.6)).join("") + shape("M-96 -136H98V-146H-96Z", WOOD, 2.4) : "") + (has(words, "ledger") ? shape("M-30 -70h56l6 -9h-66z", PAPER, 2) + scribble(-22, -75, 44, 1, 4) : "");
};

const stall = (words: Words): string => {
  const colour = colourOf(words, PALETTE.red!);
  return shape("M-84 0V-130h6V0zM78 0V-130h6V0z", WOOD, 2.2) + shape("M-86 0V-48H86V0Z", WOOD, 2.6) + strokes([[-78, -34, 78, -34, 1.4], [-78, -16, 78, -16, 1.4]], UMBER) + [...Array(8).keys()].map((i) => shape(`M${-96 + i * 24} -112l6 -34h18l-0 34q-12 12 -24 0z`, i % 2 ? PAPER : colour, 2)).join("");
};

const stairs = (words: Words): string => {
  const colour = colourOf(words, "#8d7e6b");
  if (has(words, "spiral")) return shape("M-12 4V-210H12V4Z", mix(colour, INK, 0.2), 2.4) + [...Array(9).keys()].map((i) => shape(i % 2 ? `M-10 ${-14 - i * 22}L-74 ${-6 - i * 22}v-12L-10 ${-26 - i * 22}z` : `M10 ${-14 - i * 22}L74 ${-6 - i * 22}v-12L10 ${-26 - i * 22}z`, colour, 2.2)).join("");
  return [...Array(8).keys()].map((i) => shape(`M${-70 + i * 20} ${-i * 20}h${160 - i * 20}v${-20}h${-160 + i * 20}z`, mix(colour, PAPER, i * 0.03), 2.2)).join("");
};

const web = (): string => {
  let d = "";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    d += gouge(0, -100, Math.cos(a) * 108, -100 + Math.sin(a) * 108, 1);
    for (let r = 22; r < 106; r += 20) {
      const b = ((i + 1) / 12) * Math.PI * 2;
      d += gouge(Math.cos(a) * r, -100 + Math.sin(a) * r, Math.cos(b) * r, -100 + Math.sin(b) * r, 0.8, -3);
    }
  }
  return cutAway(d, "#e8e2d2", 0.9);
};

const sign = (words: Words): string => {
  const board = shape("M-74 -108H74L70 -86L76 -72L70 -44H-74L-70 -66L-76 -80Z", "#d9b377", 3) + strokes([[-64, -92, 64, -93, 0.9], [-62, -56, 62, -55, 0.9]], "#9a7440");
  const hung = has(words, "hung") ? strokes([[-56, -300, -52, -106, 1.4], [56, -300, 52, -106, 1.4]], "#c9a368") : shape("M-5 4V-50H5V4Z", WOOD, 2.4);
  return hung + board + circle(-56, -100, 3.2, INK, 0) + circle(56, -100, 3.2, INK, 0) + (has(words, "blank") || has(words, "written") ? "" : scribble(-54, -86, 108, 3, 14));
};

const bars = (): string => shape("M-90 -170H90V-158H-90ZM-90 -6H90V4H-90Z", "#6a7078", 2.4) + [...Array(9).keys()].map((i) => shape(`M${-82 + i * 20} -160h6v156h-6z`, "#8d9aa2", 1.8)).join("");

const crystals = (words: Words): string => {
  const colour = colourOf(words, "#b9a2d8");
  return shape("M-44 2L-56 -46L-40 -70L-26 -44L-20 2ZM-22 2L-18 -84L2 -112L18 -80L14 2ZM12 2L30 -58L48 -44L40 2Z", colour, 2.8) + strokes([[-42, -60, -34, -4, 1.5], [0, -100, -2, -6, 1.6], [34, -46, 28, -4, 1.4]], mix(colour, INK, 0.5));
};

const boulder = (words: Words): string => {
  const colour = colourOf(words, PALETTE.stone!);
  return shape("M-78 2C-88 -40 -70 -92 -20 -104C40 -112 84 -70 84 -22C84 -8 78 2 70 2Z", colour, 3) + cutAway(hatch(-60, -84, 120, 76, { n: 22, len: 16, th: 1.1, seed: 5, ang: 0.5 }), mix(colour, INK, 0.4)) + (has(words, "face") ? circle(-22, -56, 6, INK, 0) + circle(24, -56, 6, INK, 0) + line("M-26 -28C-10 -18 14 -18 30 -28", 3.4) : "");
};

const waterfall = (words: Words): string => shape("M-40 4C-36 -90 -44 -180 -40 -300H44C40 -180 48 -90 46 4Z", colourOf(words, PALETTE.water!), 2.4) + strokes([[-22, -280, -20, -20, 2, 4], [0, -290, -2, -10, 2.2, -4], [22, -270, 24, -30, 2, 4]], PAPER, 0.85) + [[-40, 0, 16], [-12, 6, 18], [22, 4, 18], [48, 2, 14]].map(([x, y, r]) => circle(x!, y!, r!, "#dfe8ea", 2)).join("");

const cloud = (words: Words): string => {
  const colour = colourOf(words, "#c9cfd2");
  const string = has(words, "string") ? line("M0 0V90", 2, "#e8e2d2") : "";
  return string + shape("M-54 0C-74 -4 -70 -34 -44 -30C-42 -54 -4 -60 6 -38C24 -54 60 -44 50 -22C72 -20 70 2 50 0Z", colour, 2.6) + strokes([[-34, -10, -14, -10, 1.4, 3], [4, -14, 28, -14, 1.4, 3]], mix(colour, INK, 0.4)) + (has(words, "face") ? circle(-12, -18, 3, INK, 0) + circle(14, -18, 3, INK, 0) : "");
};

const barrel = (): string => shape("M-34 0C-46 -30 -46 -60 -34 -88H34C46 -60 46 -30 34 0Z", WOOD, 2.8) + shape("M-42 -24H42V-32H-42ZM-42 -58H42V-66H-42Z", "#6a7078", 2) + strokes([[-14, -6, -14, -84, 1.3], [12, -6, 12, -84, 1.3]], UMBER);

const crate = (): string => shape("M-40 0V-62H40V0Z", "#b98a55", 2.8) + line("M-40 0L40 -62M-40 -62L40 0", 3, UMBER_2) + shape("M-40 0V-10H40V0ZM-40 -52V-62H40V-52Z", WOOD, 2.2);

const sack = (words: Words): string => shape("M-32 2C-48 -26 -34 -56 -12 -64L-18 -80H16L12 -64C36 -54 48 -24 34 2Z", colourOf(words, "#c8b084"), 2.8) + strokes([[-16, -64, 14, -64, 2], [-20, -10, -10, -40, 1.4, 3], [14, -12, 8, -44, 1.4, -3]]);

const cauldron = (words: Words): string => line("M-26 2L-32 14M26 2L32 14", 6) + shape("M-48 -52C-58 -20 -36 6 0 6S58 -20 48 -52Z", colourOf(words, "#3f3a40"), 2.8) + ellipse(0, -52, 50, 12, words.map((word) => ({ brew: "#8fb06a", purple: "#7a4f8a", soup: "#c9a04c" })[word]).find(Boolean) ?? "#8fb06a", 2.6) + line("M-20 -66q-8 -10 0 -20t0 -20M14 -68q-8 -10 0 -20t0 -20", 3, "#dfe6e4", 'opacity=".7"');

const throne = (words: Words): string => shape("M-46 0V-130L-30 -116L-16 -140L0 -120L16 -140L30 -116L46 -130V0Z", colourOf(words, LAMP_2), 2.8) + shape("M-32 -30V-104H32V-30Z", "#8f3226", 2.4) + shape("M-54 0V-40H-36V0ZM36 0V-40H54V0ZM-40 -30H40V-18H-40Z", WOOD, 2.4);

const bell = (words: Words): string => shape("M-78 0C-60 -24 -58 -70 -46 -108C-36 -136 36 -136 46 -108C58 -70 60 -24 78 0Z", colourOf(words, "#7a6a3c"), 3) + shape("M-10 -128C-14 -150 14 -150 10 -128Z", "#7a6a3c", 2.8) + (has(words, "broken") ? shape("M30 2L44 -26L60 -18L66 2Z", UMBER_3, 2.4) : "") + circle(0, 4, 12, "#5a4a2c", 2.6) + strokes([[-52, -28, 50, -28, 1.8, 3], [-36, -96, -44, -40, 1.6]], UMBER_3);

const egg = (words: Words): string => shape("M0 2C-48 2 -62 -46 -44 -92C-32 -122 -14 -138 0 -138S32 -122 44 -92C62 -46 48 2 0 2Z", colourOf(words, "#dfe0d0"), 3) + [[-24, -40, 6], [10, -60, 5], [-8, -92, 7], [28, -30, 5], [22, -98, 4], [-34, -72, 4]].map(([x, y, r]) => circle(x!, y!, r!, "#8fa2ae", 0)).join("");

const nest = (): string => shape("M-110 -20C-90 6 90 6 110 -20C120 -2 90 18 0 18S-120 -2 -110 -20Z", UMBER_2, 2.6) + strokes([...Array(22).keys()].map((i): [number, number, number, number, number, number] => [-100 + i * 9, -8 + (i % 3) * 7, -60 + i * 8, -2 + ((i * 5) % 3) * 6, 1.6, 3]), WOOD);

const cart = (): string => shape("M-60 -16L-52 -70H52L60 -16Z", "#6a7078", 2.8) + strokes([[-46, -64, -52, -22, 1.5], [0, -66, 0, -20, 1.5], [46, -64, 52, -22, 1.5]]) + circle(-34, -4, 14, "#4a4448", 2.8) + circle(34, -4, 14, "#4a4448", 2.8) + circle(-34, -4, 4, LAMP_2, 1.6) + circle(34, -4, 4, LAMP_2, 1.6);

const lanterns = (words: Words): string => {
  const n = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
  return [...Array(n).keys()].map((i) => { const x = (i - (n - 1) / 2) * 62; return line(`M${x} -300V-62`, 2) + circle(x, -34, 30, LAMP, 0).replace("/>", ' opacity=".4"/>') + inked("old-lantern", x, -34, 46, { colour: LAMP_2, outline: INK, width: 36 }); }).join("");
};

const glow = (words: Words): string => {
  const colour = colourOf(words, LAMP);
  return cutAway(rays(0, 0, 30, 110, 24, { seed: 3, duty: 0.34 }), colour, 0.6) + `<circle r="44" fill="${colour}" opacity=".55"/>`;
};

const eyes = (words: Words): string => {
  const n = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
  const colour = colourOf(words, LAMP_2);
  const random = chance(n * 3);
  return [...Array(n).keys()].map(() => { const [x, y] = n === 1 ? [0, 0] : [(random() - 0.5) * 240, (random() - 0.5) * 120]; return ellipse(x - 8, y, 5.4, 6.4, colour, 2) + ellipse(x + 8, y, 5.4, 6.4, colour, 2) + circle(x - 8, y, 2, INK, 0) + circle(x + 8, y, 2, INK, 0); }).join("");
};

const papers = (): string => {
  const random = chance(9);
  return [...Array(14).keys()].map(() => { const [x, y, a] = [(random() - 0.5) * 240, -random() * 24, (random() - 0.5) * 60]; return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${shape("M-12 -8H12V8H-12Z", PAPER, 1.8)}${strokes([[-8, -3, 8, -3, 0.9], [-8, 2, 6, 2, 0.9]])}</g>`; }).join("");
};

const hourglass = (): string => shape("M-74 -250H74V-232H-74ZM-74 -10H74V8H-74Z", LAMP_2, 3) + shape("M-60 -232C-60 -170 -10 -150 -8 -120C-10 -92 -60 -70 -60 -10H60C60 -70 10 -92 8 -120C10 -150 60 -170 60 -232Z", "#dfe6e4", 2.8) + shape("M-50 -200H50C44 -164 10 -150 6 -126H-6C-10 -150 -44 -164 -50 -200Z", PALETTE.sand!, 0) + shape("M-58 -12C-50 -40 -20 -60 0 -64C20 -60 50 -40 58 -12Z", PALETTE.sand!, 0) + line("M0 -124V-62", 3, PALETTE.sand);

const levers = (): string => [...Array(7).keys()].map((i) => { const x = -108 + i * 36; const lean = i % 2 ? 18 : -16; return shape(`M${x - 12} 0v-14h24v14z`, "#6a7078", 2.2) + line(`M${x} -12L${x + lean} -62`, 6) + line(`M${x} -12L${x + lean} -62`, 2.6, PALETTE.silver) + circle(x + lean, -66, 8, PALETTE.red!, 2.4); }).join("");

const mirror = (words: Words): string => shape("M-44 4V-120C-44 -170 44 -170 44 -120V4Z", LAMP_2, 2.8) + shape("M-34 -4V-118C-34 -156 34 -156 34 -118V-4Z", colourOf(words, "#b4c8ce"), 2.4) + strokes([[-18, -40, 14, -92, 2], [-8, -20, 22, -66, 1.6]], PAPER);

const rope = (words: Words): string => line("M0 -310V0", 7) + line("M0 -310V0", 4, "#c9a368", 'stroke-dasharray="6 2"') + (has(words, "basket") ? shape("M-30 0H30L22 34H-22Z", WOOD, 2.6) + line("M-30 0L0 -34L30 0", 2.6) : "");

const bunting = (): string => line("M-190 -210Q0 -160 190 -210", 2.4) + [...Array(11).keys()].map((i) => { const t = (i + 0.5) / 11; const [x, y] = [-190 + t * 380, -210 + Math.sin(t * Math.PI) * 25]; return shape(`M${f(x - 12)} ${f(y)}h24l-12 24z`, [PALETTE.red!, PALETTE.blue!, LAMP_2, PALETTE.green!][i % 4]!, 2); }).join("");

const reeds = (words: Words): string => [...Array(14).keys()].map((i) => { const x = -120 + i * 18; const h = 70 + ((i * 37) % 60); const tip = has(words, "tails") ? shape(`M${x - 4} ${-h}C${x - 12} ${-h - 30} ${x + 14} ${-h - 40} ${x + 8} ${-h - 10}Z`, ["#c2703a", "#8d8a84", "#e8e2d2"][i % 3]!, 2) : shape(`M${x - 4} ${-h}v-20q4 -6 8 0v20z`, UMBER_2, 1.8); return line(`M${x} 4Q${x + 3} ${-h / 2} ${x} ${-h}`, 3.4, "#6f8f4a") + tip; }).join("");

const stumps = (words: Words): string => [-80, 0, 84].map((x, i) => (has(words, "ghost") ? shape(`M${x - 12} -18C${x - 8} -80 ${x - 14} -120 ${x - 20} -140C${x - 50} -150 ${x - 40} -200 ${x} -206C${x + 44} -200 ${x + 50} -150 ${x + 20} -140C${x + 14} -120 ${x + 8} -80 ${x + 12} -18Z`, PALETTE.ghost!, 1.6, 'opacity=".42"') : "") + shape(`M${x - 22} 4v-24h44v24z`, UMBER_2, 2.4) + ellipse(x, -20, 22, 7, "#d9b377", 2.2) + flame(x, -22, 0.8 + (i % 2) * 0.2)).join("");

const columns = (): string => [-70, 0, 70].map((x) => shape(`M${x - 12} 0V-110H${x + 12}V0Z`, "#b4ac98", 2.4) + shape(`M${x - 18} -110h36v-12h-36zM${x - 18} 0h36v-10h-36z`, "#c8c0ac", 2.2)).join("");

const giant = (words: Words): string => {
  const colour = colourOf(words, PALETTE.stone!);
  return shape("M-150 4C-160 -80 -120 -210 0 -214S160 -80 150 4Z", colour, 3.2) + shape("M-60 -120C-40 -134 -14 -128 -10 -114C-30 -106 -50 -108 -60 -120ZM60 -120C40 -134 14 -128 10 -114C30 -106 50 -108 60 -120Z", mix(colour, INK, 0.5), 2.6) + shape("M-20 -112C-34 -70 -26 -54 0 -52S34 -70 20 -112Z", mix(colour, PAPER, 0.12), 2.6) + line("M-46 -30C-20 -18 20 -18 46 -30", 4) + strokes([[-110, -140, -80, -176, 2, 4], [110, -140, 80, -176, 2, -4], [-120, -60, -100, -100, 2, 4], [120, -60, 100, -100, 2, -4]], mix(colour, INK, 0.45)) + (has(words, "beard") ? shape("M-120 -60C-150 20 -120 60 -90 90H90C120 60 150 20 120 -60C80 -10 30 -30 0 -34C-30 -30 -80 -10 -120 -60Z", "#8f958a", 3) + strokes([[-90, -20, -80, 70, 2.4, 6], [-50, -16, -46, 80, 2.4, 4], [0, -24, 0, 84, 2.4], [50, -16, 46, 80, 2.4, -4], [90, -20, 80, 70, 2.4, -6]], "#5f665c") : "");
};

const hand = (): string => shape("M-60 4C-70 -30 -64 -70 -70 -104C-66 -116 -52 -114 -50 -102L-44 -62L-40 -124C-38 -138 -22 -138 -20 -124L-18 -66L-8 -132C-4 -144 10 -142 10 -128L6 -64L22 -112C28 -124 42 -118 38 -104L26 -44C44 -66 60 -68 64 -58C60 -44 40 -20 30 4Z", PALETTE.stone!, 3) + strokes([[-40, -20, 10, -24, 1.8, 4], [-50, -50, -30, -40, 1.5, 3]], "#6f6a60");

const bridge = (): string => {
  let planks = "";
  for (let i = 0; i < 11; i++) {
    const t = i / 10.5;
    const [x, y] = [-98 + t * 196, Math.sin(t * Math.PI) * 16 + t * 6];
    planks += shape(`M${f(x)} ${f(y)}l17 ${t < 0.5 ? 2.6 : -1.2}l-2 9l-17 ${t < 0.5 ? -2.6 : 1.2}z`, i % 2 ? "#b98a55" : "#a4753f", 2.2);
  }
  const post = (x: number, top: number, foot: number): string => shape(`M${x - 4} ${top}h8V${foot}h-8z`, EARTH, 2.4);
  return planks + line("M-102 -44Q-2 4 104 -38", 5) + line("M-102 -44Q-2 4 104 -38", 2.4, "#c9a368", 'stroke-dasharray="5 2"') + post(-102, -54, 8) + post(104, -48, 20) + strokes([[-54, -25, -54, 10, 1.3], [-2, -19, -2, 18, 1.3], [50, -23, 50, 18, 1.3]]);
};

const branch = (words: Words): string => line("M-150 -20C-100 -60 -50 -50 -8 -46M150 -26C110 -64 60 -52 14 -46", 15) + line("M-150 -20C-100 -60 -50 -50 -8 -46M150 -26C110 -64 60 -52 14 -46", 9, UMBER_2) + (has(words, "leaf") ? [[-80, -62], [-40, -60], [60, -66], [100, -58], [-110, -54]].map(([x, y], i) => shape(`M${x} ${y}q10 -16 20 -4q-8 12 -20 4z`, i % 2 ? PALETTE.green! : "#c2702c", 1.8)).join("") : "");

const buckets = (): string => [-40, 0, 40].map((x) => shape(`M${x - 14} -26h28l-5 26h-18z`, PALETTE.silver!, 2.2) + ellipse(x, -26, 14, 4, PALETTE.water!, 2)).join("");

const painting = (): string => shape("M-90 -160H90V-40H-90Z", "#b98a5c", 0).replace("/>", ' opacity=".35"/>') + cutAway([-70, -40, -10].map((x, i) => gouge(x, -70, x + 6, -108, 3) + gouge(x, -98, x + 22, -104 - i * 3, 1.6) + gouge(x, -70, x - 8, -52, 2) + gouge(x, -70, x + 10, -54, 2)).join(""), "#8f3226") + [-66, -36, -6].map((x) => circle(x + 2, -114, 5, "#8f3226", 0)).join("") + inked("bull", 58, -86, 66, { colour: "#8f3226" });

const prints = (): string => {
  const random = chance(15);
  return [...Array(16).keys()].map((i) => inked("palm", (random() - 0.5) * 300, -60 - random() * 150, 24 + random() * 18, { colour: i === 6 ? LAMP_2 : i % 3 ? "#8f3226" : UMBER_3 })).join("");
};

const hole = (): string => ellipse(0, 0, 96, 26, "#120c07", 3) + strokes([[-80, -4, -60, 12, 1.6], [-40, -14, -30, 16, 1.4], [50, -12, 40, 14, 1.4], [82, -4, 62, 12, 1.6]], UMBER);

const mouth = (): string => shape("M-52 4C-56 -60 -40 -112 0 -114S56 -60 52 4Z", "#120c07", 3) + strokes([[-40, -20, -36, -80, 1.6, -4], [40, -20, 36, -80, 1.6, 4], [-20, -96, -14, -60, 1.4], [16, -100, 12, -66, 1.4]], UMBER);

const oven = (): string => shape("M-84 4V-70C-84 -140 84 -140 84 -70V4Z", "#9a6a48", 3) + strokes([[-76, -30, -44, -30, 1.4], [44, -30, 76, -30, 1.4], [-80, -58, -48, -58, 1.4], [48, -58, 80, -58, 1.4], [-66, -90, -30, -96, 1.4], [66, -90, 30, -96, 1.4], [-10, -122, 12, -122, 1.4]], UMBER) + shape("M-42 -8V-50C-42 -82 42 -82 42 -50V-8Z", UMBER_3, 2.8) + shape("M-50 4V-10H50V4Z", "#6a7078", 2.4) + shape("M-20 -116V-150H14V-120Z", "#9a6a48", 2.8);

const bottle = (words: Words): string => shape("M-44 4C-56 -20 -56 -70 -44 -92C-34 -108 -18 -112 -16 -128V-150H16V-128C18 -112 34 -108 44 -92C56 -70 56 -20 44 4Z", colourOf(words, "#8fb0a0"), 3, 'fill-opacity=".55"') + shape("M-14 -146V-164H14V-146Z", WOOD, 2.4) + strokes([[-36, -76, -38, -20, 2.6, 4], [-28, -84, -24, -92, 2]], PAPER, 0.8);

const jelly = (words: Words): string => shape("M-86 4C-100 -40 -70 -120 0 -120S100 -40 86 4C60 12 -60 12 -86 4Z", colourOf(words, "#7f9a4a"), 3, 'fill-opacity=".8"') + strokes([[-56, -70, -40, -96, 3, 4], [-66, -40, -64, -54, 2.4]], PAPER, 0.8) + line("M-18 -60C-6 -52 8 -52 20 -60", 3);

const cobra = (words: Words): string => line("M-40 -4C-70 -24 40 -30 30 -8C20 12 -60 8 -30 -24C-4 -50 -20 -70 -6 -100", 17) + line("M-40 -4C-70 -24 40 -30 30 -8C20 12 -60 8 -30 -24C-4 -50 -20 -70 -6 -100", 11, colourOf(words, "#6f8f4a")) + shape("M-6 -152C-44 -146 -46 -100 -10 -84H0C36 -100 32 -146 -6 -152Z", colourOf(words, "#6f8f4a"), 2.8) + circle(-16, -128, 4, LAMP_2, 2) + circle(6, -128, 4, LAMP_2, 2) + strokes([[-14, -108, 4, -108, 1.6, 2], [-12, -98, 2, -98, 1.5, 2]], INK) + line("M-5 -116V-106", 2, PALETTE.red);

const paperLantern = (): string => cutAway(rays(0, -74, 80, 150, 28, { seed: 5, duty: 0.34 }), LAMP, 0.6) + circle(0, -74, 76, LAMP_2, 3) + strokes([[0, -148, 0, 0, 1.6], [-38, -138, -38, -10, 1.6, 16], [38, -138, 38, -10, 1.6, -16], [-70, -100, 70, -100, 1.4, -5], [-76, -74, 76, -74, 1.4], [-70, -48, 70, -48, 1.4, 5]], mix(LAMP, INK, 0.2)) + circle(0, -74, 22, PAPER, 0);

export const THINGS: Record<string, Thing> = {
  heap, shelf, tree, mushroom, door, machine, sleeper: figureOfSleep, dragon, bigsnail: snail, ribs: whale, pool, boat, bed, table, counter, stall, stairs, web, sign, bars, crystals, boulder,
  waterfall, cloud, barrel, crate, sack, cauldron, throne, bell, egg, nest, cart, lanterns, glow, eyes, papers, hourglass, levers, mirror, rope, bunting, reeds, stumps, columns, giant, hand, bridge, branch,
  hole, mouth, oven, bottle, jelly, cobra, paperlantern: paperLantern, buckets, painting, prints, candle: () => candle(0, 0, 34),
};
