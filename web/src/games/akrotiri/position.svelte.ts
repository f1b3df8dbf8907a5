/** The position on the sea as a hand sees it: what is there, what can be played, and what is pointed at. */

import type { BoardProps } from '../../lib/board';
import { centre, turnSquare, type Point } from './grid';
import { indexLines } from './lines';
import { arrange, draw, see } from './picture';
import type { Target } from './spots';
import { table } from './table.svelte';
import type { Catalogue, Colour, Scene } from './types';
import { placeInWords } from './words';

export type Props = BoardProps<Scene, Catalogue>;

/** What can be done on the sea now. */
export type Mode = 'edit' | 'tile' | 'cube' | 'harbour' | 'move' | 'dig' | 'look';

/** A place on the board that can be touched. */
export interface BoardSpot extends Target {
  kind: 'square' | 'quadrant' | 'dock' | 'cube' | 'cargo' | 'site';
  /** Whether touching it plays something now. */
  legal: boolean;
  /** What it plays; for what is not legal, the line whose refusal says why. */
  line: string;
  label: string;
  colour?: Colour;
}

export const squareSpot = (square: string) => square.replace(' ', ',');

export class Position {
  /** The square or site that waits to be confirmed. */
  pinned = $state<string | null>(null);
  /** The spot under the pointer or with the focus. */
  hovered = $state<string | null>(null);

  scene = $derived.by(() => this.props().snapshot.scene);
  legal = $derived.by(() => this.props().legal);
  lines = $derived.by(() => indexLines(this.legal));
  picture = $derived.by(() => draw(this.scene, this.props().catalogue));
  things = $derived.by(() => arrange(this.scene, this.picture.tiles, this.picture.half));
  me = $derived.by(() => this.scene.players.find((player) => player.seat === this.scene.viewer) ?? null);
  /** The map that the viewer holds over the sea. */
  map = $derived.by(() => (table.map && this.me?.maps.includes(table.map) ? table.map : null));
  /** Where a line leads that is looked at but cannot be played here: in a review, a hint, a solution. */
  pointed = $derived.by((): Point | null => {
    const { focusLine } = this.props();
    return focusLine && !this.legal.includes(focusLine) ? this.whereOf(focusLine) : null;
  });
  mode = $derived.by((): Mode => this.findMode());

  constructor(readonly props: () => Props) {}

  get text() {
    return this.props().text;
  }

  placeWords(place: string): string {
    return placeInWords(this.text, place);
  }

  private whereOf(line: string): Point | null {
    const [verb = '', ...words] = line.split(' ');
    const { half, waters } = this.picture;
    if (verb === 'sail' || verb === 'portage') return waters.moorings.get(words.join(' '))?.boat ?? null;
    if (verb === 'dig') return centre(see(words.slice(1).join(','), half));
    if (verb !== 'tile') return null;
    const { x, y } = turnSquare({ x: Number(words[0]), y: Number(words[1]) }, half);
    return { x: x + 0.5, y: y + 0.5 };
  }

  /** In the editor, the squares that can be changed. */
  squares(): BoardSpot[] {
    return (this.props().places?.all ?? []).map((square) => {
      const [x, y] = square.split(' ').map(Number) as [number, number];
      const seen = turnSquare({ x, y }, this.picture.half);
      return {
        id: squareSpot(square),
        kind: 'square',
        at: { x: seen.x + 0.5, y: seen.y + 0.5 },
        legal: true,
        line: square,
        label: this.text('akrotiri-square', { x, y }),
      };
    });
  }

  private findMode(): Mode {
    if (this.props().places) return 'edit';
    if (this.map) return 'dig';
    if (this.lines.tiles.size > 0) return 'tile';
    if (this.lines.cubes.size > 0) return 'cube';
    if (this.lines.docks.size > 0) return 'harbour';
    return this.legal.length > 0 && this.scene.round > 0 && this.scene.decision !== 'goal' ? 'move' : 'look';
  }
}
