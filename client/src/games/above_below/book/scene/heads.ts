// Heads of those who aren't people: beasts, birds, frogs, insects and the rest, on the same shoulders, 200 x 200.
import { mix } from "../../../../draw/shapes.ts";
import { both2 } from "../../draw/people.ts";
import { both, circle, ellipse, INK, LAMP, LAMP_2, line, PAPER, shape, strokes } from "../../draw/ink.ts";

export interface Head {
  draw: (colour: string) => string;
  colour: string;
}

const eyes = (x = 80, y = 90, r = 6): string => both2(ellipse(x, y, r, r * 1.15, INK, 0)) + circle(x + 2, y - 2, r * 0.35, "#fff", 0) + circle(202 - x, y - 2, r * 0.35, "#fff", 0);
const brows = strokes([[66, 78, 92, 75, 2.4, -3], [134, 78, 108, 75, 2.4, 3]]);
const SKULL = "M54 86C54 44 146 44 146 86C150 120 126 146 100 146C74 146 50 120 54 86Z";
const whiskers = strokes(both([[78, 118, 34, 110, 1.6], [78, 123, 32, 128, 1.6]], 100));
const gouges = (fur: string): string => strokes([...both([[84, 54, 88, 70, 1.9], [70, 62, 76, 76, 1.8], [56, 104, 66, 112, 2], [60, 118, 70, 122, 2]], 100), [100, 50, 100, 68, 2]], mix(fur, INK, 0.5));

const EARS: Record<string, (fur: string) => string> = {
  round: (c) => both2(circle(56, 50, 21, c, 5) + circle(56, 52, 11, mix(c, "#c98a7a", 0.5), 0)),
  small: (c) => both2(circle(60, 54, 13, c, 5)),
  point: (c) => both2(shape("M54 80C42 50 42 28 48 12C68 24 82 40 90 54Z", c, 5) + shape("M60 62C54 46 55 34 58 28C68 36 74 44 78 52Z", mix(c, "#c98a7a", 0.45), 0)),
  huge: (c) => both2(shape("M60 82C18 62 2 22 10-18C48-4 82 26 92 54Z", c, 5) + shape("M62 64C34 46 22 20 22 0C46 12 68 34 78 54Z", mix(c, "#c98a7a", 0.45), 0)),
  long: (c) => both2(shape("M66 66C46 30 46-14 58-34C76-22 88 16 90 54Z", c, 5) + shape("M70 52C60 26 60-2 64-16C74-4 80 22 82 48Z", mix(c, "#c98a7a", 0.45), 0)),
  tuft: (c) => both2(shape("M56 74C46 46 46 26 52 2C62 18 80 34 86 56Z", c, 5)),
  none: () => "",
};

interface Beast {
  ears: keyof typeof EARS & string;
  muzzle?: "short" | "long" | "mole" | "disc" | "camel";
  marks?: (fur: string) => string;
  behind?: (fur: string) => string;
  teeth?: boolean;
  blind?: boolean;
}

function beast({ ears, muzzle = "short", marks, behind, teeth = false, blind = false }: Beast): (fur: string) => string {
  return (fur) => {
    const light = mix(fur, PAPER, 0.62);
    const snouts: Record<string, string> = {
      short: ellipse(100, 120, 28, 20, light, 0) + shape("M88 104C92 98 108 98 112 104C112 112 104 118 100 118C96 118 88 112 88 104Z", INK, 0) + line("M100 118V126M84 128C90 134 98 132 100 126C102 132 110 134 116 128", 3.8),
      long: shape("M74 104C78 92 122 92 126 104C132 130 118 152 100 152C82 152 68 130 74 104Z", light, 4) + shape("M86 134C90 126 110 126 114 134C112 146 88 146 86 134Z", INK, 0) + line("M100 146V152", 3),
      mole: shape("M82 98C84 88 116 88 118 98L112 132C108 142 92 142 88 132Z", "#d8a493", 4.5) + strokes([[90, 108, 110, 108, 1.4, 2], [91, 117, 109, 117, 1.4, 2]]) + ellipse(100, 134, 11, 7, "#b9705f", 3.6),
      disc: ellipse(100, 116, 25, 19, mix(fur, "#c98a7a", 0.4), 4.5) + both2(ellipse(91, 116, 4, 6, INK, 0)) + both2(shape("M74 130C64 128 58 118 60 108C68 112 76 118 80 126Z", PAPER, 3.4)),
      camel: shape("M72 96C78 88 122 88 128 96C140 130 128 164 100 164C72 164 60 130 72 96Z", light, 4.5) + both2(ellipse(90, 132, 3, 6, INK, 0)) + line("M82 150C92 158 108 158 118 150", 4),
    };
    return (
      (behind?.(fur) ?? "") +
      EARS[ears]!(fur) +
      shape(SKULL, fur, 5) +
      (marks?.(fur) ?? gouges(fur)) +
      (blind ? strokes([[70, 86, 86, 88, 2, 2], [130, 86, 114, 88, 2, -2]]) : eyes() + brows) +
      snouts[muzzle] +
      (muzzle === "short" ? whiskers : "") +
      (teeth ? shape("M92 130h16v12c-4 3-12 3-16 0z", PAPER, 3) + line("M100 130v12", 2.2) : "")
    );
  };
}

const spines = (c: string): string => {
  let d = "";
  for (let i = 0; i < 23; i++) {
    const a = Math.PI * (0.98 + (1.04 * i) / 22);
    const at = (angle: number, r: number): string => `${(100 + Math.cos(angle) * r).toFixed(1)} ${(100 + Math.sin(angle) * r).toFixed(1)}`;
    d += `M${at(a - 0.07, 44)}L${at(a, 92 + (i % 2) * 10)}L${at(a + 0.07, 44)}Z`;
  }
  return `<path d="${d}" fill="${mix(c, INK, 0.5)}" stroke="${INK}" stroke-width="3"/>`;
};

const cheeks = (fur: string): string => shape("M54 100C66 92 78 104 86 122C92 138 96 144 100 146C72 146 52 124 54 100ZM146 100C134 92 122 104 114 122C108 138 104 144 100 146C128 146 148 124 146 100Z", PAPER, 0) + gouges(fur);
const stripes = (): string => shape("M92 44H108L112 100H88Z", PAPER, 0) + both2(shape("M56 82C60 68 64 58 70 54L78 112C70 122 62 124 58 120C54 108 53 94 56 82Z", PAPER, 0)) + strokes([[96, 56, 97, 84, 1.6]]);
const mask = (fur: string): string => both2(shape("M54 92C62 76 86 78 94 92C92 104 72 112 56 106Z", mix(fur, INK, 0.7), 0)) + gouges(fur);
const crest = (c: string): string => shape("M100 46C88 28 90 10 98-6C104 8 114 14 118-2C122 14 118 32 108 46Z", c, 4.5);
const horns = both2(shape("M72 56C52 44 40 26 46 4C58 18 74 26 92 46Z", "#d9c9a0", 4.5) + strokes([[52, 22, 62, 18, 1.8], [60, 34, 70, 28, 1.8]]));
const curl = both2(shape("M74 54C44 30 16 52 24 84C30 106 56 102 52 84C48 74 40 78 42 86C36 66 54 54 78 66Z", "#d9c9a0", 4.5));

function bird(beak: "long" | "hook" | "short" | "flat", extra: (c: string) => string = () => ""): (colour: string) => string {
  const beaks: Record<string, string> = {
    long: shape("M88 104C92 98 108 98 112 104L104 178L100 186L96 178Z", LAMP, 4.5) + line("M100 110V178", 2.4),
    hook: shape("M84 102C90 92 110 92 116 102C120 122 112 142 98 148C102 132 94 124 86 118Z", "#c8a24a", 4.5),
    short: shape("M86 104C92 98 108 98 114 104L100 132Z", LAMP_2, 4.5) + line("M90 112H110", 2.4),
    flat: shape("M80 108C88 100 112 100 120 108C122 122 112 130 100 130C88 130 78 122 80 108Z", LAMP, 4.5) + line("M82 116C92 120 108 120 118 116", 2.6),
  };
  return (c) => extra(c) + shape("M58 88C58 50 142 50 142 88C142 122 124 146 100 146C76 146 58 122 58 88Z", c, 5) + gouges(c) + eyes(78, 86, 6.5) + beaks[beak];
}

const frog = (c: string): string =>
  shape("M42 104C38 74 66 62 100 62s62 12 58 42C156 132 132 148 100 148S44 132 42 104Z", c, 5) +
  shape("M52 118C70 108 130 108 148 118C142 138 124 146 100 146S58 138 52 118Z", mix(c, PAPER, 0.6), 0) +
  both2(circle(68, 60, 20, c, 5) + circle(68, 58, 12, LAMP_2, 3) + ellipse(68, 58, 7, 4, INK, 0)) +
  line("M54 112C76 126 124 126 146 112", 4.5) +
  strokes([...both([[60, 86, 70, 92, 2], [78, 76, 84, 84, 2]], 100), [95, 96, 98, 100, 1.6], [105, 96, 102, 100, 1.6]], mix(c, INK, 0.5));

const lizard = (extra = ""): ((c: string) => string) => (c) =>
  extra +
  shape("M60 78C62 48 138 48 140 78C150 108 132 150 100 150C68 150 50 108 60 78Z", c, 5) +
  strokes([...both([[74, 60, 84, 66, 1.9, 2], [68, 72, 78, 78, 1.9, 2], [88, 56, 96, 62, 1.9, 2], [66, 120, 76, 126, 1.9, 2]], 100)], mix(c, INK, 0.5)) +
  both2(circle(72, 84, 13, mix(c, PAPER, 0.4), 4.5) + ellipse(73, 84, 4, 8, INK, 0)) +
  line("M68 120C84 134 116 134 132 120", 4.5) +
  both2(ellipse(93, 104, 2.4, 3, INK, 0));

const tortoise = (c: string): string =>
  shape("M20 206C14 150 50 116 100 116S186 150 180 206Z", "#7a6a3c", 5) +
  strokes([[60, 136, 80, 170, 2], [140, 136, 120, 170, 2], [80, 170, 120, 170, 2], [36, 180, 80, 170, 2], [164, 180, 120, 170, 2]]) +
  shape("M82 120H118V160C110 168 90 168 82 160Z", mix(c, INK, 0.15), 4.5) +
  shape("M62 86C62 56 138 56 138 86C140 112 124 136 100 136C76 136 60 112 62 86Z", c, 5) +
  gouges(c) +
  eyes(80, 90, 5.5) +
  line("M78 112C90 122 110 122 122 112", 4.5);

function insect(antennae: string, eye: "lens" | "dot", wings = ""): (c: string) => string {
  return (c) =>
    wings +
    antennae +
    shape("M58 90C58 54 142 54 142 90C142 122 124 146 100 146C76 146 58 122 58 90Z", c, 5) +
    strokes([...both([[76, 58, 84, 68, 1.8, 2]], 100), [100, 56, 100, 70, 1.8]], mix(c, PAPER, 0.4)) +
    (eye === "lens"
      ? both2(ellipse(72, 92, 17, 20, mix(c, INK, 0.55), 4) + strokes([[62, 82, 82, 100, 1.2], [62, 100, 82, 82, 1.2], [72, 76, 72, 108, 1.2]], PAPER))
      : both2(circle(76, 92, 11, PAPER, 4) + circle(78, 93, 5, INK, 0))) +
    line("M86 126C94 132 106 132 114 126", 4) +
    both2(shape("M92 132C88 142 92 150 98 152C98 144 98 138 98 132Z", mix(c, INK, 0.3), 3));
}
const feelers = both2(line("M82 60C74 38 60 22 42 16", 4.5) + circle(42, 16, 5, INK, 0));
const feathers = both2(shape("M84 60C70 40 48 26 24 26C34 44 60 60 82 66Z", "#d9c9a0", 4) + strokes([[78, 60, 34, 32, 1.6]]));
const sails = (c: string): string => both2(shape("M70 150C20 150-10 110-6 60C30 70 66 104 84 140Z", c, 5) + circle(30, 98, 11, mix(c, INK, 0.4), 3) + strokes([[70, 142, 20, 84, 2], [64, 146, 6, 110, 2]]));

const bat = (c: string): string =>
  both2(shape("M66 140C30 122 4 128-14 152C4 156 8 168 8 184C24 174 34 176 40 188C52 174 62 166 78 168Z", mix(c, INK, 0.3), 5) + strokes([[62, 144, 4, 154, 2], [66, 152, 22, 180, 2]])) +
  both2(shape("M60 78C36 52 34 20 40 2C64 14 84 34 92 54Z", c, 5) + shape("M64 60C50 42 48 26 50 18C64 28 74 38 80 48Z", mix(c, "#c98a7a", 0.5), 0)) +
  shape("M58 92C58 58 142 58 142 92C144 122 124 146 100 146C76 146 56 122 58 92Z", c, 5) +
  gouges(c) +
  eyes(80, 92, 7) +
  shape("M90 108C92 102 108 102 110 108L104 116H96Z", INK, 0) +
  line("M86 124C94 130 106 130 114 124", 3.8) +
  shape("M92 128L95 136L98 129ZM102 129L105 136L108 128Z", PAPER, 2);

const stalks = (c: string, shell = ""): string =>
  shell +
  both2(line("M84 80C78 60 70 44 62 34", 11) + line("M84 80C78 60 70 44 62 34", 6, c) + circle(61, 30, 12, PAPER, 4.5) + circle(63, 31, 5.5, INK, 0)) +
  shape("M60 100C60 70 140 70 140 100C142 128 124 148 100 148C76 148 58 128 60 100Z", c, 5) +
  gouges(c) +
  line("M80 120C92 132 108 132 120 120", 4.5);
const shell = circle(136, 140, 58, "#a0703c", 5) + line("M136 140C136 128 152 128 152 142C152 160 120 160 120 138C120 112 168 112 168 144C168 178 108 180 106 142", 4.5);

const spider = (c: string): string =>
  both2(line("M64 120C20 96 6 60-6 40M60 132C14 128-8 108-22 96M64 146C26 156 4 176-10 200", 6)) +
  shape("M52 96C52 54 148 54 148 96C148 128 126 150 100 150C74 150 52 128 52 96Z", c, 5) +
  strokes([...both([[66, 64, 74, 76, 1.8]], 100), [100, 56, 100, 66, 1.8]], mix(c, PAPER, 0.45)) +
  both2(circle(82, 90, 10, PAPER, 3.6) + circle(84, 91, 4.6, INK, 0) + circle(64, 84, 6.5, PAPER, 3) + circle(65, 85, 3, INK, 0) + circle(74, 68, 5.5, PAPER, 3) + circle(75, 69, 2.6, INK, 0)) +
  line("M84 124C94 132 106 132 116 124", 4);

const crab = (c: string): string =>
  both2(line("M88 92V58", 7) + circle(88, 52, 12, PAPER, 4.5) + circle(90, 52, 5, INK, 0) + shape("M44 150C10 140-6 106 6 84C20 90 22 104 20 110C30 98 40 98 48 106C40 116 40 126 58 136Z", c, 5)) +
  shape("M44 116C44 86 156 86 156 116C156 140 132 152 100 152S44 140 44 116Z", c, 5) +
  gouges(c) +
  line("M78 126C92 136 108 136 122 126", 4.5);

const fish = (c: string): string =>
  both2(shape("M56 100C30 84 10 90-2 104C12 116 36 124 58 116Z", mix(c, LAMP, 0.3), 4.5)) +
  shape("M52 92C48 46 80 38 100 38s52 8 48 54C156 122 132 150 100 150S44 122 52 92Z", c, 5) +
  gouges(c) +
  both2(circle(74, 86, 14, PAPER, 4.5) + circle(76, 87, 6, INK, 0)) +
  shape("M78 120C88 108 112 108 122 120C112 134 88 134 78 120Z", mix(c, "#b5685c", 0.5), 4.5);

const skull = (c: string): string => beast({ ears: "none", marks: () => "" })(c);

/** Everybody who may stand in a story and isn't a person. */
export const HEADS: Record<string, Head> = {
  mole: { colour: "#5a4a44", draw: beast({ ears: "none", muzzle: "mole", blind: true }) },
  molerat: { colour: "#d8a493", draw: beast({ ears: "small", muzzle: "mole", blind: true, teeth: true }) },
  mouse: { colour: "#a39a8c", draw: beast({ ears: "round", teeth: true }) },
  vole: { colour: "#8a6440", draw: beast({ ears: "small", teeth: true }) },
  shrew: { colour: "#7a6654", draw: beast({ ears: "small", muzzle: "mole" }) },
  dormouse: { colour: "#c08a4c", draw: beast({ ears: "round", marks: mask }) },
  jerboa: { colour: "#d0a468", draw: beast({ ears: "long" }) },
  squirrel: { colour: "#b8642c", draw: beast({ ears: "tuft", teeth: true }) },
  hedgehog: { colour: "#b08a64", draw: beast({ ears: "small", muzzle: "mole", behind: spines }) },
  porcupine: { colour: "#8a7868", draw: beast({ ears: "small", behind: spines }) },
  hare: { colour: "#b09470", draw: beast({ ears: "long", teeth: true }) },
  fox: { colour: "#c2602a", draw: beast({ ears: "point", muzzle: "long", marks: cheeks }) },
  fennec: { colour: "#dcb878", draw: beast({ ears: "huge", marks: cheeks }) },
  wolf: { colour: "#7a7c82", draw: beast({ ears: "point", muzzle: "long", marks: cheeks }) },
  jackal: { colour: "#3a3434", draw: beast({ ears: "long", muzzle: "long" }) },
  badger: { colour: "#3a3634", draw: beast({ ears: "small", muzzle: "long", marks: stripes }) },
  otter: { colour: "#6f4c30", draw: beast({ ears: "small" }) },
  weasel: { colour: "#a8703c", draw: beast({ ears: "small", marks: cheeks }) },
  skunk: { colour: "#2c2828", draw: beast({ ears: "small", marks: () => shape("M90 44H110L106 96H94Z", PAPER, 0) }) },
  opossum: { colour: "#d9d2c4", draw: beast({ ears: "round", muzzle: "mole" }) },
  raccoon: { colour: "#8f8a84", draw: beast({ ears: "point", marks: mask }) },
  sloth: { colour: "#a08a66", draw: beast({ ears: "none", marks: mask }) },
  bear: { colour: "#6d4a2c", draw: beast({ ears: "round", muzzle: "long" }) },
  boar: { colour: "#5a463a", draw: beast({ ears: "point", muzzle: "disc" }) },
  goat: { colour: "#cfc6b4", draw: beast({ ears: "none", muzzle: "long", behind: () => horns }) },
  ram: { colour: "#d9d2c4", draw: beast({ ears: "none", muzzle: "long", behind: () => curl }) },
  sphinx: { colour: "#d9a86a", draw: beast({ ears: "none", behind: () => shape("M40 150C20 60 60 14 100 14s80 46 60 136L140 140H60Z", "#2f6ca3", 5) + strokes(both([[48, 70, 70, 60, 2.4], [42, 96, 60, 92, 2.4], [44, 122, 58, 120, 2.4]], 100), LAMP_2) }) },
  minotaur: { colour: "#6d4a34", draw: beast({ ears: "small", muzzle: "disc", behind: () => horns }) },
  camel: { colour: "#c89a60", draw: beast({ ears: "small", muzzle: "camel" }) },
  cat: { colour: "#8a7a6a", draw: beast({ ears: "point" }) },
  frog: { colour: "#6f8f4a", draw: frog },
  toad: { colour: "#8a7a4a", draw: frog },
  newt: { colour: "#5a7a72", draw: lizard() },
  lizard: { colour: "#8a9a5a", draw: lizard() },
  chameleon: { colour: "#6f9a6a", draw: lizard(shape("M60 64C70 20 130 20 140 64Z", "#5a8060", 5)) },
  monitor: { colour: "#6f6a4a", draw: lizard() },
  tortoise: { colour: "#8f9a62", draw: tortoise },
  heron: { colour: "#b4bcc0", draw: bird("long", (c) => shape("M120 56C150 44 172 50 184 64C164 66 144 70 128 74Z", mix(c, INK, 0.6), 4.5)) },
  owl: { colour: "#8f7454", draw: bird("short", (c) => both2(shape("M60 70C54 50 56 34 62 22C74 34 84 44 90 54Z", c, 5))) },
  vulture: { colour: "#c98a7a", draw: bird("hook", () => shape("M30 160C40 136 70 128 100 128S160 136 170 160C150 172 50 172 30 160Z", PAPER, 5)) },
  magpie: { colour: "#33343c", draw: bird("short") },
  raven: { colour: "#33303c", draw: bird("hook") },
  coot: { colour: "#3a3a40", draw: bird("flat") },
  hoopoe: { colour: "#d08a50", draw: bird("long", crest) },
  woodpecker: { colour: "#6a6c70", draw: bird("long", () => crest("#b5392b")) },
  mynah: { colour: "#2f2c34", draw: bird("short") },
  beetle: { colour: "#3f5a4a", draw: insect(feelers, "dot") },
  ant: { colour: "#7a3a26", draw: insect(feelers, "dot") },
  cricket: { colour: "#7f9a4a", draw: insect(both2(line("M84 60C60 20 40-10 6-24", 4)), "dot") },
  stick: { colour: "#9a8a54", draw: insect(both2(line("M86 58C74 20 70-10 62-36", 4)), "dot") },
  moth: { colour: "#c9bba0", draw: insect(feathers, "lens", sails("#a8967a")) },
  wasp: { colour: "#d9a93c", draw: insect(feelers, "lens") },
  bee: { colour: "#d09a3c", draw: insect(feelers, "lens") },
  flea: { colour: "#8a5a3c", draw: insect(feelers, "dot") },
  bat: { colour: "#6a5a64", draw: bat },
  snail: { colour: "#c8b084", draw: (c) => stalks(c, shell) },
  slug: { colour: "#a88a6a", draw: (c) => stalks(c) },
  worm: { colour: "#d09a8c", draw: (c) => stalks(c) },
  spider: { colour: "#4a3f52", draw: spider },
  crab: { colour: "#c2603c", draw: crab },
  fish: { colour: "#7f93a8", draw: fish },
  scorpion: { colour: "#3a3038", draw: (c) => line("M150 190C196 170 200 90 160 64", 16) + line("M150 190C196 170 200 90 160 64", 9, c) + shape("M164 74C146 66 142 48 152 34C156 48 164 54 174 60Z", c, 4.5) + insect(both2(shape("M60 130C20 130 4 104 10 80C26 84 34 96 34 104C44 96 56 100 62 108Z", c, 4.5)), "dot")(c) },
  gargoyle: { colour: "#8d8a84", draw: skull },
};
