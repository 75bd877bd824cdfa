// What came of an exploration: everything gained and lost since the lanterns were counted, and the sign of each.
import type { News, Told } from "../../../net/messages.gen.ts";
import { standing } from "../../../table/entries.ts";
import type { Table } from "../../../table/table.svelte.ts";
import { tokenOf, type Token } from "../draw/goods.ts";
import { faceOf } from "../face.ts";

const IN_THE_CAVE = new Set(["coins", "lost-coins", "gained", "lost", "reputation-gained", "reputation-lost", "joined", "nobody-left", "injured", "state", "artifact-won", "cave-gained", "cave-lost", "quest"]);
const AT_HOME = new Set(["cave-gained", "cave-lost", "artifact-won", "coins"]);
/** So many things at most are told of an exploration once everybody is home; then the turn goes on. */
const LAST_WORDS = 4;

export function spoils(news: readonly News[]): Told[] {
  const all = standing(news).filter((entry) => !entry.undone).flatMap((entry) => entry.news.told ?? []);
  const from = all.findLastIndex((one) => one.what === "outcome");
  if (from < 0) return [];
  const rest = all.slice(from + 1);
  const home = rest.findIndex((one) => one.what === "came-home");
  if (home < 0) return rest.filter((one) => IN_THE_CAVE.has(one.what));
  return [
    ...rest.slice(0, home).filter((one) => IN_THE_CAVE.has(one.what)),
    ...rest.slice(home + 1, home + 1 + LAST_WORDS).filter((one) => AT_HOME.has(one.what)),
  ];
}

const SIGNS: Record<string, string> = {
  coins: "coins",
  "lost-coins": "coins",
  "reputation-gained": "reputation",
  "reputation-lost": "reputation",
  joined: "villager",
  "nobody-left": "villager",
  injured: "villager",
};

/** The sign of what happened: of what it is about, where that is a thing of its own. */
export function signOf(table: Table, { what, facts }: Told): Token {
  const kind = SIGNS[what];
  if (kind) return tokenOf(kind);
  const thing = Object.values(facts ?? {}).find((fact): fact is string => typeof fact === "string" && fact.includes(":") && !/^(seat|villager):/.test(fact));
  return thing ? faceOf(table, thing) : tokenOf("");
}
