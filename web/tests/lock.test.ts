/** Every build of the page gets the same packages, on any machine and from any registry. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const locked = Object.entries(packages).filter(([name]) => name !== '');

test('every package has a checksum and no address', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('packages for other machines are there too', () => {
  const wanted = locked.flatMap(([, { optionalDependencies }]) => Object.entries(optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter(([name]) => !packages[`node_modules/${name}`])).toEqual([]);
});
