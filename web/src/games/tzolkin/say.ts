/** Lines of Tzolk'in in words. */

import { phrase } from '../../lib/lines';
import type { Text } from '../../lib/text.svelte';

/** The kinds of the words that follow a verb. */
export const VERBS: Record<string, string[]> = {
  keep: ['wealth', 'wealth2'],
  place: ['gear'],
  pick: ['gear', 'space'],
  beg: ['temple'],
  act: ['gear', 'action'],
  harvest: ['crop'],
  burn: ['temple'],
  research: ['technology'],
  pay: ['block'],
  build: ['card'],
  architecture: ['answer'],
  save: ['block'],
  climb: ['temple'],
  sell: ['block'],
  buy: ['block'],
  take: ['block'],
  offer: ['block'],
  advance: ['days'],
};

export function say(text: Text, line: string): string {
  return phrase(text, { name: 'tzolkin', verbs: VERBS }, line);
}
