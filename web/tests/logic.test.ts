import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { balance } from '../src/lib/balance';
import { niceStep, scale } from '../src/lib/chart';
import { NumberTyping } from '../src/lib/keys';
import { phrase } from '../src/lib/lines';
import { inForce, lastOwn, merged, turnBack, turnOn } from '../src/lib/log';
import { clockFace, seatName } from '../src/lib/people';
import { bundle, speak, text } from '../src/lib/text.svelte';
import { explain, tell } from '../src/lib/tell';
import type { Entry, Event, GameInfo, SeatInfo, Table } from '../src/lib/types';
import { firstWish, renewed, seatFromValue, seatValue, withPlayers } from '../src/lib/wish';

const LOCALE = '../src/antikythera/locale/en';

beforeAll(() => {
  const files = ['terminal', 'tzolkin', 'tzolkin-why', 'akrotiri', 'lines', 'page'];
  speak('en', [bundle('en', files.map((file) => readFileSync(`${LOCALE}/${file}.ftl`, 'utf8')).join('\n'))]);
});

function entry(number: number, move: number, seat: number, undone = false): Entry {
  return { number, move, seat, line: 'end', kind: 'play', events: [], undone, at: 0 };
}

describe('the log', () => {
  const line = [entry(1, 1, 1), entry(2, 2, 1), entry(3, 3, 2), entry(4, 4, 2), entry(5, 5, 1)];

  test('forgets what was taken back', () => {
    const rows = [entry(1, 1, 1), entry(2, 2, 1), entry(4, 2, 1)];
    expect(inForce(rows, 2).map(({ number }) => number)).toEqual([1, 4]);
    expect(inForce([entry(1, 1, 1), entry(2, 2, 1)], 1).map(({ number }) => number)).toEqual([1]);
    expect(inForce([entry(1, 1, 1, true)], 1)).toEqual([]);
    expect(inForce([entry(1, 1, 1), { ...entry(2, 0, 1), kind: 'undo' }], 1)).toEqual([]);
  });

  test('takes later versions of a row, in order', () => {
    expect(merged([entry(2, 2, 1)], [entry(1, 1, 1), entry(2, 2, 1, true)])).toEqual([
      entry(1, 1, 1),
      entry(2, 2, 1, true),
    ]);
  });

  test('goes back to the beginning of a turn and on to the end of one', () => {
    expect(turnBack(line, 5)).toBe(4);
    expect(turnBack(line, 4)).toBe(2);
    expect(turnBack(line, 2)).toBe(0);
    expect(turnBack(line, 0)).toBe(0);
    expect(turnOn(line, 0)).toBe(2);
    expect(turnOn(line, 2)).toBe(4);
    expect(turnOn(line, 3)).toBe(4);
    expect(turnOn(line, 5)).toBe(5);
  });

  test('knows the last move of a seat', () => {
    expect(lastOwn(line, [2])).toBe(4);
    expect(lastOwn(line, [3])).toBeNull();
  });
});

describe('lines in words', () => {
  test('name what they are about', () => {
    expect(phrase(text, 'tzolkin', 'place chichen_itza')).toBe('Place a worker on Chichen Itza');
    expect(phrase(text, 'tzolkin', 'place start')).toBe('Place a worker on the Starting Player Space');
    expect(phrase(text, 'tzolkin', 'pick uxmal 3')).toBe('Pick up the worker from Uxmal 3');
    expect(phrase(text, 'tzolkin', 'advance 2')).toBe('Turn the calendar by two days');
    expect(phrase(text, 'akrotiri', 'sail thera w')).toBe('Sail to Thera, west');
    expect(phrase(text, 'akrotiri', 'sail 2,-1,nw')).toBe('Sail to column 2, row -1, north-west');
    expect(phrase(text, 'akrotiri', 'tile 2 -1 0')).toBe('Place the tile in column 2, row -1');
    expect(phrase(text, 'akrotiri', 'tile 2 0 1')).toBe('Place the tile in column 2, row 0, turned by a quarter');
    expect(phrase(text, 'akrotiri', 'dig E04 2 0 se')).toBe('Dig with map E04 in column 2, row 0, south-east');
  });

  test('events name what they are about', () => {
    const event = { name: 'rises', seat: 2, values: { temple: 'chaac', step: 3 } };
    expect(tell(text, 'tzolkin', event)).toBe('Seat 2 climbs to step 3 of Chaac.');
    expect(tell(text, 'tzolkin', event, () => 'Ada')).toBe('Ada climbs to step 3 of Chaac.');
  });

  test('reasons name whom they are about', () => {
    const reason = {
      id: 'tzolkin-why-start-taken',
      values: { owner: 2 },
      details: [{ id: 'page-not-now', values: {} }],
    };
    expect(explain(text, 'tzolkin', reason, () => 'Ada')).toBe(
      'The worker of Ada stands on the Starting Player Space. That is not possible now.',
    );
  });
});

describe('names', () => {
  const seat = (number: number, more: Partial<SeatInfo>) =>
    ({ seat: number, kind: 'person', name: '', level: null, ...more }) as SeatInfo;
  const named = (...seats: SeatInfo[]) => seats.map((each) => seatName(text, { seats } as Table, each.seat));

  test('are those of people, and of bots what they can', () => {
    expect(named(seat(1, { name: 'Ada' }), seat(2, { kind: 'bot', name: 'novice', level: 'novice' }))).toEqual([
      'Ada',
      'Bot (novice)',
    ]);
    expect(named(seat(1, {}), seat(2, { kind: 'open' }), seat(3, { kind: 'open' }))).toEqual([
      'Seat 1',
      'free seat',
      'free seat',
    ]);
  });

  test('that two have are told apart', () => {
    expect(named(seat(1, { name: 'Guest' }), seat(2, { name: 'Guest' }))).toEqual(['Guest (1)', 'Guest (2)']);
  });
});

describe('sentences', () => {
  test('follow one another as the language does it', () => {
    expect(text.sentences(['One.', 'Two.'])).toBe('One. Two.');
    expect(text.titled('Tikal', ['One.', 'Two.'])).toBe('Tikal: One. Two.');
    expect(text.titled('Tikal', [])).toBe('Tikal');
  });
});

describe('the balance of a turn', () => {
  test('adds up what one seat paid and got', () => {
    const events: Event[] = [
      { name: 'places', seat: 1, values: { gear: 'tikal', space: 1, corn: 1 } },
      { name: 'places', seat: 1, values: { gear: 'tikal', space: 2, corn: 3 } },
      { name: 'places', seat: 2, values: { gear: 'uxmal', space: 2, corn: 9 } },
      { name: 'sells', seat: 1, values: { block: 'gold', corn: 4 } },
      { name: 'block', seat: 1, values: { block: 'stone', number: 2 } },
    ];
    expect(balance('tzolkin', 1, events)).toEqual([
      ['gold', -1],
      ['stone', 2],
    ]);
  });
});

describe('numbers typed', () => {
  test('are chosen as soon as no longer number is possible', () => {
    const typing = new NumberTyping();
    expect(typing.digit('3', 9)).toBe(3);
    expect(typing.digit('1', 24)).toBeNull();
    expect(typing.digit('7', 24)).toBe(17);
    expect(typing.digit('3', 24)).toBe(3);
    expect(typing.digit('2', 24)).toBeNull();
    expect(typing.enter()).toBe(2);
    expect(typing.enter()).toBeNull();
  });

  test('beyond the list begin anew', () => {
    const typing = new NumberTyping();
    expect(typing.digit('2', 24)).toBeNull();
    expect(typing.digit('9', 24)).toBe(9);
    expect(typing.digit('0', 24)).toBeNull();
    expect(typing.shown).toBe('');
  });
});

describe('a new table', () => {
  const game: GameInfo = { game: 'tzolkin', players: [2, 3, 4], options: [], rules: 1, levels: ['novice', 'expert'] };

  test('is for me and bots', () => {
    expect(firstWish(game).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'novice' }]);
    expect(withPlayers([{ kind: 'me' }, { kind: 'bot', level: 'expert' }], 3, game.levels)[2]?.level).toBe('expert');
  });

  test('is as the last one, as far as that still exists', () => {
    const wish = {
      ...firstWish(game),
      options: ['gone'],
      seats: [{ kind: 'bot' as const, level: 'gone' }, { kind: 'me' as const }],
    };
    expect(renewed(wish, game)).toEqual({
      ...wish,
      options: [],
      seats: [{ kind: 'bot', level: 'novice' }, { kind: 'me' }],
    });
    expect(renewed({ ...wish, players: 7 }, game)).toEqual(firstWish(game));
  });

  test('seats read back from their values', () => {
    for (const seat of [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'expert' }]) {
      expect(seatFromValue(seatValue(seat))).toEqual(seat);
    }
    expect(seatFromValue('here', 'Friend')).toEqual({ kind: 'here', name: 'Friend' });
  });
});

describe('the chart', () => {
  test('has steps that read well', () => {
    expect([3, 9, 31, 100, 260].map((span) => niceStep(span, 6))).toEqual([1, 2, 10, 20, 50]);
  });

  test('fits points below nothing', () => {
    const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
    const { x, y, ticks } = scale([1, 2, 3], [-4, 0, 20], frame);
    expect(ticks).toEqual([-5, 0, 5, 10, 15, 20]);
    expect([x(1), x(2), x(3)]).toEqual([0, 50, 100]);
    expect([y(20), y(-5)]).toEqual([0, 100]);
  });
});

test('clocks read as clocks do', () => {
  expect(clockFace('en', 65_000)).toBe('1:05');
  expect(clockFace('en', 3_725_000)).toBe('1:02:05');
  expect(clockFace('en', 2 * 86_400_000)).toBe('2d 0h');
  expect(clockFace('en', -5)).toBe('0:00');
});
