// Houses above and outposts below, on a square of 120 whose ground lies at y = 112.
import { inked } from "../../../draw/icons.ts";
import { chance, hash } from "../../../draw/random.ts";
import { gouge, hatch, mix, rays } from "../../../draw/shapes.ts";
import { bare } from "../view.ts";
import { at, circle, cutAway, DUSK, DUSK_2, EARTH, INK, LAMP, LAMP_2, line, PAPER, shape, strokes, UMBER, UMBER_2, UMBER_3, WOOD } from "./ink.ts";

const GROUND = 112;
const RED = "#8a4a2c";
const GREEN = "#4a5a3c";
const VIOLET = "#4b4a63";
const STRAW = "#b8924f";
const SLATE = "#4f6272";
const WALL = "#d9c39a";
const WALL_2 = "#cdb78d";
const STONE = "#a9a294";

interface House {
  x: number;
  w: number;
  h: number;
  roof: string;
  wall?: string;
  /** How steep the roof is. */
  pitch?: number;
  windows?: [number, number][];
  door?: number | null;
  timber?: boolean;
}

const windowAt = (x: number, y: number, w = 9, h = 11): string =>
  shape(`M${x} ${y}h${w}v${h}h${-w}z`, LAMP_2, 2) + strokes([[x + w / 2, y, x + w / 2, y + h, 0.7], [x, y + h / 2, x + w, y + h / 2, 0.7]]);

const doorAt = (x: number, h = 20, w = 13): string => shape(`M${x} ${GROUND}v${-h + 5}q${w / 2} -8 ${w} 0v${h - 5}z`, UMBER_2, 2.2) + circle(x + w - 3, GROUND - h / 2 + 2, 1.1, LAMP_2, 0);

/** Four walls and a gable. */
function gabled({ x, w, h, roof, wall = WALL, pitch = 0.62, windows = [], door = null, timber = false }: House): string {
  const top = GROUND - h;
  const ridge = top - w * pitch;
  const beams = timber ? strokes([[x + 2, top + h * 0.45, x + w - 2, top + h * 0.45, 1], [x + w * 0.33, top, x + w * 0.33, GROUND, 1], [x + w * 0.67, top, x + w * 0.67, GROUND, 1], [x + 2, GROUND - 2, x + w * 0.33, top + h * 0.45, 0.9], [x + w - 2, GROUND - 2, x + w * 0.67, top + h * 0.45, 0.9]], UMBER_2) : "";
  const tiles = [0, 1, 2, 3, 4].map((i) => gouge(x + 2 + (i * w) / 4.6, top - 2, x + w / 2 - 4 + i * 2, ridge + w * pitch * 0.2, 1)).join("");
  return (
    shape(`M${x} ${GROUND}V${top}H${x + w}V${GROUND}Z`, wall, 2.4) +
    cutAway(hatch(x + w * 0.62, top + 4, w * 0.34, h - 6, { n: 8, len: 7, th: 0.8, seed: Math.round(x + w), ang: 1.5 }), mix(wall, INK, 0.4)) +
    beams +
    shape(`M${x - 6} ${top + 2}L${x + w / 2} ${ridge}L${x + w + 6} ${top + 2}Z`, roof, 2.6) +
    cutAway(tiles) +
    windows.map(([a, b]) => windowAt(x + a, GROUND - b)).join("") +
    (door === null ? "" : doorAt(x + door))
  );
}

/** A roof seen from its long side. */
function long({ x, w, h, roof, wall = WALL, pitch = 24, windows = [], door = null, timber = false }: House): string {
  const top = GROUND - h;
  const rows = [...Array(Math.round(w / 7)).keys()].map((i) => gouge(x - 2 + i * 7, top, x + 8 + (i * (w - 16)) / (w / 7), top - pitch + 3, 0.9)).join("");
  return (
    shape(`M${x} ${GROUND}V${top}H${x + w}V${GROUND}Z`, wall, 2.4) +
    (timber ? strokes([...Array(Math.floor(w / 16)).keys()].map((i): [number, number, number, number, number] => [x + 12 + i * 16, top, x + 12 + i * 16, GROUND, 1]), UMBER_2) : "") +
    shape(`M${x - 6} ${top + 2}L${x + 8} ${top - pitch}H${x + w - 8}L${x + w + 6} ${top + 2}Z`, roof, 2.6) +
    cutAway(rows) +
    windows.map(([a, b]) => windowAt(x + a, GROUND - b)).join("") +
    (door === null ? "" : doorAt(x + door))
  );
}

const chimney = (x: number, y: number): string => shape(`M${x} ${y + 20}V${y}h9V${y + 24}z`, STONE, 2.2) + line(`M${x + 4} ${y - 3}q-6 -7 1 -12t0 -12`, 2, mix(DUSK_2, PAPER, 0.5));

function tower(x: number, w: number, h: number, roof: string, wall: string, windows: [number, number][]): string {
  return gabled({ x, w, h, roof, wall, pitch: 0.95, windows });
}

function stall(x: number, cloth: string, light = PAPER): string {
  const stripes = [0, 1, 2, 3, 4].map((i) => shape(`M${x + i * 10} 66L${x + 3 + i * 9} 50h9.4L${x + i * 10 + 10} 66q-5 7 -10 0z`, i % 2 ? light : cloth, 1.8)).join("");
  return (
    shape(`M${x + 3} ${GROUND}V62h3.4V${GROUND}zM${x + 43} ${GROUND}V62h3.4V${GROUND}z`, WOOD, 1.8) +
    shape(`M${x} ${GROUND}V92H${x + 50}V${GROUND}Z`, WOOD, 2.2) +
    strokes([[x + 4, 98, x + 46, 98, 0.8], [x + 4, 105, x + 46, 105, 0.8]]) +
    stripes
  );
}

const fence = (x: number, w: number): string =>
  shape([...Array(Math.round(w / 9)).keys()].map((i) => `M${x + i * 9} ${GROUND}v-14l2.5 -4l2.5 4v14z`).join(""), WOOD, 1.6) + strokes([[x - 2, 102, x + w, 102, 1.2]]);

const tree = (x: number, h: number, leaf: string): string =>
  shape(`M${x - 3} ${GROUND}V${GROUND - h * 0.5}h6V${GROUND}z`, UMBER_2, 2) +
  shape(`M${x} ${GROUND - h}c14 0 20 10 17 19c8 6 3 20 -9 18c-5 6 -15 6 -19 0c-11 1 -15 -12 -7 -18c-3 -10 5 -19 18 -19z`, leaf, 2.4) +
  strokes([[x - 9, GROUND - h + 28, x - 2, GROUND - h + 22, 1, 2], [x + 4, GROUND - h + 14, x + 11, GROUND - h + 20, 1, 2], [x + 2, GROUND - h + 32, x + 9, GROUND - h + 27, 1, 2]]);

const mound = (x: number, w: number, h: number, colour: string): string =>
  shape(`M${x} ${GROUND}C${x + w * 0.15} ${GROUND - h} ${x + w * 0.85} ${GROUND - h} ${x + w} ${GROUND}Z`, colour, 2.2) +
  cutAway(hatch(x + w * 0.2, GROUND - h * 0.5, w * 0.6, h * 0.4, { n: 9, len: 9, th: 0.8, seed: w }), mix(colour, INK, 0.5));

const columns = (x: number, w: number, n: number, top: number): string =>
  [...Array(n).keys()].map((i) => shape(`M${x + (i * (w - 7)) / (n - 1)} ${GROUND}V${top}h7V${GROUND}z`, mix(STONE, PAPER, 0.4), 1.9)).join("");

const temple = (roof: string, wall: string): string =>
  shape(`M22 ${GROUND}V64H98V${GROUND}Z`, wall, 2.4) +
  columns(26, 68, 5, 66) +
  shape("M14 66L60 36L106 66Z", roof, 2.6) +
  shape(`M14 ${GROUND}V104H106V${GROUND}Z`, STONE, 2.2);

const palace = (): string =>
  tower(16, 22, 44, STRAW, WALL, [[7, 36]]) +
  tower(82, 22, 44, STRAW, WALL, [[7, 36]]) +
  shape(`M34 ${GROUND}V62H86V${GROUND}Z`, WALL, 2.4) +
  shape("M32 64C34 34 54 30 60 12C66 30 86 34 88 64Z", LAMP, 2.6) +
  strokes([[46, 60, 56, 34, 1, -3], [74, 60, 64, 34, 1, 3], [60, 60, 60, 26, 1]]) +
  windowAt(42, 74) + windowAt(69, 74) + doorAt(53, 26, 14);

const DRAWINGS: Record<string, () => string> = {
  start_house: () => gabled({ x: 30, w: 56, h: 30, roof: STRAW, wall: "#c8a878", windows: [[36, 22]], door: 12, pitch: 0.7 }) + chimney(72, 44),
  H01: () => mound(10, 100, 46, GREEN) + gabled({ x: 38, w: 44, h: 30, roof: "#5f7340", windows: [[28, 22]], door: 9 }) + line("M40 82q4 -6 8 0M70 80q4 -6 8 0", 1.6, GREEN),
  H02: () => gabled({ x: 16, w: 42, h: 34, roof: RED, windows: [[8, 26], [25, 26]] }) + gabled({ x: 62, w: 42, h: 34, roof: RED, wall: WALL_2, windows: [[26, 26]], door: 8 }),
  H03: () => long({ x: 10, w: 100, h: 30, roof: STRAW, pitch: 34, windows: [[10, 23], [28, 23], [72, 23]], door: 46, timber: true }),
  H04: () => gabled({ x: 26, w: 50, h: 32, roof: GREEN, windows: [[30, 24]], door: 9 }) + fence(78, 30) + inked("herbs-bundle", 94, 88, 30, { colour: INK, outline: WALL }),
  H05: () => gabled({ x: 22, w: 58, h: 50, roof: RED, timber: true, windows: [[9, 44], [38, 44], [38, 22]], door: 11 }) + line("M80 62H100", 3) + shape("M86 64h16v18h-16z", LAMP_2, 2) + inked("bed", 94, 73, 13, { colour: INK }),
  H06: () => tower(40, 40, 58, STRAW, WALL_2, [[15, 50], [15, 26]]) + line("M26 112L40 60M34 112L48 62M29 100h9M32 88h9M35 76h9", 2.4, UMBER),
  H07: () => long({ x: 18, w: 84, h: 46, roof: VIOLET, pitch: 26, windows: [[10, 40], [36, 40], [62, 40], [62, 19]], door: 34 }) + chimney(82, 32),
  H08: () => mound(6, 108, 30, GREEN) + tree(30, 58, "#6b7a3c") + tree(64, 68, "#5d7a4a") + tree(96, 54, "#6b7a3c") + [[24, 70], [36, 82], [58, 62], [72, 74], [92, 76], [100, 84]].map(([x, y]) => circle(x!, y!, 3.2, "#b5392b", 1.4)).join(""),
  H09: () => gabled({ x: 14, w: 38, h: 30, roof: SLATE, windows: [[22, 22]], door: 5 }) + shape("M50 112C50 96 112 94 114 112Z", DUSK_2, 2.4) + strokes([[62, 105, 78, 104, 1], [84, 109, 104, 108, 1]], PAPER) + inked("double-fish", 84, 88, 32, { colour: INK, outline: DUSK_2 }),
  H10: () => long({ x: 16, w: 66, h: 28, roof: "#6d5a3c", pitch: 22, door: 26, wall: WALL_2 }) + inked("mushrooms", 92, 92, 38, { colour: INK, outline: WALL }),
  H11: () => long({ x: 6, w: 108, h: 26, roof: SLATE, pitch: 18, windows: [[10, 20], [46, 20], [84, 20]] }) + line("M2 106C30 98 60 112 90 102T120 104", 4, "#c9a368") + line("M2 106C30 98 60 112 90 102T120 104", 1, UMBER),
  H12: () => gabled({ x: 14, w: 44, h: 32, roof: RED, windows: [[26, 24]], door: 8 }) + shape("M66 112V84C66 60 102 60 102 84V112Z", "#a8623c", 2.6) + shape("M76 112V98q8 -9 16 0v14z", LAMP, 2.2) + chimney(80, 48),
  H13: () => gabled({ x: 18, w: 50, h: 42, roof: GREEN, windows: [[8, 34], [32, 34]], door: 18 }) + circle(86, 86, 25, "none", 5, UMBER) + [0, 45, 90, 135].map((a) => `<path d="M61 86H111" stroke="${UMBER_2}" stroke-width="3.4" transform="rotate(${a} 86 86)"/>`).join("") + circle(86, 86, 5, WOOD, 2.4),
  H14: () => line("M36 112L60 42L84 112M48 78H72", 4.6, UMBER) + circle(60, 50, 9, STONE, 2.4) + line("M60 50V104", 1.8) + shape("M40 112C42 96 78 96 80 112Z", UMBER_3, 2.4) + inked("stone-pile", 92, 98, 34, { colour: INK, outline: WALL }),
  H15: () => stall(35, "#b5392b") + inked("shiny-apple", 48, 84, 14, { colour: "#b5392b", outline: INK, width: 60 }) + inked("amphora", 66, 83, 16, { colour: EARTH, outline: INK, width: 60 }),
  H16: () => stall(4, "#2f6ca3") + stall(66, "#b5392b") + shape("M58 112V36h4V112z", WOOD, 1.8) + shape("M62 38L92 44L62 52Z", LAMP, 2),
  H17: () => fence(10, 100) + gabled({ x: 62, w: 38, h: 30, roof: STRAW, windows: [[22, 22]], door: 6 }) + inked("herbs-bundle", 34, 82, 44, { colour: GREEN, outline: INK, width: 36 }),
  H18: () => long({ x: 18, w: 84, h: 36, roof: RED, pitch: 24, windows: [[9, 29], [26, 29], [62, 29]], door: 43 }) + shape("M50 56V38h20V56z", WALL, 2.2) + shape("M46 40L60 24L74 40Z", RED, 2.4) + inked("ringing-bell", 60, 47, 15, { colour: INK }),
  H19: () => shape("M14 112V66h5V112zM64 112V66h5V112z", WOOD, 2) + shape("M8 68L41 46L76 68Z", STRAW, 2.6) + inked("wood-pile", 40, 95, 36, { colour: UMBER_2, outline: INK, width: 30 }) + inked("hand-saw", 94, 88, 36, { colour: INK, outline: WALL }),
  H20: () => line("M38 112L48 60M82 112L72 60M42 92H78M46 72L78 92M74 72L42 92", 3.4, UMBER) + shape("M38 62V38H82V62Z", WALL, 2.4) + windowAt(46, 44) + windowAt(65, 44) + shape("M32 40L60 14L88 40Z", GREEN, 2.6),
  H21: () => shape("M44 112V66H76V112Z", STONE, 2.4) + shape("M36 68L60 42L84 68Z", VIOLET, 2.6) + shape("M50 108V84q10 -13 20 0V108z", UMBER_3, 2.2) + inked("candle-holder", 60, 95, 20, { colour: LAMP_2 }) + tree(98, 44, GREEN) + tree(22, 40, "#5f7340"),
  H22: () => gabled({ x: 28, w: 46, h: 40, roof: UMBER_2, wall: "#8d7e6b", door: 16 }) + chimney(66, 34) + line("M58 36q-8 -8 2 -14t-2 -14", 2.4, mix(DUSK_2, PAPER, 0.5)) + inked("double-fish", 92, 94, 32, { colour: INK, outline: WALL }),
  H23: () => gabled({ x: 18, w: 62, h: 38, roof: RED, wall: WALL_2, windows: [[8, 30]], door: 36 }) + inked("barrel", 92, 93, 38, { colour: WOOD, outline: INK, width: 30 }),
  H24: () => gabled({ x: 20, w: 48, h: 34, roof: SLATE, windows: [[28, 26]], door: 8 }) + shape("M74 112V60h4V112zM108 112V60h4V112z", WOOD, 1.8) + inked("fishing-net", 93, 82, 40, { colour: INK }),
  H25: () => mound(8, 104, 26, GREEN) + shape("M26 108L30 62L46 58L50 106Z", STONE, 2.4) + shape("M62 108L66 46L84 50L86 108Z", mix(STONE, PAPER, 0.2), 2.4) + shape("M92 108L94 78L106 76L108 108Z", STONE, 2.2) + strokes([[34, 70, 36, 98, 1.2], [74, 58, 72, 92, 1.2], [100, 84, 100, 100, 1]]),
  K01: () => long({ x: 12, w: 96, h: 46, roof: STRAW, pitch: 30, windows: [[9, 38], [26, 38], [62, 38], [79, 38]], door: 42, timber: true }) + circle(60, 48, 14, LAMP_2, 2.6) + inked("flat-hammer", 60, 48, 18, { colour: INK }),
  K02: () => temple(SLATE, WALL) + circle(60, 54, 10, LAMP_2, 2.2) + inked("quill", 60, 54, 13, { colour: INK }),
  K03: () => gabled({ x: 16, w: 66, h: 44, roof: RED, timber: true, windows: [[10, 36], [46, 36]], door: 26 }) + chimney(66, 24) + line("M82 66H104", 3) + inked("beer-stein", 96, 82, 26, { colour: LAMP, outline: INK, width: 40 }),
  K04: () => long({ x: 16, w: 88, h: 44, roof: VIOLET, pitch: 30, windows: [[9, 36], [66, 36]], door: 38 }) + inked("crystal-growth", 60, 38, 36, { colour: "#9a86c0", outline: INK, width: 34 }),
  K05: () => gabled({ x: 22, w: 68, h: 40, roof: GREEN, wall: "#a8814f", windows: [[10, 32], [49, 32]], door: 28, timber: true, pitch: 0.7 }) + circle(56, 52, 11, LAMP_2, 2.2) + inked("lantern-flame", 56, 52, 15, { colour: INK }) + tree(104, 54, "#5f7340"),
  K06: () => long({ x: 12, w: 96, h: 48, roof: RED, pitch: 22, windows: [[9, 40], [28, 40], [60, 40], [79, 40], [9, 20], [79, 20]], door: 42 }) + circle(60, 50, 13, PAPER, 2.4) + shape("M56 42h8v5h5v7h-5v5h-8v-5h-5v-7h5z", "#b5392b", 1.6),
  K07: () => shape(`M20 ${GROUND}V52H100V${GROUND}Z`, WALL, 2.4) + columns(24, 72, 4, 58) + shape("M14 54H106V44H14Z", STONE, 2.2) + shape("M30 44C30 22 90 22 90 44Z", SLATE, 2.6) + circle(60, 36, 9, LAMP_2, 2) + inked("two-coins", 60, 36, 14, { colour: INK }) + doorAt(54, 24),
  K08: () => temple(UMBER_2, "#b08a5c") + inked("fire-bowl", 60, 22, 34, { colour: LAMP, outline: INK, width: 36 }),
  K09: () => gabled({ x: 20, w: 56, h: 42, roof: SLATE, windows: [[9, 34], [36, 34]], door: 22 }) + inked("compass", 96, 90, 36, { colour: INK, outline: WALL }),
  S01: () => long({ x: 8, w: 104, h: 46, roof: RED, pitch: 42, windows: [[9, 38], [26, 38], [68, 38], [85, 38]], door: 46, timber: true }) + shape("M58 26V8h3V26z", WOOD, 1.8) + shape("M61 9L84 13L61 19Z", LAMP, 1.8),
  S02: () => tower(40, 40, 74, VIOLET, STONE, [[15, 66], [15, 44]]) + gabled({ x: 66, w: 36, h: 26, roof: SLATE, windows: [[14, 20]] }) + inked("fizzing-flask", 26, 84, 40, { colour: "#8fb06a", outline: INK, width: 36 }) + doorAt(53, 20),
  S03: () => stall(2, "#5d7a4a") + stall(68, "#d79a1c") + line("M4 40Q60 66 116 40", 1.8) + ["#b5392b", "#2f6ca3", LAMP_2, "#5d7a4a", "#b5392b", "#2f6ca3"].map((c, i) => shape(`M${14 + i * 17} ${46 + Math.sin(((i + 0.6) / 6) * 3.14) * 10}l10 1l-5 11z`, c, 1.6)).join("") + shape("M56 112V30h6V112z", WOOD, 2) + inked("lantern-flame", 59, 24, 30, { colour: LAMP_2, outline: INK, width: 44 }),
  S04: () => mound(4, 112, 62, EARTH) + shape("M26 112V64C26 26 94 26 94 64V112H80V68C80 46 40 46 40 68V112Z", STONE, 2.8) + shape("M40 112V68C40 46 80 46 80 68V112Z", UMBER_3, 2.4) + circle(60, 88, 16, LAMP, 0) + inked("old-lantern", 60, 88, 28, { colour: LAMP_2, outline: INK, width: 30 }) + strokes([[30, 74, 38, 74, 1], [30, 90, 38, 90, 1], [82, 74, 91, 74, 1], [82, 90, 91, 90, 1], [60, 36, 60, 48, 1]]),
  S05: palace,
  S06: () => tower(14, 26, 50, "#7a4f6d", WALL, [[9, 42]]) + tower(82, 26, 60, GREEN, WALL_2, [[9, 52]]) + gabled({ x: 36, w: 50, h: 44, roof: LAMP, windows: [[8, 36], [33, 36]], door: 18 }) + inked("orrery", 60, 24, 32, { colour: LAMP_2, outline: INK, width: 40 }),
};

/** What stands in the niche of an outpost. */
const NICHES: Record<string, string> = {
  O01: "bed", O02: "bunk-beds", O03: "hot-surface", O04: "mushrooms-cluster", O05: "angler-fish", O06: "gold-mine", O07: "anvil", O08: "crystal-growth",
  O09: "crystal-bars", O10: "tree-roots", O11: "painted-pottery", O12: "reed", O13: "old-lantern", O14: "camping-tent", O15: "fireflake", O16: "shop",
  O17: "stone-bridge", O18: "bookshelf", O19: "hooded-figure", O20: "moai", O21: "sound-waves", O22: "bubbling-flask", O23: "obelisk", O24: "stone-throne",
};

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw()));
  return picture;
}

/** A house on its ground, with nothing behind it. */
export function house(building: string): string {
  const kind = bare(building);
  return once(kind, () => DRAWINGS[kind]?.() ?? gabled({ x: 30, w: 56, h: 34, roof: RED, windows: [[34, 26]], door: 12 }));
}

/** The mouth of a cave, as wide as the square; what is in it stands in lamplight. */
export function cavern(id: string, inside: string): string {
  const seed = hash(id);
  const l = (seed % 7) - 3;
  return (
    shape(`M4 114C2 ${70 + l} 12 ${26 + l} 40 ${14 - l}C56 ${6 + l} 76 8 92 ${18 + l}C112 ${32 - l} 118 ${72 + l} 116 114Z`, UMBER_3, 2.6) +
    inside +
    shape(`M24 ${22 + l}q5 18 8 22q3 -14 8 -26zM58 11q4 16 7 20q3 -10 6 -20zM84 ${16 + l}q4 16 6 20q4 -10 8 -14z`, UMBER, 1.8) +
    shape("M2 116C20 108 34 112 52 110S96 108 118 115V122H2Z", UMBER, 2.2)
  );
}

export function outpost(building: string): string {
  const kind = bare(building);
  return once(kind, () =>
    cavern(
      kind,
      circle(60, 68, 36, "#4a2f17", 0) + circle(60, 68, 27, "#75461c", 0) + cutAway(rays(60, 68, 22, 50, 22, { seed: hash(kind) % 97, duty: 0.34 }), LAMP, 0.5) + inked(NICHES[kind] ?? "cave-entrance", 60, 70, 52, { colour: LAMP_2, outline: INK, width: 40 }),
    ),
  );
}

/** An empty cave: dark, with a few stones. */
export function emptyCave(cave: string): string {
  const seed = hash(cave);
  return once(cave, () =>
    cavern(
      cave,
      cutAway(hatch(24, 40, 72, 60, { n: 26, len: 12, th: 1, seed: seed % 91, ang: 0.4 }), UMBER) +
        shape(`M${30 + (seed % 20)} 112q4 -16 14 -14q10 0 12 14z`, UMBER_2, 2) +
        shape(`M${72 + (seed % 9)} 113q3 -10 10 -9q8 0 9 9z`, UMBER_2, 2) +
        at(0, 0, strokes([[36 + (seed % 20), 104, 46 + (seed % 20), 102, 0.9]])),
    ),
  );
}

/** The picture of a building's card, w x h: a house under the evening sky, or an outpost in the rock. */
export function picture(building: string, kind: string, w: number, h: number): string {
  const seed = hash(building);
  const k = Math.min(w, h * 1.06) / 120;
  const place = `translate(${(w / 2 - 60 * k).toFixed(1)} ${(h - 114 * k).toFixed(1)}) scale(${k.toFixed(3)})`;
  if (kind === "outpost") {
    return `<rect width="${w}" height="${h}" fill="${UMBER_2}"/>${cutAway(hatch(0, 0, w, h, { n: Math.round(w / 3), len: 12, th: 0.9, seed: seed % 83, ang: 0.5 }), UMBER)}<g transform="${place}">${outpost(building)}</g>`;
  }
  const sky = kind === "star" ? "#34405f" : DUSK;
  const random = chance(seed);
  const stars = [0, 1, 2, 3, 4].map(() => {
    const [x, y] = [random() * w, 4 + random() * h * 0.36];
    return `M${x.toFixed(1)} ${(y - 3).toFixed(1)}l.9 2.1 2.1 .9-2.1 .9-.9 2.1-.9-2.1-2.1-.9 2.1-.9z`;
  });
  const glory = kind === "key" || kind === "star" ? cutAway(rays(w / 2, h * 0.9, h * 0.3, w, 26, { seed: seed % 71, duty: 0.46 }), kind === "star" ? LAMP : DUSK_2, kind === "star" ? 0.34 : 0.4) : "";
  return (
    `<rect width="${w}" height="${h}" fill="${sky}"/><rect y="${(h * 0.45).toFixed(1)}" width="${w}" height="${h}" fill="${DUSK_2}" opacity=".55"/>` +
    cutAway(hatch(0, h * 0.34, w, h * 0.22, { n: Math.round(w / 5), len: w * 0.3, th: 1, seed: seed % 79 }), DUSK_2, 0.8) +
    glory +
    cutAway(stars.join(""), LAMP_2) +
    `<path d="M0 ${(h - 8 * k).toFixed(1)}Q${w / 2} ${(h - 12 * k).toFixed(1)} ${w} ${(h - 7 * k).toFixed(1)}V${h}H0Z" fill="${UMBER_2}"/>` +
    `<g transform="${place}">${house(building)}</g>`
  );
}
