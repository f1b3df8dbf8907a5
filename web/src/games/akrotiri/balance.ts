/** What events cost and bring. What is seen on the sea counts for nothing here, and so needs no words either. */

import type { BalanceRule } from '../../lib/balance';

export const BALANCE: Record<string, BalanceRule[]> = {
  places: [],
  'puts-cube': [],
  docks: [],
  sails: [],
  carries: [],
  loads: [],
  unloads: [],
  sells: [['money', 1, 'coin']],
  buys: [['money', -1, 'coin']],
  digs: [],
  pays: [['money', -1, 'coin']],
};
