/**
 * Coasts. There is land at every corner of a square, joined across a tile by necks. A coast is a line of equal height
 * around everything that is joined, so that an island of many tiles is one shape.
 */

import { contours, smooth, type Chart } from './contours';
import { cornerName, joinCorners, key } from './corners';
import { CORNERS, distance, THERA, type Laid, type Point } from './grid';
import { FINE, survey } from './land';

export interface Coast {
  /** The corner of squares that names the island, see `Corners`. */
  island: string;
  /** Lines of equal height, the lowest first, as data of paths. */
  levels: string[];
}

const LEVELS = [0, -0.055, -0.15];

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
