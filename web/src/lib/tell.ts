/** Events, reasons and warnings in words. */

import type { Text } from './text.svelte';
import type { Event, Reason, Value, Values } from './types';

/** An event in words. Its values are named as in the event. */
export function tell(text: Text, game: string, event: Event): string {
  return text(`${game}-event-${event.name}`, { seat: event.seat, ...spoken(text, game, event.values) });
}

/** Why something is not possible, with the reasons for the reason. */
export function explain(text: Text, game: string, reason: Reason): string {
  const sentences = [reason, ...(reason.details ?? [])];
  return sentences.map(({ id, values }) => text(id, spoken(text, game, values))).join(' ');
}

/** Values by kind; those that are names are said as the language does. */
export function spoken(text: Text, game: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([kind, value]) => [kind, name(text, game, kind, value)]));
}

/** A word of a kind by the name that the language has for it; numbers as numbers, and all else as it is. */
export function name(text: Text, game: string, kind: string, value: Value): Value {
  const plain = kind.replace(/2$/, '');
  const id = `${game}-${plain}-${String(value).replaceAll(/[ ,]/g, '-')}`;
  if (text.has(id)) return text(id);
  const corner = plain === 'place' && /^(-?\d+),(-?\d+),(\w+)$/.exec(String(value));
  if (corner)
    return text(`${game}-corner`, {
      x: corner[1] ?? '',
      y: corner[2] ?? '',
      quadrant: text(`${game}-quadrant-${corner[3]}`),
    });
  return /^-?\d+$/.test(String(value)) ? Number(value) : value;
}
