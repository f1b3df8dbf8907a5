/** Where the sea is looked at from: the board point in the middle of the window, and how many pixels a square takes. */

import type { Point } from './grid';

export interface Window {
  width: number;
  height: number;
}

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CLOSEST = 320;
const FARTHEST = 24;

/** The smallest box around squares, with a margin. */
export function boxAround(squares: Point[], margin: number): Box {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

/** Pixels of the window that something else covers. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
}

const BARE: Inset = { top: 0, right: 0, bottom: 0 };

/** A camera that shows all of a box in the part of the window that is not covered, and no square larger than `most`. */
export function fit(box: Box, window: Window, most = 190, { top, right, bottom } = BARE): Camera {
  const [width, height] = [window.width - right, window.height - top - bottom];
  const scale = Math.max(FARTHEST, Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most));
  return {
    x: (box.left + box.right) / 2 + right / 2 / scale,
    y: (box.top + box.bottom) / 2 - (top - bottom) / 2 / scale,
    scale,
  };
}

/**
 * The same, but with squares of `least` pixels or more: if they leave no room for all of the box, the part around a point,
 * where more of the window may be covered. Of several such parts it is the one that shows the most of the `tiles`.
 */
export function fitAround(
  box: Box,
  window: Window,
  at: Point,
  least: number,
  inset = BARE,
  cropped = inset,
  tiles: Point[] = [],
): Camera {
  const all = fit(box, window, undefined, inset);
  if (all.scale >= least) return all;
  const { top, right, bottom } = cropped;
  const [wide, high] = [(window.width - right) / least, (window.height - top - bottom) / least];
  const near = { x: middleOf(wide, at.x, box.left, box.right), y: middleOf(high, at.y, box.top, box.bottom) };
  const middle = tiles.length ? busiest(tiles, wide, high, box, at) : near;
  return { x: middle.x + right / 2 / least, y: middle.y - (top - bottom) / 2 / least, scale: least };
}

/** How far a point stays from the rim, in squares. */
const WITHIN = 0.75;

/** The middle of the window with a point in it that shows the most of some squares; of equals, the nearest to the point. */
function busiest(squares: Point[], wide: number, high: number, box: Box, at: Point): Point {
  const [xs, ys] = [middles(wide, at.x, box.left, box.right), middles(high, at.y, box.top, box.bottom)];
  const covered = (length: number, from: number, middle: number) =>
    Math.max(0, Math.min(from + 1, middle + length / 2) - Math.max(from, middle - length / 2));
  const worth = ({ x, y }: Point) =>
    squares.reduce((sum, square) => sum + covered(wide, square.x, x) * covered(high, square.y, y), 0) -
    Math.hypot(x - at.x, y - at.y) / 100;
  const all = xs.flatMap((x) => ys.map((y) => ({ x, y })));
  return all.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** Where the middle of a stretch can be that has a point in it and leaves a box no more than necessary. */
function middles(length: number, at: number, from: number, to: number): number[] {
  const near = middleOf(length, at, from, to);
  if (to - from < length) return [near];
  const [first, last] = [from + length / 2, to - length / 2];
  const steps = Array.from({ length: Math.ceil(2 * (last - first)) }, (_, step) => first + step / 2);
  return [near, ...[...steps, last].filter((middle) => Math.abs(middle - at) < length / 2 - WITHIN)];
}

/** The middle of a stretch that is near a point and shows no more than necessary of what is outside of a box. */
function middleOf(length: number, near: number, from: number, to: number): number {
  if (to - from < length) return (from + to) / 2;
  return Math.max(from + length / 2, Math.min(to - length / 2, near));
}

/** Whether all of a box is in the part of the window that is not covered. */
export function sees(camera: Camera, window: Window, box: Box, { top, right, bottom } = BARE): boolean {
  const [from, to] = [
    toScreen(camera, window, { x: box.left, y: box.top }),
    toScreen(camera, window, { x: box.right, y: box.bottom }),
  ];
  return from.x > -1 && from.y > top - 1 && to.x < window.width - right + 1 && to.y < window.height - bottom + 1;
}

export function toBoard(camera: Camera, window: Window, screen: Point): Point {
  return {
    x: camera.x + (screen.x - window.width / 2) / camera.scale,
    y: camera.y + (screen.y - window.height / 2) / camera.scale,
  };
}

export function toScreen(camera: Camera, window: Window, board: Point): Point {
  return {
    x: (board.x - camera.x) * camera.scale + window.width / 2,
    y: (board.y - camera.y) * camera.scale + window.height / 2,
  };
}

/** Zoom so that the board point under a point of the screen stays there. */
export function zoomAt(camera: Camera, window: Window, screen: Point, factor: number): Camera {
  const scale = Math.max(FARTHEST, Math.min(CLOSEST, camera.scale * factor));
  const held = toBoard(camera, window, screen);
  return {
    x: held.x - (screen.x - window.width / 2) / scale,
    y: held.y - (screen.y - window.height / 2) / scale,
    scale,
  };
}

/** Move by pixels; the middle of the window stays over the box. */
export function pan(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return within({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, box);
}

export function within(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.max(box.left, Math.min(box.right, camera.x)),
    y: Math.max(box.top, Math.min(box.bottom, camera.y)),
  };
}

/** The part of the board in the window, as the viewBox of a picture in hundredths of a square. */
export function viewBoxOf(camera: Camera, window: Window): string {
  const from = toBoard(camera, window, { x: 0, y: 0 });
  const size = [window.width, window.height].map((pixels) => ((100 * pixels) / camera.scale).toFixed(2));
  return `${(100 * from.x).toFixed(2)} ${(100 * from.y).toFixed(2)} ${size.join(' ')}`;
}
