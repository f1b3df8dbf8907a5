/** What the server sends for a game without its own page. */

export interface Scene {
  /** The board. An element with `data-line="sow 3"` plays that line. */
  svg: string;
  /** Points of each seat. */
  scores: number[];
}

/** There are no components to look up. */
export type Catalogue = Record<string, never>;
