/** Gestures on the sea: pointing, tapping, dragging, pinching and the wheel. Points are in pixels of the element. */

import { distance, type Point } from './grid';

export interface Hands {
  hover: (at: Point) => void;
  leave: () => void;
  /** A tap or click; `spot` where assistive technology pressed a spot itself. */
  tap: (at: Point, spot: string | null) => void;
  drag: (dx: number, dy: number) => void;
  /** By a wheel in steps, by two fingers without. */
  zoom: (at: Point, factor: number, step: boolean) => void;
}

/** How far a finger may slip and still tap. */
const SLIP = 8;

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Listen to an element; returns what stops listening. */
export function gestures(element: SVGSVGElement, hands: Hands): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) [start, dragged] = [at(event), false];
    else dragged = true;
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    const now = at(event);
    if (!before) {
      if (event.pointerType !== 'touch') hands.hover(now);
      return;
    }
    fingers.set(event.pointerId, now);
    if (fingers.size > 1) pinch(event.pointerId, before, now);
    else if (dragged) hands.drag(now.x - before.x, now.y - before.y);
    else if (start && distance(start, now) > SLIP) {
      dragged = true;
      element.setPointerCapture(event.pointerId);
      hands.drag(now.x - start.x, now.y - start.y);
    }
  };

  const pinch = (finger: number, before: Point, now: Point) => {
    const other = [...fingers].find(([id]) => id !== finger)?.[1];
    if (!other) return;
    const [from, to] = [between(before, other), between(now, other)];
    hands.zoom(to, distance(now, other) / Math.max(distance(before, other), 1), false);
    hands.drag(to.x - from.x, to.y - from.y);
  };

  const up = (event: PointerEvent) => fingers.delete(event.pointerId);

  const click = (event: MouseEvent) => {
    const pressed = event.detail === 0 ? (event.target as Element).closest('[data-spot]') : null;
    if (pressed) hands.tap({ x: 0, y: 0 }, pressed.getAttribute('data-spot'));
    else if (!dragged) hands.tap(at(event), null);
    dragged = false;
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // A mouse wheel turns in lines or large steps, a touch pad in small ones.
    const turned = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    hands.zoom(at(event), Math.exp(-Math.max(-60, Math.min(60, turned)) / 240), true);
  };

  const leave = () => hands.leave();
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('click', click);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('click', click);
    element.removeEventListener('wheel', wheel);
  };
}
