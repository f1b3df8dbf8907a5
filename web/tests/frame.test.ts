import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../src/lib/frame';

afterEach(() => vi.unstubAllGlobals());

test('what follows the pointer waits for the next frame, and only the last of it is done', () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const done: string[] = [];
  const later = afterPaint();
  later(() => done.push('first'));
  later(() => done.push('second'));
  vi.runAllTimers();
  expect(done).toEqual([]);
  frames.forEach((frame) => frame());
  expect(done).toEqual([]); // a frame is painted after its callbacks
  vi.runAllTimers();
  expect(done).toEqual(['second']);
  vi.useRealTimers();
});
