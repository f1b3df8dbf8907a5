/** The parts of a table's page. The wide and the narrow layout put the same parts in different places. */

import type { Snippet } from 'svelte';
import type { BoardProps } from '../lib/board';
import type { Game } from '../lib/game';
import type { TableState } from '../lib/table.svelte';
import type { Entry, Snapshot } from '../lib/types';
import type { StoryPage } from './Story.svelte';

export interface TableParts {
  table: TableState;
  now: Snapshot;
  game: Game;
  board: BoardProps;
  /** The page of the log, chat and notes that is open. */
  story: StoryPage | null;
  showStory: (page: StoryPage) => void;
  /** Chat messages that were not seen. */
  unread: number;
  /** Look at the position after a move, and point at what it changed. */
  showMove: (entry: Entry) => void;
  people: Snippet;
  lines: Snippet;
  /** The turn bar; what it is given unfolds from it. */
  turn: Snippet<[unfolded?: Snippet]>;
  rulesButton: Snippet;
  rules: Snippet;
}
