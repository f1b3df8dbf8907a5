/** The editor: what its form is made of. */

import type { Game } from './game';
import type { Reference } from './guide';
import { name as nameOf } from './tell';
import type { Text } from './text.svelte';
import type { Cell, Field } from './types';

/** A game with what its things look like. */
export interface Shown {
  game: Game;
  reference: Reference;
  catalogue: unknown;
}

/** The id of the element that changes a value. */
export const controlId = ({ name }: Field, { keys }: Cell) => `edit-${[name, ...keys].join('-').replaceAll(' ', '_')}`;

/** Whether things of a kind are shown as pictures. */
export const isPictured = ({ game }: Shown, kind: string) => Object.values(game.things?.listed ?? {}).includes(kind);

/**
 * What is chosen first, because all of it would be too long: a player, a square, a gear. A single list is shown whole.
 */
export function chosenAxis({ axes }: Field): string {
  const [first = ''] = axes;
  return first === 'seat' || first === 'square' || axes.length > 1 ? first : '';
}

/** What a key of a field is called. */
export function keyName(text: Text, game: string, field: Field, place: number, key: string): string {
  const axis = field.axes[place] ?? '';
  if (axis === 'seat') return text('page-seat', { seat: Number(key) });
  if (axis === 'space') return text('editor-space', { number: Number(key) });
  return axis ? String(nameOf(text, game, axis, key)) : String(Number(key) + 1);
}

/** A change of one value, as the server reads it. */
export function changeOf({ name }: Field, { keys }: Cell, value: number | string): Record<string, unknown> {
  return { [name]: keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) };
}
