/** Spots of the board that can be touched, and how pointer and keys find them. */

import { distance, type Point } from './grid';

export interface Target {
  id: string;
  at: Point;
}

/** The target nearest to a point, if it is near enough. */
export function nearest<T extends Target>(targets: readonly T[], point: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const target of targets) {
    const far = distance(target.at, point);
    if (far <= least) [best, least] = [target, far];
  }
  return best;
}

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The target that an arrow key leads to: near, and more in its direction than to either side. */
export function step<T extends Target>(targets: readonly T[], from: T, way: Point): T {
  let best = from;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = [target.at.x - from.at.x, target.at.y - from.at.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0.01 || aside > 2.5 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
