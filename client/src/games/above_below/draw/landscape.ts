// The ground on which a village stands: evening sky and hills above, the street, and rock with caves below.
import { chance } from "../../../draw/random.ts";
import { gouge, hatch } from "../../../draw/shapes.ts";
import { cutAway, DUSK, DUSK_2, EARTH, INK, LAMP_2, shape, UMBER, UMBER_2, UMBER_3 } from "./ink.ts";

const f = (n: number): string => n.toFixed(1);

/** A wavering line from the left to the right edge. */
function wave(w: number, y: number, amp: number, seed: number, step = 90): string {
  const random = chance(seed);
  const n = Math.max(2, Math.round(w / step));
  let d = `M-4 ${f(y)}`;
  for (let i = 1; i <= n; i++) d += `Q${f(((i - 0.5) * w) / n)} ${f(y + (random() - 0.5) * 2 * amp)} ${f((i * w) / n + (i === n ? 4 : 0))} ${f(y + (random() - 0.5) * amp)}`;
  return d;
}

/** Fir trees far off. */
function firs(w: number, street: number, seed: number): string {
  const random = chance(seed);
  let d = "";
  for (let i = 0; i < w / 26; i++) {
    if (random() < 0.35) continue;
    const [x, h] = [i * 26 + random() * 20, 14 + random() * 22];
    const y = street - 6 + random() * 6;
    d += `M${f(x - h * 0.28)} ${f(y)}L${f(x - h * 0.1)} ${f(y - h * 0.5)}H${f(x - h * 0.17)}L${f(x)} ${f(y - h)}L${f(x + h * 0.17)} ${f(y - h * 0.5)}H${f(x + h * 0.1)}L${f(x + h * 0.28)} ${f(y)}Z`;
  }
  return d;
}

/** The background of a village w x h: the street lies from `street` to `rock`. */
export function landscape(w: number, h: number, street: number, rock: number, seed = 5): string {
  const random = chance(seed);
  let stars = "";
  for (let i = 0; i < w / 46; i++) {
    const [x, y, k] = [random() * w, 44 + random() * street * 0.36, 0.7 + random() * 0.7];
    stars += `M${f(x)} ${f(y - 5 * k)}l${f(1.6 * k)} ${f(3.4 * k)} ${f(3.6 * k)} ${f(1.6 * k)}-${f(3.6 * k)} ${f(1.6 * k)}-${f(1.6 * k)} ${f(3.4 * k)}-${f(1.6 * k)}-${f(3.4 * k)}-${f(3.6 * k)}-${f(1.6 * k)} ${f(3.6 * k)}-${f(1.6 * k)}z`;
  }
  const area = w / 1000;
  const stalactites = [...Array(Math.round(w / 52)).keys()]
    .map((i) => {
      const x = 20 + i * 52 + random() * 30;
      const l = 8 + random() * 18;
      return `M${f(x - 8)} ${f(rock + 4)}Q${f(x - 2)} ${f(rock + 4 + l * 0.4)} ${f(x)} ${f(rock + 4 + l)}Q${f(x + 3)} ${f(rock + 4 + l * 0.4)} ${f(x + 8)} ${f(rock + 4)}Z`;
    })
    .join("");
  return (
    `<rect width="${w}" height="${f(street)}" fill="${DUSK}"/>` +
    `<rect y="${f(street * 0.42)}" width="${w}" height="${f(street * 0.6)}" fill="${DUSK_2}"/>` +
    cutAway(hatch(0, street * 0.3, w, street * 0.22, { n: Math.round(70 * area), len: 120, th: 1.3, seed: seed + 1 }), DUSK) +
    cutAway(hatch(0, street * 0.24, w, street * 0.2, { n: Math.round(46 * area), len: 110, th: 1.2, seed: seed + 2 }), DUSK_2, 0.8) +
    cutAway(stars, LAMP_2) +
    shape(`${wave(w, street - 22, 26, seed + 3, 170)}V${f(street + 20)}H-4Z`, "#56698a", 0) +
    shape(`${wave(w, street - 12, 14, seed + 4, 120)}V${f(street + 20)}H-4Z`, "#4a5b73", 0) +
    cutAway(firs(w, street, seed + 9), "#3f4f66") +
    shape(`${wave(w, street, 3, seed + 5)}V${f(h + 4)}H-4Z`, EARTH, 2.6) +
    cutAway(hatch(0, street + 6, w, rock - street - 8, { n: Math.round(150 * area), len: 30, th: 1.2, seed: seed + 6, ang: 0.04 }), UMBER_2, 0.9) +
    shape(`${wave(w, rock, 5, seed + 7, 60)}V${f(h + 4)}H-4Z`, UMBER_2, 2.6) +
    cutAway(hatch(0, rock + 6, w, h - rock, { n: Math.round(210 * area), len: 22, th: 1.1, seed: seed + 8, ang: 0.4 }), UMBER) +
    cutAway(stalactites, UMBER_3, 0.5) +
    `<path d="${[...Array(Math.round(w / 120)).keys()].map((i) => gouge(i * 120 + random() * 60, rock + 14 + random() * 8, i * 120 + 40 + random() * 60, rock + 12 + random() * 12, 1)).join("")}" fill="${INK}" opacity=".5"/>`
  );
}
