// The picture of each invention: a ground in the colour of its kind, one big icon with a print of itself under it, and a small second icon.
// The outlines of the icons are many and light; they are fetched when the first picture is drawn.
import { rays, rows, scatter } from "./cuts.ts";
import type { Kind, PrintedCard } from "./view.ts";

const f = (n: number): string => n.toFixed(1);

class Album {
  outlines = $state.raw<Record<string, string> | null>(null);
  private asked = false;

  /** Sends for the outlines, once. */
  open(): void {
    if (this.asked) return;
    this.asked = true;
    void import("./pictures.json?outlines").then((module) => (this.outlines = module.default));
  }
}

export const album = new Album();

const PRINT: Record<Kind, string> = { tool: "var(--w-cheese)", robot: "var(--w-moss-w)", structure: "var(--w-rust-w)" };

const drawn = new Map<string, string>();

/** A card's picture as the inside of an SVG, `w` by `h`; before the outlines are there, just its ground. */
export function picture(card: string, { kind, picture: names }: PrintedCard, w: number, h: number, outlines: Album["outlines"]): string {
  const key = `${card} ${w} ${h} ${outlines !== null}`;
  let made = drawn.get(key);
  if (made === undefined) {
    const things = outlines ? shown(kind, names, w, h, outlines) : "";
    drawn.set(key, (made = ground(kind, w, h, Number(card.slice(5)) * 17 + 3) + things));
  }
  return made;
}

/** Tools stand before rays, robots in slanting rain, structures before level cuts. */
function ground(kind: Kind, w: number, h: number, seed: number): string {
  const floor = h * 0.8;
  const cuts =
    kind === "tool"
      ? rays({ cx: w * 0.5, cy: h * 0.52, r0: h * 0.3, r1: Math.hypot(w, h) * 0.62, n: 46, th: [1.2, 2.4], len: [0.35, 0.8], seed })
      : kind === "robot"
        ? rows({ x: 0, y: 0, w, h: floor, gap: 7, ang: -0.6, len: [10, 30], space: [6, 16], th: [1, 1.8], seed })
        : rows({ x: 0, y: 0, w, h: floor, gap: 7, len: [16, 44], space: [6, 20], th: [1, 1.8], seed });
  const horizon = `M0 ${f(floor)}C${f(w * 0.3)} ${f(floor - 2.5)} ${f(w * 0.6)} ${f(floor + 2)} ${w} ${f(floor - 1)}`;
  const stones = scatter({
    x: 0,
    y: floor + 2,
    w,
    h: h - floor - 2,
    n: Math.round(w / 7),
    len: [5, 14],
    th: [0.9, 1.5],
    spread: 0.05,
    seed: seed + 1,
  });
  return (
    `<rect width="${w}" height="${h}" fill="var(--w-t-${kind})"/><path d="${cuts}" fill="var(--w-t-${kind}-cut)"/>` +
    `<path d="${horizon}V${h}H0Z" fill="var(--w-t-${kind}-cut)"/><path d="${horizon}" fill="none" stroke="var(--w-picture-ink)" stroke-width="1.1"/>` +
    `<path d="${stones}" fill="var(--w-picture-ink)" opacity=".5"/>`
  );
}

function shown(kind: Kind, [big, small]: PrintedCard["picture"], w: number, h: number, outlines: Record<string, string>): string {
  const put = (name: string, x: number, y: number, size: number, colour: string, edge = 0): string => {
    const stroke = edge ? ` stroke="${colour}" stroke-width="${edge}" stroke-linejoin="round"` : "";
    return `<path transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${(size / 128).toFixed(3)})" fill="${colour}"${stroke} d="${outlines[name] ?? ""}"/>`;
  };
  const size = h * (small ? 0.7 : 0.76);
  const [x, y] = [w * (small ? 0.43 : 0.5), h * 0.49];
  const main = put(big, x + size * 0.045, y + size * 0.04, size, PRINT[kind], 5) + put(big, x, y, size, "var(--w-picture-ink)");
  if (!small) return main;
  const [sx, sy] = [x + size * 0.5, y + size * 0.3];
  return main + put(small, sx, sy, h * 0.4, `var(--w-t-${kind})`, 18.5) + put(small, sx, sy, h * 0.4, `var(--w-t-${kind}-2)`);
}
