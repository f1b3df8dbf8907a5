/** The story of Akrotiri: its events in signs, and what they touch at sea. */

import type { Telling, Touch } from '../../lib/story';
import type { Event, Values } from '../../lib/types';

const BRIEF: Record<string, string> = {
  turn: '',
  places: ':tile',
  'puts-cube': ':$colour',
  'no-cube': '',
  docks: ':boat',
  sails: ':boat →',
  carries: ':boat :portages',
  loads: ':$colour → :boat',
  unloads: ':boat → :$colour',
  sells: '−1 :$colour +$money :coin',
  buys: ':map $level -$money :coin',
  'draws-map': ':map $level',
  digs: ':site',
  pays: '-$money :coin',
  asks: ':$terrain ?',
  discards: '',
  finds: ':tile',
  'more-actions': ':action $actions',
  'draws-tile': '',
  'draws-goals': ':goal $number',
  keeps: ':goal ✓',
  'final-maps': '(:map +$points :points)',
  'final-goal': '(:goal +$points :points)',
  'final-money': '(:coin +$points :points)',
};

/** By event, the thing that it touches. */
const THINGS: Record<string, (values: Values) => string> = {
  places: ({ square }) => `laid:${square}`,
  'puts-cube': ({ place }) => `cube:${place}`,
  docks: () => 'boat:',
  sails: () => 'boat:',
  carries: () => 'boat:',
  loads: () => 'boat:',
  unloads: ({ place }) => `cube:${place}`,
  sells: ({ colour }) => `colour:${colour}`,
  buys: ({ level }) => `level:${level}`,
  digs: ({ place }) => `dug:${place}`,
};

function touched(events: Event[]): Touch[] {
  return events.flatMap(({ name, seat, values }) => {
    const thing = THINGS[name]?.(values);
    return thing ? [{ thing, seat }] : [];
  });
}

const MOVES = ['sails', 'carries'];

/** A boat that moves on, since it is marked at sea where it ends; and the maps that were bought. */
function implied({ name, seat }: Event, before: Event[]): boolean {
  if (name === 'draws-map') return before.some((other) => other.name === 'buys' && other.seat === seat);
  return MOVES.includes(name) && MOVES.includes(before.at(-1)?.name ?? '');
}

export const STORY: Telling = { brief: BRIEF, implied, rounds: ['turn'], touched };
