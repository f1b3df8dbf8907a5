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
    if (entry.kind === 'play' && !entry.undone && entry.move <= moves) line.push(entry);
  }
  return line;
}

/** Where the turn that `move` belongs to begins: after how many moves. */
export function turnStart(line: Entry[], move: number): number {
  let start = line.findLastIndex((entry) => entry.move <= move);
  const seat = line[start]?.seat;
  while (start > 0 && line[start - 1]?.seat === seat) start -= 1;
  return Math.max(0, (line[start]?.move ?? 1) - 1);
}

/** One turn back from the position after `move` moves: to the beginning of its turn. */
export function turnBack(line: Entry[], move: number): number {
  return move > 0 ? turnStart(line, move) : 0;
}

/** One turn on: to the end of the turn that comes next. */
export function turnOn(line: Entry[], move: number): number {
  const next = line.findIndex((entry) => entry.move > move);
  if (next < 0) return move;
  const seat = line[next]?.seat;
  let last = next;
  while (line[last + 1]?.seat === seat) last += 1;
  return line[last]?.move ?? move;
}

/** After how many moves the last turn of one of these seats was over; null if they have not moved. */
export function lastOwn(line: Entry[], seats: number[]): number | null {
  return line.findLast((entry) => seats.includes(entry.seat))?.move ?? null;
}
