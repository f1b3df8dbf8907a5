/**
 * What a hand does on the sea: which spots can be touched, what is held over them, and what is played.
 *
 * What cannot be taken back (placing a tile, digging) is put down first and confirmed then; all else is played at once.
 */

import type { BoardProps } from '../../lib/board';
import { cornerName, joinCorners } from './coast';
import { dig, type DigProof } from './digging';
import { ashore, centre, lay, nameOf, parse, turnSquare, type Laid, type Point } from './grid';
import { indexLines } from './lines';
import { arrange, draw, islandsBeside, lanesBeside, placeName, see, siteOf } from './picture';
import type { Target } from './spots';
import { table } from './table.svelte';
import type { Catalogue, Colour, Dock, Scene, Way } from './types';
import { placeInWords } from './words';

export type Mode = 'tile' | 'cube' | 'harbour' | 'move' | 'dig' | 'look';

export interface BoardSpot extends Target {
  kind: 'square' | 'quadrant' | 'dock' | 'cube' | 'cargo' | 'site';
  /** Whether touching it plays something now. */
  legal: boolean;
  /** What it plays; for what is not legal, the line whose refusal says why. */
  line: string;
  label: string;
  colour?: Colour;
}

export interface Leg {
  verb: string;
  points: Point[];
}

type Props = BoardProps<Scene, Catalogue>;

export class Hand {
  private props: () => Props;
  /** Quarters by which the tile in hand is turned, as lines count them. */
  quarters = $state(0);
  /** The square or site that waits to be confirmed. */
  pinned = $state<string | null>(null);
  /** The spot under the pointer or with the focus. */
  hovered = $state<string | null>(null);
  /** Where the pointer is, on the board. */
  pointer = $state<Point | null>(null);
  private wished = $state<Colour | null>(null);
  /** The rest of a way of several legs. */
  private onwards = $state<string[]>([]);
  /** Answers about maps, by question; asked once for each position. */
  private answers = $state<Record<string, DigProof[] | string[]>>({});

  scene = $derived.by(() => this.props().snapshot.scene);
  private offered: { scene: Scene; legal: string[] } | null = null;
  /** While a line is on its way, nothing is legal; the position stays lit until the next one comes. */
  private legal = $derived.by(() => {
    const { legal } = this.props();
    if (legal.length > 0) this.offered = { scene: this.scene, legal };
    return this.offered?.scene === this.scene ? this.offered.legal : legal;
  });
  lines = $derived.by(() => indexLines(this.legal));
  picture = $derived.by(() => draw(this.scene, this.props().catalogue));
  things = $derived.by(() => arrange(this.scene, this.picture.tiles, this.picture.half));
  me = $derived.by(() => this.scene.players.find((player) => player.seat === this.scene.viewer) ?? null);
  /** Maps that the viewer may hold over the sea. */
  map = $derived.by(() => (table.map && this.me?.maps.includes(table.map) ? table.map : null));
  mode = $derived.by((): Mode => this.findMode());
  spots = $derived.by((): BoardSpot[] => this.findSpots());
  spot = $derived.by(() => this.spots.find(({ id }) => id === this.hovered) ?? null);

  constructor(props: () => Props) {
    this.props = props;
  }

  private get text() {
    return this.props().text;
  }

  private findMode(): Mode {
    if (this.map) return 'dig';
    if (this.lines.tiles.size > 0) return 'tile';
    if (this.lines.cubes.size > 0) return 'cube';
    if (this.lines.docks.size > 0) return 'harbour';
    return this.legal.length > 0 && this.scene.round > 0 && this.scene.decision !== 'goal' ? 'move' : 'look';
  }

  private findSpots(): BoardSpot[] {
    switch (this.mode) {
      case 'tile':
        return this.squares();
      case 'cube':
        return this.quadrants();
      case 'harbour':
        return this.scene.docks.slice(0, 2).map((dock) => this.harbour(dock));
      case 'move':
        return [...this.docks(), ...this.cubes(), ...this.cargo()];
      case 'dig':
        return this.picture.tiles.flatMap((tile) => [0, 1, 2, 3].map((k) => this.site(tile, k)));
      case 'look':
        return [];
    }
  }

  // Tiles

  /** The tile in hand, when it is to be placed. */
  inHand = $derived.by(() => (this.lines.tiles.size > 0 ? (this.me?.tile ?? null) : null));

  private squares(): BoardSpot[] {
    return [...this.lines.tiles.keys()].map((square) => {
      const [x, y] = square.split(',').map(Number) as [number, number];
      const seen = turnSquare({ x, y }, this.picture.half);
      return {
        id: square,
        kind: 'square',
        at: { x: seen.x + 0.5, y: seen.y + 0.5 },
        legal: true,
        line: `tile ${x} ${y} ${this.quarters}`,
        label: this.text('akrotiri-page-place-tile', { x, y, quarters: this.quarters }),
      };
    });
  }

  /** The tile in hand as it would lie. */
  ghost = $derived.by((): Laid | null => {
    const card = this.inHand && this.props().catalogue.tiles[this.inHand];
    if (!card || this.mode !== 'tile') return null;
    const [square, quarters] = this.ghostSquare();
    if (!square) return null;
    const [x, y] = square.split(',').map(Number) as [number, number];
    return lay(card, turnSquare({ x, y }, this.picture.half), quarters + (this.picture.half ? 2 : 0));
  });

  private ghostSquare(): [string | null, number] {
    const [verb, x, y, quarters] = (this.props().focusLine ?? '').split(' ');
    if (!this.pinned && !this.hovered && verb === 'tile') return [`${x},${y}`, Number(quarters)];
    return [this.pinned ?? (this.spot?.kind === 'square' ? this.spot.id : null), this.quarters];
  }

  /** What the ghost would join: lanes and islands of the scene, and the coasts drawn around them. */
  joins = $derived.by(() => {
    if (!this.ghost) return null;
    const corners = joinCorners([...this.picture.tiles, this.ghost]);
    const ghost = this.ghost;
    return {
      lanes: lanesBeside(this.scene, ghost, this.picture.half),
      islands: islandsBeside(this.scene, ghost, this.picture.half),
      coasts: new Set([0, 1, 2, 3].map((k) => corners.find(cornerName(ghost, k)))),
    };
  });

  turn(by = 1): void {
    this.quarters = (this.quarters + by + 4) % 4;
    this.tell();
  }

  // The second cube

  /** The colour that was chosen for it. */
  colour = $derived.by((): Colour | null => {
    const offered = [...this.lines.cubes.keys()];
    return this.wished && offered.includes(this.wished) ? this.wished : (offered[0] ?? null);
  });

  chooseColour(colour: Colour): void {
    this.wished = colour;
  }

  private quadrants(): BoardSpot[] {
    const tile = this.picture.tiles.at(-1);
    const colour = this.colour;
    if (!tile || !colour) return [];
    return [0, 1, 2, 3].map((k) => {
      const place = placeName(tile, k, this.picture.half);
      const quadrant = place.split(',')[2] as string;
      return {
        id: place,
        kind: 'quadrant',
        at: ashore({ x: tile.x, y: tile.y, k }, 0.2, 45),
        legal: this.lines.cubes.get(colour)?.includes(quadrant) ?? false,
        line: `cube ${colour} ${quadrant}`,
        label: this.text('akrotiri-page-put-cube', { colour, place: this.placeWords(place) }),
        colour,
      };
    });
  }

  // Boats

  ways = $derived.by(() => new Map(this.scene.reach.map((way) => [way.dock, way])));

  private harbour(dock: Dock): BoardSpot {
    const legal = this.lines.docks.has(dock.id);
    return {
      id: dock.id,
      kind: 'dock',
      at: this.mooring(dock.id),
      legal,
      line: `dock ${dock.id}`,
      label: this.text('akrotiri-page-start-here', { place: this.placeWords(dock.id) }),
    };
  }

  private docks(): BoardSpot[] {
    return this.scene.docks
      .filter((dock) => dock.id !== this.me?.boat)
      .map((dock) => {
        const way = this.ways.get(dock.id);
        return {
          id: dock.id,
          kind: 'dock',
          at: this.mooring(dock.id),
          legal: this.legal.includes(way?.lines[0] ?? ''),
          line: way?.lines[0] ?? `sail ${dock.id}`,
          label: this.dockLabel(dock.id, way),
        };
      });
  }

  private dockLabel(dock: string, way: Way | undefined): string {
    const place = this.placeWords(dock);
    if (!way) return this.text('akrotiri-page-dock', { place });
    const { legs, actions } = way;
    const verb = way.lines.at(-1)?.split(' ')[0] === 'sail' ? 'sail' : 'carry';
    return this.text(`akrotiri-page-${verb}`, { place, legs, actions });
  }

  private cubes(): BoardSpot[] {
    const islandAt = new Map(this.scene.islands.flatMap(({ id, places }) => places.map((place) => [place, id])));
    const here = this.scene.docks.find((dock) => dock.id === this.me?.boat)?.island;
    return this.things.cubes.map(({ key, colour, place, at }) => ({
      id: key,
      kind: 'cube',
      at,
      legal: this.lines.load.has(colour) && islandAt.get(place) === here,
      line: `load ${colour}`,
      label: this.text('akrotiri-page-load', { colour, place: this.placeWords(place) }),
      colour,
    }));
  }

  private cargo(): BoardSpot[] {
    const boat = this.me?.boat;
    if (!this.me || !boat) return [];
    const at = this.mooring(boat);
    return this.me.cargo.map((colour, i) => {
      const verb = boat.startsWith('thera') ? 'sell' : 'unload';
      const money = this.scene.market[colour].sells[0] ?? 0;
      return {
        id: `cargo ${i}`,
        kind: 'cargo',
        at: { x: at.x + 0.07 * (i - 1), y: at.y + 0.04 },
        legal: this.lines[verb].has(colour),
        line: `${verb} ${colour}`,
        label: this.text(`akrotiri-page-${verb}`, { colour, money }),
        colour,
      };
    });
  }

  private mooring(dock: string): Point {
    return this.picture.waters.moorings.get(dock)?.boat ?? { x: 1, y: 1 };
  }

  /** The lanes that the boat at turn can sail. */
  flowing = $derived.by((): Set<string> => {
    if (this.joins) return this.joins.lanes;
    if (this.mode !== 'move' || !this.scene.reach.some((way) => way.lines[0]?.startsWith('sail'))) return new Set();
    const lane = this.scene.docks.find((dock) => dock.id === this.me?.boat)?.lane;
    return new Set(lane ? [lane] : []);
  });

  /** The way to the dock that is looked at. */
  route = $derived.by((): Leg[] => {
    if (this.mode !== 'move' || !this.me?.boat) return [];
    const looked = this.spot?.kind === 'dock' ? this.spot.id : lineTarget(this.hovered ? null : this.props().focusLine);
    const way = looked ? this.ways.get(looked) : undefined;
    return way ? this.legs(this.me.boat, way) : [];
  });

  private legs(from: string, way: Way): Leg[] {
    const moves = way.lines.map((line) => ({ verb: line.split(' ')[0] as string, to: lineTarget(line) as string }));
    const last = moves[0] as { verb: string; to: string };
    if (way.through) moves.unshift({ verb: last.verb === 'sail' ? 'portage' : 'sail', to: way.through });
    let at = from;
    return moves.map(({ verb, to }) => {
      const points = this.picture.waters.leg(at, to, verb);
      at = to;
      return { verb, points };
    });
  }

  // Digging

  private site(tile: Laid, k: number): BoardSpot {
    const place = placeName(tile, k, this.picture.half);
    const spot = parse(place);
    const map = this.map as string;
    const legal = this.lines.digs.get(map)?.has(place) ?? false;
    const state = legal ? 'dig' : this.sites?.has(place) ? 'fits' : 'no-fit';
    return {
      id: place,
      kind: 'site',
      at: centre({ x: tile.x, y: tile.y, k }),
      legal,
      line: `dig ${map} ${spot.x} ${spot.y} ${place.split(',')[2]}`,
      label: this.text(`akrotiri-page-site-${state}`, { place: this.placeWords(place), map }),
    };
  }

  /** Where a temple stands or would stand. */
  templeAt(place: string): Point {
    const spot = see(place, this.picture.half);
    return siteOf(
      spot,
      this.things.icons.some((icon) => nameOf(icon.spot) === nameOf(spot)),
    );
  }

  /** The card over the sea and the site below it: chosen, or of the line that is looked at. */
  held = $derived.by((): { map: string; place: string } | null => {
    const [verb, map, x, y, quadrant] = (this.props().focusLine ?? '').split(' ');
    if (!this.pinned && !this.hovered && verb === 'dig' && map) return { map, place: `${x},${y},${quadrant}` };
    const place = this.hovered ?? this.pinned;
    return this.mode === 'dig' && this.map && place ? { map: this.map, place } : null;
  });

  private question(map: string, place = ''): string {
    const { number, moves } = this.props().snapshot;
    return `${number} ${moves} ${this.scene.viewer} ${map} ${place}`;
  }

  /** Sites of the chosen card all over the board; null until they are known. */
  sites = $derived.by((): Set<string> | null => {
    const known = this.map ? this.answers[this.question(this.map)] : undefined;
    return known ? new Set(known as string[]) : null;
  });

  proof = $derived.by((): DigProof[] | null => {
    if (!this.held) return null;
    return (this.answers[this.question(this.held.map, this.held.place)] as DigProof[] | undefined) ?? null;
  });

  /** Ask the rules about the card that is held over the sea. */
  async inquire(): Promise<void> {
    const { questions } = this.props();
    const map = this.map;
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

  // Touching

  /** Look at a spot, or at nothing. */
  look(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
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
    const { play, refuse } = this.props();
    if (spot.kind === 'square' || spot.kind === 'site') {
      if (this.pinned !== spot.id) this.pinned = spot.id;
      else if (byKey) this.confirm();
      else if (spot.kind === 'square') this.turn();
      else if (!spot.legal) refuse(spot.line);
      return;
    }
    if (this.props().legal.length === 0) return;
    if (!spot.legal) refuse(spot.line);
    else if (spot.kind === 'dock' && this.mode === 'move') this.go(this.ways.get(spot.id) as Way);
    else play(spot.line);
  }

  /** Touch the sea where there is no spot. */
  touchWater(at: Point): void {
    if (this.mode === 'tile') {
      const { x, y } = turnSquare({ x: Math.floor(at.x), y: Math.floor(at.y) }, this.picture.half);
      this.props().refuse(`tile ${x} ${y} ${this.quarters}`);
    }
    this.pinned = null;
  }

  private go(way: Way): void {
    const [first, ...rest] = way.lines;
    this.onwards = rest;
    this.props().play(first as string);
  }

  /** Go on with a way of several legs, as soon as the next one may be played. */
  goOn(): void {
    const [next, ...rest] = this.onwards;
    if (!next) return;
    this.onwards = [];
    if (!this.props().legal.includes(next)) return;
    this.onwards = rest;
    this.props().play(next);
  }

  /** The line that the pinned square or site stands for, if it is legal. */
  ready = $derived.by((): string | null => {
    const spot = this.spots.find(({ id }) => id === this.pinned);
    return spot?.legal ? spot.line : null;
  });

  confirm(): void {
    const spot = this.spots.find(({ id }) => id === this.pinned);
    if (!spot) return;
    if (!this.ready) return this.props().refuse(spot.line);
    this.pinned = null;
    if (spot.kind === 'site') table.map = null;
    this.props().play(spot.line);
  }

  letGo(): void {
    if (this.pinned) this.pinned = null;
    else table.map = null;
  }

  private placeWords(place: string): string {
    return placeInWords(this.text, place);
  }
}

/** The dock that a moving line names. */
function lineTarget(line: string | null): string | null {
  const [verb, ...words] = (line ?? '').split(' ');
  return verb === 'sail' || verb === 'portage' ? words.join(' ') : null;
}
