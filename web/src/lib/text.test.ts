import { expect, test } from 'vitest';
import { bundle, figure, speak, text } from './text.svelte';

test('a minus is as wide as a plus, and hyphens stay', () => {
  speak('ja', [bundle('ja', 'row = 行{ $y }\nrange = 2-3\nseat = A-1')]);
  expect(text('row', { y: -1 })).toBe('行−1');
  expect(figure(-1.5, 2)).toBe('−1.50');
  expect([text('range'), text('seat')]).toEqual(['2-3', 'A-1']);
});
