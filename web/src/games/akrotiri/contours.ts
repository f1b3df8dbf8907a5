/** Lines of equal height on a chart, by marching squares. */

import type { Point } from './grid';
import { FINE } from './land';

/** Part of a rectangle of squares, with a rim of open water around it. */
export interface Chart {
  left: number;
  top: number;
  columns: number;
  rows: number;
  heights: Float32Array;
}

/** Where a line of equal height crosses the edges of a cell, by the corners that are above it: pairs of edges. */
const CROSSINGS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 0, 1, 2], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 1, 2, 3], [2, 1], [1, 3], [1, 0], [0, 3], [],
]; // prettier-ignore

/** Closed lines of equal height. */
export function contours(map: Chart, level: number): Point[][] {
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
