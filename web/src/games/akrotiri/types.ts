/** What the server says about a position of Akrotiri (games/akrotiri/scene) and about its components. */

export type Colour = 'red' | 'green' | 'grey' | 'blue';
export type Terrain = 'volcano' | 'forest' | 'mountain' | 'lake';
export type Level = 'easy' | 'medium' | 'hard';
export type Direction = 'above' | 'left' | 'right' | 'below';

export interface PlacedTile {
  id: string;
  x: number;
  y: number;
  turned: number;
}

export interface Island {
  id: string;
  thera: boolean;
  places: string[];
  complete: boolean;
  size: number;
  terrains: Terrain[];
  portages: number | null;
  temples: number[];
}

export interface Lane {
  id: string;
  sides: string[];
  portages: number | null;
}

export interface Dock {
  id: string;
  place: string;
  island: string;
  lane: string;
  side: string;
  boat: number | null;
}

/** A dock that the boat at turn can reach, by the fewest legs. */
export interface Way {
  dock: string;
  legs: number;
  actions: number;
  lines: string[];
  /** The dock of the other boat, when the way leads through it. */
  through: string | null;
}

export interface GoalStanding {
  goal: number;
  points: number;
}

export interface PlayerView {
  seat: number;
  money: number;
  boat: string | null;
  cargo: Colour[];
  temples: string[];
  /** Actions a turn. */
  actions: number;
  /** Maps in hand, where they are known. */
  maps: string[];
  maps_by_level: Record<Level, number>;
  played: string[];
  goals: GoalStanding[];
  hidden_goals: number;
  tile: string | null;
  has_tile: boolean;
  tile_shown: boolean;
  points: { maps: number; goals: number; money: number };
}

export interface Turn {
  actions: number;
  legs: number;
  /** An empty boat's move has its second leg left. */
  leg: boolean;
  oracle_used: boolean;
  loaded: number;
  ordered: Record<Level, number>;
  map_price: number | null;
  last: boolean;
}

/** How well a map of the viewer fits, at the sites where it fits best. */
export interface Plan {
  map: string;
  /** Directions that it asks for, and those that are proved there. */
  wants: number;
  proved: number;
  /** Icons that are missing there. */
  missing: number;
  sites: string[];
}

export interface Scene {
  viewer: number;
  seat: number;
  decision: string;
  over: boolean;
  options: string[];
  round: number;
  last_round: number | null;
  turn: Turn;
  tiles: PlacedTile[];
  islands: Island[];
  lanes: Lane[];
  docks: Dock[];
  cubes: { colour: Colour; place: string }[];
  reach: Way[];
  market: Record<Colour, { left: number; sells: number[] }>;
  stack: number;
  discards: string[];
  maps: Record<Level, number>;
  players: PlayerView[];
  goals: { goal: number; offered: boolean; points: number | null }[];
  plans: Plan[];
}

export interface TileCard {
  terrain: Terrain;
  icon: string;
  /** Sides that are joined; quadrants that are joined; the side that the dock of a quadrant serves. */
  lanes: string[][];
  land: string[][];
  docks: Record<string, string>;
}

export interface MapCard {
  level: Level;
  cost: number;
  points: number;
  wants: { direction: Direction; terrain: Terrain; number: number }[];
}

export interface GoalCard {
  each: number;
  counts: string;
  terrain: Terrain | null;
  number: number;
}

export interface Catalogue {
  colours: Colour[];
  terrains: Record<Terrain, Colour>;
  levels: Level[];
  boat: number;
  temples: number;
  cubes: number;
  actions: number[];
  goal_temples: number[];
  map_prices: number[];
  drachma_a_point: number;
  market: Record<Colour, number[]>;
  thera: { split: string[][]; ring: string[][]; docks: Record<'w' | 'e', string> };
  tiles: Record<string, TileCard>;
  maps: Record<string, MapCard>;
  goals: Record<string, GoalCard>;
}
