// Outlines on a coarse grid: every corner is put on the grid by itself, so that nothing drifts, and written as briefly as it can be.

/** How many numbers each command of a path takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Piece = [command: string, ...numbers: number[]];

function* read(path: string): Generator<Piece> {
  let at = 0;
  const skip = (): void => {
    while (/[\s,]/.test(path[at] ?? "")) at++;
  };
  const number = (): number => {
    skip();
    const found = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/.exec(path.slice(at, at + 32));
    if (!found) throw new Error(`no number at ${path.slice(at, at + 20)}`);
    at += found[0].length;
    return Number(found[0]);
  };
  /** The two flags of an arc may stand right beside what follows. */
  const flag = (): number => {
    skip();
    return Number(path[at++]);
  };
  let command = "";
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at]!)) command = path[at++]!;
    const kind = command.toLowerCase();
    yield [command, ...Array.from({ length: NUMBERS[kind]! }, (_, i) => (kind === "a" && (i === 3 || i === 4) ? flag() : number()))];
    if (kind === "m") command = command === "m" ? "l" : "L";
  }
}

/** The same outline in steps of `grid`, all commands relative. */
function* gridded(path: string, grid: number): Generator<Piece> {
  const round = (value: number): number => Math.round(value / grid);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [command, ...numbers] of read(path)) {
    const kind = command.toLowerCase();
    const [baseX, baseY] = command === kind ? [x, y] : [0, 0];
    const [fromX, fromY] = [round(x), round(y)];
    if (kind === "z") {
      [x, y] = [startX, startY];
      yield ["z"];
    } else if (kind === "a") {
      const [rx, ry, turn, large, sweep, toX, toY] = numbers as [number, number, number, number, number, number, number];
      [x, y] = [baseX + toX, baseY + toY];
      yield ["a", Math.max(1, round(rx)), Math.max(1, round(ry)), Math.round(turn), large, sweep, round(x) - fromX, round(y) - fromY];
    } else {
      const full = kind === "h" ? [numbers[0]!, y - baseY] : kind === "v" ? [x - baseX, numbers[0]!] : numbers;
      const moves = full.map((value, i) => (i % 2 ? round(baseY + value) - fromY : round(baseX + value) - fromX));
      [x, y] = [baseX + full.at(-2)!, baseY + full.at(-1)!];
      if (kind === "m") [startX, startY] = [x, y];
      const [dx, dy] = moves as [number, number];
      if (kind === "m" || "cqst".includes(kind)) {
        if (kind === "m" || moves.some(Boolean)) yield [kind, ...moves];
      } else if (dx && dy) yield ["l", dx, dy];
      else if (dx) yield ["h", dx];
      else if (dy) yield ["v", dy];
    }
  }
}

function written(pieces: Iterable<Piece>): string {
  let path = "";
  let last = "";
  for (const [command, ...numbers] of pieces) {
    const goesOn = command === last && !"mz".includes(command);
    path += goesOn ? "" : command;
    numbers.forEach((value, i) => (path += (i || goesOn) && value >= 0 ? ` ${value}` : value));
    last = command;
  }
  return path;
}

/** An outline on a grid of `grid` units, in units of that grid. */
export function coarse(path: string, grid: number): string {
  return written(gridded(path, grid));
}
