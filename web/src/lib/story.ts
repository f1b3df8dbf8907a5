/** The story of a game: events in a few signs, the things that they touched, rounds and turns. */

import type { Game } from './game';
import { name } from './tell';
import { figure, type Text } from './text.svelte';
import type { Entry, Event, Values } from './types';

/** What a game adds to its story. */
export interface Telling {
  /**
   * By event, what is shown of it, in words that are separated by spaces: `:corn` is a sign, `:$block` the sign of a value,
   * `$gear` the name of a value, `+$corn` a number with its sign. Brackets and what is between them disappear where their
   * number is 0. An event with an empty text is not worth a word; one without a text is told in a sentence.
   */
  brief: Record<string, string>;
  /** Whether an event says nothing new after those before it. */
  implied?: (event: Event, before: Event[]) => boolean;
  /** The events that begin a round; their value `round` is its number. */
  rounds: string[];
  /** What events have touched, where it is after all of them. */
  touched: (events: Event[]) => Touch[];
}

/** A thing that was touched, and whose it is or who did it. */
export interface Touch {
  thing: string;
  seat: number;
}

/** A piece of an event: a sign, or words. */
export type Part = { sign: string } | { words: string };

/** Something that was done, with all that it brought. */
export interface Deed {
  events: Event[];
  /** By event; null where only a sentence tells it. */
  parts: Part[][] | null;
}

type Teller = Pick<Game, 'name' | 'story'>;

const BRACKETS = / ?\(([^)]*)\)/g;
const ARROW = /^[→↑↓]$/;
const AMOUNT = /^[+−]\d/;
const NUMBER = /[+-]\$(\w+)/;
/** How an event begins that goes with the one before it. */
const BROUGHT = /^[→+−]/;

/** An event in signs; null where only a sentence tells it. */
export function brief(text: Text, game: Teller, event: Event): Part[] | null {
  const words = templateOf(game, event)?.split(' ').filter(Boolean);
  return words?.map((word) => part(text, game.name, word, event.values)) ?? null;
}

/**
 * Without words at the beginning that were said before; nothing is left of an event that says nothing new. The number of
 * a place keeps its name: alone it would say nothing.
 */
export function unsaid(parts: Part[] | null, said: string): Part[] | null {
  if (!parts || !said) return parts;
  const isSaid = (part: Part) => 'words' in part && said.includes(part.words);
  const isArrow = (part: Part) => 'words' in part && ARROW.test(part.words);
  const first = parts.findIndex((part) => !isSaid(part) && !isArrow(part));
  const end = first < 0 ? parts.length : first;
  const next = parts[end];
  if (next && 'words' in next && /^\d+$/.test(next.words)) return parts;
  return parts.slice(0, end).some(isSaid) ? parts.slice(end) : parts;
}

/** What is shown of an event, without what is nothing. */
function templateOf(game: Teller, { name: event, values }: Event): string | undefined {
  return game.story?.brief[event]?.replaceAll(BRACKETS, (_, inside: string) =>
    isNothing(inside, values) ? '' : ` ${inside}`,
  );
}

function isNothing(template: string, values: Values): boolean {
  const [, value = ''] = NUMBER.exec(template) ?? [];
  return !Number(values[value]);
}

function part(text: Text, game: string, word: string, values: Values): Part {
  if (word.startsWith(':$')) return { sign: String(values[word.slice(2)]) };
  if (word.startsWith(':')) return { sign: word.slice(1) };
  if (word.startsWith('$')) return { words: String(name(text, game, word.slice(1), values[word.slice(1)] ?? '')) };
  if (NUMBER.test(word)) return { words: signed(Number(values[word.slice(2)]), word.startsWith('-')) };
  return { words: word };
}

/** A number with a plus or a minus of the same width. */
function signed(number: number, negative: boolean): string {
  const amount = negative ? 0 - number : number; // never -0
  return amount < 0 ? figure(amount) : `+${figure(amount)}`;
}

/** Whether an event is worth a word. */
export function isTold(game: Teller, event: Event): boolean {
  return templateOf(game, event) !== '';
}

/** Those of some events that are worth a word. */
export function toldOf(game: Teller, events: Event[]): Event[] {
  return events
    .filter((event) => isTold(game, event))
    .filter((event, place, all) => !game.story?.implied?.(event, all.slice(0, place)));
}

/** Some events as deeds, without words that were said before. */
export function deedsOf(text: Text, game: Teller, events: Event[], said = ''): Deed[] {
  const deeds: Deed[] = [];
  for (const event of toldOf(game, events)) {
    const parts = unsaid(brief(text, game, event), said);
    if (parts?.length === 0) continue;
    const last = deeds.at(-1);
    if (parts && last?.parts && isBrought(parts) && last.events[0]?.seat === event.seat) {
      last.events.push(event);
      last.parts = pieces(parts).reduce(added, last.parts);
    } else deeds.push({ events: [event], parts: parts && pieces(parts).reduce(added, []) });
  }
  return deeds;
}

/** What happened to one player. */
export interface Share {
  seat: number;
  events: Event[];
}

/** Events by player, those of the given one first; what happened to nobody is the given one's. */
export function bySeat(events: Event[], first: number): Share[] {
  const owner = (event: Event) => event.seat || first;
  const seats = [...new Set([first, ...events.map(owner)])];
  return seats
    .map((seat) => ({ seat, events: events.filter((event) => owner(event) === seat) }))
    .filter((share) => share.events.length);
}

function isBrought([first]: Part[]): boolean {
  return first !== undefined && 'words' in first && BROUGHT.test(first.words);
}

/** Each amount of an event with its goods, after what is said before them. */
function pieces(parts: Part[]): Part[][] {
  const found: Part[][] = [];
  for (const part of parts) {
    const begins = 'words' in part && AMOUNT.test(part.words);
    if (begins || !found.length) found.push([part]);
    else found.at(-1)?.push(part);
  }
  return found;
}

/** The pieces of a deed and one more: amounts of the same goods become their sum. */
function added(known: Part[][], parts: Part[]): Part[][] {
  const place = known.findIndex((other) => sum(other, parts));
  return place < 0 ? [...known, parts] : known.map((other, at) => (at === place && sum(other, parts)) || other);
}

/** Two amounts of the same goods, both gained or both paid, as one. */
function sum([first, what, ...more]: Part[], [second, other, ...rest]: Part[]): Part[] | null {
  if (!first || !second || !what || !other || more.length || rest.length) return null;
  if (!('sign' in what && 'sign' in other && what.sign === other.sign)) return null;
  if (!('words' in first && 'words' in second && first.words[0] === second.words[0])) return null;
  const amounts = [first, second].map(({ words }) => Number(words.replace('−', '-')));
  const amount = amounts.reduce((all, one) => all + one, 0);
  return Number.isNaN(amount) ? null : [{ words: signed(Math.abs(amount), amount < 0) }, what];
}

/** A turn in a log. */
export interface Turn {
  seat: number;
  entries: Entry[];
}

/** The entries by turn. */
export function turnsOf(line: Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of line) {
    const last = turns.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** For each entry, the round that it belongs to; the first is 1. Null where the game has no rounds. */
export function roundsOf(game: Teller, line: Entry[]): (number | null)[] {
  const begins = game.story?.rounds;
  if (!begins) return line.map(() => null);
  let round = 1;
  return line.map(({ events }) => {
    const now = round;
    for (const event of events) if (begins.includes(event.name)) round = Number(event.values.round);
    return now;
  });
}

/** A row of a log: a move, with those before it that it continues. */
export interface Row {
  entry: Entry;
  /** The first of its moves. */
  first: number;
  /** The round or the turn that begins here, if one does. */
  round: number | null;
  turn: boolean;
}

/** A row for each move about which there is something to say, and which does not continue the one before it. */
export function rowsOf(game: Teller, line: Entry[]): Row[] {
  const rounds = roundsOf(game, line);
  const rows: Row[] = [];
  let now: number | null | undefined;
  line.forEach((entry, index) => {
    if (entry.events.length && !entry.events.some((event) => isTold(game, event))) return;
    const last = rows.at(-1);
    if (last && continues(game, last.entry, entry)) {
      last.entry = { ...entry, events: [...last.entry.events, ...entry.events] };
      return;
    }
    const round = rounds[index] ?? null;
    const begins = round !== now;
    now = round;
    rows.push({
      entry,
      first: entry.move,
      round: begins ? round : null,
      turn: begins || last?.entry.seat !== entry.seat,
    });
  });
  return rows;
}

/** Whether a move begins with what the one before it has said. */
function continues(game: Teller, before: Entry, { seat, events: [first] }: Entry): boolean {
  const told = before.events.filter((event) => isTold(game, event));
  return before.seat === seat && first !== undefined && Boolean(game.story?.implied?.(first, told));
}

/** Where rounds begin: after how many moves. */
export function roundStarts(game: Teller, line: Entry[]): number[] {
  if (!game.story) return [];
  const rounds = roundsOf(game, line);
  return line.filter((_, index) => rounds[index] !== rounds[index - 1]).map(({ move }) => move - 1);
}
