/** Lines in words: what a player would say. */

import { name } from './tell';
import type { Text } from './text.svelte';
import type { GameName, Values } from './types';

/** The kinds of the words that follow a verb; a line of another length is said by the message with its second word. */
const KINDS: Record<GameName, Record<string, string[]>> = {
  tzolkin: {
    keep: ['wealth', 'wealth2'],
    beg: ['temple'],
    place: ['gear'],
    pick: ['gear', 'space'],
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
  },
  akrotiri: {
    keep: ['goal'],
    dock: ['place'],
    tile: ['x', 'y', 'quarters'],
    cube: ['colour', 'quadrant'],
    sail: ['place'],
    portage: ['place'],
    load: ['colour'],
    unload: ['colour'],
    sell: ['colour'],
    buy: ['level'],
    oracle: ['terrain'],
    dig: ['map', 'x', 'y', 'quadrant'],
  },
};

/** A line in words. A word with a name of its own in the language is said by it. */
export function phrase(text: Text, game: GameName, line: string): string {
  const [verb = '', ...words] = line.split(' ');
  const special = `${game}-say-${verb}-${words.join('-')}`;
  if (text.has(special)) return text(special);
  const id = `${game}-say-${verb}`;
  return text.has(id) ? text(id, named(text, game, verb, words)) : line;
}

function named(text: Text, game: GameName, verb: string, words: string[]): Values {
  const kinds = KINDS[game][verb] ?? [];
  // A place is one word, or two at Thera.
  const parts = kinds.length === 1 ? [words.join(' ')] : words;
  return Object.fromEntries(kinds.map((kind, index) => [kind, name(text, game, kind, parts[index] ?? '')]));
}
