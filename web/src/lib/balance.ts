/** What a turn has cost and brought so far, added up from its events. */

import type { Game } from './game';
import type { Event } from './types';

/** Which value of an event counts, with which sign, for which resource. `$block` is the event's value `block`. */
export type BalanceRule = [value: string | 1, sign: 1 | -1, resource: string];

/** What one seat has gained (above 0) and paid (below 0), in the order in which it was first touched. */
export function balance(
  game: Pick<Game, 'balance'>,
  seat: number,
  events: Event[],
): [resource: string, amount: number][] {
  const sums = new Map<string, number>();
  for (const event of events.filter((candidate) => candidate.seat === seat)) {
    for (const [value, sign, resource] of game.balance?.[event.name] ?? []) {
      const name = resource.startsWith('$') ? String(event.values[resource.slice(1)]) : resource;
      const amount = value === 1 ? 1 : Number(event.values[value]);
      sums.set(name, (sums.get(name) ?? 0) + sign * amount);
    }
  }
  return [...sums].filter(([, amount]) => amount !== 0);
}
