import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hueOf } from '../../../tests/hue';
import { FRAMES, KIND_COLOUR, KIND_SHAPE, SIGNS } from './signs';

/** The colours of the printed game. */
const KINDS = { farm: 'yellow', tomb: 'grey', civic: 'green', shrine: 'blue' };
const FOOD_DAYS = { gifts: 'orange', points: 'blue-green' };

it.each(Object.entries(FOOD_DAYS))('Food Days with %s are %s by day and by night', (kind, hue) => {
  const style = readFileSync('src/games/tzolkin/tzolkin.css', 'utf8');
  const [, ...shades] = new RegExp(`--food-${kind}: light-dark\\((.*), (.*)\\)`).exec(style) ?? [];
  expect(shades.map(hueOf)).toEqual([hue, hue]);
});

it('Food Days differ by a sign as well', () => {
  expect(SIGNS.gifts).not.toEqual(SIGNS.points);
});

it('buildings have the colours of the printed game', () => {
  expect(Object.fromEntries(Object.entries(KIND_COLOUR).map(([kind, fill]) => [kind, hueOf(fill)]))).toEqual(KINDS);
});

it.each([FRAMES, KIND_SHAPE])('buildings differ by shape as well', (shapes) => {
  expect(Object.keys(shapes)).toEqual(Object.keys(KINDS));
  expect(new Set(Object.values(shapes)).size).toBe(4);
});
