import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { balance } from '../../lib/balance';
import { listedThing, panelOf, thingOfLine } from '../../lib/things';
import { bundle, speak, text } from '../../lib/text.svelte';
import { explain, tell } from '../../lib/tell';
import type { Event } from '../../lib/types';
import { BALANCE } from './balance';
import { help } from './help';
import { say } from './say';
import { THINGS } from './things';

const game = { things: THINGS, balance: BALANCE };

beforeAll(() => {
  const files = globSync('../src/antikythera/{,games/*/}locale/en/*.ftl');
  speak('en', [bundle('en', files.map((file) => readFileSync(file, 'utf8')).join('\n'))]);
});

describe('words', () => {
  it('of lines name what they are about', () => {
    expect(say(text, 'place chichen_itza')).toBe('Place a worker on Chichen Itza');
    expect(say(text, 'place start')).toBe('Place a worker on the Starting Player Space');
    expect(say(text, 'pick uxmal 3')).toBe('Pick up the worker from Uxmal 3');
    expect(say(text, 'advance 2')).toBe('Advance the calendar two days');
  });

  it('of events and reasons name players', () => {
    const event = { name: 'rises', seat: 2, values: { temple: 'chaac', step: 3 } };
    expect(tell(text, 'tzolkin', event, () => 'Ada')).toBe('Ada climbs to step 3 of Chaac.');
    const reason = { id: 'tzolkin-why-start-taken', values: { owner: 2 } };
    expect(explain(text, 'tzolkin', reason, () => 'Ada')).toBe('A worker of Ada is on the Starting Player Space.');
  });
});

describe('things', () => {
  it('are what a line is about', () => {
    expect(thingOfLine(game, 'act tikal 3')).toBe('space:tikal:3');
    expect(thingOfLine(game, 'place start')).toBe('space:start');
  });

  it('are on one part of the page', () => {
    expect([panelOf(game, 'gear:tikal'), panelOf(game, 'temple:chaac')]).toEqual(['board', 'tiles']);
  });

  it('are named by the kind of the tile', () => {
    expect(listedThing(game, { kind: 'age2', name: 'farm_1' })).toBe('card:farm_1');
  });
});

describe('the balance', () => {
  it('counts corn and blocks', () => {
    const events: Event[] = [
      { name: 'places', seat: 1, values: { gear: 'tikal', space: 1, corn: 1 } },
      { name: 'places', seat: 1, values: { gear: 'tikal', space: 2, corn: 3 } },
      { name: 'sells', seat: 1, values: { block: 'gold', corn: 4 } },
      { name: 'block', seat: 1, values: { block: 'stone', number: 2 } },
    ];
    expect(balance(game, 1, events).map(({ resource, amount }) => [resource, amount])).toEqual([
      ['gold', -1],
      ['stone', 2],
    ]);
  });
});

describe('what helped', () => {
  it('is asked of the rules', async () => {
    const asked: unknown[] = [];
    const ask = async (...question: unknown[]) => {
      asked.push(question);
      return { technologies: ['theology'] };
    };
    const never = () => Promise.reject(new Error());
    expect(await help.find({ ask, preview: never, why: never }, 'end')).toEqual(['technology:theology']);
    expect(asked).toEqual([['helped', { line: 'end' }]]);
  });

  it('is said, also when it is nothing', () => {
    expect(help.tell(text, ['technology:theology'])).toContain(text('tzolkin-technology-theology'));
    expect(help.tell(text, [])).toBe(text('guide-no-help'));
  });
});
