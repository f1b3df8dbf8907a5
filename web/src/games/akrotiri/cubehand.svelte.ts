/** Placing the second cube: its colour, and the quadrants of the new tile. */

import { ashore } from './grid';
import { placeName } from './picture';
import type { BoardSpot, Position } from './position.svelte';
import type { Colour } from './types';

export class CubeHand {
  private wished = $state<Colour | null>(null);

  /** The colour that is placed, while it is offered: that of a line that is looked at elsewhere, or the one chosen. */
  colour = $derived.by((): Colour | null => {
    const offered = [...this.position.lines.cubes.keys()];
    const [verb, looked] = (!this.position.hovered && this.position.props().focusLine?.split(' ')) || [];
    const wished = verb === 'cube' ? looked : this.wished;
    return offered.find((colour) => colour === wished) ?? offered[0] ?? null;
  });

  constructor(private position: Position) {}

  choose(colour: Colour): void {
    this.wished = colour;
  }

  quadrants(): BoardSpot[] {
    const { picture, lines, text } = this.position;
    const tile = picture.tiles.at(-1);
    const colour = this.colour;
    if (!tile || !colour) return [];
    return [0, 1, 2, 3].map((k) => {
      const place = placeName(tile, k, picture.half);
      const quadrant = place.split(',')[2] as string;
      return {
        id: place,
        kind: 'quadrant',
        at: ashore({ x: tile.x, y: tile.y, k }, 0.2, 45),
        legal: lines.cubes.get(colour)?.includes(quadrant) ?? false,
        line: `cube ${colour} ${quadrant}`,
        label: text('akrotiri-page-put-cube', { colour, place: this.position.placeWords(place) }),
        colour,
      };
    });
  }
}
