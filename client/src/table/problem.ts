// A problem report for the host: one page with a picture of the screen, what the person wrote, the versions and the record.
import { api } from "../net/api.ts";
import { t } from "../text/language.svelte.ts";
import { fileName, saveFile } from "./saving.ts";
import type { LiveTable } from "./live.svelte.ts";

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** All rules of the page's own style sheets. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** A picture of what the page shows, without dialogs, drawn by the browser itself. */
export async function picture(): Promise<string> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const gone of copy.querySelectorAll("script, link, dialog")) gone.remove();
  const style = document.createElement("style");
  style.textContent = styles();
  copy.querySelector("head")!.append(style);
  copy.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const [w, h] = [innerWidth, innerHeight];
  const markup = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image();
  await new Promise((done, failed) => {
    image.onload = done;
    image.onerror = failed;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
  const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas.toDataURL("image/png");
}

export async function saveProblem(live: LiveTable, words: string): Promise<void> {
  const [shot, record] = await Promise.all([picture().catch(() => ""), api.record(live.id, live.token)]);
  const facts = {
    table: live.id,
    n: live.n,
    seat: live.seat,
    run: live.run.now,
    rules: live.facts?.rules,
    question: live.question,
    browser: navigator.userAgent,
    size: `${innerWidth}x${innerHeight}`,
    language: document.documentElement.lang,
    at: new Date().toISOString(),
  };
  const part = (title: string, text: string): string => `<h2>${escaped(t(title))}</h2><pre>${escaped(text)}</pre>`;
  saveFile(
    fileName(live, "html"),
    "text/html",
    `<!doctype html><meta charset="utf-8"><title>${escaped(t("problem"))}</title><style>body{font:15px/1.5 sans-serif;max-width:1200px;margin:2em auto}img{max-width:100%}pre{white-space:pre-wrap;background:#eee;padding:1em;max-height:30em;overflow:auto}</style>` +
      `<h1>${escaped(t("problem"))}</h1><p>${escaped(words)}</p>${shot ? `<img src="${shot}" alt="">` : ""}` +
      part("problem-facts", JSON.stringify(facts, null, 1)) +
      part("problem-record", JSON.stringify(record)),
  );
}
