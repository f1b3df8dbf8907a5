/** How the signs of an action are arranged on its plaque, and the plaques around the gears. In units of the board. */

import { around, type Box, MODULE, ORIGIN, type Place, type Point, spaceDirection, TIP, WHEEL_TIP } from './geometry';
import { ofAction, signs } from './turn';
import type { Action, Amount } from './types';

export interface Item {
  sign: string;
  number: number | null;
  x: number;
  y: number;
  size: number;
}

export interface Plaque {
  items: Item[];
  width: number;
  height: number;
}

const SIGN = 18;
const JOINT = 10;
const PADDING = 4;
const GAP = 3;

/** Signs that join two others. */
const JOINTS = new Set(['arrow', 'or']);

/** The spaces that offer all actions of their gear. */
export const FREE: Plaque = {
  items: [{ sign: 'any', number: null, x: 0, y: 0, size: SIGN - 1 }],
  width: SIGN + 6,
  height: SIGN + 6,
};

function widthOf([sign]: Amount): number {
  return JOINTS.has(sign) ? JOINT : SIGN;
}

/** What is drawn of an action next to its gear. */
export function shown(action: Action): Amount[] {
  const bargain = ofAction(action);
  // That Chichen Itza takes skulls is on the gear; what research costs depends on the level.
  const pays = bargain.pays.filter(([sign, number]) => sign !== 'skull' && !(sign === 'block' && number === null));
  return signs({ ...bargain, pays });
}

/** Signs side by side, around the middle of a row. */
function row(amounts: Amount[], y: number): Item[] {
  let left = -rowWidth(amounts) / 2;
  return amounts.map((amount) => {
    const own = widthOf(amount);
    left += own;
    const [sign, number] = amount;
    return { sign, number, x: left - own / 2, y, size: sign === 'arrow' ? 7 : SIGN - 1 };
  });
}

function rowWidth(amounts: Amount[]): number {
  return amounts.reduce((sum, amount) => sum + widthOf(amount), 0);
}

function stacked(rows: Amount[][]): Plaque {
  const height = rows.length * SIGN;
  return {
    items: rows.flatMap((amounts, index) => row(amounts, (index + 0.5) * SIGN - height / 2)),
    width: Math.max(...rows.map(rowWidth)) + 2 * PADDING,
    height: height + 6,
  };
}

/** Above and below a gear plaques are upright, and next to it they are flat, so that they take little of the way around. */
export function plaque(action: Action, direction: number): Plaque {
  const amounts = shown(action);
  const upright = Math.abs(Math.cos((direction * Math.PI) / 180)) > 0.62;
  if (action.message !== 'chichen_itza') return stacked([amounts]);
  const [points, ...rest] = amounts;
  return points && (upright || rest.length > 1) ? stacked([[points], rest]) : stacked([amounts]);
}

/** A harvest: a row for corn and one for wood, each with the tiles that are left. */
export function harvestPlaque(action: Action): Plaque {
  const rows = [...action.gains, ...action.or].map(([crop, number]): Amount[] => [
    [crop, number],
    [`${crop}_tiles`, null],
  ]);
  return stacked(rows);
}

// Around the gears

function boxAt({ width, height }: Plaque, { x, y }: Point): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What the plaques of a gear cover. */
export function boxes(plaques: (Plaque | null)[], spots: (Point | null)[]): Box[] {
  return plaques.flatMap((shape, space) => {
    const at = spots[space];
    return shape && at ? [boxAt(shape, at)] : [];
  });
}

export function overlap(a: Box, b: Box, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}

export function overlapCircle({ x, y, width, height }: Box, centre: Point, radius: number): boolean {
  const dx = Math.max(x - centre.x, 0, centre.x - x - width);
  const dy = Math.max(y - centre.y, 0, centre.y - y - height);
  return Math.hypot(dx, dy) < radius;
}

/** The Starting Player Space, in the gap at the top. */
export const START: Box = { x: -32, y: -WHEEL_TIP - 92, width: 58, height: 74 };

/** How far a plaque may be to the side of its space, in degrees, nearest first. */
const ASIDE = [0, 2, -2, 4, -4, 6, -6, 8, -8, 10, -10, 12, -12, 14, -14, 16, -16];
const FARTHEST = 9 * MODULE;

/**
 * Where the plaques are: each in the direction of its space, or a little aside, as close to the gear as it can be without
 * touching a gear, the wheel, the Starting Player Space or a plaque before it.
 */
export function arrange(gears: Place[], plaques: (Plaque | null)[][]): (Point | null)[][] {
  const taken: Box[] = [START];
  const circles = [
    { centre: ORIGIN, radius: WHEEL_TIP },
    ...gears.map(({ centre, pitch }) => ({ centre, radius: pitch + TIP })),
  ];
  const clear = (box: Box) =>
    !taken.some((other) => overlap(box, other, GAP)) &&
    !circles.some(({ centre, radius }) => overlapCircle(box, centre, radius + GAP));

  /** The nearest clear place in a direction. */
  function nearest(place: Place, shape: Plaque, direction: number): { at: Point; away: number } | null {
    for (let away = TIP; away < FARTHEST; away++) {
      const at = around(place.centre, place.pitch + away, direction);
      if (clear(boxAt(shape, at))) return { at, away };
    }
    return null;
  }

  function best(place: Place, shape: Plaque, space: number): Point {
    const direction = spaceDirection(place, space);
    const found = ASIDE.flatMap((aside) => {
      const spot = nearest(place, shape, direction + aside);
      return spot ? [{ at: spot.at, cost: spot.away + Math.abs(aside) }] : [];
    });
    const fallback = { at: around(place.centre, place.pitch + FARTHEST, direction), cost: Infinity };
    const { at } = found.reduce((a, b) => (b.cost < a.cost ? b : a), fallback);
    taken.push(boxAt(shape, at));
    return at;
  }

  return gears.map((place, gear) => {
    const row = plaques[gear] ?? [];
    const spots: (Point | null)[] = row.map(() => null);
    for (const space of fromTheWheel(row.length)) {
      const shape = row[space];
      if (shape) spots[space] = best(place, shape, space);
    }
    return spots;
  });
}

/** The spaces next to the wheel first, since they have the least room. */
function fromTheWheel(spaces: number): number[] {
  const middle = (spaces - 1) / 2;
  return Array.from({ length: spaces }, (_, space) => space).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
}

const arranged = new Map<string, (Point | null)[][]>();

/** As `arrange`, which takes a moment: the same shapes get the same places. */
export function arrangedOnce(gears: Place[], plaques: (Plaque | null)[][]): (Point | null)[][] {
  const key = plaques.flatMap((row) => row.map((shape) => (shape ? `${shape.width}x${shape.height}` : ''))).join();
  const spots = arranged.get(key) ?? arrange(gears, plaques);
  arranged.set(key, spots);
  return spots;
}
