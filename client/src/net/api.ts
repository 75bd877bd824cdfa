// The server's HTTP side. A refusal is an error that carries the server's sentence.
import type * as wire from "./messages.gen.ts";
import type { Lang } from "../text/fluent.ts";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Ask {
  token?: string | undefined;
  tokens?: string[];
  body?: unknown;
  lang?: Lang;
}

async function call(path: string, { token, tokens, body, lang }: Ask): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (tokens) headers["Warren-Tokens"] = tokens.join(",");
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const address = lang ? `${path}${path.includes("?") ? "&" : "?"}lang=${lang}` : path;
  let answer: Response;
  try {
    answer = await fetch(address, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    throw new Refusal(0, "unreachable", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<wire.Problem>;
  throw new Refusal(answer.status, problem.key ?? "unreachable", problem.sentence ?? "");
}

async function json<T>(path: string, ask: Ask = {}): Promise<T> {
  return (await (await call(path, ask)).json()) as T;
}

async function text(path: string, ask: Ask): Promise<string> {
  return (await call(path, ask)).text();
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const book = (game: string): string => `/api/rulebooks/${encodeURIComponent(game)}`;

export const api = {
  setup: (lang: Lang) => json<wire.Setup>("/api/setup", { lang }),
  rulebooks: (lang: Lang) => json<wire.RulebookInfo[]>("/api/rulebooks", { lang }),
  catalogue: (game: string) => json<Record<string, Record<string, unknown>>>(`${book(game)}/catalogue`),
  names: (game: string, lang: Lang) => json<Record<string, string>>(`${book(game)}/names`, { lang }),
  texts: (game: string, lang: Lang) => json<Record<string, string>>(`${book(game)}/texts`, { lang }),
  words: (game: string, lang: Lang) => text(`${book(game)}/words`, { lang }),
  rules: (game: string, lang: Lang) => json<wire.Rule[]>(`${book(game)}/rules`, { lang }),
  makeTable: (body: wire.NewTable, lang: Lang) => json<wire.MadeTable>("/api/tables", { body, lang }),
  tables: (tokens: string[]) => json<wire.Summary[]>("/api/tables", { tokens }),
  state: (id: string, token: string) => json<wire.TableState>(table(id), { token }),
  join: (body: wire.Join, lang: Lang) => json<wire.Joined>("/api/join", { body, lang }),
  move: (id: string, token: string) => json<wire.Moved>(`${table(id)}/move`, { token, body: {} }),
  notify: (id: string, token: string, url: string | null, lang: Lang) =>
    call(`${table(id)}/notify`, { token, body: { url } satisfies wire.NotifyAt, lang }),
  hint: (id: string, token: string, n: number) => json<wire.Advice>(`${table(id)}/hint`, { token, body: { n } satisfies wire.AskHint }),
  replay: (id: string, token: string, whose: string, first: number, count: number) =>
    json<wire.Frames>(`${table(id)}/replay?whose=${whose}&first=${first}&count=${count}`, { token }),
  opinions: (id: string, token: string, first: number, count: number) =>
    json<wire.Opinions>(`${table(id)}/opinions?first=${first}&count=${count}`, { token }),
  record: (id: string, token: string) => json<Record<string, unknown>>(`${table(id)}/record`, { token }),
  branch: (id: string, token: string, tokens: string[], body: wire.NewBranch, lang: Lang) =>
    json<wire.MadeTable>(`${table(id)}/branch`, { token, tokens, body, lang }),
  upload: (body: wire.UploadedRecord, lang: Lang) => json<wire.MadeTable>("/api/records", { body, lang }),
};
