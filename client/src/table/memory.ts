// How far this browser has seen each table, so that what happened since can be shown.

const STORE = "warren.seen";
const MOST = 100;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const memory = {
  of(table: string): number | null {
    return read()[table] ?? null;
  },
  keep(table: string, n: number): void {
    const { [table]: _, ...others } = read();
    const kept = Object.entries(others).slice(-MOST + 1);
    localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(kept), [table]: n }));
  },
};
