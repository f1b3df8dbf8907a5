/** What the three parts of the page share in addition to the snapshot: the map cards that are held over the sea or pointed at. */

class Table {
  /** The chosen map card, in any player's turn: looking costs nothing. */
  map = $state<string | null>(null);

  /** A map card that is pointed at: the sea shows where it fits. */
  glance = $state<string | null>(null);

  choose(map: string): void {
    this.map = this.map === map ? null : map;
  }
}

export const table = new Table();
