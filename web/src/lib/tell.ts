/** Games, decisions, events and reasons in words. */

import type { Game } from './game';
import type { Text } from './text.svelte';
import type { Event, GameName, Reason, Snapshot, Value, Values } from './types';

/** Who is at a seat, by name. */
export type Who = (seat: number) => string;

/** Kinds of values that are seats: players are called by their names. */
const SEAT_KINDS = new Set(['seat', 'owner']);

const numbered =
  (text: Text): Who =>
  (seat) =>
    text('seat-name', { seat });

/** What a game is called. */
export function titleOf(text: Text, game: GameName): string {
  const id = `${game}-title`;
  return text.has(id) ? text(id) : game;
}

/** What a player is asked to decide. */
export function decisionWords(text: Text, game: GameName, decision: string): string {
  const id = `${game}-decision-${decision}`;
  return text.has(id) ? text(id) : text('page-state-your-turn');
}

/** What a player can do now. */
export function headline(text: Text, game: Game, now: Snapshot): string {
  return game.headline?.(text, now) ?? decisionWords(text, game.name, now.decision);
}

/** An event in words. Its values are named as in the event. */
export function tell(text: Text, game: string, event: Event, who = numbered(text)): string {
  const id = `${game}-event-${event.name}`;
  const values = spoken(text, game, { seat: event.seat, ...event.values }, who);
  return text.has(id) ? text(id, values) : [who(event.seat), event.name, ...Object.values(event.values)].join(' ');
}

/** Why something is not possible, with the reasons for the reason. */
export function explain(text: Text, game: string, reason: Reason, who = numbered(text)): string {
  return reasoned(text, game, reason, who, (id) => id);
}

/** The same for those who see the place: without its name, where the language has such words. */
export function explainHere(text: Text, game: string, reason: Reason, who = numbered(text)): string {
  const here = (id: string) => `${game}-here-${id.split('-why-')[1]}`;
  return reasoned(text, game, reason, who, (id) => (text.has(here(id)) ? here(id) : id));
}

function reasoned(text: Text, game: string, reason: Reason, who: Who, idOf: (id: string) => string): string {
  const sentences = [reason, ...(reason.details ?? [])];
  return text.sentences(sentences.map(({ id, values }) => text(idOf(id), spoken(text, game, values, who))));
}

/** Values by kind; those that are names are said as the language does. */
export function spoken(text: Text, game: string, values: Values, who = numbered(text)): Values {
  return Object.fromEntries(
    Object.entries(values).map(([kind, value]) => [
      kind,
      SEAT_KINDS.has(kind) ? who(Number(value)) : name(text, game, kind, value),
    ]),
  );
}

/** A word of a kind by the name that the language has for it; numbers as numbers, and all else as it is. */
export function name(text: Text, game: string, kind: string, value: Value): Value {
  const plain = kind.replace(/2$/, '');
  const id = `${game}-${plain}-${String(value).replaceAll(/[ ,]/g, '-')}`;
  if (text.has(id)) return text(id);
  const square = plain === 'square' && /^(-?\d+) (-?\d+)$/.exec(String(value));
  if (square) return text(`${game}-square`, { x: square[1] ?? '', y: square[2] ?? '' });
  const corner = plain === 'place' && /^(-?\d+),(-?\d+),(\w+)$/.exec(String(value));
  if (corner)
    return text(`${game}-corner`, {
      x: corner[1] ?? '',
      y: corner[2] ?? '',
      quadrant: text(`${game}-quadrant-${corner[3]}`),
    });
  return /^-?\d+$/.test(String(value)) ? Number(value) : value;
}
