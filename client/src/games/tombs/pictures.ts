// Pictures of rooms and helpers: a niche or a portrait in the colours of the faction, with an icon that suits the name.
import { inked } from "../../draw/icons.ts";
import { chance, hash } from "../../draw/random.ts";
import { rodent } from "../../draw/rodent.ts";
import { gouge, hatch, mix, rays } from "../../draw/shapes.ts";
import { bare } from "./view.ts";

const INK = "#2b2622";
const PAPER = "#fbf4e4";
const f = (n: number): string => n.toFixed(1);

export interface Faction {
  colour: string;
  sign: string;
}

export const FACTIONS: Record<string, Faction> = {
  squirrels: { colour: "#b4532c", sign: "wizard-staff" },
  porcupines: { colour: "#566a7a", sign: "bordered-shield" },
  beavers: { colour: "#8a5b36", sign: "flat-hammer" },
  capybaras: { colour: "#7a4f6d", sign: "open-book" },
  pacas: { colour: "#5d7a4a", sign: "oak-leaf" },
  chinchillas: { colour: "#77718f", sign: "ringing-bell" },
  viscachas: { colour: "#bf8526", sign: "chef-toque" },
  rats: { colour: "#46574f", sign: "hood" },
  jerboas: { colour: "#b9705f", sign: "pocket-bow" },
  mole_rats: { colour: "#946259", sign: "mine-wagon" },
  lemmings: { colour: "#3d7673", sign: "scales" },
  guinea_pigs: { colour: "#4a5a86", sign: "round-bottom-flask" },
};
const NEUTRAL: Faction = { colour: "#a8832b", sign: "ankh" };

export function factionOf(faction: string | null): Faction {
  return (faction ? FACTIONS[faction] : undefined) ?? NEUTRAL;
}

const ROOMS: Record<string, string> = {
  living_fire: "campfire",
  rune_circle: "rune-stone",
  portal: "magic-gate",
  arsenal: "crossed-swords",
  training_yard: "archery-target",
  watch_post: "watchtower",
  warehouse: "cellar-barrels",
  scaffolding: "ladder",
  crane: "crane",
  library: "bookshelf",
  thermal_baths: "bathtub",
  archive: "scroll-unfurled",
  herb_garden: "herbs-bundle",
  sacred_grove: "birch-trees",
  stone_circle: "dolmen",
  chapel: "church",
  bell_tower: "clock-tower",
  cathedral: "saint-basil-cathedral",
  pantry: "honeypot",
  kitchen: "cauldron",
  tea_house: "teapot-leaves",
  stash: "knapsack",
  thieves_den: "robber-mask",
  hideaway: "secret-door",
  shooting_range: "bullseye",
  lookout: "spyglass",
  hunting_lodge: "wood-cabin",
  mine_shaft: "gold-mine",
  tunnel: "mine-wagon",
  cave_in: "falling-rocks",
  pawnshop: "shop",
  fair: "medieval-pavilion",
  trading_house: "trade",
  alchemical_table: "round-potion",
  laboratory: "bubbling-flask",
  athanor: "furnace",
  sphinx: "egyptian-sphinx",
};

/** What a helper holds, and wears on the head. */
const HELPERS: Record<string, readonly [prop: string, hat: string | null]> = {
  pyromancer: ["fire-bowl", "pointed"],
  conjurer: ["magic-swirl", "hood"],
  illusionist: ["double-face-mask", "top"],
  shield_bearer: ["viking-shield", "helm"],
  sergeant: ["sergeant", "helm"],
  commander: ["knight-banner", "helm"],
  builder: ["trowel", "hard"],
  carpenter: ["hand-saw", "cap"],
  architect: ["pencil-ruler", "cap"],
  apprentice: ["graduate-cap", null],
  scholar: ["black-book", "glasses"],
  sage: ["tied-scroll", "glasses"],
  herbalist: ["herbs-bundle", "kerchief"],
  druid: ["wizard-staff", "wreath"],
  circle_leader: ["circle-forest", "wreath"],
  monk: ["prayer-beads", "hood"],
  preacher: ["scroll-quill", "hood"],
  bishop: ["pope-crown", null],
  confectioner: ["cupcake", "toque"],
  forager: ["basket", "straw"],
  chef: ["cooking-pot", "toque"],
  swindler: ["card-joker", "top"],
  infiltrator: ["spy", "hood"],
  ringleader: ["crown-coin", "cap"],
  crossbowman: ["crossbow", "hood"],
  tracker: ["footprint", "straw"],
  ranger: ["bow-arrow", "hood"],
  wagoner: ["mine-wagon", "hard"],
  prospector: ["gold-nuggets", "hard"],
  tunneler: ["spade", "hard"],
  speculator: ["coins", "top"],
  peddler: ["duffel-bag", "straw"],
  barker: ["megaphone", "cap"],
  apothecary: ["pestle-mortar", "glasses"],
  potion_brewer: ["potion-ball", "goggles"],
  transmuter: ["fizzing-flask", "goggles"],
  meowmy: ["mummy-head", "bandage"],
};

const drawn = new Map<string, string>();
let number = 0;

/** Drawn once for each size; ids inside are numbered anew for each use. */
function once(key: string, draw: () => string): string {
  let picture = drawn.get(key);
  if (picture === undefined) drawn.set(key, (picture = draw()));
  return picture.replaceAll("CLIP", `clip${++number}-`);
}

export function picture(card: string, faction: string | null, w: number, h: number, scale = 1.12): string {
  const { colour } = factionOf(faction);
  const draw = card.startsWith("room:") ? () => roomPicture(bare(card), colour, w, h, scale) : () => helperPicture(bare(card), faction, colour, w, h);
  return once(`${card} ${w} ${h} ${scale}`, draw);
}

function bricks(w: number, h: number, size: number, seed: number): string {
  const random = chance(seed);
  const course = size * 0.155;
  let d = "";
  let row = 0;
  for (let y = -course * 0.3; y < h; y += course, row++) {
    d += gouge(-4, y, w + 4, y + (random() - 0.5) * 1.5, size * 0.012);
    for (let x = -(row % 2) * course * 1.1 - random() * 4; x < w; x += course * 2.2)
      d += gouge(x, y, x + (random() - 0.5) * 2, y + course, size * 0.01);
  }
  return d;
}

function roomPicture(id: string, colour: string, w: number, h: number, scale: number): string {
  const seed = hash(id);
  const dark = mix(colour, INK, 0.35);
  const light = mix(colour, PAPER, 0.76);
  const size = Math.min(w, h);
  const [cx, half, base, top] = [w / 2, size * 0.5 * scale, h * 0.86, h * 0.1];
  const arch = (grow: number, k = 1): string => {
    const r = half * k + grow;
    return `M${f(cx - r)} ${f(base)}V${f(top + half)}A${f(r)} ${f(r * 0.98)} 0 0 1 ${f(cx + r)} ${f(top + half)}V${f(base)}Z`;
  };
  const is = size * 0.66 * scale;
  const iy = base - is / 2 + size * 0.025;
  const name = ROOMS[id] ?? "doorway";
  return (
    `<clipPath id="CLIPa"><rect width="${w}" height="${h}"/></clipPath><clipPath id="CLIPb"><path d="${arch(0, 0.99)}"/></clipPath>` +
    `<g clip-path="url(#CLIPa)"><rect width="${w}" height="${h}" fill="${colour}"/>` +
    `<path d="${bricks(w, h, size, seed)}" fill="${dark}" opacity=".55"/>` +
    `<path d="${arch(size * 0.06)}" fill="${dark}"/><path d="${arch(0)}" fill="${light}"/>` +
    `<path d="${rays(cx, h * 0.52, size * 0.33, size * 0.9, 22, { seed, duty: 0.34 })}" fill="${mix(colour, light, 0.45)}" clip-path="url(#CLIPb)" opacity=".75"/>` +
    `<path d="M0 ${f(base)}Q${f(w * 0.25)} ${f(base - size * 0.03)} ${f(w * 0.5)} ${f(base)}T${w} ${f(base - size * 0.01)}V${h}H0Z" fill="${dark}"/>` +
    `<path d="${hatch(0, base + size * 0.03, w, h - base, { n: Math.round(w / 7), len: size * 0.16, th: size * 0.009, seed })}" fill="${light}" opacity=".55"/>` +
    inked(name, cx + size * 0.022, iy + size * 0.018, is, { colour: mix(colour, light, 0.25) }) +
    inked(name, cx, iy, is, { colour: INK }) +
    "</g>"
  );
}

function helperPicture(id: string, faction: string | null, colour: string, w: number, h: number): string {
  const seed = hash(id);
  const light = mix(colour, PAPER, 0.78);
  const small = w < 90;
  const size = Math.min(w, h) * (small ? 1.2 : 1);
  const [cx, cy, k] = [w / 2, h * 0.54, (size / 200) * 0.9];
  const [prop, hat] = HELPERS[id] ?? ["meeple", null];
  const ps = size * (small ? 0.4 : 0.44);
  const px = Math.min(w - ps * (small ? 0.4 : 0.5) - size * 0.02, cx + size * (small ? 0.36 : 0.33));
  return (
    `<clipPath id="CLIPa"><rect width="${w}" height="${h}"/></clipPath>` +
    `<g clip-path="url(#CLIPa)"><rect width="${w}" height="${h}" fill="${light}"/>` +
    `<path d="${rays(cx, cy, size * 0.2, w + h, 30, { seed, duty: 0.5 })}" fill="${mix(colour, light, 0.42)}"/>` +
    `<g transform="translate(${f(cx - 100 * k)} ${f(h - 194 * k)}) scale(${k.toFixed(4)})">${rodent(faction ?? "neutral", { cloak: colour, seed, hat })}</g>` +
    inked(prop, px, h - ps * 0.54, ps, { colour: INK, outline: light, width: 64 }) +
    inked(prop, px, h - ps * 0.54, ps, { colour: INK }) +
    "</g>"
  );
}
