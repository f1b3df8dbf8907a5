/** Names of those at a table. */

import type { Text } from './text.svelte';
import type { Table } from './types';

export function seatName(text: Text, table: Table, seat: number): string {
  const person = table.seats.find((each) => each.seat === seat);
  return person?.name || text('page-seat', { seat });
}

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
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(number);
}
