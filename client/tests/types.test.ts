import { describe, expect, test } from "vitest";

import { typeOf, typesOf } from "../scripts/types.mjs";

describe("types from the schema", () => {
  test("plain kinds", () => {
    expect(typeOf({ type: "integer" })).toBe("number");
    expect(typeOf({ type: "array", items: { type: "string" } })).toBe("string[]");
    expect(typeOf({ enum: ["a", "b"] })).toBe('"a" | "b"');
    expect(typeOf({ const: "hello" })).toBe('"hello"');
    expect(typeOf({ type: "object", additionalProperties: { type: "number" } })).toBe("Record<string, number>");
    expect(typeOf({})).toBe("unknown");
  });
  test("one of several, each once; a list of several is put in brackets", () => {
    expect(typeOf({ anyOf: [{ type: "integer" }, { type: "number" }, { type: "null" }] })).toBe("number | null");
    expect(typeOf({ type: "array", items: { anyOf: [{ type: "string" }, { type: "integer" }] } })).toBe("(string | number)[]");
  });
  test("names that mean something else here are called otherwise", () => {
    expect(typeOf({ $ref: "#/$defs/State" })).toBe("TableState");
    expect(typeOf({ $ref: "#/$defs/Ack" })).toBe("Ack");
  });
  test("a message becomes an interface; what isn't required may be left out", () => {
    const made = typesOf({
      $defs: {
        Ping: { type: "object", description: "The heart\nbeat.", properties: { type: { const: "ping" }, n: { type: "integer" } }, required: ["type"] },
        Any: { anyOf: [{ $ref: "#/$defs/Ping" }] },
      },
    });
    expect(made).toContain('/** The heart beat. */\nexport interface Ping { type: "ping"; n?: number; }');
    expect(made).toContain("export type Any = Ping;");
  });
});
