declare module "*?icons" {
  /** Drawings on a grid of 512, by name. */
  const icons: Record<string, string>;
  export default icons;
}

declare module "*?outlines" {
  /** Paths on a grid of 128, by name. */
  const outlines: Record<string, string>;
  export default outlines;
}
