/** What a game gives to the page: its board, its words and its tables. The folder of a game exports one `page`. */

import type { Component } from 'svelte';
import type { BalanceRule } from './balance';
import type { BoardProps, Questions } from './board';
import type { Telling } from './story';
import type { Text } from './text.svelte';
import type { GameName, Snapshot } from './types';

/** A tile or card in the reference: its picture, and what it is in words. */
export interface Face<Catalogue = unknown> {
  Picture: Component<{ kind: string; name: string; catalogue: Catalogue; text: Text }>;
  /** Its name, and what there is to say; players are null where no table says how many there are. */
  describe: (
    text: Text,
    catalogue: Catalogue,
    kind: string,
    name: string,
    players: number | null,
  ) => [string, ...string[]];
}

/** Things of a game that the rules link to, named as `kind:name`. */
export interface Things {
  /** By kind, the selector of the elements that show a thing to the player of a seat; empty if none does. */
  selectors: Record<string, (name: string, seat: number) => string>;
  /** By thing or by kind, the part of the page that shows them: `tiles` or `players`. All others are on the board. */
  panels: Record<string, string>;
  /** Kinds of things that are always on the table; others, such as tiles, come and go. */
  permanent: string[];
  /** Kinds of things with a round outline. */
  round: string[];
  /** By the verb of a line, the thing or paragraph that says more about it. */
  about: Record<string, (...words: string[]) => string>;
  /** By the verb of a line, what one would touch to play it, where the board does not light up a place of its own. */
  touched: Record<string, (...words: string[]) => string[]>;
  /** The kinds of things in the reference, by the kind of their entry. */
  listed: Record<string, string>;
}

/** What else a tutorial needs to know about the line that the learner must find. */
export interface LessonHelp {
  /** Things to touch before a line can be played. */
  before: (line: string) => string[];
  /** The answer to a question about the board: only the lines that the step accepts count. */
  answer: (lines: string[], question: string, values: Record<string, string | number>) => unknown;
}

/** What helped with a move, such as a technology. */
export interface Help {
  /** The things that helped with a line, in the position that the questions are about. */
  find: (questions: Questions, line: string) => Promise<string[]>;
  /** In words, also when nothing helped. */
  tell: (text: Text, things: string[]) => string;
}

export interface StripProps<Scene = unknown, Catalogue = unknown> extends BoardProps<Scene, Catalogue> {
  open: (tab: string) => void;
}

export interface GamePage<Scene = unknown, Catalogue = unknown> {
  /** The picture: the gears, the sea. It fills the width it is given and keeps its own aspect ratio. */
  Board: Component<BoardProps<Scene, Catalogue>>;
  /** A compact row for each player. A column of 260 px or more. */
  Players: Component<BoardProps<Scene, Catalogue>>;
  /** Everything else that can be touched or read: tiles, cards, tracks. A column of 280 px or more. */
  Tiles?: Component<BoardProps<Scene, Catalogue>>;
  /** Where there is room for one part at a time: what one must see of all others, in a few lines under the board. */
  Strip?: Component<StripProps<Scene, Catalogue>>;
  /** What a legal line means in this position, in addition to its words: costs, effects. Empty where the words say it all. */
  gloss?: (text: Text, snapshot: Snapshot<Scene>, catalogue: Catalogue, line: string) => string;
  /** By verb, in the order in which lines are offered, the kinds of the words that follow it: the values of its message. */
  verbs?: Record<string, string[]>;
  /** The verbs of lines whose place the board marks when they are looked at, also where they cannot be played. */
  marked?: string[];
  /** The verbs of lines that are rarely wise: they come last, and are folded. */
  rare?: string[];
  /** What a line costs beyond others with the same verb: of those, the cheapest is offered first. */
  price?: (snapshot: Snapshot<Scene>, line: string) => number;
  /** By event, what it costs and brings. An event without an entry is told in words. */
  balance?: Record<string, BalanceRule[]>;
  /** What can be done now, in a headline; the question of the decision where nothing more is to be said. */
  headline?: (text: Text, snapshot: Snapshot<Scene>) => string | null;
  /** By decision, the message that says why the turn cannot end yet. */
  early?: Record<string, string>;
  things?: Things;
  story?: Telling;
  /** A sign in a line of text. */
  Sign?: Component<{ name: string; size?: number; number?: number | null }>;
  /** The sign before a line in the list of lines. */
  signOfLine?: (line: string) => string | null;
  /** Where a line leads that has fewer words because the board shows its place: lines with the same words differ in it. */
  Where?: Component<{ line: string; snapshot: Snapshot<Scene> }>;
  /** A line in signs, in groups, where they are much shorter than its words. */
  inSigns?: (line: string, catalogue: Catalogue) => [sign: string, number: number | null][][];
  face?: Face<Catalogue>;
  /** Sounds by event. */
  sounds?: Record<string, () => void>;
  lesson?: LessonHelp;
  help?: Help;
}

/** A game whose page is loaded. */
export interface Game extends GamePage {
  name: GameName;
}

/** Scene and catalogue have a type only within a game's folder: the page around it hands them on unread. */
export function gamePage<Scene, Catalogue>(page: GamePage<Scene, Catalogue>): GamePage {
  return page as unknown as GamePage;
}
