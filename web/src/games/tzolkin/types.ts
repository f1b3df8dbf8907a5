/** What `antikythera.scenes` makes of Tzolk'in: the scene of a position, and the catalogue of what is printed. */

import type { BoardProps } from '../../lib/board';
import type { Values } from '../../lib/types';

export type Block = 'wood' | 'stone' | 'gold';
export type GearName = 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen_itza';
export type TempleName = 'chaac' | 'quetzalcoatl' | 'kukulcan';
export type Technology = 'agriculture' | 'extraction' | 'architecture' | 'theology';
export type Colour = 'farm' | 'tomb' | 'civic' | 'shrine';

/** A sign and how many of it; no number where there is nothing to count. */
export type Amount = [sign: string, number: number | null];
/** As printed on a tile; the third entry names a temple or technology, or `any`. */
export type Effect = [what: string, number: number, name?: string];

/** A dummy worker takes a space as a seat's worker does. */
export const DUMMY = 5;

export interface Said {
  message: string;
  values: Values;
}

export interface Action extends Said {
  number: number;
  pays: Amount[];
  gains: Amount[];
  or: Amount[];
  notes: Said[];
  better: Technology[];
}

export interface Player {
  seat: number;
  points: number;
  corn: number;
  blocks: Record<Block, number>;
  skulls: number;
  workers: number;
  free: number;
  light: boolean;
  tech: Record<Technology, number>;
  temple: Record<TempleName, number>;
  harvested: { corn: number; wood: number };
  buildings: string[];
  monuments: string[];
  wealth: (string | null)[];
  dealt: string[] | null;
  food: { need: number; each: number; hungry: number; points: number };
}

export interface Calendar {
  round: number;
  turned: number;
  tooth: number;
  corn: number[];
  corn_in_all: number;
  age: number;
  food_days_held: number;
  next: { round: number; days: number; kind: FoodDayKind; late: boolean } | null;
}

export type FoodDayKind = 'gifts' | 'points';

export interface Offer {
  tile: string;
  afford: 'now' | 'market' | 'no' | null;
  corn: number | null;
}

export interface Task {
  any?: boolean;
  corn?: number;
  gear?: GearName;
  space?: number;
  /** By action of the gear, from the first: corn to use it, or nothing where it is out of reach. */
  prices?: (number | null)[];
  way?: string;
  blocks?: number;
  tile?: string;
}

export interface Scene {
  game: 'tzolkin';
  players: Player[];
  viewer: number;
  seat: number;
  decision: string;
  task: Task;
  calendar: Calendar;
  starter: number;
  start_space: number;
  start_price: number;
  turn: { begged: boolean; placed: number; picked: number };
  gears: { name: GearName; spaces: number[]; lowest: number | null; price: number | null }[];
  jungle: { corn: number; wood: number; visible: number }[];
  itza: boolean[];
  skulls: number;
  temples: { name: TempleName; leaders: number[]; bonus: number; share: number }[];
  row: (Offer | null)[];
  monuments: (Offer | null)[];
  deck: number;
  actions: Record<GearName, Action[]>;
}

export interface CatalogueGear {
  name: GearName;
  teeth: number;
  last: number;
  /** The number of the action of every space; 0 is none, -1 any of the gear. */
  spaces: number[];
}

export interface CatalogueTemple {
  name: TempleName;
  steps: { points: number; gift: string | null }[];
  bonus: number[];
}

export interface CatalogueTechnology {
  name: Technology;
  levels: { level: number; cost: number; improves: [GearName, number][]; gives: Amount[] }[];
  bonus: { cost: number; gives: Amount[] };
  numbers: Record<string, number>;
}

export interface Printed {
  colour: Colour;
  cost: [string, number][];
  effects: Effect[];
  age: number;
  monument: { counts: string; each: Record<string, number> | null; table: number[] | null } | null;
}

export interface Catalogue {
  game: 'tzolkin';
  rounds: number;
  wheel: { teeth: number };
  food_days: { round: number; kind: FoodDayKind }[];
  food: number;
  unfed: number;
  begging: number;
  most_workers: number;
  skulls: number;
  market: Record<Block, number>;
  gears: CatalogueGear[];
  temples: CatalogueTemple[];
  technologies: CatalogueTechnology[];
  tiles: Record<string, Printed>;
  wealth: Record<string, { gear: GearName; space: number; effects: Effect[] }>;
}

export type Props = BoardProps<Scene, Catalogue>;
