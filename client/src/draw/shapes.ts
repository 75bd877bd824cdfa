// The hand of the woodcut: hand-cut edges, tapered gouges, rays. Everything here returns path data.
import { chance } from "./random.ts";

const f = (n: number): string => n.toFixed(1);

interface Cut {
  r?: number;
  amp?: number;
  seed?: number;
  step?: number;
}

/** A rectangle cut by hand: its edge wavers, always in the same way for the same seed. */
export function cut(x: number, y: number, w: number, h: number, { r = 6, amp = 0.7, seed = 1, step = 26 }: Cut = {}): string {
  const random = chance(seed);
  const points: [number, number][] = [];
  const jitter = (): number => (random() - 0.5) * 2 * amp;
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const n = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / step));
    for (let i = 0; i <= n; i++) points.push([x1 + ((x2 - x1) * i) / n + jitter(), y1 + ((y2 - y1) * i) / n + jitter()]);
  };
  edge(x + r, y, x + w - r, y);
  edge(x + w, y + r, x + w, y + h - r);
  edge(x + w - r, y + h, x + r, y + h);
  edge(x, y + h - r, x, y + r);
  return smooth(points);
}

/** Joins points by curves through the middles between them. */
function smooth(points: [number, number][]): string {
  let d = "";
  for (let i = 0; i <= points.length; i++) {
    const a = points[i % points.length]!;
    const b = points[(i + 1) % points.length]!;
    const mx = f((a[0] + b[0]) / 2);
    const my = f((a[1] + b[1]) / 2);
    d += i ? `Q${f(a[0])} ${f(a[1])} ${mx} ${my}` : `M${mx} ${my}`;
  }
  return `${d}Z`;
}

/** One stroke of a gouge: pointed at both ends. */
export function gouge(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const mx = (x1 + x2) / 2 + nx * bend;
  const my = (y1 + y2) / 2 + ny * bend;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * w)} ${f(my + ny * w)} ${f(x2)} ${f(y2)}Q${f(mx - nx * w)} ${f(my - ny * w)} ${f(x1)} ${f(y1)}Z`;
}

interface Hatch {
  n?: number;
  len?: number;
  ang?: number;
  th?: number;
  seed?: number;
  bend?: number;
  fall?: ((x: number, y: number) => number) | null;
}

/** A field of gouges; `fall` thins them out. */
export function hatch(
  x: number,
  y: number,
  w: number,
  h: number,
  { n = 20, len = 18, ang = 0, th = 1.2, seed = 3, bend = 0, fall = null }: Hatch = {},
): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const px = x + random() * w;
    const py = y + random() * h;
    if (fall && random() > fall((px - x) / w, (py - y) / h)) continue;
    const l = len * (0.6 + random() * 0.8);
    const a = ang + (random() - 0.5) * 0.12;
    const [cx, cy] = [(Math.cos(a) * l) / 2, (Math.sin(a) * l) / 2];
    d += gouge(px - cx, py - cy, px + cx, py + cy, th * (0.6 + random() * 0.7), bend);
  }
  return d;
}

/** Thin triangles from an inner to an outer circle. */
export function rays(cx: number, cy: number, r0: number, r1: number, n: number, { seed = 1, duty = 0.5 } = {}): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + (random() - 0.5) * 0.03;
    const da = (Math.PI / n) * duty;
    const inner = r0 * (0.95 + random() * 0.15);
    d +=
      `M${f(cx + Math.cos(a) * inner)} ${f(cy + Math.sin(a) * inner)}` +
      `L${f(cx + Math.cos(a - da) * r1)} ${f(cy + Math.sin(a - da) * r1)}` +
      `L${f(cx + Math.cos(a + da) * r1)} ${f(cy + Math.sin(a + da) * r1)}Z`;
  }
  return d;
}

/** A colour between two: `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const parts = (c: string): number[] => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
  const other = parts(b);
  const mixed = parts(a).map((v, i) => Math.round(v + (other[i]! - v) * t));
  return `#${mixed.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** Paper grain: fibres and specks on a tile that repeats. */
export function grain(colour: string, opacity: number, seed = 9, n = 120, size = 420): string {
  const random = chance(seed);
  let fibres = "";
  let specks = "";
  for (let i = 0; i < n; i++) {
    const [x, y, a, l] = [random() * size, random() * size, random() * 6.28, 3 + random() * 9];
    fibres += gouge(x, y, x + Math.cos(a) * l, y + Math.sin(a) * l, 0.45 + random() * 0.35, (random() - 0.5) * 4);
  }
  for (let i = 0; i < n * 0.8; i++) {
    const [x, y, r] = [random() * size, random() * size, 0.4 + random() * 0.7];
    specks += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${colour}" opacity="${opacity}" d="${fibres}${specks}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
