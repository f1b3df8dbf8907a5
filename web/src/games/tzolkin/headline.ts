/** What is possible now in a turn, from the legal lines and the prices that the rules have set. */

import type { Text } from '../../lib/text.svelte';
import type { Snapshot } from '../../lib/types';
import { parse } from './turn';
import type { Scene } from './types';

/** In a turn workers are placed or picked up; `end` is possible after the first. */
const VERBS = ['place', 'pick', 'end'];

export function headline(text: Text, { decision, legal, scene }: Snapshot<Scene>): string | null {
  if (decision !== 'turn') return null;
  const possible = new Set(legal.map((line) => parse(line).verb));
  const id = `tzolkin-headline-${VERBS.filter((verb) => possible.has(verb)).join('-')}`;
  return text.has(id) ? text(id, { corn: cheapest(legal, scene) }) : null;
}

/** The least corn for which a worker can be placed. */
function cheapest(legal: string[], scene: Scene): number {
  const prices = legal.flatMap((line) => {
    const { verb, words } = parse(line);
    if (verb !== 'place') return [];
    return words[0] === 'start' ? scene.start_price : (scene.gears.find(({ name }) => name === words[0])?.price ?? []);
  });
  return prices.length ? Math.min(...prices) : 0;
}
