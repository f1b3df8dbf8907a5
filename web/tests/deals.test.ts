import { beforeEach, expect, test, vi } from 'vitest';
import { checkPromise, keepPromise } from '../src/lib/deals';
import type { Table } from '../src/lib/types';

/** The SHA-256 of `5ec`. */
const COMMITMENT = '19a8f2cadc6e34f70320be4fed3c7eb0acceb1c3bfdcb36ba0ac99b78ccf4ba6';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
});
beforeEach(() => store.clear());

function table(values: Partial<Table>): Table {
  return { id: 't', commitment: COMMITMENT, secret: null, contributions: null, ...values } as Table;
}

test('a secret that was promised, with the own number in the deal', async () => {
  keepPromise(table({}), 'a1');
  expect(await checkPromise(table({ secret: '5ec', contributions: ['a1', 'b2'] }))).toBe('kept');
});

test('another secret, even if the table now claims another commitment', async () => {
  keepPromise(table({}));
  keepPromise(table({ commitment: 'other' }));
  expect(await checkPromise(table({ secret: '5ed', commitment: 'other', contributions: [] }))).toBe('broken');
});

test('a deal without the own number', async () => {
  keepPromise(table({}), 'a1');
  expect(await checkPromise(table({ secret: '5ec', contributions: ['b2'] }))).toBe('broken');
});

test('a browser that came after the end was promised nothing', async () => {
  keepPromise(table({ secret: '5ec' }));
  expect(await checkPromise(table({ secret: '5ec', contributions: [] }))).toBe('unseen');
});
