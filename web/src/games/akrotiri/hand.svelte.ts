/**
 * What a hand does on the sea: which spots can be touched, and what touching them plays.
 *
 * What cannot be undone (placing a tile, digging) is put down first and then confirmed; all else is played immediately.
 */

import { BoatHand } from './boathand.svelte';
import { CubeHand } from './cubehand.svelte';
import { DigHand } from './dighand.svelte';
import { THERA, turnSquare, type Point } from './grid';
import { Position, type BoardSpot, type Props } from './position.svelte';
import { table } from './table.svelte';
import { TileHand } from './tilehand.svelte';

export class Hand {
  readonly position: Position;
  readonly tile: TileHand;
  readonly cube: CubeHand;
  readonly boat: BoatHand;
  readonly dig: DigHand;

  spots = $derived.by((): BoardSpot[] => this.findSpots());
  /** The spot that is looked at. */
  spot = $derived.by(() => this.spotAt(this.position.hovered));
  /** The spot that waits to be confirmed. */
  pinnedSpot = $derived.by(() => this.spotAt(this.position.pinned));
  /** The line that confirming would play, if it is legal. */
  ready = $derived.by((): string | null => (this.pinnedSpot?.legal ? this.pinnedSpot.line : null));
  /** The lanes that are lit: those that a tile would join, or the one that the boat can sail. */
  flowing = $derived.by((): Set<string> => {
    if (this.tile.joins) return this.tile.joins.lanes;
    return new Set(this.boat.lane ? [this.boat.lane] : []);
  });

  constructor(private props: () => Props) {
    this.position = new Position(props);
    this.tile = new TileHand(this.position);
    this.cube = new CubeHand(this.position);
    this.boat = new BoatHand(this.position);
    this.dig = new DigHand(this.position);
  }

  get mode() {
    return this.position.mode;
  }

  private findSpots(): BoardSpot[] {
    switch (this.mode) {
      case 'edit':
        return this.position.squares();
      case 'tile':
        return this.tile.squares();
      case 'cube':
        return this.cube.quadrants();
      case 'harbour':
        return this.boat.harbours();
      case 'move':
        return this.boat.spots();
      case 'dig':
        return this.dig.spots();
      case 'look':
        return [];
    }
  }

  private spotAt(id: string | null): BoardSpot | null {
    return this.spots.find((spot) => spot.id === id) ?? null;
  }

  /** Whether a spot is looked at, on the sea or by its line in the list. */
  isLooked(spot: BoardSpot): boolean {
    const { hovered } = this.position;
    return hovered ? spot.id === hovered : spot.legal && spot.line === this.props().focusLine;
  }

  /** Look at a spot, or at nothing. */
  look(id: string | null): void {
    if (id === this.position.hovered) return;
    this.position.hovered = id;
    this.tell();
  }

  turn(by = 1): void {
    this.tile.turn(by);
    this.tell();
  }

  /** Tell the table which line is looked at. */
  private tell(): void {
    const { focus, focusLine } = this.props();
    const line = this.spot?.legal ? this.spot.line : null;
    if (line !== focusLine) focus(line);
  }

  /** Touch a spot. By keys, what is put down is confirmed by touching it again; by hand, a tile is turned. */
  touch(spot: BoardSpot, byKey = false): void {
    if (this.mode === 'edit') return this.props().places?.touch(spot.line);
    if (spot.kind === 'square' || spot.kind === 'site') return this.putDown(spot, byKey);
    const { legal, play, refuse } = this.props();
    if (legal.length === 0) return;
    if (!spot.legal) refuse(spot.line);
    else if (spot.kind === 'dock' && this.mode === 'move') this.boat.go(spot.id);
    else play(spot.line);
  }

  private putDown(spot: BoardSpot, byKey: boolean): void {
    if (this.position.pinned !== spot.id) this.position.pinned = spot.id;
    else if (byKey) this.confirm();
    else if (spot.kind === 'square') this.turn();
    else if (!spot.legal) this.props().refuse(spot.line);
  }

  /** Touch the sea where there is no spot. */
  touchWater(at: Point): void {
    if (this.mode === 'tile') {
      const square = turnSquare({ x: Math.floor(at.x), y: Math.floor(at.y) }, this.position.picture.half);
      const thera = THERA.some(({ x, y }) => x === square.x && y === square.y); // no line is about it
      if (!thera) this.props().refuse(this.tile.lineAt(square));
    }
    this.position.pinned = null;
  }

  confirm(): void {
    const spot = this.pinnedSpot;
    if (!spot) return;
    if (!this.ready) return this.props().refuse(spot.line);
    this.position.pinned = null;
    if (spot.kind === 'site') table.map = null;
    this.props().play(spot.line);
  }

  letGo(): void {
    if (this.position.pinned) this.position.pinned = null;
    else table.map = null;
  }
}
