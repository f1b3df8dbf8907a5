/** A scene as it is drawn: tiles as the viewer sees them, lanes by their names, and where everything is. */

import { ashore, lay, nameOf, parse, SIDES, turnSpot, turnSquare, type Laid, type Point, type Spot } from './grid';
import { polyline, theraLines, tileLanes, Waters } from './lanes';
import type { Catalogue, Colour, PlacedTile, Scene, Terrain } from './types';

export interface Picture {
  half: boolean;
  /** Land tiles in the order in which they were placed. */
  tiles: Laid[];
  waters: Waters;
  /** The lines of every lane, by its name in the scene. */
  lanes: Map<string, string>;
}

/** Seat 2 sits on the other side of the table. */
export function isTurned(viewer: number): boolean {
  return viewer === 2;
}

function seenTile(tile: PlacedTile, catalogue: Catalogue, half: boolean): Laid {
  const card = catalogue.tiles[tile.id];
  if (!card) throw new Error(`no tile ${tile.id}`);
  return lay(card, turnSquare(tile, half), tile.turned + (half ? 2 : 0));
}

/** A place of the scene, where the viewer sees it. */
export function see(place: string, half: boolean): Spot {
  return turnSpot(parse(place), half);
}

export function draw(scene: Scene, catalogue: Catalogue): Picture {
  const half = isTurned(scene.viewer);
  const tiles = scene.tiles.map((tile) => seenTile(tile, catalogue, half));
  const ring = scene.options.includes('ring');
  const waters = new Waters(tiles, (tile, k) => placeName(tile, k, half), catalogue, ring, half);
  return { half, tiles, waters, lanes: drawLanes(scene, tiles, catalogue, ring, half) };
}

/** The name of a quadrant of a tile that the viewer sees. */
export function placeName(square: Point, k: number, half: boolean): string {
  return nameOf(turnSpot({ x: square.x, y: square.y, k }, half));
}

function sideName(square: Point, side: number, half: boolean): string {
  const spot = turnSpot({ x: square.x, y: square.y, k: side }, half);
  return `${spot.x},${spot.y},${SIDES[spot.k]}`;
}

function drawLanes(
  scene: Scene,
  tiles: Laid[],
  catalogue: Catalogue,
  ring: boolean,
  half: boolean,
): Map<string, string> {
  const laneAt = new Map(scene.lanes.flatMap((lane) => lane.sides.map((side) => [side, lane.id])));
  const lanes = new Map<string, string>();
  const add = (side: string, lines: Point[][]) => {
    const lane = laneAt.get(side) ?? side;
    lanes.set(lane, (lanes.get(lane) ?? '') + lines.map(polyline).join(''));
  };
  for (const tile of tiles) {
    for (const { sides, lines } of tileLanes(tile)) add(sideName(tile, sides[0] as number, half), lines);
  }
  for (const exits of catalogue.thera[ring ? 'ring' : 'split'])
    add(exitSide(exits[0] as string), theraLines(exits, half));
  return lanes;
}

/** The side of a square of Thera that an exit is: `w1` leads west from its lower square. */
function exitSide(exit: string): string {
  const [side, number] = [exit.charAt(0), Number(exit.charAt(1))];
  if (side === 'n' || side === 's') return `${number},${side === 'n' ? 0 : 1},${side}`;
  return `${side === 'w' ? 0 : 1},${number},${side}`;
}

/** The lanes of the scene that a tile would touch. */
export function lanesBeside(scene: Scene, tile: Laid, half: boolean): Set<string> {
  const laneAt = new Map(scene.lanes.flatMap((lane) => lane.sides.map((side) => [side, lane.id])));
  const found = new Set<string>();
  for (let side = 0; side < 4; side++) {
    const step = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ][side] as Point;
    const lane = laneAt.get(sideName({ x: tile.x + step.x, y: tile.y + step.y }, (side + 2) % 4, half));
    if (lane) found.add(lane);
  }
  return found;
}

/** The islands of the scene that a tile would touch. */
export function islandsBeside(scene: Scene, tile: Laid, half: boolean): Set<string> {
  const islandAt = new Map(
    scene.islands.flatMap((island) => island.places.map((place) => [corner(see(place, half)), island.id])),
  );
  const found = new Set<string>();
  for (let k = 0; k < 4; k++) {
    const island = islandAt.get(corner({ x: tile.x, y: tile.y, k }));
    if (island) found.add(island);
  }
  return found;
}

function corner(spot: Spot): string {
  const [right, down] = [Number(spot.k === 1 || spot.k === 2), Number(spot.k >= 2)];
  return `${spot.x + right},${spot.y + down}`;
}

// What is on the land

export interface Icon {
  terrain: Terrain;
  spot: Spot;
  at: Point;
  size: number;
}

export interface Cube {
  key: string;
  colour: Colour;
  place: string;
  at: Point;
}

export interface Temple {
  seat: number;
  place: string;
  at: Point;
}

export interface Things {
  icons: Icon[];
  cubes: Cube[];
  temples: Temple[];
}

export const ICON_SIZE = 0.23;
const SMALL_ICON = 0.17;
export const TEMPLE_SIZE = 0.24;
export const CUBE_SIZE = 0.14;

type Berth = [far: number, degrees: number];
/** Where cubes are drawn one after the other: around an icon or temple, or on bare land. */
const AROUND: Berth[] = [
  [0.31, 13],
  [0.31, 77],
  [0.32, 32],
  [0.32, 58],
  [0.33, 45],
];
const BARE: Berth[] = [
  [0.2, 45],
  [0.26, 14],
  [0.26, 76],
  [0.3, 34],
  [0.3, 57],
];
const BESIDE_BOTH: Berth[] = [
  [0.3, 40],
  [0.1, 45],
  [0.33, 55],
  [0.34, 25],
  [0.3, 5],
];

export function arrange(scene: Scene, tiles: Laid[], half: boolean): Things {
  const temples = new Map(scene.players.flatMap((player) => player.temples.map((place) => [place, player.seat])));
  const icons = new Map(tiles.map((tile) => [placeName(tile, tile.icon, half), tile]));
  const placed = new Map<string, number>();
  return {
    icons: [...icons].map(([place, tile]) => {
      const spot = { x: tile.x, y: tile.y, k: tile.icon };
      const crowded = temples.has(place);
      return {
        terrain: tile.card.terrain,
        spot,
        at: crowded ? ashore(spot, 0.25, 14) : ashore(spot, 0.165, 45),
        size: crowded ? SMALL_ICON : ICON_SIZE,
      };
    }),
    temples: [...temples].map(([place, seat]) => ({ seat, place, at: siteOf(see(place, half), icons.has(place)) })),
    cubes: scene.cubes.map(({ colour, place }) => {
      const number = placed.get(place) ?? 0;
      placed.set(place, number + 1);
      const [has, dug] = [icons.has(place), temples.has(place)];
      const berths = has && dug ? BESIDE_BOTH : has || dug ? AROUND : BARE;
      const [far, degrees] = berths[number % berths.length] as Berth;
      return { key: `${place} ${colour} ${number}`, colour, place, at: ashore(see(place, half), far, degrees) };
    }),
  };
}

/** Where a temple is drawn. */
export function siteOf(spot: Spot, besideIcon: boolean): Point {
  return besideIcon ? ashore(spot, 0.21, 64) : ashore(spot, 0.17, 45);
}
