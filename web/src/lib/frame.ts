/**
 * Just before the next frame is painted. Who measures the page waits for it: all changes are made by then, and the browser
 * lays the page out once, not once for each who asks.
 */
export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
