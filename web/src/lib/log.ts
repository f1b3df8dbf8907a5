/** The log in force: without what was undone. */

import type { Entry } from './types';

/** Entries of both lists in the order of their numbers, later versions of a row in place of earlier ones. */
export function merged(known: Entry[], news: Entry[]): Entry[] {
  const rows = new Map(known.map((entry) => [entry.number, entry]));
  for (const entry of news) rows.set(entry.number, entry);
  return [...rows.values()].sort((one, other) => one.number - other.number);
}

/** The moves that lead to the position after `moves` of them. */
export function inForce(entries: Entry[], moves: number): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    const standing = entry.kind === 'undo' ? entry.move : entry.move - 1;
    while ((line.at(-1)?.move ?? 0) > standing) line.pop();
    if (entry.kind === 'play' && entry.move <= moves) line.push(entry);
  }
  return line;
}

/** Where turns begin: after how many moves. */
export function turnStarts(line: Entry[]): number[] {
  return line.filter((entry, index) => entry.seat !== line[index - 1]?.seat).map(({ move }) => move - 1);
}

/** The last of these moments before `move`, or the beginning. */
export function lastBefore(moments: number[], move: number): number {
  return moments.findLast((moment) => moment < move) ?? 0;
}

/** The first of these moments after `move`; null if there is none. */
export function firstAfter(moments: number[], move: number): number | null {
  return moments.find((moment) => moment > move) ?? null;
}

/** After how many moves the last turn of one of these seats was over; null if they have not moved. */
export function lastOwn(line: Entry[], seats: number[]): number | null {
  return line.findLast((entry) => seats.includes(entry.seat))?.move ?? null;
}
