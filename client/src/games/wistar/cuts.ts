// The gouge's cuts that shade this world: lenses in rows, rings, rays or scattered. Everything here returns path data.
import { chance } from "../../draw/random.ts";

const f = (n: number): string => n.toFixed(1);
type Range = readonly [number, number];

/** One cut, pointed at both ends, around (x, y). */
export function lens(x: number, y: number, length: number, thick: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy, nx, ny] = [(c * length) / 2, (s * length) / 2, -s * thick, c * thick];
  return `M${f(x - hx)} ${f(y - hy)}Q${f(x + nx)} ${f(y + ny)} ${f(x + hx)} ${f(y + hy)}Q${f(x - nx)} ${f(y - ny)} ${f(x - hx)} ${f(y - hy)}Z`;
}

interface Rows {
  x: number;
  y: number;
  w: number;
  h: number;
  gap?: number;
  ang?: number;
  len?: Range;
  space?: Range;
  th?: Range;
  seed?: number;
  keep?: number;
}

/** Rows of cuts over a rectangle: sky, planks, grain. */
export function rows({ x, y, w, h, gap = 8, ang = 0, len = [14, 40], space = [4, 16], th = [1.4, 2.6], seed = 1, keep = 1 }: Rows): string {
  const random = chance(seed);
  const within = ([a, b]: Range): number => a + random() * (b - a);
  const [cx, cy, reach, c, s] = [x + w / 2, y + h / 2, Math.hypot(w, h) / 2, Math.cos(ang), Math.sin(ang)];
  let d = "";
  for (let v = -reach; v < reach; v += gap) {
    let u = -reach - random() * len[1];
    while (u < reach) {
      const l = within(len);
      const [uu, vv] = [u + l / 2, v + (random() - 0.5) * 3];
      const [px, py] = [cx + uu * c - vv * s, cy + uu * s + vv * c];
      if (px > x - l && px < x + w + l && py > y - l && py < y + h + l && random() < keep) d += lens(px, py, l, within(th), ang + (random() - 0.5) * 0.08);
      u += l + within(space);
    }
  }
  return d;
}

interface Round {
  r0: number;
  r1: number;
  a0?: number;
  a1?: number;
  seed?: number;
  len?: Range;
  th?: Range;
}

/** Arcs of cuts round (0, 0); angles in radians, 0 at the right. */
export function rings({
  r0,
  r1,
  a0 = 0,
  a1 = Math.PI * 2,
  gap = 7,
  len = [12, 34],
  space = [4, 14],
  th = [1.2, 2.2],
  seed = 1,
}: Round & { gap?: number; space?: Range }): string {
  const random = chance(seed);
  const within = ([a, b]: Range): number => a + random() * (b - a);
  let d = "";
  for (let radius = r0 + gap / 2; radius < r1; radius += gap) {
    let a = a0 + random() * 0.3;
    while (a < a1) {
      const da = within(len) / radius;
      if (a + da > a1) break;
      d += arcLens(radius + (random() - 0.5) * 1.4, a, a + da, within(th));
      a += da + within(space) / radius;
    }
  }
  return d;
}

function arcLens(radius: number, a: number, b: number, t: number): string {
  const at = (r: number, angle: number): string => `${f(r * Math.cos(angle))} ${f(r * Math.sin(angle))}`;
  const [m, k] = [(a + b) / 2, 1 / Math.cos((b - a) / 2)];
  return `M${at(radius, a)}Q${at(radius * k + t, m)} ${at(radius, b)}Q${at(radius * k - t, m)} ${at(radius, a)}Z`;
}

/** Cuts that run outward from (cx, cy); `len` is a part of the way from r0 to r1. */
export function rays({
  cx = 0,
  cy = 0,
  r0,
  r1,
  n = 60,
  a0 = 0,
  a1 = Math.PI * 2,
  len = [0.4, 1],
  th = [1.2, 2.4],
  seed = 1,
}: Round & { cx?: number; cy?: number; n?: number }): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = a0 + ((a1 - a0) * (i + 0.5 + (random() - 0.5) * 0.5)) / n;
    const l = (r1 - r0) * (len[0] + random() * (len[1] - len[0]));
    const m = r0 + l / 2 + random() * (r1 - r0 - l);
    d += lens(cx + m * Math.cos(a), cy + m * Math.sin(a), l, th[0] + random() * (th[1] - th[0]), a);
  }
  return d;
}

interface Scatter {
  x: number;
  y: number;
  w: number;
  h: number;
  n?: number;
  len?: Range;
  th?: Range;
  ang?: number;
  spread?: number;
  seed?: number;
}

/** Cuts strewn over a rectangle: earth, coal, the backs of tiles. */
export function scatter({ x, y, w, h, n = 60, len = [6, 16], th = [1.4, 2.6], ang = 0, spread = 0.5, seed = 1 }: Scatter): string {
  const random = chance(seed);
  const columns = Math.max(1, Math.round(Math.sqrt((n * w) / h)));
  const lines = Math.ceil(n / columns);
  let d = "";
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < lines; j++) {
      const px = x + ((i + 0.5 + (random() - 0.5) * 0.9) * w) / columns;
      const py = y + ((j + 0.5 + (random() - 0.5) * 0.9) * h) / lines;
      d += lens(px, py, len[0] + random() * (len[1] - len[0]), th[0] + random() * (th[1] - th[0]), ang + (random() - 0.5) * 2 * spread);
    }
  return d;
}

/** A point on a circle round (0, 0): degrees clockwise from the top. */
export function polar(radius: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [radius * Math.sin(a), -radius * Math.cos(a)];
}

/** A piece of a ring from `a` to `b` degrees. */
export function sector(r0: number, r1: number, a: number, b: number): string {
  const at = (r: number, angle: number): string => polar(r, angle).map(f).join(" ");
  const large = b - a > 180 ? 1 : 0;
  return `M${at(r1, a)}A${r1} ${r1} 0 ${large} 1 ${at(r1, b)}L${at(r0, b)}A${r0} ${r0} 0 ${large} 0 ${at(r0, a)}Z`;
}

/** An arc to write along: from `b` back to `a` it is read from inside. */
export function arc(radius: number, a: number, b: number): string {
  const at = (angle: number): string => polar(radius, angle).map(f).join(" ");
  return `M${at(a)}A${radius} ${radius} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${b > a ? 1 : 0} ${at(b)}`;
}
