/**
 * Just before the next frame is painted. Who measures the page waits for it: all changes are made by then, and the browser
 * lays the page out once, not once for each who asks.
 */
export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/**
 * Does the last of what it is given, once the next frame is painted. What only follows the pointer waits for it: a click
 * that comes meanwhile is answered first.
 */
export function afterPaint(): (what: () => void) => void {
  let last = 0;
  return (what) => {
    const turn = ++last;
    requestAnimationFrame(() => setTimeout(() => turn === last && what()));
  };
}
