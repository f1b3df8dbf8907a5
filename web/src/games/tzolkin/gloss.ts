/** What a legal line means in a position, in a few words next to the line itself. */

import type { Text } from '../../lib/text.svelte';
import { actionAt, harvested, levelAfter, parse, player, priceOf } from './turn';
import { type Block, type Catalogue, type GearName, type Scene, type Technology, type TempleName } from './types';
import { actionWords, amountWords, tileWords } from './words';

type Teller = (words: string[], text: Text, scene: Scene, catalogue: Catalogue) => string;

const TELLERS: Record<string, Teller> = {
  place: ([gear], text, scene) => placing(gear ?? '', text, scene),
  pick: ([gear, space], text, scene, catalogue) => action(gear ?? '', Number(space), text, scene, catalogue),
  act: ([gear, number], text, scene, catalogue) => {
    const words = action(gear ?? '', Number(number), text, scene, catalogue);
    const price = priceOf(`act ${gear} ${number}`, scene.task);
    return price ? text('tzolkin-line-act', { corn: price, action: words }) : words;
  },
  build: ([tile], text, scene, catalogue) => {
    const printed = catalogue.tiles[tile ?? ''];
    if (!printed) return '';
    const effect = tileWords(text, printed, scene.players.length);
    return text('tzolkin-line-build', { cost: amountWords(text, printed.cost), effect });
  },
  beg: (_, text, __, catalogue) => text('tzolkin-line-beg', { corn: catalogue.begging }),
  harvest: ([crop], text, scene) => amountWords(text, [[crop ?? '', harvested(scene, crop ?? '') ?? 0]]),
  burn: (_, text, scene) => text('tzolkin-line-burn', { corn: harvested(scene, 'corn') ?? 0 }),
  research: ([technology], text, scene, catalogue) => {
    const level = levelAfter(scene, catalogue, technology as Technology);
    return text('tzolkin-line-research', { level: level ?? 0, bonus: level === null ? 1 : 0 });
  },
  climb: ([temple], text, scene) =>
    text('tzolkin-line-climb', { step: (player(scene, scene.seat)?.temple[temple as TempleName] ?? 0) + 1 }),
  sell: ([block], text, _, catalogue) => text('tzolkin-line-sell', { corn: catalogue.market[block as Block] }),
  buy: ([block], text, _, catalogue) => text('tzolkin-line-buy', { corn: catalogue.market[block as Block] }),
};

function placing(gear: string, text: Text, scene: Scene): string {
  if (gear === 'start') {
    return text('tzolkin-line-place-start', { corn: scene.start_price, wheel: scene.calendar.corn_in_all });
  }
  const { lowest, price } = scene.gears.find(({ name }) => name === gear) ?? { lowest: 0, price: 0 };
  return text('tzolkin-line-place', { space: lowest ?? 0, corn: price ?? 0 });
}

function action(gear: string, space: number, text: Text, scene: Scene, catalogue: Catalogue): string {
  const offered = actionAt(scene, catalogue, gear as GearName, space);
  if (!offered) return text(`tzolkin-page-space-${space ? 'free' : 'none'}`);
  const stack = gear === 'palenque' ? scene.jungle[space - 2] : undefined;
  const words = actionWords(text, offered).slice(0, 1);
  if (stack && !stack.visible) words.push(text('tzolkin-page-stack', { corn: 0, wood: stack.wood }));
  return text.sentences(words);
}

export function gloss(text: Text, scene: Scene, catalogue: Catalogue, line: string): string {
  const { verb, words } = parse(line);
  return TELLERS[verb]?.(words, text, scene, catalogue) ?? '';
}
