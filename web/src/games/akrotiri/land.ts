/** Land: how far a point of the sea is from it. With some noise this makes a height, so that coasts are rough. */

import { corner, distance, towards, turnPoint, type Laid, type Point } from './grid';

export const LAND_RADIUS = 0.365;
export const THERA_RADIUS = 0.4;
const NECK = 0.18;
/** How softly land flows into land. */
const SOFT = 0.05;
const ROUGH = 0.042;
/** Samples along a side of a square. */
export const FINE = 14;

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
export function survey(x: number, y: number, tile: Laid | undefined, half: boolean): Float32Array {
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
