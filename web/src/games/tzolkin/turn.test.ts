import { describe, expect, it } from 'vitest';
import { bargain, choices, paidForPlacing, parse, signs } from './turn';
import type { Catalogue, Scene } from './types';

const CATALOGUE = {
  market: { wood: 2, stone: 3, gold: 4 },
  begging: 3,
  technologies: ['agriculture', 'theology'].map((name) => ({ name, levels: [{}, {}, {}] })),
} as unknown as Catalogue;
const SCENE = {
  seat: 2,
  players: [{ seat: 2, tech: { agriculture: 1, theology: 3 } }],
  task: { gear: 'palenque', space: 4 },
  actions: { palenque: [{ number: 4, values: { corn: 8, wood: 3 } }] },
} as unknown as Scene;

describe('choices', () => {
  it('leave what is touched on the gears to the gears', () => {
    expect(choices(['place tikal', 'pick uxmal 3', 'keep pal1 yax3', 'end'], [])).toEqual([]);
  });

  it('offer to let go last', () => {
    expect(choices(['stop', 'sell wood', 'buy gold'], [])).toEqual(['sell wood', 'buy gold', 'stop']);
    expect(choices(['skip', 'act tikal 1'], [])).toEqual(['act tikal 1', 'skip']);
  });

  it('begin with the action that the worker came for, which costs nothing', () => {
    const legal = ['act tikal 1', 'act tikal 2', 'act tikal 3', 'skip'];
    expect(choices(legal, [], { prices: [2, 1, 0] })).toEqual(['act tikal 3', 'act tikal 2', 'act tikal 1', 'skip']);
  });

  it('leave many actions to the gears', () => {
    const all = Array.from({ length: 9 }, (_, index) => `act chichen_itza ${index + 1}`);
    expect(choices([...all, 'skip'], [])).toEqual(['skip']);
  });

  it('leave out what is shown elsewhere', () => {
    expect(choices(['build farm_1', 'stop'], ['build'])).toEqual(['stop']);
  });
});

describe('a bargain', () => {
  it('says what the market takes and gives', () => {
    expect(bargain('sell stone', SCENE, CATALOGUE)).toEqual({ pays: [['stone', 1]], gains: [['corn', 3]] });
    expect(bargain('buy gold', SCENE, CATALOGUE)).toEqual({ pays: [['corn', 4]], gains: [['gold', 1]] });
  });

  it('says what a harvest gives at the space that it is for, technologies counted in', () => {
    expect(bargain('harvest wood', SCENE, CATALOGUE).gains).toEqual([['wood', 3]]);
    expect(bargain('burn chaac', SCENE, CATALOGUE)).toEqual({
      pays: [
        ['wood_tiles', null],
        ['chaac', -1],
      ],
      gains: [['corn', 8]],
    });
  });

  it('says what an action takes and gives, with the corn for an earlier space', () => {
    const action = {
      number: 2,
      pays: [],
      gains: [
        ['corn', 2],
        ['worker', 1],
      ],
      or: [['wood', 3]],
    };
    const scene = { task: { prices: [null, 1] }, actions: { tikal: [null, action] } } as unknown as Scene;
    const told = bargain('act tikal 2', scene, CATALOGUE);
    expect(
      signs(told)
        .map(([sign, number]) => `${sign} ${number ?? ''}`.trim())
        .join(', '),
    ).toBe('corn 1, arrow, corn 2, worker, or, wood 3');
  });

  it('says the level that research brings, and none for the bonus', () => {
    expect(bargain('research agriculture', SCENE, CATALOGUE).gains).toEqual([['agriculture', 2]]);
    expect(bargain('research theology', SCENE, CATALOGUE).gains).toEqual([['theology', null]]);
  });

  it('has no signs for what is said in words', () => {
    for (const line of ['stop', 'architecture yes'])
      expect(bargain(line, SCENE, CATALOGUE)).toEqual({ pays: [], gains: [] });
    expect(bargain('advance 2', SCENE, CATALOGUE).gains).toEqual([['day', 2]]);
  });
});

describe('a turn', () => {
  it('sums up what was paid for workers', () => {
    const turn = [
      { name: 'places', values: { gear: 'tikal', space: 2, corn: 2 } },
      { name: 'places-start', values: { corn: 1 } },
      { name: 'pays-corn', values: { corn: 5 } },
    ];
    expect(paidForPlacing(turn)).toBe(3);
  });

  it('is made of verbs and words', () => {
    expect(parse('pick chichen_itza 10')).toEqual({ verb: 'pick', words: ['chichen_itza', '10'] });
  });
});
