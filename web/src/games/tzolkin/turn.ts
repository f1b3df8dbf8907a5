/** How lines and the board belong together: what a touch plays, and which choices have no place on the board. */

import {
  type Action,
  type Amount,
  type Block,
  type Catalogue,
  type Effect,
  type GearName,
  type Player,
  type Scene,
  type Task,
  type Technology,
} from './types';

export interface Spoken {
  verb: string;
  words: string[];
}

export function parse(line: string): Spoken {
  const [verb = '', ...words] = line.split(' ');
  return { verb, words };
}

export const placeLine = (gear: string): string => `place ${gear}`;
export const pickLine = (gear: string, space: number): string => `pick ${gear} ${space}`;
export const actLine = (gear: string, action: number): string => `act ${gear} ${action}`;
export const buildLine = (tile: string): string => `build ${tile}`;

/** What a tile gives, as signs: a number counts, but a single step or level needs none. */
export function effectSigns(effects: Effect[]): [sign: string, number: number | null][] {
  return effects.map(([what, number, name]) => {
    const any = what === 'climb' ? 'temple' : 'technology';
    const sign = name === undefined ? what : name === 'any' ? any : name;
    return [sign, number > 1 || name === undefined ? number : null];
  });
}

/** A choice of tiles in signs, tile by tile. */
export function inSigns(line: string, { wealth }: Catalogue): [sign: string, number: number | null][][] {
  const { verb, words } = parse(line);
  return verb === 'keep' ? words.map((tile) => effectSigns(wealth[tile]?.effects ?? [])) : [];
}

const LET_GO = new Set(['skip', 'stop']);

export const isLetGo = (line: string): boolean => LET_GO.has(line);

/** Verbs whose lines are touched on the gears alone, or are the frame's own. */
const ON_THE_GEARS = new Set(['place', 'pick', 'keep', 'end']);
/** More actions than these are touched on the gears alone. */
const MOST_ACTIONS = 6;

const LAST = 99;

/**
 * The choices that are offered as buttons next to the gears, except for some verbs: first the action that the worker came
 * for, then those that cost corn, and to skip or stop last.
 */
export function choices(legal: string[], elsewhere: string[], task: Task = {}): string[] {
  const crowd = legal.filter((line) => parse(line).verb === 'act').length > MOST_ACTIONS;
  const away = new Set([...ON_THE_GEARS, ...elsewhere, ...(crowd ? ['act'] : [])]);
  const rank = (line: string) => (LET_GO.has(line) ? LAST : priceOf(line, task));
  return legal.filter((line) => !away.has(parse(line).verb)).toSorted((a, b) => rank(a) - rank(b));
}

/** The corn for an action that is not that of the worker's space. */
export function priceOf(line: string, { prices, corn }: Task): number {
  const { verb, words } = parse(line);
  return verb === 'act' ? (prices?.[Number(words[1]) - 1] ?? corn ?? 0) : 0;
}

/** What a choice takes and gives, and could give instead, in signs; nothing where words say it better. */
export interface Bargain {
  pays: Amount[];
  gains: Amount[];
  or?: Amount[];
}

type Reader = (word: string, scene: Scene, catalogue: Catalogue, number: number) => Bargain;

const one = (word: string): Amount => [word, null];

const READERS: Record<string, Reader> = {
  act: (gear, scene, _, number) => {
    const action = scene.actions[gear as GearName][number - 1];
    if (!action) return { pays: [], gains: [] };
    const price = priceOf(`act ${gear} ${number}`, scene.task);
    const bargain = ofAction(action);
    return price ? { ...bargain, pays: [['corn', price], ...bargain.pays] } : bargain;
  },
  beg: (temple, _, catalogue) => ({ pays: [[temple, -1]], gains: [['corn', catalogue.begging]] }),
  harvest: (crop, scene) => ({ pays: [one(`${crop}_tiles`)], gains: [[crop, harvested(scene, crop)]] }),
  burn: (temple, scene) => ({
    pays: [one('wood_tiles'), [temple, -1]],
    gains: [['corn', harvested(scene, 'corn')]],
  }),
  research: (technology, scene, catalogue) => ({
    pays: [],
    gains: [[technology, levelAfter(scene, catalogue, technology as Technology)]],
  }),
  pay: (block) => ({ pays: [[block, 1]], gains: [] }),
  save: (block) => ({ pays: [], gains: [[block, 1]] }),
  take: (block) => ({ pays: [], gains: [[block, 1]] }),
  offer: (block) => ({ pays: [[block, 1]], gains: [['temple', 1]] }),
  sell: (block, _, catalogue) => ({ pays: [[block, 1]], gains: [['corn', catalogue.market[block as Block]]] }),
  buy: (block, _, catalogue) => ({ pays: [['corn', catalogue.market[block as Block]]], gains: [[block, 1]] }),
  advance: (days) => ({ pays: [], gains: [['day', Number(days)]] }),
  climb: (temple) => ({ pays: [], gains: [[temple, 1]] }),
};

export function bargain(line: string, scene: Scene, catalogue: Catalogue): Bargain {
  const { verb, words } = parse(line);
  return READERS[verb]?.(words[0] ?? '', scene, catalogue, Number(words[1])) ?? { pays: [], gains: [] };
}

/** A number on a sign says how many there are; one alone needs none, unless it is one of corn, blocks or points. */
function single([sign, number]: Amount): Amount {
  const counted = ['corn', 'wood', 'stone', 'gold', 'points'].includes(sign);
  return [sign, number === 1 && !counted ? null : number];
}

export function ofAction({ pays, gains, or }: Action): Bargain {
  return { pays, gains: gains.map(single), or: or.map(single) };
}

/** A bargain side by side: what it takes, an arrow, what it gives, and what it could give instead. */
export function signs({ pays, gains, or = [] }: Bargain): Amount[] {
  const arrow: Amount[] = pays.length && gains.length ? [['arrow', null]] : [];
  return [...pays, ...arrow, ...gains, ...(or.length ? [['or', null] satisfies Amount] : []), ...or];
}

/** What a harvest brings, with what technologies add. */
export function harvested(scene: Scene, crop: string): number | null {
  const { values } = scene.actions.palenque.find(({ number }) => number === scene.task.space) ?? { values: {} };
  const amount = (values as Record<string, unknown>)[crop];
  return typeof amount === 'number' ? amount : null;
}

/** The level that research would bring; no number beyond the top, where there is a bonus. */
export function levelAfter(scene: Scene, catalogue: Catalogue, technology: Technology): number | null {
  const level = player(scene, scene.seat)?.tech[technology] ?? 0;
  const levels = catalogue.technologies.find(({ name }) => name === technology)?.levels ?? [];
  return level < levels.length ? level + 1 : null;
}

/** What a player has, sign by sign. */
export function goods({ corn, blocks, skulls }: Player): { sign: string; number: number }[] {
  const counted = { corn, ...blocks, skull: skulls };
  return Object.entries(counted).map(([sign, number]) => ({ sign, number }));
}

export function player(scene: Scene, seat: number): Player | undefined {
  return scene.players.find((other) => other.seat === seat);
}

/** The action that a space offers; nothing on space 0, and on the spaces that offer all of them. */
export function actionAt(scene: Scene, catalogue: Catalogue, gear: GearName, space: number): Action | null {
  const number = catalogue.gears.find(({ name }) => name === gear)?.spaces[space] ?? 0;
  return number > 0 ? (scene.actions[gear][number - 1] ?? null) : null;
}

/** Corn paid for placing workers so far this turn. */
export function paidForPlacing(turn: { name: string; values: Record<string, unknown> }[]): number {
  return turn
    .filter(({ name }) => name === 'places' || name === 'places-start')
    .reduce((sum, { values }) => sum + Number(values.corn ?? 0), 0);
}
