/**
 * What travels over the page when something happens: a sign, from where it comes to where it goes. Places are the values
 * of `data-place` on the page.
 */

import type { Event } from '../../lib/types';

export interface Flight {
  sign: string;
  number: number;
  from: string;
  to: string;
}

interface Way {
  sign: (event: Event) => string;
  amount: string;
  /** Towards the seat, or away from it. */
  gain: boolean;
  /** Where it comes from or goes to, if not where the last action was. */
  place?: (event: Event) => string;
}

const named = (sign: string) => () => sign;
const temple = (event: Event) => `temple:${event.values.temple}`;

const WAYS: Record<string, Way> = {
  corn: { sign: named('corn'), amount: 'corn', gain: true },
  'harvests-corn': { sign: named('corn'), amount: 'corn', gain: true },
  'architecture-corn': { sign: named('corn'), amount: 'corn', gain: true },
  'wheel-corn': { sign: named('corn'), amount: 'corn', gain: true, place: () => 'start' },
  block: { sign: (event) => String(event.values.block), amount: 'number', gain: true },
  skull: { sign: named('skull'), amount: 'number', gain: true },
  points: { sign: named('points'), amount: 'points', gain: true },
  'architecture-points': { sign: named('points'), amount: 'points', gain: true },
  'skull-placed': {
    sign: named('points'),
    amount: 'points',
    gain: true,
    place: (event) => `chichen_itza:${event.values.action}`,
  },
  'gift-block': { sign: (event) => String(event.values.block), amount: 'one', gain: true, place: temple },
  'gift-skull': { sign: named('skull'), amount: 'one', gain: true, place: temple },
  'temple-points': { sign: named('points'), amount: 'points', gain: true, place: temple },
  'temple-bonus': { sign: named('points'), amount: 'points', gain: true, place: temple },
  worker: { sign: named('worker'), amount: 'one', gain: true },
  places: {
    sign: named('corn'),
    amount: 'corn',
    gain: false,
    place: (event) => `${event.values.gear}:${event.values.space}`,
  },
  'places-start': { sign: named('corn'), amount: 'corn', gain: false, place: () => 'start' },
  acts: { sign: named('corn'), amount: 'corn', gain: false },
  'pays-corn': { sign: named('corn'), amount: 'corn', gain: false },
  'pays-block': { sign: (event) => String(event.values.block), amount: 'number', gain: false },
  'pays-skull': { sign: named('skull'), amount: 'number', gain: false },
  feeds: { sign: named('corn'), amount: 'corn', gain: false, place: () => 'wheel' },
};

/** The last place that something happened at: the space of an action, or a tile. */
function happensAt(event: Event): string | null {
  if (event.name === 'acts') return `${event.values.gear}:${event.values.action}`;
  if (event.name === 'picks') return `${event.values.gear}:${event.values.space}`;
  if (event.name === 'builds') return `tile:${event.values.card}`;
  return null;
}

/** Everything that travels, in order; amounts of 0 do not. */
export function flights(events: Event[]): Flight[] {
  let here = 'wheel';
  const found: Flight[] = [];
  for (const event of events) {
    here = happensAt(event) ?? here;
    const way = WAYS[event.name];
    const number = way?.amount === 'one' ? 1 : Number(event.values[way?.amount ?? ''] ?? 0);
    if (!way || number <= 0) continue;
    const sign = way.sign(event);
    const place = way.place?.(event) ?? here;
    const seat = `seat:${event.seat}:${sign}`;
    found.push(way.gain ? { sign, number, from: place, to: seat } : { sign, number, from: seat, to: place });
  }
  return found;
}
