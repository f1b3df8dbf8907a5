/** What a turn has cost and brought so far, added up from its events. */

import type { Event, GameName } from './types';

/** For each event: which value counts, with which sign, for which resource. `$block` is named by the event's block. */
type Rule = [value: string | 1, sign: 1 | -1, resource: string];

const RULES: Record<GameName, Record<string, Rule[]>> = {
  tzolkin: {
    places: [['corn', -1, 'corn']],
    'places-start': [['corn', -1, 'corn']],
    acts: [['corn', -1, 'corn']],
    'pays-corn': [['corn', -1, 'corn']],
    corn: [['corn', 1, 'corn']],
    'wheel-corn': [['corn', 1, 'corn']],
    'harvests-corn': [['corn', 1, 'corn']],
    'architecture-corn': [['corn', 1, 'corn']],
    block: [['number', 1, '$block']],
    'pays-block': [['number', -1, '$block']],
    sells: [
      ['corn', 1, 'corn'],
      [1, -1, '$block'],
    ],
    buys: [
      ['corn', -1, 'corn'],
      [1, 1, '$block'],
    ],
    skull: [['number', 1, 'skull']],
    'pays-skull': [['number', -1, 'skull']],
    'skull-placed': [
      ['points', 1, 'points'],
      [1, -1, 'skull'],
    ],
    points: [['points', 1, 'points']],
    'architecture-points': [['points', 1, 'points']],
  },
  akrotiri: {
    sells: [['money', 1, 'money']],
    buys: [['money', -1, 'money']],
    pays: [['money', -1, 'money']],
  },
};

/** What one seat has gained (above 0) and paid (below 0), in the order in which it was first touched. */
export function balance(game: GameName, seat: number, events: Event[]): [resource: string, amount: number][] {
  const sums = new Map<string, number>();
  for (const event of events.filter((candidate) => candidate.seat === seat)) {
    for (const [value, sign, resource] of RULES[game][event.name] ?? []) {
      const name = resource === '$block' ? String(event.values.block) : resource;
      const amount = value === 1 ? 1 : Number(event.values[value]);
      sums.set(name, (sums.get(name) ?? 0) + sign * amount);
    }
  }
  return [...sums].filter(([, amount]) => amount !== 0);
}
