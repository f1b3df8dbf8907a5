/** What a board is given by the page around it. */

import type { Text } from './text.svelte';
import type { Event, Snapshot, Why } from './types';

/** Questions about the position that only the rules can answer. */
export interface Questions {
  /** What a line would do that was legal when the log had this number; nothing if the table has changed. */
  preview(line: string, number: number, signal?: AbortSignal): Promise<Event[]>;
  /** Why a line is not legal. */
  why(line: string): Promise<Why>;
  /** A question of this game alone. Its folder knows the type of the answer. */
  ask(question: string, values: Record<string, string | number>): Promise<unknown>;
}

export interface BoardProps<Scene = unknown, Catalogue = unknown> {
  /** What is on the table now; `snapshot.scene` is what is drawn. Replaced as a whole, never changed inside. */
  snapshot: Snapshot<Scene>;
  catalogue: Catalogue;
  /** Lines that can be played here now: empty for a spectator, in the past, and in another player's turn. */
  legal: string[];
  /** Play a legal line. */
  play: (line: string) => void;
  /** A line was touched that is not legal: the page asks why, and says so. */
  refuse: (line: string) => void;
  /** The line that is looked at (hovered or focused) on the board, on a tile or in the list of lines. */
  focusLine: string | null;
  /** Say which line is looked at; null when none is. */
  focus: (line: string | null) => void;
  /** Words of the chosen language: `text(id, values)`, `text.has(id)`. */
  text: Text;
  /** Speed of animations: 0 instant, 1 slow, 2 normal, 3 fast. Always 0 with reduced motion. */
  animate: number;
  /** What led from the snapshot before to this one, oldest first; empty after a jump. */
  events: Event[];
  questions: Questions;
  /** In a lesson, its step: each one begins with the whole board in sight. */
  step?: number;
  /** In the editor, where something can be changed: what a board does not mark with `data-place`, it lets one touch. */
  places?: { all: string[]; chosen: string; touch: (place: string) => void };
  /** Show another part of a narrow page: `board`, `tiles` or `players`. */
  open?: (tab: string) => void;
  /** Whether there is a strip under the board, which then asks what the board has no room for. */
  strip?: boolean;
}
