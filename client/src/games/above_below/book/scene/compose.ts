// A picture for each paragraph: its place, and who and what is there, as scenes.json says.
import { inked, registerIcons } from "../../../../draw/icons.ts";
import { hash } from "../../../../draw/random.ts";
import { rays } from "../../../../draw/shapes.ts";
import { at, cutAway, INK, LAMP, LAMP_2 } from "../../draw/ink.ts";
import { folk, isFolk, party } from "./folk.ts";
import { frame, ground, HEIGHT, WIDTH } from "./grounds.ts";
import icons from "./icons.json?icons";
import scenes from "./scenes.json";
import { PALETTE, THINGS } from "./things.ts";

registerIcons(icons);

/** What it is, where its foot stands, how large it is; a negative size is mirrored. */
export type Piece = readonly [what: string, x: number, y: number, size?: number, many?: number];
export interface Composition {
  at: string;
  /** The explorers are left out where they would be in the way. */
  alone?: boolean;
  with: readonly Piece[];
  /** What stands on a sign, by the language of the story. */
  sign?: Readonly<Record<"en" | "ru", readonly string[]>>;
}

export const SCENES = scenes as unknown as Readonly<Record<string, Composition>>;

const FOLK = 0.48;

function one(what: string, size: number): string {
  const words = what.split(" ");
  const [kind = "", ...rest] = words;
  const [k, mirrored] = [Math.abs(size), size < 0];
  if (kind === "icon") {
    const [name = "", ...colours] = rest;
    const colour = colours.map((word) => PALETTE[word]).find(Boolean) ?? "#d9c39a";
    return at(0, 0, inked(name, 0, -40, 80, { colour, outline: INK, width: Math.min(44, Math.max(12, 32 / k)) }), k, mirrored);
  }
  if (isFolk(kind)) return at(0, 0, at(-100 * FOLK, -330 * FOLK, folk(what), FOLK), k, mirrored);
  return at(0, 0, THINGS[kind]?.(rest) ?? "", k, mirrored);
}

function piece([what, x, y, size = 1, many = 1]: Piece): string {
  if (what.startsWith("crowd ")) {
    const who = what.slice(6);
    const step = (isFolk(who.split(" ")[0]!) ? 58 : 70) * Math.abs(size);
    return [...Array(many).keys()]
      .map((i) => {
        const row = i % 2;
        return at(x + (i - (many - 1) / 2) * step, y - row * 9 * Math.abs(size), one(who, size));
      })
      .sort((a, b) => Number(/translate\(\S+ (\S+)\)/.exec(a)![1]) - Number(/translate\(\S+ (\S+)\)/.exec(b)![1]))
      .join("");
  }
  return at(x, y, one(what, size));
}

/** Whether something of this name can be drawn. */
export function known(what: string): boolean {
  const [kind = "", second = ""] = what.replace(/^crowd /, "").split(" ");
  return kind === "icon" ? second in icons : isFolk(kind) || kind in THINGS;
}

let number = 0;

/** The lettering of a sign: cut by hand, not quite level. */
function lettering(lines: readonly string[]): string {
  return lines
    .map((text, i) => {
      const size = i ? 15 : Math.min(23, 190 / text.length);
      return `<text x="${i % 2 ? -2 : 1}" y="${-84 + i * 17}" font-size="${size.toFixed(1)}" text-anchor="middle" transform="rotate(${i % 2 ? -1.2 : 1.4})" class="lettering">${text}</text>`;
    })
    .join("");
}

/** The picture of a paragraph, to be laid into a view box of 560 x 304. */
export function picture(paragraph: string, lang: "en" | "ru" = "en"): string {
  const scene = SCENES[paragraph] ?? { at: "cave", with: [] };
  const edge = frame((hash(paragraph) % 89) + 2);
  const clip = `scene-${++number}`;
  const lantern = (x: number, y: number, size: number): string => inked("old-lantern", x, y, size, { colour: LAMP_2, outline: INK });
  const halo = cutAway(rays(92, 208, 14, 50, 18, { seed: 3, duty: 0.3 }), LAMP, 0.5);
  const inside = ground(scene.at) + scene.with.map((one) => piece(one) + (scene.sign && one[0].startsWith("sign") ? at(one[1], one[2], lettering(scene.sign[lang]), one[3] ?? 1) : "")).join("") + (scene.alone ? "" : party(lantern, halo));
  return (
    `<clipPath id="${clip}"><path d="${edge}"/></clipPath><g clip-path="url(#${clip})">${inside.replaceAll('id="maze"', `id="${clip}m"`).replaceAll("url(#maze)", `url(#${clip}m)`).replaceAll('id="hall"', `id="${clip}h"`).replaceAll("url(#hall)", `url(#${clip}h)`)}</g>` +
    `<path d="${edge}" fill="none" stroke="${INK}" stroke-width="3.4"/>`
  );
}

export { HEIGHT, WIDTH };
