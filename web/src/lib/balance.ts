/** What events cost and bring a player, added up. */

import type { Game } from './game';
import { name } from './tell';
import type { Text } from './text.svelte';
import type { Event } from './types';

/**
 * Which value of an event counts, how, and for which resource: added, subtracted, or (`=`) reached, such as a level.
 * `$block` is the event's value `block`.
 */
export type BalanceRule = [value: string | 1, how: 1 | -1 | '=', resource: string];

export interface Sum {
  /** What is counted; its sign has this name, too. */
  resource: string;
  /** The kind of the value that names it, if one does. */
  kind: string | null;
  /** Gained above 0, paid below 0; or the level that is reached. */
  amount: number;
  reached: boolean;
}

type Counting = Pick<Game, 'balance'>;

/** What one seat gains and pays, in the order in which it is first touched. */
export function balance(game: Counting, seat: number, events: Event[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const event of events.filter((candidate) => candidate.seat === seat)) {
    for (const [value, how, named] of game.balance?.[event.name] ?? []) {
      const kind = named.startsWith('$') ? named.slice(1) : null;
      const resource = kind ? String(event.values[kind]) : named;
      const amount = value === 1 ? 1 : Number(event.values[value]);
      const before = sums.get(resource)?.amount ?? 0;
      const reached = how === '=';
      sums.set(resource, { resource, kind, reached, amount: reached ? amount : before + how * amount });
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** The events that no sum tells. */
export function uncounted(game: Counting, events: Event[]): Event[] {
  return events.filter((event) => !game.balance?.[event.name]);
}

/** An amount with its sign, or a level. */
export function amountOf(language: string, { amount, reached }: Sum): string {
  return new Intl.NumberFormat(language, reached ? {} : { signDisplay: 'exceptZero' }).format(amount);
}

/** A sum in words. */
export function sumWords(text: Text, game: string, sum: Sum, amount: string): string {
  const id = `${game}-balance-${sum.resource}`;
  return text.has(id)
    ? text(id, { amount, number: Math.abs(sum.amount) })
    : `${name(text, game, sum.kind ?? '', sum.resource)} ${amount}`;
}
