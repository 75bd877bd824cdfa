// The pictures on the boxes, 296 x 312: our own drawings, in ink and flat colours.
import { drawing, inked } from "../draw/icons.ts";
import { rodent } from "../draw/rodent.ts";
import { gouge, hatch, rays } from "../draw/shapes.ts";

const INK = "#2b2622";
const BX = 296;
const BY = 312;

const cutout = (d: string, fill: string, stroke = 3): string =>
  `<path d="${d}" fill="${fill}" ${stroke ? `stroke="${INK}" stroke-width="${stroke}" stroke-linejoin="round"` : ""}/>`;
const scored = (d: string, fill = INK, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

const stars = (at: [number, number][], fill: string): string =>
  at.map(([x, y]) => `<path d="M${x} ${y - 5}l1.6 3.4 3.6 1.6-3.6 1.6L${x} ${y + 5}l-1.6-3.4-3.6-1.6 3.6-1.6z" fill="${fill}"/>`).join("");
const stalactites = (at: [number, number, number][]): string =>
  at.map(([x, y, l]) => `M${x - 7} ${y - 2}Q${x - 2} ${y + l * 0.4} ${x} ${y + l}Q${x + 3} ${y + l * 0.4} ${x + 8} ${y - 2}Z`).join("");

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const lettered = (x: number, y: number, size: number, text: string, fill: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Alegreya" font-weight="900" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
/** As large as the ribbon allows. */
const fitting = (title: string, largest: number): number => Math.min(largest, Math.round(440 / title.length));

export function wistarCover(title: string): string {
  const C = { cheese: "#e5b53f", moss: "#5d7a4a", md: "#3f5830", rust: "#a5482a", cream: "#f3e6c4", earth: "#6b4a2c", ed: "#4a3220" };
  let s = "";
  s += `<rect width="${BX}" height="${BY}" fill="${C.cream}"/>`;
  s += scored(rays(148, 120, 60, 330, 36, { seed: 2, duty: 0.46 }), C.cheese, 0.55);
  s += `<circle cx="148" cy="118" r="66" fill="${C.cheese}" stroke="${INK}" stroke-width="3"/>`;
  s += [
    [118, 92, 10],
    [176, 84, 7],
    [186, 130, 9],
    [112, 134, 7],
    [150, 72, 6],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#c9962c" stroke="${INK}" stroke-width="2.4"/>`)
    .join("");
  // hill and farm
  s += cutout("M-5 178C50 150 110 150 160 156S260 150 305 170V330H-5Z", C.moss);
  s += scored(hatch(0, 166, 296, 30, { n: 60, len: 16, th: 1.1, seed: 5, ang: -0.05 }), C.md);
  // farm house
  s +=
    cutout("M180 160V116L222 86L264 116V160Z", C.rust) +
    cutout("M172 120L222 82L272 120L264 128L222 96L180 128Z", "#7c321b", 2.6) +
    cutout("M206 160V132H238V160Z", C.cream, 2.6) +
    scored(gouge(206, 132, 238, 160, 1.3) + gouge(238, 132, 206, 160, 1.3)) +
    cutout("M214 108H230V122H214Z", C.cheese, 2.4);
  s += scored(
    Array.from(
      { length: 5 },
      (_, i) => gouge(186 + i * 4.2, 156, 186 + i * 4.2, 128 - i * 2, 0.8) + gouge(242 + i * 4.2, 156, 242 + i * 4.2, 121 + i * 3, 0.8),
    ).join(""),
    "#5f2511",
  );
  s += cutout("M248 98V76H258V104Z", "#7c321b", 2.4);
  // fence
  s += scored(
    Array.from({ length: 7 }, (_, i) => `M${18 + i * 20} 172l4 -6l4 6v${16}h-8z`).join("") +
      gouge(12, 176, 160, 172, 1.6) +
      gouge(12, 184, 160, 180, 1.6),
    INK,
  );
  // earth with burrow
  s += cutout("M-5 196C60 184 120 200 180 190S270 194 305 188V330H-5Z", C.earth);
  s += scored(hatch(0, 204, 296, 110, { n: 110, len: 14, th: 1, seed: 8, ang: 0.3 }), C.ed);
  const room = (x: number, y: number, rx: number, ry: number): string =>
    cutout(
      `M${x - rx} ${y}C${x - rx} ${y - ry * 1.3} ${x + rx} ${y - ry * 1.3} ${x + rx} ${y}C${x + rx} ${y + ry} ${x - rx} ${y + ry} ${x - rx} ${y}Z`,
      "#f0cf7a",
      2.6,
    );
  s += `<path d="M52 232Q90 214 148 230T244 226M52 232Q40 260 58 290M244 226Q262 256 246 288" stroke="#2f1f12" stroke-width="12" fill="none" stroke-linecap="round"/>`;
  s += room(50, 236, 34, 20) + room(248, 230, 34, 20) + room(52, 290, 38, 19) + room(250, 290, 36, 19);
  s +=
    inked("bed-lamp", 50, 236, 24, { colour: INK }) +
    inked("cheese-wedge", 248, 230, 26, { colour: INK }) +
    inked("gears", 52, 289, 28, { colour: INK }) +
    inked("wood-pile", 250, 289, 28, { colour: INK });
  // hero
  s += `<g transform="translate(84 182) scale(.66)">${rodent("rats", { fur: "#9a8b7c", cloak: C.rust, seed: 4, hat: "goggles" })}</g>`;
  s += `<g transform="translate(152 262) scale(${56 / 512})" color="${INK}" stroke="${C.cheese}" stroke-width="54" stroke-linejoin="round" paint-order="stroke">${drawing("monkey-wrench")}</g>`;
  s +=
    cutout("M16 14C100 6 196 6 280 14L274 58C190 50 106 50 22 58Z", C.rust) +
    cutout("M16 14L2 24L12 40L4 56L22 58Z", "#7c321b", 2.6) +
    cutout("M280 14L294 24L284 40L292 56L274 58Z", "#7c321b", 2.6) +
    lettered(148, 44, fitting(title, 32), title, C.cream);
  return s;
}
export function aboveCover(title: string): string {
  const C = { d: "#3b4d6e", d2: "#7187a8", d3: "#c3c8cb", u: "#46311f", u2: "#6d4b30", u3: "#2c1e14", l: "#e2873a", l2: "#f5c26b" };
  let s = "";
  s +=
    `<rect width="${BX}" height="${BY}" fill="${C.d2}"/>` +
    `<rect width="${BX}" height="80" fill="${C.d}"/>` +
    scored(
      Array.from({ length: 26 }, (_, i) =>
        gouge(-10 + ((i * 53) % 80), 80 + ((i * 7) % 34), 120 + ((i * 37) % 200), 80 + ((i * 7) % 34) + 2, 1.4),
      ).join(""),
      C.d,
    ) +
    scored(
      Array.from({ length: 22 }, (_, i) =>
        gouge(90 + ((i * 61) % 120), 58 + ((i * 5) % 26), 180 + ((i * 43) % 160), 58 + ((i * 5) % 26) - 1, 1.2),
      ).join(""),
      C.d2,
      0.8,
    );
  s += stars(
    [
      [40, 76],
      [92, 68],
      [250, 74],
      [206, 66],
      [270, 96],
      [22, 100],
    ],
    C.l2,
  );
  s += cutout("M-4 128C40 104 70 112 100 122S180 96 220 112S280 104 304 118V180H-4Z", "#56698a", 0);
  const house = (x: number, w: number, h: number, roof: string, wall: string, wins: [number, number][]): string => {
    const b = 168;
    return (
      cutout(`M${x} ${b}V${b - h}H${x + w}V${b}Z`, wall, 2.6) +
      cutout(`M${x - 6} ${b - h + 2}L${x + w / 2} ${b - h - w * 0.62}L${x + w + 6} ${b - h + 2}Z`, roof, 2.6) +
      scored(Array.from({ length: 4 }, (_, i) => gouge(x + 4 + (i * w) / 4.4, b - h - 2, x + w / 2 - 3 + i * 2, b - h - w * 0.5, 0.9)).join("")) +
      wins.map(([a, c]) => cutout(`M${x + a} ${b - c}h9v12h-9z`, C.l2, 2)).join("")
    );
  };
  s +=
    house(18, 44, 36, "#8a4a2c", "#d9c39a", [
      [8, 30],
      [26, 30],
    ]) +
    house(70, 34, 52, "#4a5a3c", "#cdb78d", [
      [12, 46],
      [12, 24],
    ]) +
    house(112, 54, 32, "#8a4a2c", "#e2cfa6", [
      [8, 26],
      [36, 26],
    ]) +
    house(176, 36, 60, "#4b4a63", "#cdb78d", [
      [13, 52],
      [13, 28],
    ]) +
    house(222, 52, 38, "#4a5a3c", "#d9c39a", [
      [10, 31],
      [32, 31],
    ]);
  s += cutout("M132 168V144H148V168Z", C.u2, 2.2);
  // ground line
  s +=
    cutout("M-4 168C60 162 120 172 170 167S260 164 304 168V330H-4Z", C.u2) + scored(hatch(0, 172, 296, 18, { n: 40, len: 20, th: 1, seed: 3 }), C.u);
  // cave
  s += cutout("M-4 214C20 196 44 204 62 192C96 182 130 196 160 188C196 180 232 200 256 192C276 188 290 200 304 196V330H-4Z", C.u3);
  s += scored(
    stalactites([
      [30, 200, 26],
      [70, 190, 34],
      [104, 190, 22],
      [190, 186, 30],
      [224, 194, 38],
      [266, 194, 24],
    ]),
    C.u2,
  );
  s +=
    `<circle cx="148" cy="248" r="58" fill="#4a2f17"/><circle cx="148" cy="248" r="42" fill="#75461c"/>` +
    scored(rays(148, 246, 30, 96, 26, { seed: 6, duty: 0.34 }), C.l, 0.7);
  s += `<g transform="translate(118 206) scale(${60 / 512})" color="${C.l2}" stroke="${INK}" stroke-width="40" paint-order="stroke">${drawing("old-lantern")}</g>`;
  s += cutout("M-4 300C40 284 70 296 110 290S200 298 240 286S290 296 304 290V330H-4Z", C.u, 2.6);
  const figure = (x: number, y: number, s_: number, n: string, c: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s_ / 512})" color="${c}" stroke="${INK}" stroke-width="44" paint-order="stroke">${drawing(n)}</g>`;
  s +=
    figure(40, 226, 64, "hooded-figure", "#c98f5a") +
    `<g transform="translate(262 226) scale(-1 1)">${figure(0, 0, 64, "hiking", "#8fa2b5")}</g>` +
    figure(222, 262, 34, "cat", "#b6a58c");
  s += scored(Array.from({ length: 8 }, (_, i) => gouge(12 + i * 36, 304, 34 + i * 36, 302, 1)).join(""), C.u2);
  s += cutout("M20 12C100 4 196 4 276 12L272 52C190 45 106 45 24 52Z", C.u3) + lettered(148, 40, fitting(title, 29), title, C.l2);
  return s;
}
export function tombsCover(title: string): string {
  const C = { sa: "#ecdcb6", s2: "#d8bd84", s3: "#b8924f", l: "#24426b", l2: "#34598c", l3: "#172c49", g: "#d59f31", g2: "#f2cb6c" };
  let s = "";
  s += `<rect width="${BX}" height="${BY}" fill="${C.l}"/>` + scored(rays(148, 150, 70, 330, 40, { seed: 3, duty: 0.42 }), C.l2, 0.9);
  s += `<circle cx="148" cy="146" r="78" fill="${C.g}" stroke="${INK}" stroke-width="3"/><circle cx="148" cy="146" r="64" fill="${C.g2}"/>`;
  s += stars(
    [
      [34, 84],
      [62, 118],
      [246, 78],
      [270, 124],
      [226, 112],
      [24, 140],
    ],
    C.g2,
  );
  // pyramid
  s += cutout("M148 80L276 250H20Z", C.s2) + cutout("M148 80L276 250H172Z", C.s3, 2.6);
  let d = "";
  for (let i = 1; i < 9; i++) {
    const y = 80 + i * 19,
      x0 = 148 - (y - 80) * 0.753,
      x1 = 148 + (y - 80) * 0.141;
    d += gouge(x0 + 2, y, x1 - 1, y, 1);
    for (let k = 0; k < i; k++) {
      const x = x0 + ((k + (i % 2) * 0.5 + 0.2) * (x1 - x0)) / i;
      d += gouge(x, y, x + 1, y + 19, 0.8);
    }
  }
  s += scored(d, "#7d5d33");
  let e = "";
  for (let i = 0; i < 26; i++) {
    const y = 100 + i * 5.8;
    e += gouge(150 + (y - 80) * 0.14, y, 150 + (y - 80) * 0.72, y + (i % 3), 0.9);
  }
  s += scored(e, "#7d5d33");
  // dunes
  s +=
    cutout("M-4 236C50 216 90 240 150 232S260 214 304 232V330H-4Z", C.sa) +
    scored(hatch(0, 240, 296, 70, { n: 60, len: 26, th: 1, seed: 4, ang: -0.06 }), C.s3);
  // door
  s +=
    cutout("M104 266V196C104 168 192 168 192 196V266Z", C.l3) +
    cutout("M96 268V192C96 156 200 156 200 192V268H190V196C190 172 106 172 106 196V268Z", C.g, 2.6);
  s += `<g transform="translate(74 186) scale(.74)">${rodent("squirrels", { cloak: C.l2, seed: 4, hat: "straw" })}</g>`;
  const figure = (x: number, y: number, s_: number, n: string, c: string, ol: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s_ / 512})" color="${c}" stroke="${ol}" stroke-width="48" paint-order="stroke" stroke-linejoin="round">${drawing(n)}</g>`;
  s += figure(196, 196, 86, "torch", "#2b2622", C.g2) + figure(14, 236, 60, "locked-chest", "#e3ad3e", INK);
  s += cutout("M14 14H282V60H14Z", C.s2) + cutout("M20 20H276V54H20Z", C.l3, 2) + lettered(148, 46, fitting(title, 29), title, C.g2);
  return s;
}
