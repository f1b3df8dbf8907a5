/** Digging: a map held over the sea, where it fits, and the proof of it. */

import { dig, type DigProof } from './digging';
import { centre, nameOf, parse, type Laid, type Point } from './grid';
import { placeName, see, siteOf } from './picture';
import type { BoardSpot, Position } from './position.svelte';

export class DigHand {
  /** Answers about maps, by question; asked once for each position. */
  private answers = $state<Record<string, DigProof[] | string[]>>({});

  /** The card over the sea and the site below it: chosen, or of the line that is looked at. */
  held = $derived.by((): { map: string; place: string } | null => {
    const { pinned, hovered, mode, map: chosen } = this.position;
    const [verb, map, x, y, quadrant] = (this.position.props().focusLine ?? '').split(' ');
    if (!pinned && !hovered && verb === 'dig' && map) return { map, place: `${x},${y},${quadrant}` };
    const place = hovered ?? pinned;
    return mode === 'dig' && chosen && place ? { map: chosen, place } : null;
  });

  /** Sites of the chosen card all over the board; null until they are known. */
  sites = $derived.by((): Set<string> | null => {
    const { map } = this.position;
    const known = map ? this.answers[this.question(map)] : undefined;
    return known ? new Set(known as string[]) : null;
  });

  proof = $derived.by((): DigProof[] | null => {
    if (!this.held) return null;
    return (this.answers[this.question(this.held.map, this.held.place)] as DigProof[] | undefined) ?? null;
  });

  constructor(private position: Position) {}

  spots(): BoardSpot[] {
    return this.position.picture.tiles.flatMap((tile) => [0, 1, 2, 3].map((k) => this.site(tile, k)));
  }

  private site(tile: Laid, k: number): BoardSpot {
    const { picture, lines, text } = this.position;
    const place = placeName(tile, k, picture.half);
    const spot = parse(place);
    const map = this.position.map as string;
    const legal = lines.digs.get(map)?.has(place) ?? false;
    const state = legal ? 'dig' : this.sites?.has(place) ? 'fits' : 'no-fit';
    return {
      id: place,
      kind: 'site',
      at: centre({ x: tile.x, y: tile.y, k }),
      legal,
      line: `dig ${map} ${spot.x} ${spot.y} ${place.split(',')[2]}`,
      label: text(`akrotiri-page-site-${state}`, { place: this.position.placeWords(place) }),
    };
  }

  /** Where a temple is or would be drawn. */
  templeAt(place: string): Point {
    const { picture, things } = this.position;
    const spot = see(place, picture.half);
    return siteOf(
      spot,
      things.icons.some((icon) => nameOf(icon.spot) === nameOf(spot)),
    );
  }

  private question(map: string, place = ''): string {
    const { number, moves } = this.position.props().snapshot;
    return `${number} ${moves} ${this.position.scene.viewer} ${map} ${place}`;
  }

  /** Ask the rules about the card that is held over the sea. */
  async inquire(): Promise<void> {
    const { questions } = this.position.props();
    const { map } = this.position;
    if (map && !this.answers[this.question(map)]) {
      const question = this.question(map);
      const { sites } = await dig(questions, map);
      this.answers[question] = sites.map(({ x, y, quadrant }) => `${x},${y},${quadrant}`);
    }
    const held = this.held;
    if (held && !this.answers[this.question(held.map, held.place)]) {
      const question = this.question(held.map, held.place);
      const { x, y } = parse(held.place);
      const { proof } = await dig(questions, held.map, { x, y, quadrant: held.place.split(',')[2] as string });
      if (proof) this.answers[question] = proof;
    }
  }
}
