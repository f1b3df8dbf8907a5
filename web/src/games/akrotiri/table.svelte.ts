/** What the three parts of the page share in addition to the snapshot: the map card that is held over the sea. */

class Table {
  /** The chosen map card, in any player's turn: looking costs nothing. */
  map = $state<string | null>(null);

  choose(map: string): void {
    this.map = this.map === map ? null : map;
  }
}

export const table = new Table();
