import { describe, expect, it } from 'vitest';
import { indexLines } from './lines';

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
