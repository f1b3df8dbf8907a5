/** Corners of squares: there is land at each of them, and tiles join them to islands. */

import { corner, type Laid, type Point } from './grid';

/** The name of a corner. */
export function key(x: number, y: number): string {
  return `${x},${y}`;
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
