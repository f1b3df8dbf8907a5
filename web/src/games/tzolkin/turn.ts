/** How lines and the board belong together: what a touch plays, and which choices have no place on the board. */

import {
  type Action,
  type Amount,
  type Block,
  type Catalogue,
  type GearName,
  type Player,
  type Scene,
  type Technology,
  TOP_LEVEL,
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

const LET_GO = new Set(['skip', 'stop']);

/** Verbs whose lines are touched on the gears alone, or are the frame's own. */
const ON_THE_GEARS = new Set(['place', 'pick', 'act', 'keep', 'end']);

/** The choices that are offered as buttons next to the gears, but for some verbs; to skip or stop comes last. */
export function choices(legal: string[], elsewhere: string[]): string[] {
  const rest = legal.filter((line) => !ON_THE_GEARS.has(parse(line).verb) && !elsewhere.includes(parse(line).verb));
  const letGo = rest.filter((line) => LET_GO.has(line));
  return [...rest.filter((line) => !LET_GO.has(line)), ...letGo];
}

/** What a choice takes and gives, in signs; nothing where words say it better. */
export interface Bargain {
  pays: Amount[];
  gains: Amount[];
}

type Reader = (word: string, scene: Scene, catalogue: Catalogue) => Bargain;

const one = (word: string): Amount => [word, null];

const READERS: Record<string, Reader> = {
  beg: (temple, _, catalogue) => ({ pays: [[temple, -1]], gains: [['corn', catalogue.begging]] }),
  harvest: (crop, scene) => ({ pays: [one(`${crop}_tiles`)], gains: [[crop, harvested(scene, crop)]] }),
  burn: (temple, scene) => ({
    pays: [one('wood_tiles'), [temple, -1]],
    gains: [['corn', harvested(scene, 'corn')]],
  }),
  research: (technology, scene) => ({ pays: [], gains: [[technology, levelAfter(scene, technology as Technology)]] }),
  pay: (block) => ({ pays: [[block, 1]], gains: [] }),
  save: (block) => ({ pays: [], gains: [[block, 1]] }),
  take: (block) => ({ pays: [], gains: [[block, 1]] }),
  offer: (block) => ({ pays: [[block, 1]], gains: [['temple', 1]] }),
  sell: (block, _, catalogue) => ({ pays: [[block, 1]], gains: [['corn', catalogue.market[block as Block]]] }),
  buy: (block, _, catalogue) => ({ pays: [['corn', catalogue.market[block as Block]]], gains: [[block, 1]] }),
  climb: (temple) => ({ pays: [], gains: [[temple, 1]] }),
};

export function bargain(line: string, scene: Scene, catalogue: Catalogue): Bargain {
  const { verb, words } = parse(line);
  return READERS[verb]?.(words[0] ?? '', scene, catalogue) ?? { pays: [], gains: [] };
}

function harvested(scene: Scene, crop: string): number | null {
  const { values } = scene.actions.palenque.find(({ number }) => number === scene.task.space) ?? { values: {} };
  const amount = (values as Record<string, unknown>)[crop];
  return typeof amount === 'number' ? amount : null;
}

/** The level that research would bring; no number beyond the top, where there is a bonus. */
function levelAfter(scene: Scene, technology: Technology): number | null {
  const level = player(scene, scene.seat)?.tech[technology] ?? 0;
  return level < TOP_LEVEL ? level + 1 : null;
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
