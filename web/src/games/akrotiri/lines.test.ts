import { describe, expect, it } from 'vitest';
import { indexLines } from './lines';
import type { Scene } from './types';
import { whereOf } from './where';

describe('the legal lines', () => {
  it('are sorted by what they are about', () => {
    const lines = indexLines([
      'tile 2 0 0',
      'tile 2 0 3',
      'tile -1 0 1',
      'cube blue se',
      'cube blue nw',
      'dock thera w',
      'dig E04 2 0 se',
      'dig E04 -1 0 nw',
      'load red',
      'sell grey',
      'unload green',
      'buy hard',
      'oracle lake',
      'keep 7',
      'end',
    ]);
    expect(lines.tiles).toEqual(
      new Map([
        ['2,0', [0, 3]],
        ['-1,0', [1]],
      ]),
    );
    expect(lines.cubes).toEqual(new Map([['blue', ['se', 'nw']]]));
    expect(lines.docks).toEqual(new Set(['thera w']));
    expect(lines.digs.get('E04')).toEqual(new Set(['2,0,se', '-1,0,nw']));
    expect([...lines.load, ...lines.sell, ...lines.unload]).toEqual(['red', 'grey', 'green']);
    expect(lines.buy).toEqual(new Set(['hard']));
    expect(lines.oracle).toEqual(new Set(['lake']));
    expect(lines.keep).toEqual(new Set([7]));
    expect(lines.plain).toEqual(['end']);
  });

  it('are nothing while another player chooses', () => {
    expect(indexLines([]).tiles.size).toBe(0);
    expect(indexLines([]).plain).toEqual([]);
  });
});

describe('where a line leads', () => {
  const scene = (viewer: number) => ({ viewer, tiles: [{ id: 'F-D1', x: 2, y: 0, turned: 0 }] }) as unknown as Scene;

  it.each([
    ['tile 2 -1 3', { x: 2.5, y: -0.5 }],
    ['cube red se', { x: 2.75, y: 0.75 }],
    ['dig E04 2 0 nw', { x: 2.25, y: 0.25 }],
    ['sail 2,0,ne', { x: 2.75, y: 0.25 }],
    ['portage thera w', { x: 0.4, y: 1 }],
  ])('is drawn for %s as both players see it', (line, { x, y }) => {
    expect(whereOf(scene(1), line)).toEqual({ x, y });
    expect(whereOf(scene(2), line)).toEqual({ x: 2 - x, y: 2 - y });
  });

  it('is nowhere for what has no place', () => {
    expect(whereOf(scene(1), 'load red')).toBeNull();
  });
});
