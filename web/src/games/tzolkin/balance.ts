/** What the events of Tzolk'in add to the balance of a turn. */

import type { BalanceRule } from '../../lib/balance';

export const BALANCE: Record<string, BalanceRule[]> = {
  places: [['corn', -1, 'corn']],
  'places-start': [['corn', -1, 'corn']],
  acts: [['corn', -1, 'corn']],
  'pays-corn': [['corn', -1, 'corn']],
  corn: [['corn', 1, 'corn']],
  'wheel-corn': [['corn', 1, 'corn']],
  'harvests-corn': [['corn', 1, 'corn']],
  'architecture-corn': [['corn', 1, 'corn']],
  block: [['number', 1, '$block']],
  'pays-block': [['number', -1, '$block']],
  sells: [
    ['corn', 1, 'corn'],
    [1, -1, '$block'],
  ],
  buys: [
    ['corn', -1, 'corn'],
    [1, 1, '$block'],
  ],
  skull: [['number', 1, 'skull']],
  'pays-skull': [['number', -1, 'skull']],
  'skull-placed': [
    ['points', 1, 'points'],
    [1, -1, 'skull'],
  ],
  points: [['points', 1, 'points']],
  'architecture-points': [['points', 1, 'points']],
};
