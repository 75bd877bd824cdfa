// The burrow in section: its earth, its chambers, the shields of its powers. Static markup in the theme's colours, small and large.
import { rays, rows, scatter } from "./cuts.ts";
import { earth, fir, grass } from "./scene.ts";

const f = (n: number): string => n.toFixed(1);
const path = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}" ${rest}/>`;
const line = (d: string, width: number, rest = ""): string => `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}" ${rest}/>`;

const kept = new Map<string, string>();

/** Drawn once. */
function once(name: string, draw: () => string): string {
  let drawn = kept.get(name);
  if (drawn === undefined) kept.set(name, (drawn = draw()));
  return drawn;
}

export const SMALL = {
  w: 552,
  h: 280,
  room: { y: 56, w: 48, h: 58, x: (i: number): number => 64 + i * 53.6 },
  beds: { y: 142, w: 51, h: 52, x: (i: number): number => 16 + i * 55.4 },
  power: { y: 212, w: 49.6, h: 60, x: (i: number): number => 10 + i * 53.6 },
};

export const LARGE = {
  w: 1144,
  h: 768,
  first: { y: 152, w: 184, h: 120, x: (i: number): number => 116 + i * 204 },
  tunnel: { y: 330, w: 112, h: 112, x: (i: number): number => 30 + i * 124 },
  beds: { y: 500, w: 112, h: 104, x: (i: number): number => 34 + i * 122 },
};

export function smallGround(): string {
  return once("small", () => {
    const { w, h } = SMALL;
    const rim = `M0 40C90 36 200 44 300 40S480 37 ${w} 41`;
    return (
      `<rect width="${w}" height="${h}" fill="var(--w-sky)"/>` +
      path(rows({ x: 0, y: 0, w, h: 40, gap: 10, len: [20, 70], space: [20, 60], th: [1, 1.8], seed: 3 }), "var(--w-sky-cut)") +
      fir(486, 42, 42, 3) +
      fir(464, 42, 32, 4, true) +
      path(`${rim}V${h}H0Z`, "var(--w-earth)") +
      earth(0, 48, w, h - 48, 15) +
      line(rim, 2.4) +
      grass(60, 40, 110, 7) +
      grass(260, 40, 230, 8) +
      path("M26 41C24 24 56 24 56 41Z", "var(--w-ink)", 'stroke="var(--ink)" stroke-width="2"')
    );
  });
}

/** The shaft and the tunnel as far as it is dug: up to the right edge of the last room. */
export function smallTunnel(end: number): string {
  const way = `M40 36C38 60 40 96 46 112H${f(end)}`;
  const stroke = (colour: string, width: number): string =>
    `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return stroke("var(--ink)", 25) + stroke("var(--w-earth-l)", 20);
}

export function largeGround(): string {
  return once("large", () => {
    const { w, h } = LARGE;
    const g = 116;
    const rim = `M0 ${g}C70 ${g - 6} 120 ${g - 16} 170 ${g - 2}S420 ${g + 6} 560 ${g}S900 ${g - 6} ${w} ${g + 2}`;
    const firs: [number, number, number][] = [
      [398, 44, 1],
      [610, 74, 4],
      [644, 54, 5],
      [676, 66, 6],
      [430, 60, 7],
      [20, 60, 8],
    ];
    const oak = `M846 ${g + 4}C852 70 836 30 842 0H1100C1108 34 1096 74 1106 ${g + 2}C1122 180 1140 260 1160 ${h}H772C800 420 836 220 846 ${g + 4}Z`;
    const bark = `M850 ${g + 4}C856 70 840 30 846 0H1096C1104 34 1092 74 1102 ${g + 2}C1118 180 1136 260 1156 ${h}H776C804 420 840 220 850 ${g + 4}Z`;
    return (
      `<rect width="${w}" height="${h}" fill="var(--w-sky)"/>` +
      path(rows({ x: 0, y: 0, w, h: g, gap: 12, len: [30, 110], space: [24, 80], th: [1.2, 2.4], seed: 31 }), "var(--w-sky-cut)") +
      `<g class="w-day"><circle cx="520" cy="56" r="26" fill="var(--w-cheese)" stroke="var(--ink)" stroke-width="2.2"/>` +
      `${path(rays({ cx: 520, cy: 56, r0: 32, r1: 52, n: 26, len: [0.5, 1], th: [2, 3.4], seed: 3 }), "var(--w-cheese)")}</g>` +
      `<path class="w-night" d="M534 32A28 28 0 1 0 548 72A22 22 0 1 1 534 32Z" fill="var(--ink)"/>` +
      path(`M0 112C120 84 240 96 360 92S640 66 760 90S980 74 ${w} 96V200H0Z`, "var(--w-tree)", 'opacity=".35"') +
      firs.map(([x, high, seed]) => fir(x, g + 2, high, seed, seed % 2 === 1)).join("") +
      path(`${rim}V${h}H0Z`, "var(--w-earth)") +
      earth(0, g + 14, w, h - g, 5) +
      line(rim, 3) +
      grass(350, g, 390, 5) +
      grass(0, g - 3, 60, 8) +
      path(oak, "var(--w-trunk)", 'stroke="var(--ink)" stroke-width="3"') +
      `<clipPath id="w-oak"><path d="${bark}"/></clipPath>` +
      path(
        rows({ x: 780, y: 0, w: 350, h, gap: 17, ang: Math.PI / 2 - 0.02, len: [26, 90], space: [14, 50], th: [1.6, 3.2], seed: 77, keep: 0.8 }),
        "var(--w-earth-cut)",
        'clip-path="url(#w-oak)"',
      ) +
      path(`M52 ${g - 4}C50 ${g - 44} 128 ${g - 44} 128 ${g - 6}`, "var(--w-earth)", 'stroke="var(--ink)" stroke-width="2.6"') +
      path(`M66 ${g - 2}C66 ${g - 32} 112 ${g - 32} 112 ${g - 2}Z`, "var(--w-ink)")
    );
  });
}

/** The shaft, the upper tunnel, and the lower one as far as it is dug. */
export function largeTunnels(dug: number): string {
  const upper = "M90 128C90 170 84 268 108 268H716";
  const end = dug ? LARGE.tunnel.x(dug - 1) + LARGE.tunnel.w - 24 : 70;
  const lower = `M92 150C60 240 24 300 30 380C32 412 40 422 70 422H${f(end)}`;
  const stroke = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const ways = dug ? [upper, lower] : [upper];
  return ways.map((d) => stroke(d, "var(--ink)", 47)).join("") + ways.map((d) => stroke(d, "var(--w-earth-l)", 42)).join("");
}

/** A dug chamber. */
export function chamber(x: number, y: number, w: number, h: number): string {
  const large = w > 60;
  const d = large
    ? `M${f(x + w * 0.14)} ${f(y + h * 0.05)}C${f(x + w * 0.36)} ${f(y - h * 0.05)} ${f(x + w * 0.66)} ${f(y - h * 0.04)} ${f(x + w * 0.88)} ${f(y + h * 0.07)}C${f(x + w * 1.02)} ${f(y + h * 0.22)} ${f(x + w * 1.01)} ${f(y + h * 0.7)} ${f(x + w * 0.96)} ${f(y + h)}H${f(x + w * 0.05)}C${f(x - w * 0.02)} ${f(y + h * 0.7)} ${f(x - w * 0.02)} ${f(y + h * 0.22)} ${f(x + w * 0.14)} ${f(y + h * 0.05)}Z`
    : `M${f(x + 10)} ${f(y + 2)}C${f(x + w * 0.4)} ${f(y - 3)} ${f(x + w * 0.7)} ${f(y - 2)} ${f(x + w - 8)} ${f(y + 3)}C${f(x + w + 2)} ${f(y + h * 0.3)} ${f(x + w + 1)} ${f(y + h * 0.8)} ${f(x + w - 5)} ${f(y + h)}H${f(x + 6)}C${f(x - 2)} ${f(y + h * 0.75)} ${f(x - 1)} ${f(y + h * 0.25)} ${f(x + 10)} ${f(y + 2)}Z`;
  const wall = path(d, "var(--w-earth-l)", `stroke="var(--ink)" stroke-width="${large ? 2.6 : 2}" stroke-linejoin="round"`);
  if (!large) return wall;
  const cuts = rows({ x: x + w * 0.1, y: y + h * 0.12, w: w * 0.8, h: h * 0.2, gap: 9, len: [10, 30], space: [8, 24], th: [1, 1.8], seed: Math.round(x + y), keep: 0.7 });
  const floor = scatter({ x: x + w * 0.08, y: y + h - 8, w: w * 0.86, h: 7, n: Math.round(w / 7), len: [5, 12], th: [1, 1.6], spread: 0.1, seed: Math.round(x) });
  return (
    wall + path(cuts, "var(--w-earth)", 'opacity=".35"') + line(`M${f(x + w * 0.07)} ${f(y + h - 7)}H${f(x + w * 0.95)}`, 1.2, 'opacity=".5"') + path(floor, "var(--ink)", 'opacity=".4"')
  );
}

/** A tunnel that is still earth. */
export function undug(x: number, y: number, w: number, h: number, seed: number): string {
  const large = w > 60;
  const cuts = scatter(
    large
      ? { x: x + 6, y: y + 8, w: w - 12, h: h - 16, n: 54, len: [10, 24], th: [1.6, 3], spread: 0.3, seed: seed * 7 + 1 }
      : { x: x + 4, y: y + 8, w: w - 8, h: h - 12, n: 16, len: [8, 16], th: [1.4, 2.4], spread: 0.25, seed: seed * 9 + 1 },
  );
  return (
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${large ? 14 : 7}" fill="var(--w-earth-cut)" stroke="var(--ink)" stroke-width="${large ? 2.4 : 1.6}"/>` +
    path(cuts, "var(--w-earth-hi)")
  );
}

/** The earth around the beds that are not built yet. */
export function dormitory(large: boolean): string {
  if (!large) return `<rect x="10" y="136" width="340" height="64" rx="10" fill="var(--w-earth-l)" stroke="var(--ink)" stroke-width="2"/>`;
  return once("dormitory", () => {
    const y = LARGE.beds.y;
    const d = `M44 ${y - 14}C200 ${y - 24} 560 ${y - 22} 744 ${y - 13}Q776 ${y - 10} 776 ${y + 22}V${y + 88}Q776 ${y + 116} 748 ${y + 117}C520 ${y + 121} 240 ${y + 121} 48 ${y + 117}Q22 ${y + 116} 22 ${y + 88}V${y + 20}Q22 ${y - 12} 44 ${y - 14}Z`;
    const cuts = rows({ x: 40, y: y - 8, w: 716, h: 20, gap: 10, len: [20, 60], space: [12, 40], th: [1, 2], seed: 4, keep: 0.6 });
    return path(d, "var(--w-earth-l)", 'stroke="var(--ink)" stroke-width="2.6"') + path(cuts, "var(--w-earth)", 'opacity=".35"');
  });
}
