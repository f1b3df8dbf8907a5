/** Placing a tile: where it can go, how it is turned, and what it would join. */

import { cornerName, joinCorners } from './corners';
import { lay, turnSquare, type Laid } from './grid';
import { islandsBeside, lanesBeside } from './picture';
import type { BoardSpot, Position } from './position.svelte';

export class TileHand {
  /** Quarters by which the tile in hand is turned, as lines count them. */
  quarters = $state(0);

  /** The tile in hand, when it is to be placed. */
  inHand = $derived.by(() => (this.position.lines.tiles.size > 0 ? (this.position.me?.tile ?? null) : null));

  /** The tile in hand as it would be placed. */
  ghost = $derived.by((): Laid | null => {
    const card = this.inHand && this.position.props().catalogue.tiles[this.inHand];
    if (!card || this.position.mode !== 'tile') return null;
    const [square, quarters] = this.ghostSquare();
    if (!square) return null;
    const { half } = this.position.picture;
    return lay(card, turnSquare(readSquare(square), half), quarters + (half ? 2 : 0));
  });

  /** What the ghost would join: lanes and islands of the scene, and the coasts drawn around them. */
  joins = $derived.by(() => {
    const { ghost } = this;
    if (!ghost) return null;
    const { scene, picture } = this.position;
    const corners = joinCorners([...picture.tiles, ghost]);
    return {
      lanes: lanesBeside(scene, ghost, picture.half),
      islands: islandsBeside(scene, ghost, picture.half),
      coasts: new Set([0, 1, 2, 3].map((k) => corners.find(cornerName(ghost, k)))),
    };
  });

  constructor(private position: Position) {}

  turn(by: number): void {
    this.quarters = (this.quarters + by + 4) % 4;
  }

  lineAt({ x, y }: { x: number; y: number }): string {
    return `tile ${x} ${y} ${this.quarters}`;
  }

  squares(): BoardSpot[] {
    const { lines, picture, text } = this.position;
    return [...lines.tiles.keys()].map((square) => {
      const { x, y } = readSquare(square);
      const seen = turnSquare({ x, y }, picture.half);
      return {
        id: square,
        kind: 'square',
        at: { x: seen.x + 0.5, y: seen.y + 0.5 },
        legal: true,
        line: this.lineAt({ x, y }),
        label: text('akrotiri-page-place-tile', { x, y, quarters: this.quarters }),
      };
    });
  }

  private ghostSquare(): [string | null, number] {
    const { pinned, hovered, lines } = this.position;
    const [verb, x, y, quarters] = (this.position.props().focusLine ?? '').split(' ');
    if (!pinned && !hovered && verb === 'tile') return [`${x},${y}`, Number(quarters)];
    return [pinned ?? (lines.tiles.has(hovered ?? '') ? hovered : null), this.quarters];
  }
}

function readSquare(square: string): { x: number; y: number } {
  const [x, y] = square.split(',').map(Number) as [number, number];
  return { x, y };
}
