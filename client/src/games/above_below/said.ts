// What is said of a component to those who don't see it.

/** Sentences in a row, each with its full stop, empty ones left out. */
export function said(...parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
