// Players have a colour and always a shape with it, so colour is never the only sign.

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** Each player's shape on a 40 grid. */
export const SHAPES: Record<Colour, string> = {
  red: "M20 3A17 17 0 1 1 20 37 17 17 0 1 1 20 3Z",
  blue: "M9 4H31Q36 4 36 9V31Q36 36 31 36H9Q4 36 4 31V9Q4 4 9 4Z",
  yellow: "M20 3.5L37.5 34.5H2.5Z",
  green: "M20 1.5L38.5 20 20 38.5 1.5 20Z",
};

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}
