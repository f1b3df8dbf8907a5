/** Lines in words: what a player would say. */

import type { Game } from './game';
import { name } from './tell';
import type { Text } from './text.svelte';
import type { Values } from './types';

/** Lines that give something up: they come last, so that no key chooses them by mistake. */
const GIVE_UP = ['skip', 'stop', 'pass', 'end'];

export function givesUp(line: string): boolean {
  return GIVE_UP.includes(line);
}

/**
 * Lines as they are offered: those that bring something, those that do not, and those that give something up; within
 * them by verb, in the order of the game where it has one, and the cheapest first.
 */
export function inOrder(
  lines: string[],
  useless: Record<string, unknown>,
  order: string[] = [],
  price: (line: string) => number = () => 0,
): string[] {
  const rank = (line: string) => (givesUp(line) ? 2 : line in useless ? 1 : 0);
  const verbs = [...new Set([...order, ...lines.map(verbOf)])];
  return lines.toSorted(
    (one, other) =>
      rank(one) - rank(other) || verbs.indexOf(verbOf(one)) - verbs.indexOf(verbOf(other)) || price(one) - price(other),
  );
}

export function verbOf(line: string): string {
  return line.split(' ')[0] ?? '';
}

/** Lines that do the same, with their numbers in the list. */
export interface Group {
  verb: string;
  lines: { line: string; number: number }[];
}

export function grouped(lines: string[]): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, index) => {
    if (groups.at(-1)?.verb !== verbOf(line)) groups.push({ verb: verbOf(line), lines: [] });
    groups.at(-1)?.lines.push({ line, number: index + 1 });
  });
  return groups;
}

/** What the words after a verb are called in its message, where the game does not say it. */
const DEFAULT_KINDS = ['a', 'b', 'c'];

type Speaker = Pick<Game, 'name' | 'verbs' | 'marked'>;

/** A line in words. */
export function phrase(text: Text, game: Speaker, line: string): string {
  const [verb = '', ...words] = line.split(' ');
  const ids = [`${game.name}-say-${verb}-${words.join('-')}`, `${game.name}-say-${verb}`];
  return worded(text, game, line, ids) ?? line;
}

/** The same in fewer words, for those who see its place marked on the board; null if there is nothing shorter. */
export function shortPhrase(text: Text, game: Speaker, line: string): string | null {
  const [verb = '', ...words] = line.split(' ');
  return worded(text, game, line, [`${game.name}-here-${verb}-${words.join('-')}`, `${game.name}-here-${verb}`]);
}

/** By the first message that there is: that for exactly this line, or else that of its verb. */
function worded(text: Text, game: Speaker, line: string, ids: string[]): string | null {
  const [verb = '', ...words] = line.split(' ');
  const id = ids.find((id) => text.has(id));
  return id ? text(id, named(text, game, verb, words)) : null;
}

/** Whether the board marks the place of a line that is looked at, also where it cannot be played. */
export function isMarked({ marked = [] }: Speaker, line: string): boolean {
  return marked.includes(verbOf(line));
}

function named(text: Text, game: Speaker, verb: string, words: string[]): Values {
  const kinds = game.verbs ? (game.verbs[verb] ?? []) : DEFAULT_KINDS;
  // The only value of a message can have several words, such as a place.
  const parts = kinds.length === 1 ? [words.join(' ')] : words;
  return Object.fromEntries(kinds.map((kind, index) => [kind, name(text, game.name, kind, parts[index] ?? '')]));
}
