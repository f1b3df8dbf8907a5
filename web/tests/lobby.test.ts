import { describe, expect, test } from 'vitest';
import type { TableWish } from '../src/lib/api';
import { dealtColours, seatStyle } from '../src/lib/colours';
import { faceOf } from '../src/lib/faces';
import { canBeRated, settled } from '../src/lib/wish';

describe('colours', () => {
  const colours = (...wishes: (number | undefined)[]) => dealtColours(wishes).map(({ colour }) => colour);

  test('are those of the seats, unless one is asked for', () => {
    expect(colours(undefined, undefined, undefined)).toEqual([1, 2, 3]);
    expect(colours(2, undefined, undefined)).toEqual([2, 1, 3]);
  });

  test('are given once', () => {
    expect(colours(7, 7)).toEqual([7, 2]);
    expect(colours(undefined, 1)).toEqual([2, 1]);
  });

  test('become a style', () => {
    expect(seatStyle([{ seat: 1, colour: 5 }])).toBe('--seat-1:var(--colour-5);--seat-1-ink:var(--colour-5-ink)');
  });
});

describe('a wish', () => {
  const wish = (...kinds: TableWish['seats'][number]['kind'][]): TableWish => ({
    game: 'pond',
    players: kinds.length,
    options: [],
    public: true,
    rated: true,
    lesson: true,
    lot: false,
    asks: true,
    pace: 'live',
    clock: null,
    seats: kinds.map((kind) => ({ kind })),
  });

  test('can be rated if all are people with a browser of their own', () => {
    expect(canBeRated(wish('me', 'open'))).toBe(true);
    for (const seats of [['me', 'bot'], ['me', 'here', 'open'], ['me']] as const)
      expect(canBeRated(wish(...seats))).toBe(false);
  });

  test('is a lesson only for people who play each other, and never rated', () => {
    expect(settled(wish('me', 'bot'), null).lesson).toBe(false);
    expect(settled(wish('me', 'here'), null).lesson).toBe(true);
    expect(settled(wish('me', 'open'), null).lesson).toBe(false);
    expect(settled({ ...wish('me', 'open'), rated: false }, null).lesson).toBe(true);
  });

  test('is sent without what its seats do not allow, and with my colour', () => {
    expect(settled(wish('me', 'bot'), null)).toMatchObject({ public: false, rated: false });
    expect(settled(wish('me', 'open'), 5)).toMatchObject({
      public: true,
      rated: true,
      seats: [{ kind: 'me', colour: 5 }, { kind: 'open' }],
    });
  });
});

test('levels without a face of their own share one', () => {
  expect(faceOf('unheard-of')).toBe(faceOf('another'));
  expect(faceOf('novice')).not.toBe(faceOf('expert'));
});
