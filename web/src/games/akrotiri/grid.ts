/**
 * The grid of the sea: squares, their quadrants and sides, as one seat sees them.
 *
 * Everything that turns is numbered clockwise, so that a quarter turn adds one: sides n e s w, quadrants nw ne se sw.
 * The board is drawn from the viewer's own side; seat 2 sees it turned by half a circle around the middle of Thera.
 * Distances are in sides of a square.
 */

import type { TileCard } from './types';

export interface Point {
  x: number;
  y: number;
}

/** A square with one of its four quadrants or sides. */
export interface Spot extends Point {
  k: number;
}

export const QUADRANTS = ['nw', 'ne', 'se', 'sw'];
export const SIDES = ['n', 'e', 's', 'w'];
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const MIDDLES: readonly Point[] = [
  { x: 0.5, y: 0 },
  { x: 1, y: 0.5 },
  { x: 0.5, y: 1 },
  { x: 0, y: 0.5 },
];
/** Into a square from the middle of each side. */
const INWARDS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];
/** The squares of the board of Thera; its middle is the point 1 1. */
export const THERA: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

export function corner(k: number): Point {
  return CORNERS[k & 3] as Point;
}

export function middle(side: number): Point {
  return MIDDLES[side & 3] as Point;
}

export function inwards(side: number): Point {
  return INWARDS[side & 3] as Point;
}

/** A place of the board by its name, `2,0,nw` or `2,0,n`. */
export function parse(name: string): Spot {
  const [x, y, part] = name.split(',') as [string, string, string];
  return { x: Number(x), y: Number(y), k: Math.max(QUADRANTS.indexOf(part), SIDES.indexOf(part)) };
}

export function nameOf(spot: Spot): string {
  return `${spot.x},${spot.y},${QUADRANTS[spot.k]}`;
}

/** A square as the viewer sees it, and the other way round: turning twice changes nothing. */
export function turnSquare(point: Point, half: boolean): Point {
  return half ? { x: 1 - point.x, y: 1 - point.y } : { x: point.x, y: point.y };
}

export function turnSpot(spot: Spot, half: boolean): Spot {
  return half ? { ...turnSquare(spot, true), k: (spot.k + 2) % 4 } : spot;
}

/** A point anywhere on the board, turned around the middle of Thera. */
export function turnPoint(point: Point, half: boolean): Point {
  return half ? { x: 2 - point.x, y: 2 - point.y } : point;
}

/** A tile in its place. */
export interface Laid extends Point {
  land: number[][];
  lanes: number[][];
  /** The side that the dock of a quadrant serves. */
  docks: Map<number, number>;
  icon: number;
  card: TileCard;
}

export function lay(card: TileCard, square: Point, quarters: number): Laid {
  const turn = (names: string[], name: string) => (names.indexOf(name) + quarters) % 4;
  return {
    x: square.x,
    y: square.y,
    land: card.land.map((group) => group.map((name) => turn(QUADRANTS, name))),
    lanes: card.lanes.map((group) => group.map((name) => turn(SIDES, name))),
    docks: new Map(Object.entries(card.docks).map(([k, side]) => [turn(QUADRANTS, k), turn(SIDES, side)])),
    icon: turn(QUADRANTS, card.icon),
    card,
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point at a distance from one point, on the way to another. */
export function towards(from: Point, to: Point, far: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** A point of a quadrant's land: by its distance from the corner, and from one shore (0°) to the other (90°). */
export function ashore(spot: Spot, far: number, degrees: number): Point {
  const from = corner(spot.k);
  const angle = (degrees * Math.PI) / 180;
  const [u, v] = [far * Math.cos(angle), far * Math.sin(angle)];
  return { x: spot.x + from.x + (from.x ? -u : u), y: spot.y + from.y + (from.y ? -v : v) };
}

/** The middle of a quadrant. */
export function centre(spot: Spot): Point {
  return { x: spot.x + (corner(spot.k).x ? 0.75 : 0.25), y: spot.y + (corner(spot.k).y ? 0.75 : 0.25) };
}
