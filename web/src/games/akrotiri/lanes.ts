/**
 * Lanes and docks: how lanes run across tiles, where boats are moored, and the way a boat takes from dock to dock, by sea or
 * overland.
 */

import { cornerName } from './corners';
import { corner, distance, inwards, middle, THERA, towards, turnSpot, type Laid, type Point, type Spot } from './grid';
import { LAND_RADIUS, neck, THERA_RADIUS } from './land';
import type { Catalogue } from './types';

/** How far a lane that ends in a haven goes in. */
const HAVEN = 0.19;
/** How far from the coast a boat is moored. */
const MOORING = 0.13;
const STEPS = 8;

/** A bend from one point to another, pulled by a third. */
function bend(from: Point, pull: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * pull.x + c * to.x, y: a * from.y + b * pull.y + c * to.y };
  });
}

function along(from: Point, way: Point, far: number): Point {
  return { x: from.x + far * way.x, y: from.y + far * way.y };
}

/** The lines of a lane within a square, from its sides: a haven, a way through, or ways that meet. */
export function laneLines(sides: number[]): Point[][] {
  const ends = sides.map((side) => middle(side));
  const [first, second] = ends;
  if (ends.length === 1 && first) return [bend(first, first, along(first, inwards(sides[0] as number), HAVEN))];
  if (ends.length === 2 && first && second) return [bend(first, { x: 0.5, y: 0.5 }, second)];
  // Three ways meet a little on their own side of the middle.
  const mean = (of: (p: Point) => number) =>
    0.5 + 0.2 * (ends.reduce((sum, end) => sum + of(end), 0) / ends.length - 0.5);
  const meet = { x: mean((p) => p.x), y: mean((p) => p.y) };
  return ends.map((end, i) => bend(end, along(end, inwards(sides[i] as number), 0.38), meet));
}

function shift(points: Point[], by: Point): Point[] {
  return points.map((point) => ({ x: point.x + by.x, y: point.y + by.y }));
}

/** The lanes of a tile, on the board: for each its sides, and its lines. */
export function tileLanes(tile: Laid): { sides: number[]; lines: Point[][] }[] {
  return tile.lanes.map((sides) => ({ sides, lines: laneLines(sides).map((line) => shift(line, tile)) }));
}

// Thera: exits lead to a ring around the island, of which each lane has a part.

const EXITS: Record<string, Spot> = {
  n0: { x: 0, y: 0, k: 0 },
  n1: { x: 1, y: 0, k: 0 },
  e0: { x: 1, y: 0, k: 1 },
  e1: { x: 1, y: 1, k: 1 },
  s0: { x: 0, y: 1, k: 2 },
  s1: { x: 1, y: 1, k: 2 },
  w0: { x: 0, y: 0, k: 3 },
  w1: { x: 0, y: 1, k: 3 },
};
/** Corners of the ring, by square. */
const RING = 0.47;

function turningPoint(square: Point): Point {
  return { x: square.x ? 2 - RING : RING, y: square.y ? 2 - RING : RING };
}

function isNext(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** The lines of one of Thera's lanes, as the viewer sees them. */
export function theraLines(exits: string[], half: boolean): Point[][] {
  const spots = exits.map((name) => turnSpot(EXITS[name] as Spot, half));
  const held = THERA.filter((square) => spots.some((spot) => spot.x === square.x && spot.y === square.y));
  const out = spots.map((spot) => {
    const end = shift([middle(spot.k)], spot)[0] as Point;
    return bend(end, along(end, inwards(spot.k), 0.25), turningPoint(spot));
  });
  const between = held.flatMap((square, i) =>
    held
      .slice(i + 1)
      .filter((other) => isNext(square, other))
      .map((other) => {
        const [from, to] = [turningPoint(square), turningPoint(other)];
        const pull = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const outwards = { x: pull.x + 0.12 * Math.sign(pull.x - 1), y: pull.y + 0.12 * Math.sign(pull.y - 1) };
        return bend(from, from.x === to.x ? { x: outwards.x, y: pull.y } : { x: pull.x, y: outwards.y }, to);
      }),
  );
  return [...out, ...between];
}

// Docks

export interface Mooring {
  /** Where the jetty begins and ends, and where a boat is moored. */
  shore: Point;
  head: Point;
  boat: Point;
}

function mooring(from: Point, to: Point, radius: number): Mooring {
  return {
    shore: towards(from, to, radius - 0.1),
    head: towards(from, to, radius + 0.07),
    boat: towards(from, to, radius + MOORING),
  };
}

/** Where a dock of a tile is: at the coast of its quadrant, towards the water of its lane. */
export function tileMooring(tile: Laid, k: number): Mooring {
  const from = { x: tile.x + corner(k).x, y: tile.y + corner(k).y };
  const side = tile.docks.get(k) as number;
  const lane = tileLanes(tile).find(({ sides }) => sides.includes(side));
  const well = (p: Point) => Math.min(p.x - tile.x, p.y - tile.y, tile.x + 1 - p.x, tile.y + 1 - p.y);
  const water = (lane?.lines.flat() ?? []).filter((point) => well(point) > 0.14);
  // Towards the middle of the tile, so that boats on both sides of a lane have room.
  const heart = { x: tile.x + 0.5, y: tile.y + 0.5 };
  const far = (point: Point) => distance(point, from) + distance(point, heart);
  const nearest = water.reduce((best, point) => (far(point) < far(best) ? point : best));
  return mooring(from, nearest, LAND_RADIUS);
}

/** The docks of Thera: west is left for seat 1, and right for seat 2. */
export function theraMooring(dock: 'w' | 'e', half: boolean): Mooring {
  const left = (dock === 'w') !== half;
  return mooring({ x: 1, y: 1 }, { x: left ? 0 : 2, y: 1 }, THERA_RADIUS);
}

// Ways

type Network = Map<string, { at: Point; to: Set<string> }>;

function nodeName(point: Point): string {
  return `${Math.round(1000 * point.x)},${Math.round(1000 * point.y)}`;
}

function addLine(network: Network, line: Point[]): void {
  line.forEach((point, i) => {
    const here = node(network, point);
    const before = line[i - 1];
    if (!before || nodeName(before) === nodeName(point)) return;
    here.to.add(nodeName(before));
    node(network, before).to.add(nodeName(point));
  });
}

function node(network: Network, point: Point): { at: Point; to: Set<string> } {
  const name = nodeName(point);
  const known = network.get(name) ?? { at: point, to: new Set<string>() };
  network.set(name, known);
  return known;
}

/** The shortest way between two points of a network; nothing if there is none. */
function way(network: Network, from: Point, to: Point): Point[] {
  const goal = nodeName(to);
  const far = new Map([[nodeName(from), 0]]);
  const before = new Map<string, string>();
  const open = new Set([nodeName(from)]);
  while (open.size > 0) {
    const here = [...open].reduce((best, name) => ((far.get(name) ?? 0) < (far.get(best) ?? 0) ? name : best));
    if (here === goal) return backwards(network, before, here);
    open.delete(here);
    const { at, to: neighbours } = network.get(here) as { at: Point; to: Set<string> };
    for (const name of neighbours) {
      const there = network.get(name) as { at: Point; to: Set<string> };
      const length = (far.get(here) as number) + distance(at, there.at);
      if (length >= (far.get(name) ?? Infinity)) continue;
      far.set(name, length);
      before.set(name, here);
      open.add(name);
    }
  }
  return [];
}

function backwards(network: Network, before: Map<string, string>, end: string): Point[] {
  const points: Point[] = [];
  for (let name: string | undefined = end; name; name = before.get(name))
    points.unshift((network.get(name) as { at: Point }).at);
  return points;
}

/** The lanes of a board with its docks, and its land: ready to be asked for ways. */
export class Waters {
  /** Every line of every lane, with its lane's name in the scene. */
  readonly moorings = new Map<string, Mooring>();
  private sea: Network = new Map();
  private land: Network = new Map();

  constructor(
    tiles: Laid[],
    nameOfTile: (tile: Laid, k: number) => string,
    catalogue: Catalogue,
    ring: boolean,
    half: boolean,
  ) {
    for (const tile of tiles) this.addTile(tile, nameOfTile);
    for (const exits of catalogue.thera[ring ? 'ring' : 'split']) {
      for (const line of theraLines(exits, half)) addLine(this.sea, line);
    }
    for (const dock of ['w', 'e'] as const) {
      this.addDock(
        `thera ${dock}`,
        theraMooring(dock, half),
        { x: 1, y: 1 },
        [...this.sea.values()].map(({ at }) => at),
      );
    }
  }

  private addTile(tile: Laid, nameOfTile: (tile: Laid, k: number) => string): void {
    const lanes = tileLanes(tile);
    for (const { lines } of lanes) for (const line of lines) addLine(this.sea, line);
    for (const group of tile.land) {
      group.slice(1).forEach((k, i) => {
        const a = group[i] as number;
        addLine(this.land, [atCorner(tile, a), ...shift(neck(a, k), tile), atCorner(tile, k)]);
      });
    }
    for (const [k, side] of tile.docks) {
      const water = lanes.find(({ sides }) => sides.includes(side))?.lines.flat() ?? [];
      this.addDock(nameOfTile(tile, k), tileMooring(tile, k), atCorner(tile, k), water);
    }
  }

  private addDock(name: string, dock: Mooring, land: Point, water: Point[]): void {
    this.moorings.set(name, dock);
    const nearest = water.reduce((best, point) =>
      distance(point, dock.boat) < distance(best, dock.boat) ? point : best,
    );
    addLine(this.sea, [dock.boat, nearest]);
    addLine(this.land, [dock.boat, land]);
  }

  /** The way of one leg between two docks. */
  leg(from: string, to: string, verb: string): Point[] {
    const [start, end] = [this.moorings.get(from), this.moorings.get(to)];
    if (!start || !end) return [];
    return way(verb === 'sail' ? this.sea : this.land, start.boat, end.boat);
  }
}

function atCorner(tile: Laid, k: number): Point {
  const [x, y] = cornerName(tile, k).split(',').map(Number) as [number, number];
  return { x, y };
}

/** Points as the data of a path, in hundredths of a square. */
export function polyline(points: Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${(100 * p.x).toFixed(1)} ${(100 * p.y).toFixed(1)}`).join('');
}
