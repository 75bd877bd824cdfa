// The keys of a table: letters for the tools, arrows to go from component to component.

interface Actions {
  undo: () => void;
  hint: () => void;
  rules: () => void;
  help: () => void;
  back: () => void;
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box that lies nearest in a direction: what lies straight ahead goes before what lies aslant. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead < 4 || aside > ahead * 4) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** Arrows move the focus among the spots of a board. */
function move(root: HTMLElement, direction: readonly [number, number]): boolean {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.dataset["c"] || !root.contains(now)) return false;
  const spots = [...root.querySelectorAll<HTMLElement>("[data-c]")].filter((spot) => spot !== now && spot.offsetParent !== null);
  const next = nearest(
    now.getBoundingClientRect(),
    spots.map((spot) => spot.getBoundingClientRect()),
    direction,
  );
  if (next < 0) return false;
  rove(root, spots[next]!);
  spots[next]!.focus();
  return true;
}

/** One spot of the board is reached by Tab; the others from it, by arrows. */
export function rove(root: HTMLElement, spot: HTMLElement): void {
  for (const other of root.querySelectorAll<HTMLElement>('[data-c][tabindex="0"]')) other.tabIndex = -1;
  spot.tabIndex = 0;
}

/** See that Tab reaches the board: at what may be chosen, if there is something. */
export function reachable(root: HTMLElement): void {
  const entry = root.querySelector<HTMLElement>('[data-c][tabindex="0"]');
  if (entry && entry.offsetParent !== null && entry.matches(".glow, .sel, :focus")) return;
  const best = root.querySelector<HTMLElement>("[data-c].glow, [data-c].sel") ?? entry ?? root.querySelector<HTMLElement>("[data-c]");
  if (best) rove(root, best);
}

/** The letter of a key, as it stands on a Latin keyboard: whoever writes Russian finds it at the same place. */
export function letter(event: KeyboardEvent): string {
  return /^\P{ASCII}$/u.test(event.key) && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}

export function keyboard(actions: Actions): (event: KeyboardEvent, root: HTMLElement | undefined) => void {
  return (event, root) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select")) return;
    const arrow = ARROWS[event.key];
    if (arrow && root) {
      if (move(root, arrow)) event.preventDefault();
      return;
    }
    const action = { u: actions.undo, h: actions.hint, r: actions.rules, "?": actions.help, Escape: actions.back }[letter(event)];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
