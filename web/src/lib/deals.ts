/** What this browser was promised about deals, and whether it was kept: nobody else need be trusted. */

import type { Table } from './types';

interface Promised {
  commitment: string;
  /** The number that this player has added to the deal. */
  number?: string | undefined;
}

export type Verdict = 'kept' | 'broken' | 'unseen' | 'unable';

const STORE = 'antikythera deals';
const MOST = 200;

function stored(): Record<string, Promised> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

/** Keep the commitment of a table that was seen first, and the number that this player adds. */
export function keepPromise({ id, commitment, secret }: Table, number?: string): void {
  const known = stored();
  const before = known[id];
  if (!commitment || secret || (before && !number)) return;
  const all = { ...known, [id]: { commitment: before?.commitment ?? commitment, number: number ?? before?.number } };
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
}

/** Whether a secret that is shown at the end is the one that was promised, and the player's own number was used. */
export async function checkPromise({ id, secret, contributions }: Table): Promise<Verdict> {
  const promised = stored()[id];
  if (!promised || secret === null) return 'unseen';
  if (!globalThis.crypto?.subtle) return 'unable';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const used = promised.number === undefined || contributions?.includes(promised.number);
  return digits === promised.commitment && used ? 'kept' : 'broken';
}
