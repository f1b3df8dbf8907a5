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

function name(text: Text, game: string, kind: string, value: Value): Value {
  const id = `${game}-${kind.replace(/2$/, '')}-${value}`;
  return text.has(id) ? text(id) : value;
}
