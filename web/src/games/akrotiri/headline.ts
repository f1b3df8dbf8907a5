/** What is possible now in a turn, from the legal lines. */

import type { Text } from '../../lib/text.svelte';
import type { Snapshot } from '../../lib/types';
import type { Scene } from './types';

/** What can be done, by verb, in the order in which it is said. */
const DEEDS: Record<string, string[]> = {
  dig: ['dig'],
  sail: ['sail', 'portage'],
  load: ['load'],
  unload: ['unload'],
  sell: ['sell'],
  buy: ['buy'],
  oracle: ['oracle'],
};

export function headline(text: Text, { decision, legal, useless, scene }: Snapshot<Scene>): string | null {
  if (decision !== 'action') return null;
  const verbs = new Set(legal.filter((line) => !(line in useless)).map((line) => line.split(' ')[0]));
  const possible = Object.keys(DEEDS).filter((deed) => DEEDS[deed]?.some((verb) => verbs.has(verb)));
  if (!possible.length) return text('akrotiri-headline-end');
  const deeds = text.list(possible.map((deed) => text(`akrotiri-can-${deed}`)));
  return text('akrotiri-headline-action', { actions: scene.turn.actions, deeds });
}
