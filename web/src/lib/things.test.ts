import { describe, expect, it } from 'vitest';
import { inSight } from './things';

/** An element with a box of left, top, width and height, in a part of the page with another one. */
function element(box: number[], around: number[]): Element {
  const boxed = ([x, y, width, height]: number[], closest: unknown = null) => ({
    getBoundingClientRect: () => new Box(x as number, y as number, width as number, height as number),
    closest: () => closest,
  });
  return boxed(box, boxed(around)) as unknown as Element;
}

class Box {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get right() {
    return this.left + this.width;
  }
  get bottom() {
    return this.top + this.height;
  }
}

describe('what can be seen of an element', () => {
  const BOARD = [100, 50, 400, 300];

  it('is all of it on the board', () => {
    expect(inSight(element([200, 100, 80, 60], BOARD))).toEqual({ left: 200, top: 100, width: 80, height: 60 });
  });
  it('ends where the board ends', () => {
    expect(inSight(element([70, 320, 80, 50], BOARD))).toEqual({ left: 100, top: 320, width: 50, height: 30 });
  });
  it('is nothing if its middle is beyond the board, or if it has no size', () => {
    expect(inSight(element([50, 100, 80, 60], BOARD))).toBeNull();
    expect(inSight(element([200, 100, 0, 60], BOARD))).toBeNull();
  });
});
