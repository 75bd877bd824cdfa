// The seats this browser holds: their tokens open tables, so they stay here and never stand in an address.

export interface Key {
  table: string;
  game: string;
  seat: number | null;
  token: string;
  links?: { seat: number; link: string }[];
  watch?: string;
  shared?: boolean;
}

const STORE = "warren.keys";

function read(): Key[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

export const keys = {
  all: read,
  of: (table: string): Key[] => read().filter((key) => key.table === table),
  keep(...fresh: Key[]): void {
    const others = read().filter((key) => !fresh.some((one) => one.table === key.table && one.seat === key.seat));
    localStorage.setItem(STORE, JSON.stringify([...fresh, ...others].slice(0, 200)));
  },
  forget(table: string): void {
    localStorage.setItem(STORE, JSON.stringify(read().filter((key) => key.table !== table)));
  },
};
