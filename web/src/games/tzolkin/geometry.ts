/**
 * Where everything on the board is, and the shapes of the gears.
 *
 * All gears have teeth of one module, so that they mesh: the pitch radius is half a module for every tooth, and the
 * centre of a gear is one pitch radius outside the wheel's. The wheel has a tooth at the pointer, at the top; the gears
 * are whole numbers of teeth apart, each where the wheel has a gap for one of their teeth. Angles are in degrees,
 * clockwise from the top.
 */

import type { CatalogueGear } from './types';

/** The unit of the board: everything else is a multiple of it. */
export const MODULE = 10;
export const WHEEL_TEETH = 26;
export const DAY = 360 / WHEEL_TEETH;

const PRESSURE_ANGLE = (28 * Math.PI) / 180;
/** How far teeth reach beyond the pitch circle, and how deep the notches are. */
export const TIP = 0.9 * MODULE;
export const NOTCH = 1.12 * MODULE;
const BACKLASH = 0.09 * MODULE;

/** Teeth of the wheel from the pointer to each gear. The wider gap, at the top, is for the Starting Player Space. */
const AROUND_WHEEL = [2.5, 7.5, 12.5, 17.5, 22.5];

export interface Point {
  x: number;
  y: number;
}

/** A gear on the board; `direction` leads from the wheel's centre, which is the origin, to its own. */
export interface Place {
  teeth: number;
  last: number;
  direction: number;
  centre: Point;
  pitch: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };

export function around(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

export function pitchRadius(teeth: number): number {
  return (teeth * MODULE) / 2;
}

export const WHEEL_PITCH = pitchRadius(WHEEL_TEETH);
export const WHEEL_TIP = WHEEL_PITCH + TIP;

/** Where the gears are, in the board's order. */
export function places(gears: Pick<CatalogueGear, 'teeth' | 'last'>[]): Place[] {
  return gears.map(({ teeth, last }, gear) => {
    const direction = (AROUND_WHEEL[gear] ?? 0) * DAY;
    const pitch = pitchRadius(teeth);
    return { teeth, last, direction, centre: around(ORIGIN, WHEEL_PITCH + pitch, direction), pitch };
  });
}

// Turning

/** How far the wheel has turned after a number of days: one tooth a day, anticlockwise. */
export function wheelTurn(days: number): number {
  return -days * DAY;
}

/** How far a gear has turned after a number of days: one tooth a day, clockwise. */
export function gearTurn(teeth: number, days: number): number {
  return (days * 360) / teeth;
}

/** The notch of a gear that is at a space after a number of days. Notches turn with the gear, spaces do not. */
export function notchAt(teeth: number, space: number, days: number): number {
  return (((space - days) % teeth) + teeth) % teeth;
}

/** From the centre of a gear to one of its spaces. The hidden ones are on both sides of the wheel's tooth. */
export function spaceDirection(place: Place, space: number): number {
  return place.direction + 180 + ((space + 1.5) * 360) / place.teeth;
}

/** The middle of a space, on the pitch circle: the place of a worker. */
export function spacePoint(place: Place, space: number): Point {
  return around(place.centre, place.pitch, spaceDirection(place, space));
}

// Shapes

function involute(angle: number): number {
  return Math.tan(angle) - angle;
}

/** Half the angle that a tooth takes at a radius, in radians. */
function halfTooth(teeth: number, radius: number): number {
  const pitch = pitchRadius(teeth);
  const base = pitch * Math.cos(PRESSURE_ANGLE);
  const atPitch = Math.PI / (2 * teeth) - BACKLASH / (2 * pitch);
  return atPitch + involute(PRESSURE_ANGLE) - involute(Math.acos(base / Math.max(base, radius)));
}

/** The outline of a gear around the origin with involute teeth, one of them at an angle, as points. */
export function gearOutline(teeth: number, toothAt = 0, steps = 6): Point[] {
  const pitch = pitchRadius(teeth);
  const root = pitch - NOTCH;
  const tip = pitch + TIP;
  const flank = Array.from({ length: steps + 1 }, (_, step) => root + ((tip - root) * step) / steps);
  const side = flank.map((radius) => ({ radius, half: (halfTooth(teeth, radius) * 180) / Math.PI }));
  return Array.from({ length: teeth }, (_, tooth) => toothAt + (tooth * 360) / teeth).flatMap((middle) => [
    ...side.map(({ radius, half }) => around(ORIGIN, radius, middle - half)),
    ...side.toReversed().map(({ radius, half }) => around(ORIGIN, radius, middle + half)),
  ]);
}

function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${written(x)} ${written(y)}`).join('L')}Z`;
}

/** A piece of a ring between two radii, on both sides of an angle. */
export function sector(inner: number, outer: number, middle: number, width: number): string {
  const [a, b] = [middle - width / 2, middle + width / 2];
  const at = (radius: number, degrees: number) => {
    const { x, y } = around(ORIGIN, radius, degrees);
    return `${written(x)} ${written(y)}`;
  };
  return (
    `M${at(inner, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}` +
    `L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`
  );
}

/** The least width and height of what can be touched: 44 pixels from close up on the narrowest phone. */
export const REACH = 36;

// What is seen

const CLOSE_UP_MARGIN = 4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole board. */
export const BOARD: Box = { x: -284, y: -276, width: 568, height: 560 };

/** A gear and everything next to it. */
export function closeUp({ centre, pitch }: Place, beside: Box[]): Box {
  const reach = pitch + TIP;
  const whole = [{ x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach }, ...beside];
  const x = Math.min(...whole.map((box) => box.x)) - CLOSE_UP_MARGIN;
  const y = Math.min(...whole.map((box) => box.y)) - CLOSE_UP_MARGIN;
  const right = Math.max(...whole.map((box) => box.x + box.width)) + CLOSE_UP_MARGIN;
  const bottom = Math.max(...whole.map((box) => box.y + box.height)) + CLOSE_UP_MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a point is on the board, in parts of its width and height. */
export function share({ x, y }: Point): Point {
  return { x: (x - BOARD.x) / BOARD.width, y: (y - BOARD.y) / BOARD.height };
}

/**
 * The transform that makes a part of the board fill it, but for its foot, a part of its height. Fingers need it at least
 * so large: then it may reach into the foot.
 */
export function camera(view: Box, foot = 0, least = 0): string {
  const most = Math.min(BOARD.width / view.width, BOARD.height / view.height);
  const scale = Math.min(most, Math.max(least, ((1 - foot) * BOARD.height) / view.height));
  const middle = share({ x: view.x + view.width / 2, y: view.y + view.height / 2 });
  const height = Math.max(1 - foot, (scale * view.height) / BOARD.height);
  const moved = (to: number, from: number) => `${written(100 * (to - scale * from))}%`;
  return `translate(${moved(0.5, middle.x)}, ${moved(height / 2, middle.y)}) scale(${written(scale)})`;
}
