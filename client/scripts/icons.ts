// Turns a list of names into drawings: `import icons from "./icons.json?icons"` brings just those icons as they are drawn,
// `import outlines from "./pictures.json?outlines"` only their outlines, coarse and light, for pictures that are never large.
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

import { coarse } from "./outlines.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Each icon of the set is one path on a grid of 512. */
function outline(body: string): string {
  const path = / d="([^"]*)"/.exec(body)?.[1];
  if (!path || body.indexOf("<path") !== body.lastIndexOf("<path")) throw new Error(`not one path: ${body.slice(0, 60)}`);
  return path;
}

const ENDINGS: Record<string, (body: string) => string> = {
  "?icons": (body) => `<path fill="currentColor" d="${coarse(outline(body), 1)}"/>`,
  "?outlines": (body) => coarse(outline(body), 4),
};

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "icons",
    async load(id) {
      const ending = Object.keys(ENDINGS).find((one) => id.endsWith(one));
      if (!ending) return null;
      const names = JSON.parse(await readFile(id.slice(0, -ending.length), "utf8")) as string[];
      const drawn: Record<string, string> = {};
      for (const name of names) {
        const icon = set.icons[name];
        if (!icon) throw new Error(`the icon set has no ${name}`);
        drawn[name] = ENDINGS[ending]!(icon.body);
      }
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(drawn))})`, moduleType: "js" };
    },
  };
}
