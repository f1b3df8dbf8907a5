/** The rules, the reference of tiles, and tutorials: what the server sends, and how it is searched. */

import { api } from './api';
import type { Event, GameName, Values } from './types';

/** Numbers, messages and signs, one after the other. */
export type Cell = (number | { message: string; values: Values } | { sign: string })[];

/** What the components say. */
export interface RulesTable {
  /** Messages. */
  columns: string[];
  rows: Cell[][];
}

export interface Paragraph {
  id: string;
  parent: string | null;
  /** Messages. */
  title: string;
  text: string;
  /** More words to find it by; not every paragraph has them. */
  search: string;
  table: RulesTable | null;
  /** What it is about, as `kind:name`. */
  links: string[];
  rulings: number[];
}

export interface Book {
  game: GameName;
  paragraphs: Paragraph[];
  /** What the messages call for. */
  values: Values;
  /** The paragraph that says most about a thing. */
  homes: Record<string, string>;
}

export interface Listed {
  kind: string;
  name: string;
  copies: number;
  known: { place: string; seat: number }[];
}

export interface Reference {
  entries: Listed[];
  stacks: Record<string, number>;
}

/** What is said about the lines of a free step that match a pattern, such as `place *`. */
export interface Comment {
  pattern: string;
  text: string;
}

export interface Step {
  text: string | null;
  line: string | null;
  points_at: string[];
  /** At a free step the learner chooses, and each choice has its comment. */
  free: Comment[];
}

export interface Lesson {
  game: GameName;
  name: string;
  /** A message. */
  title: string;
  players: number;
  learner: number;
  steps: Step[];
}

/** A position of a lesson, as the learner sees it. */
export interface Stand {
  seat: number;
  decision: string;
  /** What the learner could play in a game. */
  legal: string[];
  scene: unknown;
  events: Event[];
}

/** What is said about a line at a free step; nothing if it is not accepted there. */
export function commentOn({ free }: Step, line: string): string | null {
  return free.find(({ pattern }) => matchesPattern(pattern, line))?.text ?? null;
}

/** Whether a line matches a pattern, in which `*` stands for anything. */
function matchesPattern(pattern: string, line: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}

const books = new Map<GameName, Promise<Book>>();

export function bookOf(game: GameName): Promise<Book> {
  const known = books.get(game);
  if (known) return known;
  const asked = api.rules(game);
  books.set(game, asked);
  asked.catch(() => books.delete(game));
  return asked;
}

export function depth(book: Book, paragraph: Paragraph): number {
  const parent = book.paragraphs.find(({ id }) => id === paragraph.parent);
  return parent ? 1 + depth(book, parent) : 0;
}

/** What to read next: paragraphs under this one, the one above it, and those that share a ruling with it. */
export function related(book: Book, paragraph: Paragraph): Paragraph[] {
  const shares = (other: Paragraph) => other.rulings.some((ruling) => paragraph.rulings.includes(ruling));
  const isNear = (other: Paragraph) => other.parent === paragraph.id || other.id === paragraph.parent;
  return book.paragraphs.filter((other) => other !== paragraph && (isNear(other) || shares(other)));
}

// Searching

const ACCENTS = /[\u0300-\u036f]/g;

/** Characters as they are compared, one for one: small letters without accents. Marks of kana are no accents. */
function folded(words: string): string[] {
  return [...words].map((character) => character.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase());
}

function places(words: string, wanted: string): [number, number][] {
  const [text, sought] = [folded(words), folded(wanted)];
  const found: [number, number][] = [];
  for (let at = 0; at + sought.length <= text.length; at += 1) {
    if (sought.every((character, index) => text[at + index] === character)) found.push([at, at + sought.length]);
  }
  return found;
}

/** The words of a search, separated by spaces. */
export function wanted(query: string): string[] {
  return query.split(/\s+/u).filter(Boolean);
}

/** Whether all words of a search occur. */
export function matches(words: string, query: string): boolean {
  return wanted(query).every((word) => places(words, word).length > 0);
}

/** A text in pieces, those that were found marked. */
export function pieces(words: string, query: string): { words: string; found: boolean }[] {
  if (!query.trim()) return [{ words, found: false }];
  const characters = [...words];
  const marked = characters.map(() => false);
  for (const word of wanted(query)) {
    for (const [from, to] of places(words, word)) marked.fill(true, from, to);
  }
  const made: { words: string; found: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const found = marked[index] ?? false;
    const last = made.at(-1);
    if (last?.found === found) last.words += character;
    else made.push({ words: character, found });
  }
  return made;
}
