/** The legal lines of a position, sorted once by what they are about. */

import type { Colour, Level, Terrain } from './types';

export interface Lines {
  /** Rotations that are legal at a square of the board, `2,0`. */
  tiles: Map<string, number[]>;
  /** Quadrants for the second cube by colour. */
  cubes: Map<Colour, string[]>;
  docks: Set<string>;
  /** Sites of a map, `2,0,nw`. */
  digs: Map<string, Set<string>>;
  load: Set<Colour>;
  sell: Set<Colour>;
  unload: Set<Colour>;
  buy: Set<Level>;
  oracle: Set<Terrain>;
  keep: Set<number>;
  /** `end` or `stop`. */
  plain: string[];
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

export function indexLines(legal: string[]): Lines {
  const lines: Lines = {
    tiles: new Map(),
    cubes: new Map(),
    docks: new Set(),
    digs: new Map(),
    load: new Set(),
    sell: new Set(),
    unload: new Set(),
    buy: new Set(),
    oracle: new Set(),
    keep: new Set(),
    plain: [],
  };
  for (const line of legal) add(lines, line);
  return lines;
}

function add(lines: Lines, line: string): void {
  const [verb = '', ...words] = line.split(' ');
  const [first = '', second = '', third = '', fourth = ''] = words;
  switch (verb) {
    case 'tile':
      append(lines.tiles, `${first},${second}`, Number(third));
      break;
    case 'cube':
      append(lines.cubes, first as Colour, second);
      break;
    case 'dock':
      lines.docks.add(words.join(' '));
      break;
    case 'dig': {
      const sites = lines.digs.get(first) ?? new Set<string>();
      lines.digs.set(first, sites.add(`${second},${third},${fourth}`));
      break;
    }
    case 'load':
    case 'sell':
    case 'unload':
      lines[verb].add(first as Colour);
      break;
    case 'buy':
      lines.buy.add(first as Level);
      break;
    case 'oracle':
      lines.oracle.add(first as Terrain);
      break;
    case 'keep':
      lines.keep.add(Number(first));
      break;
    case 'end':
    case 'stop':
      lines.plain.push(line);
  }
}
