// The server sends what changed in a view; here the new view is made, the old one stays as it was.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = { [key: string]: Json };
export type Change = [path: (string | number)[], value?: Json];

/** The view with the changes made: untouched branches are shared with the old one. */
export function changed(view: View, changes: readonly Change[]): View {
  const fresh = new Set<Json>();
  const copied = (value: Json | undefined): Json[] | { [key: string]: Json } => {
    if (value !== undefined && fresh.has(value)) return value as Json[];
    const copy = Array.isArray(value) ? [...value] : { ...(value as View) };
    fresh.add(copy);
    return copy;
  };
  let root = view;
  for (const [path, ...put] of changes) {
    if (!path.length) {
      root = put[0] as View;
      continue;
    }
    root = copied(root) as View;
    let at: View = root;
    for (const step of path.slice(0, -1)) at = at[step] = copied(at[step]) as View;
    const last = path.at(-1)!;
    if (put.length) at[last] = put[0]!;
    else if (Array.isArray(at)) (at as Json[]).splice(Number(last), 1);
    else delete at[last];
  }
  return root;
}
