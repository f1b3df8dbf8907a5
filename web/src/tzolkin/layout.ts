/** How the signs of an action lie on its plaque beside the gear, in units of the board. */

import type { Action, Amount } from './types';

export interface Item {
  sign: string;
  number: number | null;
  x: number;
  size: number;
}

export interface Plaque {
  items: Item[];
  width: number;
  height: number;
}

export const SIGN = 18;
const SMALL = 10;
const PADDING = 4;
export const STACKS = 17;

/** Signs that join two others. */
const JOINTS = new Set(['arrow', 'or']);

function widthOf([sign]: Amount): number {
  return JOINTS.has(sign) ? SMALL : SIGN;
}

/** What is drawn of an action: what it takes, an arrow, what it gives, and what it could give instead. */
export function shown(action: Action): Amount[] {
  const pays: Amount[] =
    action.message === 'chichen_itza' || !action.pays.length ? [] : [...action.pays, ['arrow', null]];
  const other: Amount[] = action.or.length ? [['or', null], ...action.or] : [];
  return [...pays, ...action.gains.map(single), ...other.map(single)];
}

/** A number on a sign says how many there are; one alone needs none, unless it is one of corn, blocks or points. */
function single([sign, number]: Amount): Amount {
  const counted = ['corn', 'wood', 'stone', 'gold', 'points'].includes(sign);
  return [sign, number === 1 && !counted ? null : number];
}

export function plaque(action: Action, stacks: boolean): Plaque {
  const amounts = shown(action);
  const width = amounts.reduce((sum, amount) => sum + widthOf(amount), 0);
  let left = -width / 2;
  const items = amounts.map((amount) => {
    const own = widthOf(amount);
    const item = { sign: amount[0], number: amount[1], x: left + own / 2, size: JOINTS.has(amount[0]) ? 7 : SIGN - 2 };
    left += own;
    return item;
  });
  return {
    items,
    width: Math.max(width, stacks ? 2 * SIGN : 0) + 2 * PADDING,
    height: SIGN + 6 + (stacks ? STACKS : 0),
  };
}

/** The plaque of a space without an action of its own. */
export const BARE: Plaque = { items: [], width: 16, height: 16 };
export const FREE: Plaque = { items: [{ sign: 'any', number: null, x: 0, size: SIGN - 2 }], width: 24, height: 24 };
