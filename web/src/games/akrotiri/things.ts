/** Where the things of Akrotiri are on the page, and which of them a line is about. */

import type { Things } from '../../lib/game';
import { atPlace, atSpot, thingOfLine } from '../../lib/things';

const byKind = (kind: string) => (name: string) => atPlace(`${kind}:${name}`);

export const THINGS: Things = {
  selectors: {
    space: atPlace,
    terrain: byKind('terrain'),
    colour: byKind('colour'),
    level: byKind('level'),
    map: byKind('map'),
    goal: byKind('goal'),
    laid: byKind('laid'),
    cube: byKind('cube'),
    boat: (_, seat) => atPlace(`boat:${seat}`),
    dug: byKind('dug'),
    place: atSpot,
    square: (name) => atSpot(name.replace(' ', ',')),
  },
  panels: { 'space:market': 'tiles', level: 'tiles', colour: 'tiles', terrain: 'tiles', map: 'tiles', goal: 'tiles' },
  permanent: ['space', 'terrain', 'colour', 'level'],
  round: ['cube', 'boat', 'dug'],
  about: {
    keep: (goal) => `goal:${goal}`,
    dock: () => 'decision:harbour',
    tile: () => 'decision:tile',
    cube: () => 'decision:cube',
    sail: () => 'paragraph:moving',
    portage: () => 'paragraph:overland',
    load: () => 'decision:load',
    unload: () => 'paragraph:unloading',
    sell: () => 'space:market',
    buy: () => 'decision:buy',
    oracle: () => 'paragraph:oracle',
    dig: () => 'paragraph:digging',
    end: () => 'paragraph:end-of-turn',
  },
  touched: {
    keep: (goal) => [`goal:${goal}`],
    buy: (level) => [`level:${level}`],
    oracle: (terrain) => [`terrain:${terrain}`],
    dig: (map) => [`map:${map}`],
  },
  listed: { tiles: 'tile', easy: 'map', medium: 'map', hard: 'map', goals: 'goal' },
};

/** What a line is about, as a property for hints. */
export function about(line: string): { thing?: string } {
  const thing = thingOfLine({ things: THINGS }, line);
  return thing ? { thing } : {};
}
