import { describe, expect, test } from "vitest";

import { bundleOf, format, makeshift } from "../src/text/fluent.ts";
import { pieces, plain, Words } from "../src/text/words.ts";

const CATALOGUE = `
player-number = Player { $number }
name-automa = Ratbot
list-empty = nothing
list-last = { $rest } and { $last }
name-place = place { $id }
word-torch = torches
ask-open = { $a }: which room do you open?
option-open = Open { $a }
option-stop = Done
told-forced = { $question } { $answer } – nothing else.
option-refresh-stop = That is enough
told-opened = { $seat } opens { $room }.
told-dealt =
    { $cards-count ->
        [one] New: { $cards }.
       *[other] New ones: { $cards }.
    }
told-gained = { $seat } gains { $n } { $what }.
why-dear =
    { $what-id ->
        [torch] You lack { $n } { $what }.
       *[other] You lack { $n }.
    }
key = one
    .about = two
`;
const words = new Words(bundleOf("en", CATALOGUE), { "room:pantry": "Pantry", "room:fair": "Fair" }, { "room:pantry": "Gain 2 food." }, ["Lena", ""]);
const said = (what: string, facts: Record<string, string | number | string[]>): string => plain(words.sentence({ what, facts }));

describe("names", () => {
  test("a component has its own name, or one made of its kind and number", () => {
    expect(words.name("room:pantry")).toBe("Pantry");
    expect(words.name("place:6x8")).toBe("place 6x8");
  });
  test("a seat is called as its player, one without a name by its number", () => {
    expect(words.name("seat:0")).toBe("Lena");
    expect(words.name("seat:1")).toBe("Player 2");
    expect(new Words(words.bundle, {}, {}, []).player(2)).toBe("Player 3");
  });
  test("a seat beyond the chairs is the automa's", () => {
    expect(words.player(2)).toBe("Ratbot");
    expect(words.name("seat:2")).toBe("Ratbot");
  });
  test("what is written on a component, and nothing where nothing is", () => {
    expect(words.text("room:pantry")).toBe("Gain 2 food.");
    expect(words.text("room:fair")).toBe("");
  });
});

describe("sentences", () => {
  test("a question that had but one answer is told in its own words, and what it names can light up", () => {
    const facts = { seat: "seat:0", ask: "open", about: ["place:6x8"], answer: ["open", "room:pantry"] };
    expect(words.sentence({ what: "forced", facts })).toEqual([
      { text: "Place 6x8", component: "place:6x8" },
      { text: ": which room do you open? Open " },
      { text: "Pantry", component: "room:pantry" },
      { text: " – nothing else." },
    ]);
  });
  test("components are pieces of their own, so that they can light up; players are not", () => {
    expect(words.sentence({ what: "opened", facts: { seat: "seat:0", room: "room:pantry" } })).toEqual([
      { text: "Lena opens " },
      { text: "Pantry", component: "room:pantry" },
      { text: "." },
    ]);
  });
  test("a sentence begins with a capital, even where it begins with a component", () => {
    expect(plain(words.prompt("open", ["place:6x8"], 0))).toBe("Place 6x8: which room do you open?");
  });
  test("a list is joined as the language does it, and counted", () => {
    expect(said("dealt", { cards: ["room:pantry"] })).toBe("New: Pantry.");
    expect(said("dealt", { cards: ["room:pantry", "room:fair"] })).toBe("New ones: Pantry and Fair.");
    expect(words.listed(["a", "b", "c"])).toBe("a, b and c");
    expect(words.listed([])).toBe("nothing");
  });
  test("words of the catalogue stand for ids, ids choose between forms", () => {
    expect(said("gained", { seat: "seat:1", n: 2, what: "torch" })).toBe("Player 2 gains 2 torches.");
    expect(words.reason({ key: "dear", rule: "RT-1", facts: { what: "torch", n: 1 } })).toBe("You lack 1 torches.");
    expect(words.reason({ key: "dear", rule: "RT-1", facts: { what: "gold", n: 1 } })).toBe("You lack 1.");
  });
  test("an option may have another label in each question", () => {
    expect(words.option("open", ["open", "room:fair"])).toBe("Open Fair");
    expect(words.option("open", ["stop"])).toBe("Done");
    expect(words.option("refresh", ["stop"])).toBe("That is enough");
  });
});

describe("messages", () => {
  test("a missing message is readable and shows no helper facts", () => {
    expect(said("flown_away", { seat: "seat:0" })).toMatch(/^Told flown away \(.*Lena.*\)$/);
    expect(makeshift("some-thing", { a: "x", "a-id": "y", "a-count": 2 })).toBe("some thing (x)");
  });
  test("a dot names an attribute", () => {
    const bundle = bundleOf("en", CATALOGUE);
    expect(format(bundle, "key", {})).toBe("one");
    expect(format(bundle, "key.about", {})).toBe("two");
    expect(format(bundle, "key.other", {})).toBeNull();
    expect(format(bundle, "nothing", {})).toBeNull();
  });
  test("text without components is one piece, empty text none", () => {
    expect(pieces("plain words")).toEqual([{ text: "Plain words" }]);
    expect(pieces("")).toEqual([]);
  });
});
