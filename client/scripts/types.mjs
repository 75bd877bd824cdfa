// Writes src/net/messages.gen.ts from the server's own schema, so that no message is declared twice.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const target = join(here, "..", "src", "net", "messages.gen.ts");

function python() {
  const own = [join(root, ".venv", "bin", "python"), join(root, ".venv", "Scripts", "python.exe")].find(existsSync);
  return own ?? "python3";
}

/** `Record` and `State` mean something else in TypeScript and on a screen. */
function nameOf(name) {
  return { Record: "GameRecord", State: "TableState" }[name] ?? name;
}

/** A TypeScript type for a piece of JSON Schema, as far as the server's schema goes. */
export function typeOf(part) {
  if (part.$ref) return nameOf(part.$ref.split("/").at(-1));
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in part) return JSON.stringify(part.const);
  const several = part.anyOf ?? part.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(" | ");
  switch (part.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array": {
      const inside = part.items ? typeOf(part.items) : "unknown";
      return inside.includes(" ") ? `(${inside})[]` : `${inside}[]`;
    }
    case "object":
      return part.properties ? fields(part) : `Record<string, ${part.additionalProperties ? typeOf(part.additionalProperties) : "unknown"}>`;
    default:
      return "unknown";
  }
}

function fields(part) {
  const required = new Set(part.required ?? []);
  const lines = Object.entries(part.properties).map(([name, inside]) => `${name}${required.has(name) ? "" : "?"}: ${typeOf(inside)};`);
  return `{ ${lines.join(" ")} }`;
}

export function typesOf(schema) {
  const parts = Object.entries(schema.$defs).map(([raw, part]) => {
    const name = nameOf(raw);
    const about = part.description ? `/** ${part.description.replaceAll("*/", "").replace(/\s+/g, " ").trim()} */\n` : "";
    return part.type === "object" && part.properties
      ? `${about}export interface ${name} ${fields(part)}\n`
      : `${about}export type ${name} = ${typeOf(part)};\n`;
  });
  return `// Made by scripts/types.mjs from the server's schema. Not to be edited.\n\n${parts.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const schema = JSON.parse(
    execFileSync(python(), ["-m", "warren.server.schema"], { cwd: root, encoding: "utf8", env: { ...process.env, PYTHONPATH: join(root, "src") } }),
  );
  const text = typesOf(schema);
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
