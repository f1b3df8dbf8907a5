import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { amountOf, balance, sumWords, uncounted } from '../src/lib/balance';
import { niceStep, scale } from '../src/lib/chart';
import type { Game } from '../src/lib/game';
import { NumberTyping } from '../src/lib/keys';
import { inOrder, phrase } from '../src/lib/lines';
import { firstAfter, inForce, lastBefore, lastOwn, merged, turnStarts } from '../src/lib/log';
import { clockFace, seatName } from '../src/lib/people';
import { brief, isTold, roundsOf, roundStarts, turnsOf } from '../src/lib/story';
import { bundle, speak, text } from '../src/lib/text.svelte';
import { decisionWords, explain, tell, titleOf } from '../src/lib/tell';
import type { Entry, Event, GameInfo, SeatInfo, Table } from '../src/lib/types';
import { firstWish, renewed, seatFromValue, seatValue, withPlayers } from '../src/lib/wish';

const POND = `
pond-title = The Pond
pond-decision-hop = Hop!
pond-say-hop = Hop { $a } to { $b }
pond-say-hop-home = Hop home
pond-say-eat = Eat { $insect }
pond-insect-fly = a dragonfly
pond-event-eats = { $seat } eats { $insect }.
pond-why-taken = { $owner } is there.
`;

beforeAll(() => {
  const shared = globSync('../src/antikythera/locale/en/*.ftl').map((file) => readFileSync(file, 'utf8'));
  speak('en', [bundle('en', [...shared, POND].join('\n'))]);
});

function entry(number: number, move: number, seat: number, line = 'end'): Entry {
  return { number, move, seat, line, kind: 'play', events: [], at: 0 };
}

describe('the log', () => {
  const line = [entry(1, 1, 1), entry(2, 2, 1), entry(3, 3, 2), entry(4, 4, 2), entry(5, 5, 1)];

  test('forgets what was taken back', () => {
    const rows = [entry(1, 1, 1), entry(2, 2, 1), entry(4, 2, 1)];
    expect(inForce(rows, 2).map(({ number }) => number)).toEqual([1, 4]);
    expect(inForce([entry(1, 1, 1), entry(2, 2, 1)], 1).map(({ number }) => number)).toEqual([1]);
    expect(inForce([entry(1, 1, 1), { ...entry(2, 0, 1), kind: 'undo' }], 1)).toEqual([]);
  });

  test('takes later versions of a row, in order', () => {
    expect(merged([entry(2, 2, 1)], [entry(1, 1, 1), entry(2, 2, 1, 'pass')])).toEqual([
      entry(1, 1, 1),
      entry(2, 2, 1, 'pass'),
    ]);
  });

  test('goes back to the beginning of a turn and on to the end of one', () => {
    const turns = turnStarts(line);
    expect(turns).toEqual([0, 2, 4]);
    expect([5, 4, 2, 0].map((move) => lastBefore(turns, move))).toEqual([4, 2, 0, 0]);
    expect([0, 2, 3, 5].map((move) => firstAfter(turns, move))).toEqual([2, 4, 4, null]);
  });

  test('knows the last move of a seat', () => {
    expect(lastOwn(line, [2])).toBe(4);
    expect(lastOwn(line, [3])).toBeNull();
  });
});

describe('the story', () => {
  const pond = {
    name: 'pond',
    story: {
      brief: { eats: '↓ :frog $insect ($legs :leg) (-$flies :fly) +$points :$prize', sleeps: '' },
      rounds: ['night'],
      touched: () => [],
    },
  };
  const eats = { insect: 'fly', legs: 0, flies: 2, points: -1, prize: 'lily' };
  const night = (round: number): Event => ({ name: 'night', seat: 1, values: { round } });

  test('shows signs, names and numbers, and leaves out brackets around nothing', () => {
    expect(brief(text, pond, { name: 'eats', seat: 1, values: eats })).toEqual([
      { words: '↓' },
      { sign: 'frog' },
      { words: 'a dragonfly' },
      { words: '−2' },
      { sign: 'fly' },
      { words: '−1' },
      { sign: 'lily' },
    ]);
  });

  test('has events in sentences, and events that are not worth a word', () => {
    expect(brief(text, pond, night(2))).toBeNull();
    expect([night(2), { name: 'sleeps', seat: 1, values: {} }].map((event) => isTold(pond, event))).toEqual([
      true,
      false,
    ]);
  });

  test('has turns and rounds, which begin after their event', () => {
    const line = [entry(1, 1, 1), { ...entry(2, 2, 2), events: [night(2)] }, entry(3, 3, 2), entry(4, 4, 1)];
    expect(turnsOf(line).map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
    ]);
    expect(roundsOf(pond, line)).toEqual([1, 1, 2, 2]);
    expect(roundStarts(pond, line)).toEqual([0, 2]);
    expect(roundStarts({ name: 'pond' }, line)).toEqual([]);
  });
});

describe('words', () => {
  const pond = { name: 'pond' };

  test('of a line are those of its verb, or of exactly this line', () => {
    expect(phrase(text, pond, 'hop 3 lily')).toBe('Hop 3 to lily');
    expect(phrase(text, pond, 'hop home')).toBe('Hop home');
    expect(phrase(text, pond, 'dive 1')).toBe('dive 1');
  });

  test('after a verb have the names that the game gives them', () => {
    expect(phrase(text, { ...pond, verbs: { eat: ['insect'] } }, 'eat fly')).toBe('Eat a dragonfly');
    expect(phrase(text, { ...pond, verbs: { eat: ['insect'] } }, 'eat two bees')).toBe('Eat two bees');
  });

  test('of an event name what it is about', () => {
    const event = { name: 'eats', seat: 2, values: { insect: 'fly' } };
    expect(tell(text, 'pond', event)).toBe('Seat 2 eats a dragonfly.');
    expect(tell(text, 'pond', event, () => 'Ada')).toBe('Ada eats a dragonfly.');
  });

  test('of a reason name whom it is about', () => {
    const reason = { id: 'pond-why-taken', values: { owner: 2 }, details: [{ id: 'page-not-now', values: {} }] };
    expect(explain(text, 'pond', reason, () => 'Ada')).toBe('Ada is there. You cannot do that now.');
  });

  test('are plain where the game has no messages', () => {
    expect([titleOf(text, 'pond'), titleOf(text, 'lake')]).toEqual(['The Pond', 'lake']);
    expect([decisionWords(text, 'pond', 'hop'), decisionWords(text, 'lake', 'hop')]).toEqual(['Hop!', 'Your turn']);
    expect(tell(text, 'lake', { name: 'hops', seat: 1, values: { far: 2 } })).toBe('Seat 1 hops 2');
  });
});

describe('names', () => {
  const seat = (number: number, more: Partial<SeatInfo>) =>
    ({ seat: number, kind: 'person', name: '', level: null, ...more }) as SeatInfo;
  const named = (...seats: SeatInfo[]) => seats.map((each) => seatName(text, { seats } as Table, each.seat));

  test('are those of people, and of bots what they can', () => {
    expect(named(seat(1, { name: 'Ada' }), seat(2, { kind: 'bot', name: 'novice', level: 'novice' }))).toEqual([
      'Ada',
      'Nora (novice)',
    ]);
    expect(named(seat(1, {}), seat(2, { kind: 'open' }), seat(3, { kind: 'open' }))).toEqual([
      'Seat 1',
      'free seat',
      'free seat',
    ]);
  });

  test('that two have are told apart', () => {
    expect(named(seat(1, { name: 'Guest' }), seat(2, { name: 'Guest' }))).toEqual(['Guest 1', 'Guest 2']);
    const pip = { kind: 'bot', level: 'beginner' } as const;
    expect(named(seat(1, pip), seat(2, pip))).toEqual(['Pip 1 (beginner)', 'Pip 2 (beginner)']);
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
  const game: Pick<Game, 'balance'> = {
    balance: {
      pays: [['coins', -1, 'coins']],
      trades: [
        ['coins', 1, 'coins'],
        [1, -1, '$ware'],
      ],
      finds: [['number', 1, '$ware']],
    },
  };

  test('adds up what one seat paid and got', () => {
    const events: Event[] = [
      { name: 'pays', seat: 1, values: { coins: 1 } },
      { name: 'pays', seat: 1, values: { coins: 3 } },
      { name: 'pays', seat: 2, values: { coins: 9 } },
      { name: 'trades', seat: 1, values: { ware: 'salt', coins: 4 } },
      { name: 'finds', seat: 1, values: { ware: 'iron', number: 2 } },
      { name: 'sleeps', seat: 1, values: { number: 2 } },
    ];
    expect(balance(game, 1, events).map(({ resource, amount }) => [resource, amount])).toEqual([
      ['salt', -1],
      ['iron', 2],
    ]);
    expect(uncounted(game, events).map(({ name }) => name)).toEqual(['sleeps']);
  });

  test('is empty where the game counts nothing, and everything is told', () => {
    const events: Event[] = [{ name: 'pays', seat: 1, values: { coins: 1 } }];
    expect(balance({}, 1, events)).toEqual([]);
    expect(uncounted({}, events)).toEqual(events);
  });

  test('keeps the level that is reached, and what the game names is said by its name', () => {
    const learning: Pick<Game, 'balance'> = { balance: { learns: [['level', '=', '$skill']] } };
    const events: Event[] = [1, 2].map((level) => ({ name: 'learns', seat: 1, values: { skill: 'reading', level } }));
    const [sum] = balance(learning, 1, events);
    expect(sum).toEqual({ resource: 'reading', kind: 'skill', amount: 2, reached: true });
    expect(sum && sumWords(text, 'pond', sum, amountOf('en', sum))).toBe('reading 2');
  });
});

describe('lines', () => {
  test('that bring something come first, and those that give something up last', () => {
    expect(inOrder(['stop', 'end', 'dig', 'sail'], { dig: {} })).toEqual(['sail', 'dig', 'stop', 'end']);
    const order = ['dig', 'sail', 'unload'];
    expect(inOrder(['unload red', 'leap', 'sail', 'dig'], {}, order)).toEqual(['dig', 'sail', 'unload red', 'leap']);
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

  test('beyond the list start again', () => {
    const typing = new NumberTyping();
    expect(typing.digit('2', 24)).toBeNull();
    expect(typing.digit('9', 24)).toBe(9);
    expect(typing.digit('0', 24)).toBeNull();
    expect(typing.shown).toBe('');
  });
});

describe('a new table', () => {
  const game: GameInfo = { game: 'pond', players: [2, 3, 4], options: [], rules: 1, levels: ['novice', 'expert'] };

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
  expect(clockFace('ja', 2 * 86_400_000)).toBe('2日 0時間');
  expect(clockFace('en', -5)).toBe('0:00');
});
