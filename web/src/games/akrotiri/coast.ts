/**
 * Coasts. There is land at every corner of a square, joined across a tile by necks. How far a point is from land, with
 * some noise, makes a height; a coast is a line of equal height around everything that is joined, so that an island of
 * many tiles is one shape.
 */

import { CORNERS, corner, distance, THERA, towards, turnPoint, type Laid, type Point } from './grid';

export const LAND_RADIUS = 0.365;
export const THERA_RADIUS = 0.4;
const NECK = 0.18;
/** How softly land flows into land. */
const SOFT = 0.05;
const ROUGH = 0.042;
/** Samples along a side of a square. */
const FINE = 14;

// Noise: smooth, repeatable, and the same at a point of the board for both seats.

function hash(x: number, y: number): number {
  let word = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  word = Math.imul(word ^ (word >>> 13), 1274126177);
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 31 - 1;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const above = hash(left, top) * (1 - u) + hash(left + 1, top) * u;
  const below = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}

function roughness(point: Point, half: boolean): number {
  const { x, y } = turnPoint(point, half);
  return ROUGH * (noise(4.5 * x, 4.5 * y) + 0.35 * noise(8 * x + 50, 8 * y));
}

// Land

/** The way from one corner of a tile to another that it is joined with: straight across, or around the haven between. */
export function neck(a: number, b: number): Point[] {
  const heart = { x: 0.5, y: 0.5 };
  const from = towards(corner(a), heart, 0.2);
  const to = towards(corner(b), heart, 0.2);
  if (Math.abs(a - b) === 2) return [from, to];
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = towards(between, heart, distance(between, heart) * 0.44);
  return [from, towards(from, bend, 0.1), bend, towards(to, bend, 0.1), to];
}

function necks(tile: Laid): Point[][] {
  return tile.land.flatMap((group) => group.slice(1).map((k, i) => neck(group[i] as number, k)));
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

function union(a: number, b: number): number {
  const h = Math.max(SOFT - Math.abs(a - b), 0) / SOFT;
  return Math.min(a, b) - (h * h * SOFT) / 4;
}

/** How far a point of a square is from the nearest land; negative on land. */
function fromLand(x: number, y: number, u: number, v: number, ways: Point[][]): number {
  let far = 1;
  for (let k = 0; k < 4; k++) {
    const { x: cx, y: cy } = corner(k);
    const radius = x + cx === 1 && y + cy === 1 ? THERA_RADIUS : LAND_RADIUS;
    far = union(far, Math.hypot(u - cx, v - cy) - radius);
  }
  for (const way of ways) {
    for (let i = 1; i < way.length; i++) {
      far = union(far, toSegment({ x: u, y: v }, way[i - 1] as Point, way[i] as Point) - NECK / 2);
    }
  }
  return far;
}

/** The distances from land over a square, row by row, FINE + 1 of each. */
function survey(x: number, y: number, tile: Laid | undefined, half: boolean): Float32Array {
  const ways = tile ? necks(tile) : [];
  const field = new Float32Array((FINE + 1) ** 2);
  for (let row = 0; row <= FINE; row++) {
    for (let column = 0; column <= FINE; column++) {
      const [u, v] = [column / FINE, row / FINE];
      field[row * (FINE + 1) + column] = fromLand(x, y, u, v, ways) + roughness({ x: x + u, y: y + v }, half);
    }
  }
  return field;
}

/** How many pictures of the sea are kept: as many as a tile in hand is likely to be held over. */
const KEPT = 100;

/** Distances from land all over the sea. What was surveyed or drawn once is remembered. */
export class Soundings {
  private known = new Map<string, Float32Array>();
  private drawn = new Map<string, Coast[]>();

  constructor(private half: boolean) {}

  square(x: number, y: number, tile: Laid | undefined): Float32Array {
    const key = `${x},${y},${tile?.land.join('+') ?? ''}`;
    let field = this.known.get(key);
    if (!field) {
      field = survey(x, y, tile, this.half);
      this.known.set(key, field);
    }
    return field;
  }

  /** The islands that tiles make, each as one shape; without Thera, those of the tiles alone. */
  coasts(tiles: Laid[], thera: readonly Point[] = THERA): Coast[] {
    const key = [thera.length, ...tiles.map(({ x, y, land }) => `${x},${y},${land.join('+')}`)].join(' ');
    const known = this.drawn.get(key);
    if (known) return known;
    if (this.drawn.size >= KEPT) this.drawn.clear();
    const fresh = drawCoasts(tiles, thera, this);
    this.drawn.set(key, fresh);
    return fresh;
  }
}

// Coasts

/** Part of a rectangle of squares, with a rim of open water around it. */
interface Chart {
  left: number;
  top: number;
  columns: number;
  rows: number;
  heights: Float32Array;
}

function key(x: number, y: number): string {
  return `${x},${y}`;
}

function chart(tiles: Laid[], thera: readonly Point[], soundings: Soundings): Chart {
  const squares = new Map<string, Laid | undefined>(thera.map((square) => [key(square.x, square.y), undefined]));
  for (const tile of tiles) squares.set(key(tile.x, tile.y), tile);
  const xs = [...thera, ...tiles].map((square) => square.x);
  const ys = [...thera, ...tiles].map((square) => square.y);
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [wide, high] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - top];
  const [columns, rows] = [wide * FINE + 1, high * FINE + 1];
  const heights = new Float32Array(columns * rows).fill(1);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      // Land at the rim of the tiles continues a little beyond it, out of sight.
      const near = [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => squares.has(key(left + x + dx, top + y + dy))));
      if (!near) continue;
      const field = soundings.square(left + x, top + y, squares.get(key(left + x, top + y)));
      for (let row = 0; row <= FINE; row++) {
        heights.set(field.subarray(row * (FINE + 1), (row + 1) * (FINE + 1)), (y * FINE + row) * columns + x * FINE);
      }
    }
  }
  rim(heights, columns, rows);
  return { left, top, columns, rows, heights };
}

function rim(heights: Float32Array, columns: number, rows: number): void {
  for (let column = 0; column < columns; column++) heights[column] = heights[(rows - 1) * columns + column] = 1;
  for (let row = 0; row < rows; row++) heights[row * columns] = heights[(row + 1) * columns - 1] = 1;
}

/** Where a line of equal height crosses the edges of a cell, by the corners that are above it: pairs of edges. */
const CROSSINGS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 0, 1, 2], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 1, 2, 3], [2, 1], [1, 3], [1, 0], [0, 3], [],
]; // prettier-ignore

/** Closed lines of equal height. */
function contours(map: Chart, level: number): Point[][] {
  const { columns, rows, heights } = map;
  const next = new Map<number, number>();
  const at = new Map<number, Point>();
  const height = (column: number, row: number) => (heights[row * columns + column] as number) - level;
  // An edge is twice the number of its first sample, plus one if it goes down.
  const edge = (column: number, row: number, side: number) =>
    side === 0
      ? 2 * (row * columns + column)
      : side === 1
        ? 2 * (row * columns + column + 1) + 1
        : side === 2
          ? 2 * ((row + 1) * columns + column)
          : 2 * (row * columns + column) + 1;
  const place = (number: number) => {
    const first = number >> 1;
    const [column, row] = [first % columns, Math.floor(first / columns)];
    const down = number & 1;
    const a = height(column, row);
    const b = down ? height(column, row + 1) : height(column + 1, row);
    const t = a / (a - b);
    return { x: map.left + (column + (down ? 0 : t)) / FINE, y: map.top + (row + (down ? t : 0)) / FINE };
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const inside =
        Number(height(column, row) < 0) |
        (Number(height(column + 1, row) < 0) << 1) |
        (Number(height(column + 1, row + 1) < 0) << 2) |
        (Number(height(column, row + 1) < 0) << 3);
      const pairs = CROSSINGS[inside] as readonly number[];
      for (let i = 0; i < pairs.length; i += 2) {
        const from = edge(column, row, pairs[i] as number);
        next.set(from, edge(column, row, pairs[i + 1] as number));
        at.set(from, place(from));
      }
    }
  }
  return loops(next, at);
}

function loops(next: Map<number, number>, at: Map<number, Point>): Point[][] {
  const found: Point[][] = [];
  while (next.size > 0) {
    let edge = next.keys().next().value as number;
    const loop: Point[] = [];
    for (let onwards = next.get(edge); onwards !== undefined; onwards = next.get(edge)) {
      loop.push(at.get(edge) as Point);
      next.delete(edge);
      edge = onwards;
    }
    found.push(loop);
  }
  return found;
}

/** The corner of squares that a coast goes around: the nearest one at its nearest point. */
function cornerOf(loop: Point[]): Point {
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const point of loop) {
    const near = { x: Math.round(point.x), y: Math.round(point.y) };
    if (distance(point, near) < least) [best, least] = [near, distance(point, near)];
  }
  return best;
}

/** Which corners of squares are one island: for each, the first of its island. */
export class Corners {
  private above = new Map<string, string>();

  find(name: string): string {
    const up = this.above.get(name);
    return up === undefined ? name : this.find(up);
  }

  join(a: string, b: string): void {
    const [one, other] = [this.find(a), this.find(b)];
    if (one !== other) this.above.set(other, one);
  }
}

/** The islands that tiles make, by the corners of squares that they join. */
export function joinCorners(tiles: Laid[]): Corners {
  const corners = new Corners();
  for (const tile of tiles) {
    for (const group of tile.land) {
      const names = group.map((k) => cornerName(tile, k));
      for (const name of names.slice(1)) corners.join(names[0] as string, name);
    }
  }
  return corners;
}

/** The corner of the grid at a quadrant. */
export function cornerName(square: Point, k: number): string {
  return key(square.x + corner(k).x, square.y + corner(k).y);
}

export interface Coast {
  /** The corner of squares that names the island, see `Corners`. */
  island: string;
  /** Lines of equal height, the lowest first, as data of paths. */
  levels: string[];
}

const LEVELS = [0, -0.055, -0.15];

function drawCoasts(tiles: Laid[], thera: readonly Point[], soundings: Soundings): Coast[] {
  const map = chart(tiles, thera, soundings);
  const corners = joinCorners(tiles);
  const shown = new Set([...thera, ...tiles].flatMap((square) => CORNERS.map((_, k) => cornerName(square, k))));
  const islands = new Map<string, string[]>();
  LEVELS.forEach((level, number) => {
    for (const loop of contours(map, level)) {
      const { x, y } = cornerOf(loop);
      if (!shown.has(key(x, y))) continue;
      const island = corners.find(key(x, y));
      const paths = islands.get(island) ?? LEVELS.map(() => '');
      paths[number] += smooth(loop);
      islands.set(island, paths);
    }
  });
  return [...islands].map(([island, levels]) => ({ island, levels }));
}

/** A smooth closed path through the middles between points, in hundredths of a square. */
export function smooth(loop: Point[]): string {
  const write = (p: Point) => `${Math.round(1000 * p.x) / 10} ${Math.round(1000 * p.y) / 10}`;
  const halfway = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const last = loop.at(-1) as Point;
  let path = `M${write(halfway(last, loop[0] as Point))}`;
  loop.forEach((point, i) => {
    path += `Q${write(point)} ${write(halfway(point, loop[(i + 1) % loop.length] as Point))}`;
  });
  return `${path}Z`;
}
