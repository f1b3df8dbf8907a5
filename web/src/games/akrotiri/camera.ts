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

/** A camera that shows all of a box, and no square larger than `most`. */
export function fit(box: Box, window: Window, most = 190): Camera {
  const scale = Math.min(window.width / (box.right - box.left), window.height / (box.bottom - box.top), most);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.max(scale, FARTHEST) };
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
