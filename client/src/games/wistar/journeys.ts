// Which way things went in the last move, where the board alone can't tell: goods that came, a door that was kept, a sleeper who rose.
import { inked } from "../../draw/icons.ts";
import type { Told } from "../../net/messages.gen.ts";
import type { Journeys, Load } from "../../table/flights.ts";
import type { Table } from "../../table/table.svelte.ts";
import { pawn, seal } from "./pieces.ts";
import { TOKEN_SIGN } from "./signs.ts";
import { seatNumber, viewOf } from "./view.ts";

/** What has no place of its own in the short account of a player goes to where the name stands. */
export const belongings = (seat: number): string => ["entrance", "tents", "discs", "doors", "mice", "hand"].map((what) => `${what}:${seat}`).join(" ");

const SIZE = 26;
const PAWN = 30;

function token(what: string): string | undefined {
  const sign = TOKEN_SIGN[what as keyof typeof TOKEN_SIGN];
  return (
    sign &&
    `<circle cx="13" cy="13" r="12" fill="var(--w-paper)" stroke="var(--w-ink)" stroke-width="1.5"/>${inked(sign, 13, 13, 18, { colour: "var(--w-ink)" })}`
  );
}

function goods(seat: number, what: string, n: number, from: string): Load[] {
  const to = `${what}:${seat}`;
  if (what === "vp") return [{ drawn: seal(n, 13, 13, 12), size: SIZE, from, to }];
  const drawn = token(what);
  return drawn ? Array.from({ length: n }, () => ({ drawn, size: SIZE, from, to })) : [];
}

export function journeys(table: Table): Journeys {
  const view = viewOf(table);
  const gone = new Map<string, string>();
  const carried: Load[] = [];
  const fact = (told: Told, name: string): string => String(told.facts?.[name] ?? "");
  /** Beds built in this move, by seat: the sleepers of the last ones rise. */
  const risen = new Map<number, number>();
  for (const told of table.latest.flatMap((news) => news.told ?? [])) {
    const seat = seatNumber(fact(told, "seat") || (view.ratbot?.seat ?? ""));
    switch (told.what.replace(/^ratbot-/, "")) {
      case "opened":
      case "took-door":
        gone.set(`door@${fact(told, "passage")}`, `doors:${seat}`);
        break;
      case "took-card":
        gone.set(fact(told, "card"), `hand:${seat}`);
        break;
      case "took-mouse":
        gone.set("mice", `mice:${seat}`);
        break;
      case "gained":
        carried.push(...goods(seat, fact(told, "what"), Number(fact(told, "n")), fact(told, "source")));
        break;
      case "built":
        risen.set(seat, (risen.get(seat) ?? 0) + 1);
    }
  }
  for (const [seat, n] of risen)
    for (let i = 1; i <= n; i++) {
      const bed = view.players[seat]!.beds - i;
      carried.push({ drawn: pawn(seat, PAWN * 0.45, PAWN - 1, PAWN - 4), size: PAWN, from: `bunk:${seat}:${bed}`, to: `entrance:${seat}` });
    }
  return { gone, carried };
}
