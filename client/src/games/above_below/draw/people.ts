// Portraits of the villagers, 200 x 200, and the same people standing, 200 x 330. Our own drawing.
import { hash } from "../../../draw/random.ts";
import { gouge, mix, rays } from "../../../draw/shapes.ts";
import { bare } from "../view.ts";
import { at, both, circle, cutAway, ellipse, INK, LAMP, LAMP_2, line, PAPER, shape, strokes } from "./ink.ts";

export interface Look {
  coat: string;
  skin?: string;
  hair?: [style: string, colour: string];
  beard?: [style: string, colour: string];
  hat?: [style: string, colour: string];
  glasses?: boolean;
  scarf?: string;
  mouth?: "smile" | "grin" | "stern" | "none";
  fish?: string;
  special?: "elemental" | "glogo" | "cat" | "metal";
  ground?: string;
}

const LOOKS: Record<string, Look> = {
  start_builder: { coat: "#7b5a2e", skin: "#d7a273", hair: ["short", "#6a4526"], hat: ["cap", "#9b4a2c"], ground: "#c9a06c" },
  start_teacher: { coat: "#4d6273", skin: "#e6bf96", hair: ["bun", "#7a4a2c"], scarf: "#d9b377", ground: "#b4bfc4" },
  start_scout: { coat: "#5b6b45", skin: "#c58f62", hair: ["mop", "#3a2a20"], hat: ["hood", "#5b6b45"], ground: "#b9b58a" },
  brann: { coat: "#7b3a26", skin: "#d7a273", hair: ["short", "#6a4526"], beard: ["full", "#6a4526"], hat: ["helm", "#9fb2bd"], ground: "#c99a63" },
  olle: { coat: "#8a6a34", skin: "#e2b486", hair: ["short", "#c49a4c"], hat: ["straw", "#dcb45c"], beard: ["stubble", "#a4753f"], ground: "#c7b27c" },
  sixten: { coat: "#5a5f63", skin: "#d09a6c", hair: ["bald", "#5a5f63"], beard: ["moustache", "#4a3a2a"], scarf: "#9b4a2c", ground: "#aab0ae" },
  ulla: { coat: "#9b5a3c", skin: "#e2b890", hair: ["braids", "#b0642c"], hat: ["kerchief", "#5b6b45"], ground: "#d0a57e" },
  gurgu: { coat: "#3d5f66", fish: "#6f9a8c", ground: "#9fb8b0" },
  maud: { coat: "#5a4a6a", skin: "#dcae84", hair: ["curls", "#8b8178"], hat: ["band", "#b0742c"], ground: "#b9aebc" },
  ester: { coat: "#3b4d6e", skin: "#e6bf96", hair: ["bun", "#4a4452"], glasses: true, scarf: PAPER, ground: "#a9b7c6" },
  halvard: { coat: "#7a2f3a", skin: "#d7a273", hair: ["long", "#b8b0a0"], beard: ["long", "#c9c2b2"], ground: "#c79a96" },
  nib: { coat: "#3f6a5a", skin: "#c98f60", hair: ["mop", "#2f2420"], glasses: true, hat: ["beret", "#7a2f3a"], ground: "#a4bba8" },
  saltwhisker: { coat: "#7a4f6d", fish: "#7f93a8", beard: ["whiskers", "#e8e0d0"], ground: "#b7a9c0" },
  perpetua: { coat: "#8a2f3a", skin: "#dba67c", hair: ["long", "#3a1f1a"], hat: ["feather", "#3b2c40"], mouth: "grin", ground: "#cfa08a" },
  ambrose: { coat: "#4a4a52", skin: "#e0b48c", hair: ["tufts", "#b8b0a0"], glasses: true, beard: ["goatee", "#b8b0a0"], scarf: "#9b4a2c", ground: "#b9b6b0" },
  jorun: { coat: "#6b7a3c", skin: "#d2a074", hair: ["bob", "#8a5a2c"], hat: ["band", "#9b4a2c"], ground: "#bdb98c" },
  tadde: { coat: "#5a3c28", skin: "#a8744c", hair: ["curls", "#2a1f1a"], beard: ["goatee", "#2a1f1a"], hat: ["beret", "#b0742c"], ground: "#c4a27a" },
  ravna: { coat: "#5b6b45", skin: "#b98256", hair: ["mop", "#2f2420"], hat: ["headband", "#c2502f"], ground: "#b9b58a" },
  bosse: { coat: "#3a4a5c", skin: "#dba67c", hair: ["short", "#7a4a2c"], beard: ["moustache", "#7a4a2c"], hat: ["candle", "#3a2c20"], ground: "#c9a468" },
  ninefin: { coat: "#2f5a72", fish: "#4f8fa0", hat: ["goggles", "#b0742c"], ground: "#9cc0c4" },
  kara: { coat: "#9b3a2c", skin: "#e0b088", hair: ["wild", "#c2602a"], mouth: "grin", scarf: "#3b4d6e", ground: "#d6aa80" },
  x_ketil: { coat: "#4f6a72", skin: "#d7a273", hair: ["long", "#d0b068"], beard: ["full", "#d0b068"], ground: "#a9bcc0" },
  x_ingrid: { coat: "#6a3a5a", skin: "#ecc8a4", hair: ["braids", "#d8b060"], glasses: true, ground: "#c2a6b8" },
  x_bubble: { coat: "#8a6a34", fish: "#a8a884", glasses: true, beard: ["whiskers", "#f0e8d0"], ground: "#cbbf94" },
  x_gudrun: { coat: "#3b5a4a", skin: "#dcae84", hair: ["bun", "#b8b0a0"], scarf: "#c2502f", ground: "#a8b8a0" },
  x_torch: { coat: "#6d3a1c", skin: "#c98f60", hair: ["wild", "#2f2420"], hat: ["candle", "#5a4028"], beard: ["stubble", "#3a2a20"], ground: "#d2a060" },
  x_lotta: { coat: "#2f6a6a", skin: "#e6bf96", hair: ["wild", "#7a2f1c"], hat: ["goggles", "#8a6a34"], mouth: "grin", ground: "#a0bfb8" },
  x_mossa: { coat: "#5a4a3a", fish: "#8fa06a", hat: ["cap", "#3b4d6e"], ground: "#b8ba94" },
  elemental_woman: { coat: "#41566b", special: "elemental", ground: "#c0876a" },
  glogo: { coat: "#6a5138", special: "glogo", ground: "#b8a588" },
  cave_cat: { coat: "#5f6168", special: "cat", ground: "#a4a2a4" },
  metal_man: { coat: "#6f7f88", special: "metal", ground: "#b4a890" },
};

const NOBODY: Look = { coat: "#6d5a48", skin: "#d7a273", hair: ["short", "#5a4028"], ground: "#c0ad8c" };

const lookOf = (villager: string): Look => LOOKS[bare(villager)] ?? NOBODY;

/** What is behind the head: long hair, a bun. */
const BEHIND: Record<string, (colour: string) => string> = {
  bun: (c) => shape("M100 6C78 6 74 34 86 40H114C126 34 122 6 100 6Z", c, 5),
  long: (c) => shape("M50 80C42 110 40 140 52 160H148C160 140 158 110 150 80Z", c, 5) + strokes(both([[54, 110, 56, 152, 2]], 100)),
  braids: (c) => both2(shape("M46 96C34 112 36 140 44 166L58 162C52 140 56 116 58 100Z", c, 4.5) + strokes([[40, 120, 54, 128, 1.8], [41, 138, 53, 146, 1.8]])),
  wild: (c) => shape("M40 110L28 104L38 90L24 78L40 70L32 50L50 50L52 28L70 36L82 14L98 30L118 12L128 32L150 24L150 48L168 50L160 70L176 80L162 90L172 106L156 112Z", c, 5),
  curls: (c) => [[44, 92], [42, 72], [50, 52], [66, 38], [86, 30], [110, 30], [132, 38], [148, 52], [156, 72], [156, 92]].map(([x, y]) => circle(x!, y!, 15, c, 4.5)).join(""),
};

const HAIR: Record<string, (colour: string) => string> = {
  short: (c) => shape("M52 86C48 44 78 30 100 30s52 14 48 56C140 66 124 58 100 58S60 66 52 86Z", c, 5) + strokes(both([[70, 56, 84, 40, 2, -3]], 100)),
  bun: (c) => shape("M50 96C42 50 70 32 100 32s58 18 50 64C142 76 132 64 116 60C100 72 70 70 60 76C56 82 52 88 50 96Z", c, 5) + strokes([[66, 64, 92, 44, 2, -3], [78, 66, 104, 46, 2, -3], [134, 64, 116, 44, 2, 3]]),
  mop: (c) => shape("M50 100C36 56 62 26 96 28C130 22 166 54 150 100C148 84 144 74 138 68C120 62 108 52 104 46C92 62 70 66 60 70C54 78 52 88 50 100Z", c, 5),
  long: (c) => shape("M48 116C40 60 64 30 100 30s60 30 52 86C144 96 138 70 118 56C92 62 60 76 48 116Z", c, 5) + strokes([[62, 84, 92, 50, 2, -4], [140, 84, 122, 50, 2, 4]]),
  braids: (c) => shape("M50 98C42 54 68 32 100 32s58 22 50 66C144 76 128 60 100 42C72 60 56 76 50 98Z", c, 5) + strokes([[100, 34, 100, 44, 2]]),
  bob: (c) => shape("M46 122C36 58 66 28 100 30C134 28 164 58 154 122L140 118C144 92 138 76 128 64H72C62 76 56 92 60 118Z", c, 5) + strokes(both([[74, 60, 84, 38, 2, -3]], 100)),
  wild: (c) => shape("M50 94L46 70L60 64L62 46L80 52L96 34L106 50L126 42L130 60L150 66L150 94C142 78 134 72 122 70L108 76L96 68L80 76L66 72C56 78 52 86 50 94Z", c, 5),
  curls: (c) => [[60, 66], [78, 54], [98, 50], [120, 54], [138, 64]].map(([x, y]) => circle(x!, y!, 13, c, 4)).join(""),
  tufts: (c) => both2(shape("M52 92C36 92 34 70 46 62C44 76 50 84 56 80Z", c, 4.5)) + strokes([[84, 50, 116, 50, 1.6, 3]]),
  bald: () => strokes([[80, 54, 100, 50, 1.8, 2], [122, 60, 132, 70, 1.8, 2]]),
};

export const HATS: Record<string, (colour: string) => string> = {
  helm: (c) => shape("M50 70C50 30 150 30 150 70C120 58 80 58 50 70Z", c, 5) + shape("M40 72C70 54 130 54 160 72L158 80C130 66 70 66 42 80Z", mix(c, INK, 0.2), 5) + strokes(both([[70, 56, 80, 44, 2, -2]], 100)),
  cap: (c) => shape("M52 66C50 32 74 22 102 22s50 16 46 42C118 54 82 54 52 66Z", c, 5) + shape("M92 62C120 54 152 56 172 70C150 70 120 70 96 74Z", mix(c, INK, 0.25), 4.5) + strokes([[70, 52, 84, 34, 2, -3], [90, 46, 98, 30, 2, -2]]),
  hood: (c) => shape("M100 14C154 14 172 64 166 108C164 128 154 146 144 152C152 128 152 108 148 92C142 66 124 52 100 52S58 66 52 92C48 108 48 128 56 152C46 146 36 128 34 108C28 64 46 14 100 14Z", c, 5) + strokes(both([[42, 110, 50, 64, 2.2, -4], [58, 56, 78, 34, 2.2, -3]], 100)),
  straw: (c) => shape("M64 56C62 22 76 12 100 12s38 10 36 44C114 62 86 62 64 56Z", c, 5) + shape("M64 48C86 55 114 55 136 48L136 58C114 65 86 65 64 58Z", "#7b3a26", 4) + shape("M24 72C44 54 76 58 100 62C124 58 156 54 176 72C152 82 126 78 100 76C74 78 48 82 24 72Z", c, 5) + strokes([[38, 71, 66, 67, 2], [162, 71, 134, 67, 2], [84, 44, 88, 20, 2, -2], [114, 44, 111, 20, 2, 2]]),
  kerchief: (c) => shape("M48 84C44 42 70 22 100 22s56 20 52 62C138 62 122 56 100 56S62 62 48 84Z", c, 5) + [[72, 52], [90, 40], [108, 48], [126, 44], [136, 60], [60, 66]].map(([x, y]) => circle(x!, y!, 3.6, PAPER, 0)).join(""),
  headband: (c) => shape("M52 66C80 52 120 52 148 66L149 78C120 64 80 64 51 78Z", c, 4.5) + shape("M148 66L172 56L166 72L178 84L150 78Z", c, 4.5),
  band: (c) => shape("M52 70C80 56 120 56 148 70L148 80C120 66 80 66 52 80Z", c, 4.5),
  beret: (c) => shape("M46 66C34 34 78 16 116 22C150 24 170 44 156 62C120 50 80 52 46 66Z", c, 5) + line("M104 22Q106 12 114 10", 4.5) + strokes([[66, 54, 88, 34, 2, -3], [120, 46, 132, 34, 2, 2]]),
  feather: (c) => shape("M60 56C58 26 76 14 100 14s40 14 40 42C116 62 84 62 60 56Z", c, 5) + shape("M28 68C52 52 80 58 100 60C120 58 150 52 172 68C148 76 124 74 100 72C76 74 52 76 28 68Z", c, 5) + shape("M128 52C140 30 152 10 178-2C180 18 166 42 138 58Z", "#d9b377", 4) + strokes([[134, 54, 172, 4, 1.8, 3]]),
  candle: (c) => shape("M70 54C64 22 78 14 100 14s36 8 30 40C112 60 88 60 70 54Z", c, 5) + shape("M69 46C88 52 112 52 131 46L131 56C112 62 88 62 69 56Z", "#2c1e14", 4) + shape("M38 70C56 52 80 58 100 60C120 58 144 52 162 70C140 80 120 76 100 74C80 76 60 80 38 70Z", c, 5) + shape("M94 44V12H108V44Z", PAPER, 4) + shape("M101 8C90-2 96-14 102-24C108-14 114-2 101 8Z", LAMP_2, 4),
  goggles: (c) => shape("M48 70C78 54 122 54 152 70L151 80C122 66 78 66 49 80Z", "#6d4b30", 4) + both2(circle(78, 60, 18, c, 5) + circle(78, 60, 10, "#b9d0d0", 4)),
};

export const BEARDS: Record<string, (colour: string) => string> = {
  full: (c) => shape("M58 104C60 150 84 166 100 168C116 166 140 150 142 104C132 114 122 116 112 115C104 120 96 120 88 115C78 116 68 114 58 104Z", c, 5) + line("M88 126C95 131 105 131 112 126", 4) + strokes([...both([[76, 126, 82, 152, 2], [90, 140, 93, 160, 2]], 100), [100, 142, 100, 164, 2]]),
  long: (c) => shape("M58 104C58 160 82 190 100 200C118 190 142 160 142 104C132 114 122 116 112 115C104 120 96 120 88 115C78 116 68 114 58 104Z", c, 5) + line("M88 126C95 131 105 131 112 126", 4) + strokes([...both([[74, 128, 84, 168, 2], [88, 140, 94, 182, 2]], 100), [100, 146, 100, 188, 2]]),
  moustache: (c) => shape("M100 116C90 108 72 112 62 128C76 124 90 128 100 122C110 128 124 124 138 128C128 112 110 108 100 116Z", c, 4) + line("M92 130C97 133 103 133 108 130", 3.6),
  goatee: (c) => shape("M86 130C92 136 108 136 114 130C116 150 108 166 100 170C92 166 84 150 86 130Z", c, 4) + line("M88 124C95 129 105 129 112 124", 4),
  stubble: (c) => cutAway([...Array(14).keys()].map((i) => gouge(70 + i * 4.6, 128 + Math.sin(i * 1.7) * 9, 72 + i * 4.6, 135 + Math.sin(i * 1.7) * 9, 1.1)).join(""), c),
  whiskers: (c) => both2(strokes([[76, 124, 40, 116, 2.4, 4], [76, 128, 38, 134, 2.4, -2], [80, 132, 46, 150, 2.4, -4]], c)),
};

const MOUTHS: Record<string, string> = {
  smile: line("M86 124C94 131 106 131 114 124", 4),
  grin: shape("M80 120C94 126 106 126 120 120C116 138 84 138 80 120Z", PAPER, 4) + line("M100 124V134", 2.4),
  stern: line("M88 127C96 124 104 124 112 127", 4),
  none: "",
};

/** A shape and its mirror image about x = 100. */
export function both2(half: string): string {
  return `${half}<g transform="matrix(-1 0 0 1 200 0)">${half}</g>`;
}

export function coatOf(coat: string): string {
  return (
    shape("M10 206C14 164 52 146 100 146s86 18 90 60z", coat, 5) +
    strokes([...both([[44, 202, 60, 166, 2.4, -5], [62, 204, 74, 170, 2, -4]], 100)])
  );
}

export function scarfOf(scarf: string | undefined): string {
  return scarf ? shape("M66 146C86 158 114 158 134 146L140 160C114 176 86 176 60 160Z", scarf, 4.5) + strokes([[76, 158, 84, 168, 1.8], [124, 158, 116, 168, 1.8]]) : "";
}

function eyes(brow: number): string {
  return (
    both2(ellipse(80, 92, 5.5, 6.5, INK, 0)) +
    circle(82, 90, 2, "#fff", 0) +
    circle(122, 90, 2, "#fff", 0) +
    strokes([[66, 80, 92, brow, 2.6, -3], [134, 80, 108, brow, 2.6, 3]])
  );
}

export const GLASSES = both2(circle(80, 94, 15, "none", 4)) + line("M95 92C98 90 102 90 105 92", 4);

function human(look: Look, seed: number): string {
  const skin = look.skin ?? "#d7a273";
  const [hair, hairColour] = look.hair ?? ["bald", INK];
  const shade = [...Array(8).keys()].map((i) => gouge(142 - i * 1.2, 78 + i * 7, 128 - i * 2.4, 82 + i * 7, 1.7)).join("");
  const cheek = mix(skin, "#c2502f", 0.4);
  return (
    (BEHIND[hair]?.(hairColour) ?? "") +
    coatOf(look.coat) +
    shape("M84 128H116V156C108 166 92 166 84 156Z", mix(skin, INK, 0.14), 4) +
    shape("M56 84C56 44 144 44 144 84C146 118 128 146 100 146C72 146 54 118 56 84Z", skin, 5) +
    both2(ellipse(54, 94, 8, 11, skin, 4.5)) +
    cutAway(shade, mix(skin, INK, 0.55)) +
    (HAIR[hair]?.(hairColour) ?? "") +
    eyes(76 + (seed % 4)) +
    line("M101 92C104 102 110 108 104 112C101 114 96 113 94 111", 4) +
    `<g opacity=".6">${circle(72, 110, 8, cheek, 0)}${circle(128, 110, 8, cheek, 0)}</g>` +
    (look.beard ? (BEARDS[look.beard[0]]?.(look.beard[1]) ?? "") : "") +
    (!look.beard || look.beard[0] === "stubble" ? MOUTHS[look.mouth ?? "smile"] : "") +
    (look.glasses ? GLASSES : "") +
    scarfOf(look.scarf) +
    (look.hat ? (HATS[look.hat[0]]?.(look.hat[1]) ?? "") : "")
  );
}

function fishFolk(look: Look): string {
  const scales = look.fish ?? "#6f9a8c";
  const light = mix(scales, PAPER, 0.55);
  const dark = mix(scales, INK, 0.35);
  const fin = shape("M52 78C34 62 18 60 8 66C16 76 14 84 6 92C18 96 18 106 12 116C28 120 46 112 54 104Z", mix(scales, LAMP, 0.25), 4.5) + strokes([[48, 84, 16, 72, 1.8], [48, 92, 14, 92, 1.8], [50, 98, 20, 110, 1.8]]);
  const rows = [...Array(12).keys()].map((i) => gouge(72 + (i % 4) * 18, 54 + Math.floor(i / 4) * 9, 82 + (i % 4) * 18, 54 + Math.floor(i / 4) * 9, 1.5, 4)).join("");
  return (
    shape("M100 50C90 34 92 14 104 4C112 14 122 20 118 48Z", mix(scales, LAMP, 0.25), 4.5) +
    strokes([[104, 46, 104, 14, 1.8]]) +
    both2(fin) +
    coatOf(look.coat) +
    shape("M52 92C48 46 80 38 100 38s52 8 48 54C156 122 132 150 100 150S44 122 52 92Z", scales, 5) +
    shape("M58 116C70 106 130 106 142 116C142 138 122 148 100 148S58 138 58 116Z", light, 0) +
    cutAway(rows, dark) +
    strokes(both([[62, 140, 74, 128, 1.8], [56, 128, 68, 120, 1.8]], 100), dark) +
    both2(circle(76, 84, 15, PAPER, 4.5) + circle(78, 85, 6.5, INK, 0)) +
    circle(80, 82, 2.2, "#fff", 0) +
    circle(124, 82, 2.2, "#fff", 0) +
    strokes(both([[58, 72, 92, 68, 2.4, -3]], 100)) +
    both2(ellipse(95, 104, 2.2, 3, INK, 0)) +
    line("M68 122C86 134 114 134 132 122", 4.5) +
    (look.beard ? (BEARDS[look.beard[0]]?.(look.beard[1]) ?? "") : "") +
    (look.glasses ? GLASSES : "") +
    scarfOf(look.scarf) +
    (look.hat ? (HATS[look.hat[0]]?.(look.hat[1]) ?? "") : "")
  );
}

function elemental(look: Look): string {
  const skin = "#8fb0bd";
  const flame = (d: string, colour: string): string => shape(d, colour, 4.5);
  return (
    flame("M40 120C10 90 24 60 20 34C36 44 40 40 44 20C60 34 64 24 74-4C90 22 100 14 108-8C118 14 132 20 140 4C148 24 164 24 176 14C168 40 188 62 166 96C162 108 160 116 158 124Z", LAMP) +
    flame("M52 110C36 84 46 66 44 50C58 58 64 48 70 34C82 46 92 42 100 24C110 42 122 44 132 32C136 50 146 54 156 48C154 68 164 84 150 108Z", LAMP_2) +
    coatOf(look.coat) +
    strokes([[30, 198, 90, 172, 2.4, -8], [170, 198, 110, 172, 2.4, 8], [60, 200, 140, 190, 2, 6]], "#8fb0bd") +
    shape("M86 128H114V156C108 164 92 164 86 156Z", mix(skin, INK, 0.2), 4) +
    shape("M58 84C58 48 142 48 142 84C144 116 126 144 100 144C74 144 56 116 58 84Z", skin, 5) +
    strokes([[128, 84, 120, 100, 2, 3], [124, 104, 116, 122, 2, 3], [70, 60, 96, 54, 2, 3], [66, 118, 78, 132, 2, -3]], mix(skin, INK, 0.5)) +
    both2(shape("M68 90C74 82 88 82 92 92C86 98 74 98 68 90Z", LAMP_2, 4) + circle(81, 91, 4, INK, 0)) +
    strokes(both([[62, 80, 92, 76, 2.6, -4]], 100)) +
    line("M101 96C104 104 108 108 103 111", 3.6) +
    line("M88 124C96 120 104 120 112 124", 4)
  );
}

function glogo(look: Look): string {
  const fur = "#7c5c3a";
  let tufts = "";
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (0.9 + (1.2 * i) / 25);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    tufts += `${i ? "L" : "M"}${(100 + c * (i % 2 ? 66 : 80)).toFixed(1)} ${(96 + s * (i % 2 ? 62 : 74)).toFixed(1)}`;
  }
  return (
    coatOf(look.coat) +
    shape(`${tufts}L170 128L156 138L162 154L142 156L138 174L118 166L100 184L82 166L62 174L58 156L38 154L44 138L30 128Z`, fur, 5) +
    both2(shape("M40 84C20 80 14 62 22 50C38 52 50 64 52 76Z", mix(fur, PAPER, 0.2), 4.5)) +
    shape("M62 84C66 66 134 66 138 84C142 106 128 118 100 118S58 106 62 84Z", "#c79a72", 4) +
    strokes([...both([[60, 130, 68, 160, 2.2], [76, 128, 82, 168, 2.2], [46, 128, 54, 146, 2], [60, 48, 70, 62, 2], [78, 36, 84, 56, 2]], 100), [100, 30, 100, 54, 2], [100, 132, 100, 174, 2.2]], mix(fur, INK, 0.55)) +
    both2(ellipse(82, 90, 5.5, 6.5, INK, 0)) +
    circle(84, 88, 2, "#fff", 0) +
    circle(120, 88, 2, "#fff", 0) +
    shape("M58 78C70 68 88 70 94 80L90 84C82 76 70 76 60 84Z", mix(fur, INK, 0.2), 3.4) +
    shape("M142 78C130 68 112 70 106 80L110 84C118 76 130 76 140 84Z", mix(fur, INK, 0.2), 3.4) +
    shape("M84 106C82 92 118 92 116 106C116 118 84 118 84 106Z", "#b8744c", 4.5) +
    line("M84 128C94 134 106 134 116 128", 4.5)
  );
}

function cat(look: Look): string {
  const fur = look.coat;
  const light = mix(fur, PAPER, 0.55);
  return (
    shape("M26 206C24 168 58 142 100 142s76 26 74 64z", fur, 5) +
    shape("M78 206C76 180 84 160 100 160s24 20 22 46z", light, 0) +
    both2(shape("M52 82C40 50 42 26 50 12C70 24 82 40 88 54Z", fur, 5) + shape("M58 66C52 48 54 36 57 30C68 38 74 48 78 56Z", mix("#c98a7a", fur, 0.2), 0)) +
    shape("M46 98C46 60 74 46 100 46s54 14 54 52C158 130 132 150 100 150S42 130 46 98Z", fur, 5) +
    shape("M70 124C76 108 124 108 130 124C128 142 116 148 100 148S72 142 70 124Z", light, 0) +
    strokes([[100, 50, 100, 74, 3], [84, 52, 88, 72, 2.6], [116, 52, 112, 72, 2.6], ...both([[48, 96, 66, 100, 2.6], [50, 112, 68, 112, 2.6], [58, 128, 72, 122, 2.4], [46, 186, 66, 178, 2.6], [44, 198, 62, 192, 2.4]], 100)], mix(fur, INK, 0.65)) +
    both2(shape("M64 94C70 80 88 80 92 96C86 104 70 104 64 94Z", LAMP_2, 4) + ellipse(79, 94, 3.2, 8, INK, 0)) +
    shape("M91 114C94 110 106 110 109 114C108 120 104 124 100 126C96 124 92 120 91 114Z", "#b5685c", 3) +
    line("M100 126V132M84 134C90 140 98 138 100 132C102 138 110 140 116 134", 3.6) +
    strokes(both([[78, 122, 30, 114, 1.6], [78, 128, 28, 132, 1.6]], 100))
  );
}

function metal(look: Look): string {
  const steel = "#93a3aa";
  const rust = "#a8613a";
  const rivet = (x: number, y: number): string => circle(x, y, 3, INK, 0);
  return (
    shape("M18 206V176C18 160 30 152 46 152H154C170 152 182 160 182 176V206Z", look.coat, 5) +
    [34, 60, 140, 166].map((x) => rivet(x, 166)).join("") +
    shape("M78 176H122V200H78Z", "#3a2c20", 4.5) +
    strokes([[86, 180, 86, 196, 2.4], [95, 180, 95, 196, 2.4], [105, 180, 105, 196, 2.4], [114, 180, 114, 196, 2.4]], LAMP) +
    shape("M88 132H112V154H88Z", mix(steel, INK, 0.35), 4.5) +
    line("M88 140H112M88 147H112", 3) +
    shape("M58 62C60 40 140 40 142 62L148 130C148 142 136 146 100 146S52 142 52 130Z", steel, 5) +
    shape("M58 62C80 54 120 54 142 62L143 72C120 64 80 64 57 72Z", mix(steel, INK, 0.25), 4.5) +
    shape("M94 46V26H106V46Z", mix(steel, INK, 0.25), 4.5) +
    circle(100, 18, 10, LAMP, 4.5) +
    both2(circle(78, 92, 15, "#3a2c20", 5) + circle(78, 92, 8, LAMP_2, 3)) +
    shape("M70 120H130V134H70Z", "#3a2c20", 4.5) +
    line("M82 120V134M94 120V134M106 120V134M118 120V134", 3, steel) +
    both2(circle(50, 98, 8, mix(steel, INK, 0.3), 4.5) + rivet(62, 128) + rivet(64, 78)) +
    cutAway([[132, 76, 128, 96], [138, 80, 134, 108], [140, 100, 137, 122]].map(([a, b, c, d]) => gouge(a!, b!, c!, d!, 2)).join(""), rust) +
    strokes([[66, 56, 90, 50, 2, -2], [36, 196, 44, 168, 2]], mix(steel, INK, 0.5))
  );
}

export function bust(look: Look, seed: number): string {
  if (look.fish) return fishFolk(look);
  if (look.special) return { elemental, glogo, cat, metal }[look.special](look);
  return human(look, seed);
}

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw()));
  return picture;
}

/** Head and shoulders, to be laid into a round frame of 200 x 200. */
export function portrait(villager: string): string {
  return once(`bust ${bare(villager)}`, () => bust(lookOf(villager), hash(bare(villager))));
}

/** The ground of a portrait, with its rays. */
export function groundOf(villager: string): { colour: string; rays: string } {
  const seed = hash(bare(villager));
  return { colour: lookOf(villager).ground ?? "#c0ad8c", rays: once(`rays ${seed % 7}`, () => rays(100, 100, 40, 140, 28, { seed: (seed % 7) + 1, duty: 0.45 })) };
}

/** The whole person, standing on y = 330: the bust on a coat with boots. */
export function figure(villager: string): string {
  return once(`figure ${bare(villager)}`, () => {
    const look = lookOf(villager);
    if (look.special === "cat") return at(0, 118, portrait(villager)) + tail(look);
    return bodyOf(look.coat, look.special === "metal" ? mix(look.coat, INK, 0.3) : undefined) + bust(look, hash(bare(villager)));
  });
}

/** A coat down to the boots, to be drawn before the bust. */
export function bodyOf(coat: string, boots = "#3a2a1c"): string {
  return (
    shape("M62 296H94V324C94 330 56 332 54 322C54 316 62 316 62 310Z", boots, 5) +
    shape("M106 296H138V310C138 316 146 316 146 322C144 332 106 330 106 324Z", boots, 5) +
    shape("M30 190C34 168 60 150 100 150s66 18 70 40L176 300C150 312 50 312 24 300Z", coat, 5) +
    strokes([...both([[48, 292, 58, 206, 2.6, -4], [70, 298, 76, 220, 2.2, -3]], 100), [100, 300, 100, 176, 2.4]]) +
    shape("M27 240C60 250 140 250 173 240L174 254C140 264 60 264 26 254Z", mix(coat, INK, 0.45), 4) +
    shape("M90 244H110V262H90Z", LAMP_2, 3.4)
  );
}

const tail = (look: Look): string => line("M166 312C196 300 196 262 178 250", 15) + line("M166 312C196 300 196 262 178 250", 8, look.coat);
