import { describe, expect, it } from 'vitest';
import { brief } from '../../lib/story';
import { text } from '../../lib/text.svelte';
import type { Event } from '../../lib/types';
import { STORY } from './story';

const event = (name: string, seat: number, values: Event['values']): Event => ({ name, seat, values });

describe('what events touch', () => {
  it('is the worker where it is now, after the days since', () => {
    const places = event('places', 2, { gear: 'uxmal', space: 0, corn: 0 });
    expect(STORY.touched([places])).toEqual([{ thing: 'rider:uxmal:0', seat: 2 }]);
    expect(STORY.touched([places, event('day', 1, { days: 2, round: 4 })])).toEqual([
      { thing: 'rider:uxmal:2', seat: 2 },
    ]);
  });

  it('is the action, the step and the level of the seat', () => {
    const events = [
      event('acts', 3, { gear: 'tikal', action: 1, corn: 0 }),
      event('rises', 3, { temple: 'chaac', step: 2 }),
      event('researches', 1, { technology: 'theology', level: 1 }),
      event('ends', 3, {}),
    ];
    expect(STORY.touched(events)).toEqual([
      { thing: 'space:tikal:1', seat: 3 },
      { thing: 'step:chaac', seat: 3 },
      { thing: 'reached:theology', seat: 1 },
    ]);
  });
});

describe('what goes without saying', () => {
  const picks = event('picks', 1, { gear: 'tikal', space: 2 });

  it.each([
    [true, { gear: 'tikal', action: 2, corn: 0 }],
    [false, { gear: 'tikal', action: 1, corn: 1 }],
    [false, { gear: 'uxmal', action: 2, corn: 0 }],
  ])('is the space of the worker that is picked up: %s', (implied, values) => {
    expect(STORY.implied?.(event('acts', 1, values), picks)).toBe(implied);
  });
});

describe('an event in signs', () => {
  it.each([
    [8, '−8'],
    [0, '+0'],
  ])('has the sign of its number: %s corn', (corn, words) => {
    const parts = brief(text, { name: 'tzolkin', story: STORY }, event('feeds', 1, { workers: 4, corn }));
    expect(parts).toContainEqual({ words });
  });
});
