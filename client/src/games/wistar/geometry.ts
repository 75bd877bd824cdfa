// Where everything stands in the picture: the wheel round its own middle, the farm and the hut in the picture's pixels.
import type { Area } from "./view.ts";
import { polar } from "./cuts.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const PICTURE = { w: 952, h: 480 };
export const WHEEL = { x: 622, y: 240, scale: 0.965 };
export const HUT: Box = { x: 846, y: 112, w: 92, h: 76 };
export const ORDER: Box = { x: 800, y: 8, w: 144, h: 28 };

/** Radii of the wheel: the rim where workers stand, the ring of main actions, the turning disc, the hub. */
export const RADIUS = { rim: 236, ring: 197, groove: 160, disc: 156, hub: 36 };

/** The three areas of the rim, in degrees clockwise from the top. */
export const SECTION: Record<Area, readonly [number, number]> = { forest: [-30, 90], burrow: [90, 210], farm: [210, 330] };

/** Spaces of a sector, outermost first: radius, degrees from the sector's middle, size. */
const SPACES: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[102, 0, 26]],
  2: [
    [125, -12, 22],
    [76, 10, 20],
  ],
  3: [
    [129, -14, 20],
    [96, 13, 18],
    [59, -5, 16],
  ],
};

export interface Round {
  x: number;
  y: number;
  r: number;
}

/** The i-th of the n spaces of the sector that stands at a place. */
export function spaceAt(place: number, i: number, n: number): Round {
  const [radius, turn, r] = SPACES[n]![i]!;
  const [x, y] = polar(radius, place * 60 + turn);
  return { x, y, r };
}

export interface Standing {
  seat: number;
  x: number;
  y: number;
  /** More than can be drawn: this many behind one pawn. */
  many: number;
}

/** An area's name stands at the clockwise start of its section; the workers have the rest. */
const NAME = 27;
export const nameAt = (area: Area): number => SECTION[area][0] + NAME / 2 + 2;
const NARROW = 5.2;

/** Workers on the rim of an area, by seat in turn order. Where they don't fit, one pawn and a number stand for all of a seat. */
export function workersIn(area: Area, groups: readonly { seat: number; n: number }[]): Standing[] {
  const [a, b] = [SECTION[area][0] + NAME + 3, SECTION[area][1] - 3];
  const present = groups.filter(({ n }) => n);
  const width = (single: number): number => present.reduce((sum, { n }) => sum + (n > single ? 1.6 : n) + 0.6, -0.6);
  let single = 6;
  while (single > 1 && width(single) * NARROW > b - a) single--;
  const middle = (a + b) / 2;
  const step = Math.min(5.3 + 1.9 * Math.abs(Math.sin((middle * Math.PI) / 180)), (b - a) / width(single));
  let at = middle - (width(single) * step) / 2;
  return present.flatMap(({ seat, n }) => {
    const drawn = n > single ? 1 : n;
    const group = Array.from({ length: drawn }, (_, i) => {
      const [x, y] = polar(216, at + (i + 0.5) * step);
      return { seat, x, y, many: drawn < n ? n : 0 };
    });
    at += ((drawn < n ? 1.6 : n) + 0.6) * step;
    return group;
  });
}

// --- the farm -------------------------------------------------------------------------------------------------------

export const ROOMS: Record<string, Box> = {
  "room:A": { x: 0, y: 186, w: 48, h: 114 },
  "room:B": { x: 56, y: 70, w: 168, h: 108 },
  "room:H": { x: 228, y: 70, w: 144, h: 108 },
  "room:C": { x: 56, y: 184, w: 132, h: 110 },
  "room:D": { x: 192, y: 184, w: 180, h: 110 },
  "room:G": { x: 56, y: 306, w: 104, h: 110 },
  "room:F": { x: 164, y: 306, w: 100, h: 110 },
  "room:E": { x: 268, y: 306, w: 104, h: 110 },
};

export interface Door {
  x: number;
  y: number;
  flat?: boolean;
  /** The gap in the wall or floor that is left when the door is gone. */
  gap: Box;
}

export const DOORS: Record<string, Door> = {
  "passage:e1": { x: 48, y: 275, gap: { x: 47, y: 256, w: 10, h: 38 } },
  "passage:e2": { x: 48, y: 130, gap: { x: 47, y: 112, w: 10, h: 36 } },
  "passage:e3": { x: 190, y: 275, gap: { x: 186, y: 256, w: 8, h: 38 } },
  "passage:e4": { x: 356, y: 300, flat: true, gap: { x: 344, y: 294, w: 24, h: 12 } },
  "passage:e5": { x: 266, y: 390, gap: { x: 262, y: 372, w: 8, h: 36 } },
  "passage:e6": { x: 162, y: 390, gap: { x: 158, y: 372, w: 8, h: 36 } },
  "passage:e7": { x: 210, y: 181, flat: true, gap: { x: 196, y: 178, w: 28, h: 6 } },
  "passage:e8": { x: 226, y: 154, gap: { x: 222, y: 136, w: 8, h: 38 } },
  "passage:e9": { x: 147, y: 180, flat: true, gap: { x: 130, y: 177, w: 34, h: 8 } },
  "passage:e10": { x: 314, y: 180, flat: true, gap: { x: 304, y: 177, w: 20, h: 8 } },
};

export const MISSION = { w: 56, h: 74 };
export const MISSION_AT: Record<string, readonly [number, number]> = {
  "mission-space:m-B": [64, 91],
  "mission-space:m-H": [236, 91],
  "mission-space:m-C": [64, 205],
  "mission-space:m-D1": [200, 205],
  "mission-space:m-D2": [260, 205],
  "mission-space:m-E": [274, 327],
  "mission-space:m-F": [177, 327],
  "mission-space:m-G": [62, 324],
};

/** Middles of the face-down mice. */
export const MOUSE_AT: Record<string, readonly [number, number]> = {
  "mouse-space:t-B1": [142, 107],
  "mouse-space:t-B2": [142, 142],
  "mouse-space:t-H1": [313, 107],
  "mouse-space:t-H2": [313, 142],
  "mouse-space:t-C1": [142, 221],
  "mouse-space:t-C2": [142, 256],
  "mouse-space:t-D1": [342, 221],
  "mouse-space:t-D2": [342, 256],
  "mouse-space:t-E1": [351, 340],
  "mouse-space:t-E2": [351, 371],
  "mouse-space:t-F1": [249, 342],
  "mouse-space:t-F2": [249, 373],
  "mouse-space:t-G1": [140, 344],
};
export const MOUSE = 30;
export const CHEESE_AT = { x: 96, y: 402, lift: 13 };

/** Names of rooms stand at their left, but where a door lies over that corner. */
export const NAME_AT: Record<string, number> = { "room:D": 40 };

const APART = 17;
const CROWDED = 9;

/** Where explorers and tents stand in a room: on the floor, from the right to the left, and closer before they cover its mission. */
export function standingIn(room: string, i: number, n: number): [number, number] {
  const { x, y, w, h } = ROOMS[room]!;
  const foot = y + h - 2;
  if (room === "room:A") return [14 + (i % 2) * 20, foot - Math.floor(i / 2) * 26];
  const missions = Object.values(MISSION_AT).filter(([left, top]) => left > x && left < x + w && top > y && top < y + h);
  const free = x + w - 24 - Math.max(x, ...missions.map(([left]) => left + MISSION.w));
  const step = Math.max(CROWDED, Math.min(APART, free / Math.max(1, n - 1)));
  return [x + w - 13 - i * step, foot];
}

/** The parts of the picture that can be looked at closely. */
export const REGIONS: Record<"whole" | "wheel" | "farm", Box> = {
  whole: { x: 0, y: 0, ...PICTURE },
  wheel: { x: 380, y: 6, w: 572, h: 470 },
  farm: { x: 0, y: 4, w: 400, h: 430 },
};

/** The same from nearer: on a phone the wheel has the whole frame. */
export const NEAR: Partial<Record<keyof typeof REGIONS, Box>> = {
  wheel: { x: 392, y: 10, w: 460, h: 460 },
  farm: { x: 0, y: 10, w: 392, h: 416 },
};
