import { expect, it } from 'vitest';
import { hueOf } from '../../../tests/hue';
import { CUBES } from './cubes';

/** By the name of a cube in lines, its colour in the printed game. */
const PRINTED = { red: 'orange', green: 'green', grey: 'grey', blue: 'blue' };

it('cubes have the colours of the printed game', () => {
  expect(Object.fromEntries(Object.entries(CUBES).map(([name, { fill }]) => [name, hueOf(fill)]))).toEqual(PRINTED);
});

it('cubes differ by a mark as well', () => {
  expect(new Set(Object.values(CUBES).map(({ mark }) => mark)).size).toBe(4);
});
