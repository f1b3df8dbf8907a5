/** Which openings a page shows, and how sure their numbers are. */

import { figure } from './text.svelte';
import type { Opening, Openings } from './types';

export const SORTS = ['share', 'points', 'games'] as const;
export type Sort = (typeof SORTS)[number];

/** Standard errors to each side, for an interval of 95 %. */
const SURE = 1.96;

export function interval(error: number): number {
  return SURE * error;
}

/** A share in percent, with one digit. */
export function percent(share: number): string {
  return figure(100 * share, 1);
}

export interface View {
  parts: string[];
  players: number[];
  seats: number[];
  part: string;
  table: number;
  seat: number;
  by: Sort;
  rows: Opening[];
}

/** The rows for a wish, as an address has it; what it does not say, or says wrongly, is the first that there is. */
export function chosen({ tables }: Openings, wish: Record<string, string>): View {
  const parts = [...new Set(tables.map(({ part }) => part))].toSorted().toReversed();
  const part = pick(parts, wish.part);
  const players = unique(tables, 'players');
  const table = pick(players, Number(wish.players ?? players.at(-1)));
  const among = tables.filter((row) => row.part === part && row.players === table);
  const seats = unique(among, 'seat');
  const seat = pick(seats, Number(wish.seat));
  const by = pick([...SORTS], wish.by as Sort | undefined);
  const rows = among.filter((row) => row.seat === seat).toSorted((one, other) => other[by] - one[by]);
  return { parts, players, seats, part, table, seat, by, rows };
}

function unique(tables: Opening[], key: 'players' | 'seat'): number[] {
  return [...new Set(tables.map((row) => row[key]))].toSorted((one, other) => one - other);
}

function pick<T>(known: T[], wanted: T | undefined): T {
  return wanted !== undefined && known.includes(wanted) ? wanted : (known[0] as T);
}
