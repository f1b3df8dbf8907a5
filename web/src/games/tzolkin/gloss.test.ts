import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/text.svelte';
import type { Values } from '../../lib/types';
import { gloss } from './gloss';
import type { Catalogue, Scene } from './types';

/** Words that show what they were made of. */
const text: Text = Object.assign(
  (id: string, values: Values = {}) =>
    [id, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' '),
  {
    has: () => false,
    list: (items: string[]) => items.join(', '),
    sentences: (items: string[]) => items.join(' '),
    titled: (title: string, words: string[]) => [title, ...words].join(': '),
  },
);

const SCENE = {
  seat: 1,
  players: [{ seat: 1, tech: { theology: 3, extraction: 0 }, temple: { chaac: 2 } }],
  gears: [{ name: 'tikal', lowest: 3, price: 5 }],
  start_price: 2,
  task: { gear: 'palenque', space: 3 },
  calendar: { corn_in_all: 4 },
  actions: {
    tikal: [{ number: 1, message: 'tikal-1', values: {}, notes: [] }],
    palenque: [1, 2, 3].map((number) => ({
      number,
      message: `palenque-${number}`,
      values: { corn: 2 * number, wood: number },
      notes: [],
    })),
  },
  jungle: [
    { visible: 0, wood: 0 },
    { visible: 1, wood: 0 },
  ],
} as unknown as Scene;

const CATALOGUE = {
  market: { gold: 4 },
  technologies: ['theology', 'extraction'].map((name) => ({ name, levels: [{}, {}, {}] })),
  begging: 3,
  gears: [
    { name: 'tikal', spaces: [0, 1, -1] },
    { name: 'palenque', spaces: [0, 1, 2, 3] },
  ],
  tiles: { farm: { cost: [['wood', 1]], effects: [['feeds', 1]], monument: null } },
  wealth: { pal1: { effects: [['corn', 3]] }, yax1: { effects: [['wood', 1]] } },
} as unknown as Catalogue;

const said = (line: string) => gloss(text, SCENE, CATALOGUE, line);

describe('a gloss', () => {
  it('says where a worker would go and what that costs', () => {
    expect(said('place tikal')).toBe('tzolkin-line-place space=3 corn=5');
    expect(said('place start')).toBe('tzolkin-line-place-start corn=2 wheel=4');
  });

  it('says what a space offers', () => {
    expect(said('pick tikal 1')).toBe('tzolkin-page-action-tikal-1');
    expect(said('pick tikal 0')).toBe('tzolkin-page-space-none');
    expect(said('pick tikal 2')).toBe('tzolkin-page-space-free');
  });

  it('says where no corn is left to harvest', () => {
    expect(said('pick palenque 1')).toBe('tzolkin-page-action-palenque-1 corn=2 wood=1');
    expect(said('pick palenque 2')).toBe(
      'tzolkin-page-action-palenque-2 corn=4 wood=2 tzolkin-page-stack corn=0 wood=0',
    );
    expect(said('pick palenque 3')).toBe('tzolkin-page-action-palenque-3 corn=6 wood=3');
  });

  it('says what tiles cost and do', () => {
    expect(said('build farm')).toBe(
      'tzolkin-line-build cost=tzolkin-gain-wood number=1 effect=tzolkin-gain-feeds number=1',
    );
    expect(said('keep pal1 yax1'), 'the tiles are called by what is on them').toBe('');
  });

  it('says where steps and levels lead', () => {
    expect(said('climb chaac')).toBe('tzolkin-line-climb step=3');
    expect(said('research extraction')).toBe('tzolkin-line-research level=1 bonus=0');
    expect(said('research theology')).toBe('tzolkin-line-research level=0 bonus=1');
  });

  it('says what a harvest brings', () => {
    expect(said('harvest corn')).toBe('tzolkin-gain-corn number=6');
    expect(said('harvest wood')).toBe('tzolkin-gain-wood number=3');
    expect(said('burn chaac')).toBe('tzolkin-line-burn corn=6');
  });

  it('says prices', () => {
    expect(said('sell gold')).toBe('tzolkin-line-sell corn=4');
  });

  it('is silent where the line says it all', () => {
    expect(said('end')).toBe('');
  });
});
