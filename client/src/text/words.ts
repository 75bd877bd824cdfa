// What a game says to one table in one language, as warren.text.Words does it in the terminal.
import type { FluentBundle } from "@fluent/bundle";

import type { Reason, Told } from "../net/messages.gen.ts";
import { format, makeshift, type Facts } from "./fluent.ts";

type Fact = string | number | string[];

/** A piece of a sentence; a component's name is a piece of its own, so that it can be touched. */
export interface Piece {
  text: string;
  component?: string;
}

// Marks from the private use area carry a component's id through the catalogue's pattern.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "g");

export function pieces(marked: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > at) found.push({ text: marked.slice(at, match.index) });
    found.push({ text: match[2]!, component: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < marked.length) found.push({ text: marked.slice(at) });
  return capitalised(found);
}

function capitalised(found: Piece[]): Piece[] {
  const first = found[0];
  return first ? [{ ...first, text: first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1) }, ...found.slice(1)] : found;
}

/** The parts of an option, out of its id. */
export function partsOf(id: string): (string | number)[] {
  return id.split("/").map(partOf);
}

const partOf = (text: string): string | number => (/^-?\d+$/.test(text) ? Number(text) : text);

/** What the table itself tells: a question that had but one answer. */
export const FORCED = "forced";

export function plain(found: Piece[]): string {
  return found.map((piece) => piece.text).join("");
}

export class Words {
  constructor(
    readonly bundle: FluentBundle,
    readonly names: Record<string, string>,
    readonly writing: Record<string, string>,
    readonly players: readonly string[],
    /** Names that follow from how this table is laid. */
    readonly local: (component: string) => string | undefined = () => undefined,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    return format(this.bundle, key, facts) ?? makeshift(key, facts);
  }

  /** The name of a component; a seat's is its player's. */
  name(component: string): string {
    const known = this.names[component] ?? this.local(component);
    if (known !== undefined) return known;
    const at = component.indexOf(":");
    const [kind, id] = [component.slice(0, at), component.slice(at + 1)];
    if (kind === "seat" && /^\d+$/.test(id)) return this.player(Number(id));
    return this.say(`name-${kind}`, { id });
  }

  /** A seat without a chair is the automa's. */
  player(seat: number): string {
    if (this.players.length && seat >= this.players.length) return this.say("name-automa");
    return this.players[seat] || this.say("player-number", { number: seat + 1 });
  }

  /** What is written on a component; empty where nothing is. */
  text(component: string): string {
    return this.writing[component] ?? "";
  }

  sentence(told: Told): Piece[] {
    if (told.what === FORCED) return this.forced(told.facts ?? {});
    return pieces(this.say(`told-${told.what}`, this.facts(told.facts ?? {}, true)));
  }

  prompt(ask: string, about: readonly (string | number)[], seat: number): Piece[] {
    return pieces(this.asked(ask, about, seat));
  }

  /** An option's label. */
  option(ask: string, parts: readonly (string | number)[]): string {
    return plain(pieces(this.offered(ask, parts, false)));
  }

  /** A question that had but one answer, in its own words. */
  private forced(facts: Record<string, Fact>): Piece[] {
    const [about, answer] = [facts["about"], facts["answer"]].map((parts) => (parts as string[]).map(partOf));
    const [ask, seat] = [String(facts["ask"]), Number(String(facts["seat"]).slice(5))];
    return pieces(this.say("told-forced", { question: this.asked(ask, about!, seat), answer: this.offered(ask, answer!, true) }));
  }

  private asked(ask: string, about: readonly (string | number)[], seat: number): string {
    return this.say(`ask-${ask}`, { ...this.letters(about, true), seat: this.player(seat) });
  }

  /** The same head may mean another thing in another question. */
  private offered(ask: string, parts: readonly (string | number)[], marked: boolean): string {
    const head = String(parts[0]);
    const key = `option-${ask}-${head}`;
    return this.say(this.has(key) ? key : `option-${head}`, this.letters(parts.slice(1), marked));
  }

  reason(reason: Reason): string {
    return plain(pieces(this.say(`why-${reason.key}`, this.facts(reason.facts ?? {}, false))));
  }

  /** Several things in a row: "a, b and c". */
  listed(parts: readonly string[]): string {
    if (!parts.length) return this.say("list-empty");
    if (parts.length === 1) return parts[0]!;
    return this.say("list-last", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  private word(value: string, marked: boolean): string {
    if (value.includes(":")) {
      const name = this.name(value);
      return marked && !value.startsWith("seat:") ? `${OPEN}${value}${MIDDLE}${name}${CLOSE}` : name;
    }
    const key = `word-${value}`;
    return this.has(key) ? this.say(key) : value;
  }

  /** A catalogue's variables: `$x` in words, `$x-id` as it is; of a list also `$x-count`. */
  private facts(facts: Record<string, Fact>, marked: boolean): Facts {
    const made: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      if (typeof value === "number") {
        made[key] = made[`${key}-id`] = value;
      } else if (typeof value === "string") {
        made[key] = this.word(value, marked);
        made[`${key}-id`] = value;
      } else {
        made[key] = this.listed(value.map((part) => this.word(part, marked)));
        made[`${key}-id`] = value.join(" ");
        made[`${key}-count`] = value.length;
      }
    }
    return made;
  }

  /** The parts of an option, or of what a question is about, as `$a`, `$b` ... */
  private letters(parts: readonly (string | number)[], marked: boolean): Facts {
    const named = parts.map((part, i) => [String.fromCharCode(97 + i), part] as const);
    return this.facts(Object.fromEntries(named), marked);
  }
}
