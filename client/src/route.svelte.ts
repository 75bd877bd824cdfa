// Which screen stands at which address.

export type Place =
  | { at: "lobby" }
  | { at: "nowhere" }
  | { at: "table"; table: string }
  | { at: "replay"; table: string; n: number | null }
  /** A seat that somebody gives away, or that comes from another device and has a name already. */
  | { at: "join"; link: string; name: string }
  | { at: "watch"; table: string; token: string };

export function placeOf(address: URL): Place {
  const [first, second, third] = address.pathname.split("/").filter(Boolean);
  const secret = address.hash.slice(1);
  if (first === "table" && second) {
    const n = address.searchParams.get("n");
    return third === "replay" ? { at: "replay", table: second, n: n === null ? null : Number(n) } : { at: "table", table: second };
  }
  if (first === "join" && secret) {
    const [link, name] = [...new URLSearchParams(secret)][0] ?? [secret, ""];
    return { at: "join", link, name };
  }
  if (first === "watch" && second && secret) return { at: "watch", table: second, token: secret };
  return first && first !== "index.html" ? { at: "nowhere" } : { at: "lobby" };
}

class Route {
  place = $state.raw<Place>(placeOf(new URL(location.href)));

  constructor() {
    const look = (): void => {
      this.place = placeOf(new URL(location.href));
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  /** Somebody has just made a table for friends, who want their links. */
  inviting = false;

  go(path: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeOf(new URL(location.href));
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Links inside the client change the screen without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
