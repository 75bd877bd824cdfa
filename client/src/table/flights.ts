// Things travel from where they were to where they are now. A thing that can travel carries `data-fly` with its name;
// `data-from` names where a new thing comes from, `data-to` where a thing goes that disappears; `data-nest` marks such places.
// A new thing that sets out only when another has come to rest says in `data-wait` how many milliseconds that takes; it comes
// from where that lies now.

interface Seen {
  rect: DOMRect;
  copy: HTMLElement | SVGElement | null;
  to: string | null;
}

export interface Snapshot {
  things: Map<string, Seen>;
  nests: Map<string, DOMRect>;
}

const MOVE = 260;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const running = new Set<Animation>();

export function snapshot(root: ParentNode): Snapshot {
  const things = new Map<string, Seen>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const to = thing.dataset.to ?? null;
    things.set(thing.dataset.fly!, { rect: thing.getBoundingClientRect(), copy: to ? copied(thing) : null, to });
  }
  return { things, nests: nestsOf(root) };
}

function nestsOf(root: ParentNode): Map<string, DOMRect> {
  const nests = new Map<string, DOMRect>();
  for (const nest of root.querySelectorAll<HTMLElement>("[data-nest]")) {
    const rect = nest.getBoundingClientRect();
    if (rect.width) nests.set(nest.dataset.nest!, rect);
  }
  return nests;
}

function copied(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-fly],[data-c],[tabindex],[id]")]) {
    for (const name of ["data-fly", "data-c", "tabindex", "data-from", "data-to", "data-wait"]) one.removeAttribute(name);
    if (one.id && !one.closest("clipPath")) one.removeAttribute("id");
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

const moved = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 3 || Math.abs(a.width - b.width) > 3;

/** Let everything travel that isn't where it was; resolves when all have arrived. */
export async function fly(root: ParentNode, before: Snapshot, layer: HTMLElement, pace: number): Promise<void> {
  if (!pace) return;
  const nests = nestsOf(root);
  const flights: Promise<unknown>[] = [];
  const present = new Set<string>();
  let order = 0;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = thing.dataset.fly!;
    present.add(name);
    const rect = thing.getBoundingClientRect();
    if (!rect.width || !visible(rect)) continue;
    const seen = before.things.get(name);
    const from = seen?.rect ?? origin(thing, before, nests);
    if (!from) {
      if (before.things.size)
        flights.push(track(thing.animate([{ opacity: 0, transform: "scale(.86)" }, {}], { duration: 150 * pace, easing: EASE })));
    } else if (from.width && moved(from, rect)) {
      const wait = seen ? 0 : Number(thing.dataset.wait ?? 0);
      const delay = (wait + Math.min(order++, 4) * 90) * pace;
      flights.push(travel(thing, copied(thing), from, rect, layer, pace, { delay, flip: thing.dataset.flip === "true" && !seen, unseen: wait > 0 }));
    }
  }
  for (const [name, seen] of before.things) {
    if (present.has(name) || !seen.copy || !seen.rect.width) continue;
    const to = nests.get(seen.to!);
    if (to)
      flights.push(travel(null, seen.copy as HTMLElement, seen.rect, shrunk(to, seen.rect), layer, pace, { delay: Math.min(order++, 4) * 90 * pace }));
  }
  await Promise.allSettled(flights);
}

function origin(thing: HTMLElement, before: Snapshot, nests: Map<string, DOMRect>): DOMRect | null {
  const from = thing.dataset.from;
  if (!from) return null;
  const nest = (thing.dataset.wait && nests.get(from)) || (before.things.get(from)?.rect ?? before.nests.get(from));
  return nest ? shrunk(nest, thing.getBoundingClientRect()) : null;
}

/** A place of the thing's own shape in the middle of a nest, no larger than either. */
function shrunk(nest: DOMRect, thing: DOMRect): DOMRect {
  const k = Math.min(1, nest.width / thing.width, nest.height / thing.height);
  const [w, h] = [thing.width * k, thing.height * k];
  return new DOMRect(nest.x + (nest.width - w) / 2, nest.y + (nest.height - h) / 2, w, h);
}

function visible(rect: DOMRect): boolean {
  return rect.bottom > -80 && rect.right > -80 && rect.top < innerHeight + 80 && rect.left < innerWidth + 80;
}

function track(animation: Animation): Promise<unknown> {
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

interface Start {
  delay: number;
  /** It is turned face up on the way. */
  flip?: boolean;
  /** It isn't seen before it sets out. */
  unseen?: boolean;
}

function travel(
  thing: HTMLElement | null,
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  layer: HTMLElement,
  pace: number,
  { delay, flip = false, unseen = false }: Start,
): Promise<unknown> {
  const base = thing ? to : from;
  const holder = document.createElement("div");
  holder.style.cssText = `position:fixed;left:${base.x}px;top:${base.y}px;width:${base.width}px;height:${base.height}px;transform-origin:0 0;will-change:transform`;
  // The board may be drawn to scale: the copy is drawn as large as the thing and scaled with its holder.
  const scale = thing ? base.width / (thing.offsetWidth || base.width) : 1;
  copy.style.cssText += `;position:absolute;left:0;top:0;margin:0;transform:scale(${scale});transform-origin:0 0`;
  holder.append(copy);
  layer.append(holder);
  const at = (rect: DOMRect, turn = ""): string =>
    `translate(${rect.x - base.x}px,${rect.y - base.y}px) scale(${rect.width / base.width},${rect.height / base.height}) ${turn}`;
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, (from.width + to.width) / 2, (from.height + to.height) / 2);
  const timing: KeyframeAnimationOptions = { duration: MOVE * pace, delay, easing: EASE, fill: unseen ? "forwards" : "both" };
  if (unseen) holder.style.opacity = "0";
  const frames = flip
    ? [{ transform: at(from, "rotateY(90deg)") }, { transform: at(middle, "rotateY(45deg)") }, { transform: at(to) }]
    : [{ transform: at(from) }, { transform: at(middle) }, { transform: at(to) }];
  const flight = holder.animate(unseen ? frames.map((frame) => ({ ...frame, opacity: 1 })) : frames, timing);
  const hiding = thing?.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: MOVE * pace + delay });
  if (hiding) void track(hiding).catch(() => undefined);
  return track(flight).finally(() => {
    holder.remove();
    hiding?.cancel();
  });
}

/** Whoever goes on doesn't wait for things under way. */
export function land(): void {
  for (const animation of running) animation.finish();
}
