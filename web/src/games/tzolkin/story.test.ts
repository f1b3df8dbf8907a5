import { describe, expect, it } from 'vitest';
import { brief, bySeat, deedsOf, rowsOf, toldOf, unsaid } from '../../lib/story';
import { text } from '../../lib/text.svelte';
import type { Entry, Event } from '../../lib/types';
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
    expect(STORY.implied?.(event('acts', 1, values), [picks])).toBe(implied);
  });
});

describe('an event in signs', () => {
  const game = { name: 'tzolkin', story: STORY };
  const feeds = (corn: number) => event('feeds', 1, { workers: 4, corn });

  it('has the sign of its number, and nothing for nothing', () => {
    expect(brief(text, game, feeds(8))).toContainEqual({ words: '−8' });
    expect(brief(text, game, feeds(0))).toEqual([{ sign: 'feed' }, { words: '4' }]);
  });

  it('is not told where it brought nothing', () => {
    const [some, none] = [5, 0].map((points) => event('final-corn', 1, { points }));
    expect(toldOf(game, [some, none] as Event[])).toEqual([some]);
  });
});

describe('a deed', () => {
  const game = { name: 'tzolkin', story: STORY };
  const corn = (number: number) => event('corn', 1, { corn: number });
  const pays = (number: number) => event('pays-corn', 1, { corn: number });
  const partsOf = (...events: Event[]) => deedsOf(text, game, events).map(({ parts }) => parts);

  it('has all that it brought, goods of a kind as one sum', () => {
    const wood = event('block', 1, { block: 'wood', number: 1 });
    const sum = [
      [{ words: '+12' }, { sign: 'corn' }],
      [{ words: '+1' }, { sign: 'wood' }],
    ];
    expect(partsOf(corn(8), wood, corn(4))).toEqual([sum]);
  });

  it('counts goods that were exchanged', () => {
    const sells = event('sells', 1, { block: 'wood', corn: 2 });
    const sum = [
      [{ words: '−2' }, { sign: 'wood' }],
      [{ words: '+4' }, { sign: 'corn' }],
    ];
    expect(partsOf(sells, sells)).toEqual([sum]);
  });

  it('does not hide what was paid in what was gained', () => {
    const both = [
      [{ words: '−3' }, { sign: 'corn' }],
      [{ words: '+5' }, { sign: 'corn' }],
    ];
    expect(partsOf(pays(1), corn(5), pays(2))).toEqual([both]);
  });

  it('ends where the next one begins', () => {
    const picks = event('picks', 1, { gear: 'tikal', space: 2 });
    expect(partsOf(picks, pays(2), picks, corn(1))).toHaveLength(2);
  });

  it('is that of one player', () => {
    expect(partsOf(corn(8), { ...corn(4), seat: 2 })).toHaveLength(2);
  });
});

it('is one row of the log from picking a worker up to what it brought', () => {
  const moves: Event[][] = [
    [event('picks', 1, { gear: 'tikal', space: 2 })],
    [event('acts', 1, { gear: 'tikal', action: 2, corn: 0 }), event('points', 1, { points: 3 })],
    [event('picks', 1, { gear: 'uxmal', space: 1 })],
    [event('acts', 1, { gear: 'uxmal', action: 0, corn: 1 })],
  ];
  const line = moves.map((events, index) => ({ move: index + 1, seat: 1, events }) as unknown as Entry);
  const rows = rowsOf({ name: 'tzolkin', story: STORY }, line);
  expect(rows.map(({ first, entry }) => [first, entry.move])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
});

it('belongs to the player to whom it happened, first to the one who moved', () => {
  const [age, theirs, mine] = [event('new-age', 0, {}), event('feeds', 1, {}), event('feeds', 2, {})];
  expect(bySeat([age, theirs, mine], 2)).toEqual([
    { seat: 2, events: [age, mine] },
    { seat: 1, events: [theirs] },
  ]);
});

describe('what was said before', () => {
  const game = { name: 'tzolkin', story: STORY };
  const after = (said: string, name: string, values: Event['values']) =>
    unsaid(brief(text, game, event(name, 1, values)), said);

  it('is not said again', () => {
    expect(after('Tikal 5', 'acts', { gear: 'Tikal', action: 5, corn: 0 })).toEqual([]);
    expect(after('Tikal 5', 'acts', { gear: 'Tikal', action: 5, corn: 1 })).toEqual([
      { words: '−1' },
      { sign: 'corn' },
    ]);
  });

  it('is said again with a number that is new', () => {
    expect(after('Tikal 5', 'acts', { gear: 'Tikal', action: 4, corn: 0 })).toEqual(
      ['→', 'Tikal', '4'].map((words) => ({ words })),
    );
  });

  it('leaves the arrow of what is new', () => {
    expect(after('Tikal 5', 'rises', { temple: 'chaac', step: 2 })).toEqual([{ words: '↑' }, { sign: 'chaac' }]);
  });
});
