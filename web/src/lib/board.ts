/** What a game gives to the page: three components with the same props, loaded when a table of that game is opened. */

import type { Component } from 'svelte';
import type { Text } from './text.svelte';
import type { Dig, Event, Snapshot, Why } from './types';

/** Questions about the position that only the rules can answer. */
export interface Questions {
  /** What a line would bring about that was legal when the log had this number; nothing if the table has gone on. */
  preview(line: string, number: number, signal?: AbortSignal): Promise<Event[]>;
  /** Why a line is not legal. */
  why(line: string): Promise<Why>;
  /** Akrotiri: where a map can be dug; with a site, also the proof or disproof direction by direction. */
  dig(map: string, site?: { x: number; y: number; quadrant: string }): Promise<Dig>;
}

export interface BoardProps<Scene = unknown, Catalogue = unknown> {
  /** What is on the table now; `snapshot.scene` is what is drawn. Replaced as a whole, never changed inside. */
  snapshot: Snapshot<Scene>;
  catalogue: Catalogue;
  /** Lines that may be played by this hand now: empty for a spectator, in the past, and when it is another's turn. */
  legal: string[];
  /** Play a legal line. */
  play: (line: string) => void;
  /** Somebody touched what is not legal: the frame asks why, and says so. */
  refuse: (line: string) => void;
  /** The line that is looked at (hovered or focused) on the board, on a tile or in the list of lines. */
  focusLine: string | null;
  /** Say which line is looked at; null when none is. */
  focus: (line: string | null) => void;
  /** Words of the chosen language: `text(id, values)`, `text.has(id)`. */
  text: Text;
  /** Speed of animations: 0 at once, 1 slow, 2 normal, 3 fast. Always 0 with reduced motion. */
  animate: number;
  /** What led from the snapshot before to this one, oldest first; empty after a jump. */
  events: Event[];
  ask: Questions;
}

export interface GameComponents {
  /** The picture: the gears, the sea. Fills the width it is given and keeps its own aspect ratio. */
  Board: Component<BoardProps>;
  /** Everything else that can be touched or read: tiles, cards, tracks. A column of 280 px or more. */
  Tiles: Component<BoardProps>;
  /** A compact row for each player. A column of 260 px or more. */
  Players: Component<BoardProps>;
  /** What a legal line means in this position, beside its words: costs, effects. Empty where the words say it all. */
  gloss?: (text: Text, snapshot: Snapshot, catalogue: unknown, line: string) => string;
}
