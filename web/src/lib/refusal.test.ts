import { expect, it } from 'vitest';
import { whyNot } from './refusal';
import type { TableState } from './table.svelte';
import type { Text } from './text.svelte';
import type { Snapshot } from './types';

const text = Object.assign((id: string) => id, { list: (items: string[]) => items.join() }) as Text;
const now = { table: { game: 'any', to_move: [1], seats: [] } } as unknown as Snapshot;

it.each([
  ['page-catching-up', { catchingUp: true, myTurn: true }],
  ['page-sending', { catchingUp: false, myTurn: true }],
  ['page-waiting-for', { catchingUp: false, myTurn: false }],
])('says %s', async (words, state) => {
  const table = { at: null, offered: [], ...state } as unknown as TableState;
  expect(await whyNot(text, table, now, 'end')).toEqual({ words, kind: 'refusal' });
});
