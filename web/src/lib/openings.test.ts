import { expect, test } from 'vitest';
import { chosen, interval, percent } from './openings';
import { speak } from './text.svelte';
import type { Opening, Openings } from './types';

const row = (
  players: number,
  seat: number,
  part: string,
  things: string[],
  share: number,
  points: number,
): Opening => ({
  players,
  seat,
  part,
  things,
  games: 100,
  share,
  share_error: 0.01,
  points,
  points_error: 0.5,
});
const openings: Openings = {
  game: 'g',
  bot: 'net',
  games: { 2: 200, 3: 300 },
  tables: [
    row(2, 1, 'goal', ['goal:1'], 0.4, 30),
    row(3, 1, 'map', ['map:a'], 0.3, 50),
    row(3, 1, 'map', ['map:b'], 0.4, 40),
    row(3, 2, 'map', ['map:a'], 0.2, 20),
  ],
};
const things = (wish: Record<string, string>) => chosen(openings, wish).rows.map((each) => each.things[0]);

test('rows are those of the part, the table and the seat, the best first', () => {
  expect(things({})).toEqual(['map:b', 'map:a']);
  expect(things({ by: 'points' })).toEqual(['map:a', 'map:b']);
  expect(things({ seat: '2' })).toEqual(['map:a']);
  expect(things({ part: 'goal', players: '2' })).toEqual(['goal:1']);
});

test('a strange wish shows what there is', () => {
  expect(chosen(openings, { part: 'x', players: '9', seat: '-1', by: 'y' })).toMatchObject({
    part: 'map',
    table: 2,
    by: 'share',
    rows: [],
  });
});

test('an interval is wider than the standard error', () => {
  expect(interval(0.01)).toBeCloseTo(0.0196);
  expect(percent(0.31456)).toBe('31.5');
});

test('percents have one decimal, written as in the language', () => {
  speak('hu', []);
  expect(percent(0.31456)).toBe('31,5');
  expect(percent(0.3)).toBe('30,0');
});
