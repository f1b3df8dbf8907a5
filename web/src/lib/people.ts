/** Names of those at a table. */

import type { Who } from './tell';
import type { Text } from './text.svelte';
import type { SeatInfo, Table } from './types';

/** Who is at a seat; players with the same name are distinguished by the number of their seat. A bot's level is last. */
export function seatName(text: Text, table: Table, seat: number): string {
  const level = table.seats.find((each) => each.seat === seat && each.kind === 'bot')?.level;
  const name = shortName(text, table, seat);
  return level ? withLevel(text, name, level) : name;
}

/** Who is at a seat, without a bot's level. */
export function shortName(text: Text, table: Table, seat: number): string {
  const person = table.seats.find((each) => each.seat === seat);
  if (!person) return text('seat-name', { seat });
  const name = ownName(text, person);
  const others = table.seats.filter((each) => each.seat !== seat && each.kind !== 'open');
  const shared = person.kind !== 'open' && others.some((each) => ownName(text, each) === name);
  return shared ? text('page-namesake', { name, seat }) : name;
}

function ownName(text: Text, { seat, kind, name, level }: SeatInfo): string {
  if (kind === 'open' || kind === 'closed') return text(`page-${kind}-seat`);
  if (kind === 'bot' && level) return nameOfLevel(text, level);
  return name || text('seat-name', { seat });
}

/** A bot by its own name and its level. */
export function botName(text: Text, level: string): string {
  return withLevel(text, nameOfLevel(text, level), level);
}

function nameOfLevel(text: Text, level: string): string {
  const own = `page-bot-${level}`;
  return text(text.has(own) ? own : 'page-bot');
}

function withLevel(text: Text, name: string, level: string): string {
  return text('page-bot-name', { name, level: levelName(text, level) });
}

export function levelName(text: Text, level: string): string {
  const id = `page-level-${level}`;
  return text.has(id) ? text(id) : level;
}

export const whoAt =
  (text: Text, table: Table): Who =>
  (seat) =>
    seatName(text, table, seat);

export function seatNames(text: Text, table: Table, seats: number[]): string {
  return text.list(seats.map((seat) => seatName(text, table, seat)));
}

/** A time left as minutes and seconds, or as days and hours. */
export function clockFace(language: string, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  if (days) return `${unit(language, days, 'day')} ${unit(language, hours, 'hour')}`;
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function unit(language: string, number: number, name: 'day' | 'hour'): string {
  const unitDisplay = language === 'ja' ? 'short' : 'narrow'; // the narrow ones of Japanese are English
  return closedUp(new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(number));
}

/** Without the space that browsers put between a number and its unit in Japanese. */
export function closedUp(words: string): string {
  return words.replace(/(?<=\d) (?=\p{Script=Han})/u, '');
}
