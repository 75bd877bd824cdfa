// What laying a paw would bring, from what the view says: nothing here decides whether it is allowed.
import { seatNumber, type Entrance, type Tombs } from "./view.ts";

/** Whose paw keeps this entrance from me: the one on the entrance opposite. */
export function barredBy(view: Tombs, entrance: Entrance, seat: number | null): number | null {
  if (entrance.paw) return null;
  const opposite = view.entrances.find((other) => other.id === entrance.opposite)?.paw;
  return opposite && seatNumber(opposite) !== seat ? seatNumber(opposite) : null;
}

export interface Crossing {
  place: string;
  /** The entrance of mine whose line crosses. */
  with: string[];
}

/** The crossings that a paw on this entrance would make with my other paws. */
export function crossings(view: Tombs, entrance: Entrance, seat: number): Crossing[] {
  const mine = view.entrances.filter((other) => other.paw === `seat:${seat}` && other.id !== entrance.id);
  return (view.would_fill[entrance.id] ?? []).map((place) => ({
    place,
    with: mine.filter((other) => other.line.includes(place)).map((other) => other.id),
  }));
}
