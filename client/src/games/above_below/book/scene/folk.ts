// Everybody who may appear in a story, from a few words: "mole king red", "man beard candle ghost".
import { hash } from "../../../../draw/random.ts";
import { mix } from "../../../../draw/shapes.ts";
import { BEARDS, bodyOf, both2, bust, coatOf, GLASSES, HATS, type Look } from "../../draw/people.ts";
import { at, circle, INK, LAMP, LAMP_2, line, PAPER, shape, strokes } from "../../draw/ink.ts";
import { HEADS } from "./heads.ts";

const COATS: Record<string, string> = {
  red: "#8f3226",
  blue: "#3b4d6e",
  green: "#5b6b45",
  brown: "#6d4b30",
  violet: "#6a4a72",
  yellow: "#b98a34",
  grey: "#6a6a6c",
  black: "#34303a",
  white: "#d9d0bc",
  teal: "#3d6a6c",
  rust: "#a5532c",
};

const HAT_WORDS: Record<string, string> = {
  helm: "helm",
  cap: "cap",
  hood: "hood",
  straw: "straw",
  kerchief: "kerchief",
  beret: "beret",
  feather: "feather",
  candle: "candle",
  goggles: "goggles",
};

const MORE_HATS: Record<string, (colour: string) => string> = {
  king: () => shape("M58 58L52 14L76 34L100 6L124 34L148 14L142 58C116 66 84 66 58 58Z", LAMP_2, 5) + circle(100, 42, 5, "#a5432a", 3) + strokes([[64, 52, 136, 52, 1.6, -3]]),
  tall: (c) => shape("M66 58L60-8C84-16 116-16 140-8L134 58C112 66 88 66 66 58Z", c, 5) + shape("M38 66C58 54 80 56 100 58C120 56 142 54 162 66C142 76 120 74 100 72C80 74 58 76 38 66Z", c, 5) + strokes([[78, 40, 75, 4, 2.2], [90, 42, 89, 2, 2.2]], PAPER, 0.6),
  toque: () => shape("M64 62V36C40 34 38-2 66-4c6-24 62-24 68 0 28 2 26 38 2 40v26c-22-8-50-8-72 0z", PAPER, 5) + strokes([[82, 44, 79, 12, 2.2, -4], [100, 42, 100, 6, 2.2], [118, 44, 121, 12, 2.2, 4]]),
  night: (c) => shape("M54 66C54 28 92 14 130 16C156 18 172 40 178 66L166 72C158 52 148 44 138 46C146 54 146 62 146 68C116 54 84 54 54 66Z", c, 5) + circle(174, 76, 10, PAPER, 4),
  wig: () => shape("M46 128C30 60 60 26 100 26s70 34 54 102C140 130 138 90 128 66C112 56 88 56 72 66C62 90 60 130 46 128Z", "#d9d2c4", 5) + strokes(both4([[52, 80, 64, 80, 2, 3], [48, 98, 62, 98, 2, 3], [50, 114, 62, 114, 2, 3]])),
  horns: () => both2(shape("M62 50C40 40 30 18 36-4C50 10 66 20 82 36Z", PAPER, 5)) + (HATS.helm?.("#8d8a84") ?? ""),
  flower: () => [[-30, 46], [-12, 38], [8, 36], [28, 42]].map(([x, y], i) => circle(100 + x!, y!, 10, ["#c2602a", "#d9a93c", "#8f3a4a", "#d9c9a0"][i]!, 4)).join(""),
  turban: (c) => shape("M48 70C40 30 70 8 100 8s60 22 52 62C132 52 68 52 48 70Z", mix(c, PAPER, 0.5), 5) + strokes([[56, 56, 120, 18, 2.4, 8], [76, 52, 144, 40, 2.4, 8]]),
  curlers: () => [[62, 44], [84, 32], [108, 30], [132, 40]].map(([x, y]) => circle(x!, y!, 11, "#c98a9a", 4) + circle(x!, y!, 4, INK, 0)).join(""),
};

function both4(list: readonly [number, number, number, number, number, number?][]): [number, number, number, number, number, number?][] {
  return list.flatMap(([a, b, c, d, e, f = 0]) => [[a, b, c, d, e, f], [200 - a, b, 200 - c, d, e, -f]]);
}

const HAIRS = ["short", "mop", "bob", "curls", "long"] as const;
const HAIR_COLOURS = ["#6a4526", "#3a2a20", "#8a5a2c", "#2f2420", "#b0642c"] as const;
const SKINS = ["#d7a273", "#e2b486", "#c98f60", "#e6bf96", "#b98256"] as const;

const PEOPLE: Record<string, Partial<Look>> = {
  man: {},
  woman: {},
  boy: { mouth: "smile" },
  girl: { hair: ["braids", "#8a5a2c"] },
  granny: { hair: ["bun", "#c9c2b2"], skin: "#dcb48c" },
  elder: { hair: ["tufts", "#c9c2b2"], skin: "#d2a680" },
};

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

/** A material changes the colours of somebody wholly: a ghost, stone, moss. */
const MATERIALS: Record<string, readonly [skin: string, coat: string]> = {
  ghost: ["#cfd8d4", "#a9b8ba"],
  stone: ["#a09c92", "#7f7b74"],
  moss: ["#8a9a52", "#5f7340"],
  clay: ["#c08a5c", "#9a6238"],
  sand: ["#dcbc7c", "#c29a58"],
  wood: ["#b08a54", "#7a5a34"],
  iron: ["#93a3aa", "#6a7880"],
  snow: ["#e4ecec", "#b8cad0"],
  salt: ["#e2ddd0", "#c4beb0"],
};

function person(words: ReadonlySet<string>, kind: string, seed: number): string {
  const base = PEOPLE[kind]!;
  const coat = [...words].map((word) => COATS[word]).find(Boolean) ?? pick(Object.values(COATS), seed);
  const hat = [...words].find((word) => HAT_WORDS[word]);
  const hair: [string, string] = words.has("bald") ? ["bald", INK] : (base.hair ?? (kind === "woman" ? [pick(["bun", "long", "bob", "curls"], seed), pick(HAIR_COLOURS, seed >>> 3)] : [pick(HAIRS, seed >>> 2), pick(HAIR_COLOURS, seed >>> 4)]));
  const material = [...words].map((word) => MATERIALS[word]).find(Boolean);
  const grey = words.has("old") || kind === "elder" || kind === "granny" ? "#c9c2b2" : hair[1];
  const look: Look = {
    ...base,
    coat: material?.[1] ?? coat,
    skin: material?.[0] ?? base.skin ?? pick(SKINS, seed >>> 1),
    hair: material ? [hair[0], mix(material[0], INK, 0.25)] : [hair[0], words.has("old") ? "#c9c2b2" : hair[1]],
    ...(hat ? { hat: [HAT_WORDS[hat]!, material ? mix(material[1], INK, 0.2) : mix(coat, "#b0742c", 0.35)] as [string, string] } : {}),
    glasses: words.has("glasses"),
    ...(words.has("grin") ? { mouth: "grin" as const } : words.has("sad") ? { mouth: "stern" as const } : {}),
  };
  const beard = ["beard", "longbeard", "moustache", "goatee"].find((word) => words.has(word));
  if (beard) look.beard = [{ beard: "full", longbeard: "long", moustache: "moustache", goatee: "goatee" }[beard]!, material ? mix(material[0], INK, 0.2) : grey];
  return bodyOf(look.coat, material ? mix(look.coat, INK, 0.25) : undefined) + bust(look, seed) + hatOf(words, look.coat);
}

function hatOf(words: ReadonlySet<string>, coat: string): string {
  return [...words].map((word) => MORE_HATS[word]?.(mix(coat, INK, 0.35)) ?? "").join("");
}

function creature(words: ReadonlySet<string>, kind: string, seed: number): string {
  const head = HEADS[kind]!;
  const material = [...words].map((word) => MATERIALS[word]).find(Boolean);
  const coat = material?.[1] ?? [...words].map((word) => COATS[word]).find(Boolean) ?? pick(Object.values(COATS), seed);
  const hat = [...words].find((word) => HAT_WORDS[word]);
  return (
    bodyOf(coat) +
    coatOf(coat) +
    head.draw(material?.[0] ?? head.colour) +
    (words.has("beard") ? BEARDS.long!("#d9d2c4") : "") +
    (words.has("glasses") ? GLASSES : "") +
    (hat ? HATS[HAT_WORDS[hat]!]!(mix(coat, "#b0742c", 0.35)) : "") +
    hatOf(words, coat)
  );
}

/** A cave cat, sitting; its feet stand on y = 330. */
function caveCat(fur: string): string {
  const light = mix(fur, PAPER, 0.5);
  return (
    line("M150 306C204 300 212 238 178 214", 26) + line("M150 306C204 300 212 238 178 214", 17, fur) +
    shape("M48 326C30 250 52 176 100 170S170 250 152 326Z", fur, 5) +
    shape("M76 326C70 272 82 220 100 216S130 272 124 326Z", light, 0) +
    shape("M54 328C52 310 84 308 88 328ZM146 328C148 310 116 308 112 328Z", fur, 4.5) +
    at(0, 52, bust({ coat: fur, special: "cat" }, 1).replace(/^<path[^>]*\/><path[^>]*\/>/, "")) +
    strokes([[64, 240, 78, 236, 2.4], [60, 262, 76, 260, 2.4], [136, 240, 122, 236, 2.4], [140, 262, 124, 260, 2.4]], mix(fur, INK, 0.6))
  );
}

/** An elemental woman of something else than fire. */
function element(colour: string): string {
  return (
    shape("M100 330C40 330 20 290 30 240C36 206 60 176 62 140C64 118 136 118 138 140C140 176 164 206 170 240C180 290 160 330 100 330Z", colour, 5) +
    strokes([[46, 300, 70, 200, 3, -10], [154, 300, 130, 200, 3, 10], [80, 316, 92, 180, 2.6, -6], [120, 316, 108, 180, 2.6, 6]], mix(colour, PAPER, 0.5)) +
    shape("M60 96C30 70 40 30 60 10C62 30 78 20 84 0C96 18 112 10 124-6C126 14 146 20 150 36C160 62 156 90 140 100Z", mix(colour, PAPER, 0.35), 5) +
    shape("M62 92C62 58 138 58 138 92C140 122 122 146 100 146C78 146 60 122 62 92Z", mix(colour, PAPER, 0.6), 5) +
    both2(shape("M72 96C78 88 92 90 94 98C88 104 78 104 72 96Z", PAPER, 3.6) + circle(83, 97, 3.6, INK, 0)) +
    strokes([[66, 86, 92, 82, 2.4, -4], [134, 86, 108, 82, 2.4, 4]]) +
    line("M88 126C96 122 104 122 112 126", 4)
  );
}

const SPECIAL: Record<string, (words: ReadonlySet<string>, seed: number) => string> = {
  glogo: (words, seed) => bodyOf("#6a5138") + bust({ coat: "#6a5138", special: "glogo" }, seed) + hatOf(words, "#6a5138") + (words.has("cap") ? HATS.cap!("#7a8a4a") : ""),
  metal: (words, seed) => bodyOf("#6f7f88", "#4a565c") + bust({ coat: "#6f7f88", special: "metal" }, seed) + hatOf(words, "#6f7f88"),
  flame: (_, seed) => bodyOf("#8f4a22", "#5a2c14") + bust({ coat: "#8f4a22", special: "elemental" }, seed),
  wind: () => element("#9fb8c4"),
  water: () => element("#5f8fa8"),
  fishfolk: (_, seed) => bodyOf("#3d5f66") + bust({ coat: "#3d5f66", fish: "#6f9a8c" }, seed),
  cavecat: (words) => caveCat(words.has("ginger") ? "#b8743c" : words.has("white") ? "#d4cabc" : words.has("black") ? "#3c3a42" : words.has("ghost") ? "#b9c4c4" : words.has("sand") ? "#c9a468" : "#6d6f76"),
};

/** Somebody standing on (100, 330), 200 wide, from a few words. */
export function folk(spec: string): string {
  const [kind = "man", ...rest] = spec.split(" ");
  const words = new Set(rest);
  const seed = hash(spec);
  const drawn = SPECIAL[kind]?.(words, seed) ?? (PEOPLE[kind] ? person(words, kind, seed) : HEADS[kind] ? creature(words, kind, seed) : "");
  return words.has("ghost") ? `<g opacity=".74">${drawn}</g>` : drawn;
}

export function isFolk(kind: string): boolean {
  return kind in SPECIAL || kind in PEOPLE || kind in HEADS;
}

/** Explorers from behind, hooded, one with the lantern: they look where you look. */
export function party(lantern: (x: number, y: number, size: number) => string, halo: string): string {
  const cloak = (x: number, y: number, k: number, colour: string): string =>
    at(
      x,
      y,
      shape("M-30 40C-34-4-22-40 0-42C22-40 34-4 30 40Z", colour, 3) +
        shape("M-17-34C-20-62-8-72 0-72S20-62 17-34C8-26-8-26-17-34Z", mix(colour, INK, 0.2), 3) +
        strokes([[-16, 34, -12, -20, 1.8, -3], [16, 34, 12, -20, 1.8, 3], [0, 36, 0, -16, 1.6], [-7, -38, -4, -62, 1.5], [7, -38, 4, -62, 1.5]]),
      k,
    );
  return `<circle cx="92" cy="208" r="40" fill="${LAMP}" opacity=".22"/>${halo}${cloak(28, 266, 1.05, "#7b3a26")}${cloak(66, 272, 0.9, "#3b4d6e")}${lantern(99, 207, 42)}${line("M74 246C82 236 90 230 98 224", 6)}${cloak(112, 280, 0.7, "#5b6b45")}`;
}
