/** What is possible now in a turn, from the legal lines and the prices that the rules have set. */

import type { Text } from '../../lib/text.svelte';
import type { Snapshot } from '../../lib/types';
import { parse } from './turn';
import type { Scene } from './types';

/** What can be possible. At the beginning of a turn, when workers can be placed or picked up, the question says it. */
const POSSIBLE = ['place', 'pick', 'place-end', 'pick-end', 'end'];

export function headline(text: Text, { decision, legal, scene }: Snapshot<Scene>): string | null {
  if (decision !== 'turn') return null;
  const verbs = new Set(legal.map((line) => parse(line).verb));
  const possible = ['place', 'pick', 'end'].filter((verb) => verbs.has(verb)).join('-');
  return POSSIBLE.includes(possible) ? text(`tzolkin-headline-${possible}`, { corn: cheapest(legal, scene) }) : null;
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
