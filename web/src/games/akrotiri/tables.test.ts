import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { balance, uncounted } from '../../lib/balance';
import { phrase, shortPhrase } from '../../lib/lines';
import { rowsOf, toldOf } from '../../lib/story';
import { explain, explainHere } from '../../lib/tell';
import { bundle, speak, text } from '../../lib/text.svelte';
import { listedThing, panelOf, thingOfLine } from '../../lib/things';
import type { Entry } from '../../lib/types';
import { BALANCE } from './balance';
import { lesson } from './digging';
import { signOfLine, VERBS } from './say';
import { STORY } from './story';
import { THINGS } from './things';

const game = { name: 'akrotiri', verbs: VERBS, things: THINGS };

beforeAll(() => {
  const files = globSync('../src/antikythera/{,games/*/}locale/en/*.ftl');
  speak('en', [bundle('en', files.map((file) => readFileSync(file, 'utf8')).join('\n'))]);
});

it('says where lines lead', () => {
  expect(phrase(text, game, 'sail thera w')).toBe('Sail to Thera, west');
  expect(phrase(text, game, 'sail 2,-1,nw')).toBe('Sail to column 2, row −1, north-west');
  expect(phrase(text, game, 'tile 2 -1 0')).toBe('Place the tile in column 2, row −1');
  expect(phrase(text, game, 'tile 2 0 1')).toBe('Place the tile in column 2, row 0, rotated 90°');
  expect(phrase(text, game, 'dig E04 2 0 se')).toBe('Dig in column 2, row 0, south-east');
});

it('is brief where the sea marks the place', () => {
  expect(shortPhrase(text, game, 'sail 2,-1,nw')).toBe('Sail here');
  expect(shortPhrase(text, game, 'tile 2 0 1')).toBe('Place the tile here, rotated 90°');
  expect(shortPhrase(text, game, 'sell red')).toBeNull();
  expect(signOfLine('sell red')).toBe('red');
  expect(signOfLine('dig E04 2 0 se')).toBe('site');
});

it('refuses without coordinates where the sea shows the place', () => {
  const reason = { id: 'akrotiri-why-no-dock', values: { place: '2,-1,nw' } };
  expect(explain(text, 'akrotiri', reason)).toBe('There is no dock at column 2, row −1, north-west.');
  expect(explainHere(text, 'akrotiri', reason)).toBe('There is no dock here.');
  const plain = { id: 'akrotiri-why-no-actions', values: {} };
  expect(explainHere(text, 'akrotiri', plain)).toBe(explain(text, 'akrotiri', plain));
});

it('counts money, and tells nothing that is seen on the sea', () => {
  const event = (name: string, values = {}) => ({ name, seat: 1, values });
  const events = [
    event('places'),
    event('puts-cube'),
    event('sails'),
    event('digs'),
    event('pays', { money: 3 }),
    event('asks'),
  ];
  expect(balance({ balance: BALANCE }, 1, events).map(({ amount }) => amount)).toEqual([-3]);
  expect(uncounted({ balance: BALANCE }, events)).toEqual([event('asks')]);
});

it('tells nothing of what brought no points at the end', () => {
  const ends = ['final-maps', 'final-goal', 'final-money'].map((name) => ({ name, seat: 1, values: { points: 0 } }));
  expect(toldOf({ name: 'akrotiri', story: STORY }, ends)).toEqual([]);
});

it('has one row in the log for all legs of a boat', () => {
  const entry = (number: number, seat: number, name: string) =>
    ({ number, move: number, seat, kind: 'play', events: [{ name, seat, values: {} }] }) as unknown as Entry;
  const line = ['sails', 'carries', 'sails', 'loads', 'sails'].map((name, index) => entry(index + 1, 1, name));
  const rows = rowsOf({ name: 'akrotiri', story: STORY }, [...line, entry(6, 2, 'sails')]);
  expect(rows.map(({ first, entry }) => [first, entry.move])).toEqual([
    [1, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});

it('knows where things are', () => {
  expect(thingOfLine(game, 'keep 7')).toBe('goal:7');
  expect(thingOfLine(game, '')).toBeNull();
  expect([panelOf(game, 'space:market'), panelOf(game, 'space:thera')]).toEqual(['tiles', 'board']);
  expect(listedThing(game, { kind: 'hard', name: 'H01' })).toBe('map:H01');
});

describe('a tutorial', () => {
  it('has a map taken before it is dug', () => {
    expect(lesson.before('dig E01 2 0 se')).toEqual(['map:E01']);
    expect(lesson.before('end')).toEqual([]);
  });

  it('lets only the map of the step be dug, and only there', () => {
    const sites = (map: string) => lesson.answer(['dig E01 2 0 se', 'end'], 'dig', { map });
    expect(sites('E01')).toEqual({ sites: [{ x: 2, y: 0, quadrant: 'se' }] });
    expect(sites('E02')).toEqual({ sites: [] });
    expect(lesson.answer([], 'dig', { map: 'E01' })).toEqual({ sites: [] });
  });
});
