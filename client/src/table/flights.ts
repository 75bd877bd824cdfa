// Things travel from where they were to where they are now. A thing that can travel carries `data-fly` with its name;
// `data-from` names where a new thing comes from (the first of these places that is there), `data-to` where a thing goes
// that disappears; `data-nest` marks such places, by one name or more. `data-flip`: what is new is turned over. `data-turn`: what disappears is
// turned over before it goes. `data-drop`: it settles where it lands. `data-around`: it walks round the middle of that nest.
// `data-wait`: a new thing sets out only when another has come to rest, after so many milliseconds, from where that lies now.
// Where nothing on the board tells the way, the game does.

interface Seen {
  rect: DOMRect;
  copy: HTMLElement | SVGElement | null;
  to: string | null;
  turn: boolean;
}

/** What is carried from one place to another without being a thing of the board: its drawing and how large that is. */
export interface Load {
  drawn: string;
  size: number;
  /** A nest, or a component. */
  from: string;
  to: string;
}

/** What only the news know of the way that things took. */
export interface Journeys {
  /** The nests to which things went that have disappeared, by the things' names or by what they have for `data-to`. */
  gone: Map<string, string>;
  carried: Load[];
}

export interface Snapshot {
  things: Map<string, Seen>;
  nests: Map<string, DOMRect>;
}

const MOVE = 260;
const TURN = 350;
/** How far apart in time things of one move set out. */
const APART = 90;
/** How far a thing sinks in before it stands. */
const SETTLE = 2;
/** In how many pieces a way round is walked. */
const ARC = 8;
/** Of many goods no more are seen to be carried. */
const CARRIED = 5;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const running = new Set<Animation>();

export function snapshot(root: ParentNode): Snapshot {
  const things = new Map<string, Seen>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const to = thing.dataset.to ?? null;
    things.set(thing.dataset.fly!, { rect: thing.getBoundingClientRect(), copy: to ? copied(thing) : null, to, turn: thing.dataset.turn === "true" });
  }
  return { things, nests: nestsOf(root) };
}

function nestsOf(root: ParentNode): Map<string, DOMRect> {
  const nests = new Map<string, DOMRect>();
  for (const nest of root.querySelectorAll<HTMLElement>("[data-nest]")) {
    const rect = nest.getBoundingClientRect();
    if (rect.width) for (const name of nest.dataset.nest!.split(" ")) nests.set(name, rect);
  }
  return nests;
}

function copied(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-fly],[data-c],[data-nest],[tabindex],[id]")]) {
    for (const name of ["data-fly", "data-c", "tabindex", "data-from", "data-to", "data-nest", "data-wait"]) one.removeAttribute(name);
    if (one.id && !one.closest("clipPath")) one.removeAttribute("id");
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

const moved = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 3 || Math.abs(a.width - b.width) > 3;

/** Let everything travel that isn't where it was; resolves when all have arrived. */
export async function fly(root: ParentNode, before: Snapshot, layer: HTMLElement, pace: number, journeys?: Journeys): Promise<void> {
  if (!pace) return;
  const nests = nestsOf(root);
  const flights: Promise<unknown>[] = [];
  const present = new Set<string>();
  let order = 0;
  const later = (): number => Math.min(order++, 4) * APART * pace;
  for (const thing of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = thing.dataset.fly!;
    present.add(name);
    const rect = thing.getBoundingClientRect();
    if (!rect.width || !visible(rect)) continue;
    const seen = before.things.get(name);
    const from = seen?.rect ?? origin(thing, before, nests);
    const turned = thing.dataset.flip === "true" && !seen;
    if (!from) {
      if (before.things.size)
        flights.push(track(thing.animate([{ opacity: 0, transform: "scale(.86)" }, {}], { duration: 150 * pace, easing: EASE })));
    } else if (from.width && moved(from, rect)) {
      const around = middleOf(nests.get(thing.dataset.around ?? ""));
      const wait = seen ? 0 : Number(thing.dataset.wait ?? 0);
      const journey = { thing, copy: copied(thing), from, to: rect, turned, drops: thing.dataset.drop === "true", around, unseen: wait > 0 };
      flights.push(travel(journey, layer, pace, wait * pace + later()));
    } else if (turned && from.width) {
      flights.push(turnOver(thing, before.things.get(thing.dataset.from!)?.copy ?? null, rect, layer, pace));
    }
  }
  for (const [name, seen] of before.things) {
    if (present.has(name) || !seen.copy || !seen.rect.width) continue;
    const to = nests.get(journeys?.gone.get(name) ?? journeys?.gone.get(seen.to!) ?? seen.to!);
    if (!to) continue;
    const journey = { copy: seen.copy as HTMLElement, from: seen.rect, to: shrunk(to, seen.rect), turnsFirst: seen.turn };
    flights.push(travel(journey, layer, pace, later()));
  }
  for (const load of journeys?.carried.slice(0, CARRIED) ?? []) {
    const [from, to] = [before.nests.get(load.from) ?? placeOf(root, load.from), nests.get(load.to)];
    if (!from || !to) continue;
    const journey = { copy: drawnLoad(load), from: square(from, load.size), to: square(to, load.size) };
    flights.push(travel(journey, layer, pace, later()));
  }
  await Promise.allSettled(flights);
}

function origin(thing: HTMLElement, before: Snapshot, nests: Map<string, DOMRect>): DOMRect | null {
  for (const from of thing.dataset.from?.split(" ") ?? []) {
    const nest = (thing.dataset.wait && nests.get(from)) || (before.things.get(from)?.rect ?? before.nests.get(from));
    if (nest) return shrunk(nest, thing.getBoundingClientRect());
  }
  return null;
}

function placeOf(root: ParentNode, component: string): DOMRect | null {
  const rect = root.querySelector(`[data-c="${CSS.escape(component)}"]`)?.getBoundingClientRect();
  return rect?.width && visible(rect) ? rect : null;
}

/** A place of the thing's own shape in the middle of a nest, no larger than either. */
function shrunk(nest: DOMRect, thing: DOMRect): DOMRect {
  const k = Math.min(1, nest.width / thing.width, nest.height / thing.height);
  const [w, h] = [thing.width * k, thing.height * k];
  return new DOMRect(nest.x + (nest.width - w) / 2, nest.y + (nest.height - h) / 2, w, h);
}

function square(nest: DOMRect, size: number): DOMRect {
  return shrunk(nest, new DOMRect(0, 0, size, size));
}

function middleOf(rect: DOMRect | undefined): DOMPoint | undefined {
  return rect && new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
}

function drawnLoad({ drawn, size }: Load): HTMLElement {
  const load = document.createElement("div");
  load.innerHTML = `<svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" aria-hidden="true">${drawn}</svg>`;
  return load;
}

function visible(rect: DOMRect): boolean {
  return rect.bottom > -80 && rect.right > -80 && rect.top < innerHeight + 80 && rect.left < innerWidth + 80;
}

function track(animation: Animation): Promise<unknown> {
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

interface Journey {
  /** The thing itself, if it is on the board: hidden while its copy is under way. */
  thing?: HTMLElement;
  copy: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  turned?: boolean;
  turnsFirst?: boolean;
  drops?: boolean;
  around?: DOMPoint | undefined;
  /** It isn't seen before it sets out. */
  unseen?: boolean;
}

function travel({ thing, copy, from, to, turned, turnsFirst, drops, around, unseen }: Journey, layer: HTMLElement, pace: number, delay: number): Promise<unknown> {
  const base = thing ? to : from;
  // The board may be drawn to scale: the copy is drawn as large as the thing and scaled with its holder.
  const holder = held(copy, base, thing ? base.width / (thing.offsetWidth || base.width) : 1, layer);
  const at = (rect: DOMRect, turn = ""): Keyframe => ({
    transform: `translate(${rect.x - base.x}px,${rect.y - base.y}px) scale(${rect.width / base.width},${rect.height / base.height}) ${turn}`,
  });
  const way = around ? arc(from, to, around) : [halfway(from, to)];
  const frames: Keyframe[] = turned
    ? [at(from, turn(90)), at(way[0]!, turn(45)), at(to)]
    : [at(from), ...way.map((rect) => at(rect)), ...(drops ? [at(lower(to)), at(to)] : [at(to)])];
  if (turnsFirst) frames.splice(0, 1, at(from, turn(0)), { ...at(from, turn(180)), offset: TURN / (TURN + MOVE) });
  const duration = (turnsFirst ? TURN + MOVE : MOVE) * pace;
  if (unseen) {
    holder.style.opacity = "0";
    for (const frame of frames) frame.opacity = 1;
  }
  const flight = holder.animate(frames, { duration, delay, easing: EASE, fill: unseen ? "forwards" : "both" });
  const hiding = thing && hidden(thing, duration + delay);
  return track(flight).finally(() => {
    holder.remove();
    hiding?.cancel();
  });
}

/** Turned over where it lies: its other face first, if that was seen. */
function turnOver(thing: HTMLElement, back: Element | null, rect: DOMRect, layer: HTMLElement, pace: number): Promise<unknown> {
  const scale = rect.width / (thing.offsetWidth || rect.width);
  const faces = [...(back ? [back.cloneNode(true) as HTMLElement] : []), copied(thing)].map((face) => held(face, rect, scale, layer));
  const half = (TURN / 2) * pace;
  const turns = faces.map((face, i) => {
    const front = i === faces.length - 1;
    const angles = front ? [-90, 0] : [0, 90];
    const timing = { duration: half, delay: front && back ? half : 0, easing: "linear" };
    const seen = face.animate([{ visibility: "visible" }, { visibility: "visible" }], timing);
    void track(seen).catch(() => undefined);
    face.style.visibility = "hidden";
    return track(face.animate(angles.map((angle) => ({ transform: turn(angle) })), timing));
  });
  const hiding = hidden(thing, half * faces.length);
  return Promise.allSettled(turns).finally(() => {
    for (const face of faces) face.remove();
    hiding.cancel();
  });
}

/** A copy in the layer above everything, at that place. */
function held(copy: HTMLElement, at: DOMRect, scale: number, layer: HTMLElement): HTMLElement {
  const holder = document.createElement("div");
  holder.style.cssText = `position:fixed;left:${at.x}px;top:${at.y}px;width:${at.width}px;height:${at.height}px;transform-origin:0 0;will-change:transform`;
  copy.style.cssText += `;position:absolute;left:0;top:0;margin:0;transform:scale(${scale});transform-origin:0 0`;
  holder.append(copy);
  layer.append(holder);
  return holder;
}

function hidden(thing: HTMLElement, duration: number): Animation {
  const hiding = thing.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration });
  void track(hiding).catch(() => undefined);
  return hiding;
}

/** About its own middle. */
const turn = (degrees: number): string => `translateX(50%) rotateY(${degrees}deg) translateX(-50%)`;

const lower = (rect: DOMRect): DOMRect => new DOMRect(rect.x, rect.y + SETTLE, rect.width, rect.height);

function halfway(from: DOMRect, to: DOMRect): DOMRect {
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  return new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, (from.width + to.width) / 2, (from.height + to.height) / 2);
}

/** The way round a middle, the shorter way. */
export function arc(from: DOMRect, to: DOMRect, middle: DOMPoint): DOMRect[] {
  const polar = (rect: DOMRect): [number, number] => {
    const [x, y] = [rect.x + rect.width / 2 - middle.x, rect.y + rect.height / 2 - middle.y];
    return [Math.hypot(x, y), Math.atan2(y, x)];
  };
  const [[r, a], [s, b]] = [polar(from), polar(to)];
  const sweep = ((b - a + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Array.from({ length: ARC - 1 }, (_, i) => {
    const part = (i + 1) / ARC;
    const [radius, angle] = [r + (s - r) * part, a + sweep * part];
    const [w, h] = [from.width + (to.width - from.width) * part, from.height + (to.height - from.height) * part];
    return new DOMRect(middle.x + radius * Math.cos(angle) - w / 2, middle.y + radius * Math.sin(angle) - h / 2, w, h);
  });
}

/** Whoever goes on doesn't wait for things under way. */
export function land(): void {
  for (const animation of running) animation.finish();
}
