/**
 * The signs of Tzolk'in, drawn for this page. A sign is drawn between -12 and 12, is told from the others by its shape as
 * well as by its colours, and is made to be read at 16 pixels.
 */

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const INK = '#2a2320';
const CREAM = '#fffaf0';
const BARK = '#8a5a34';
const LEAF = '#6b8f38';

/** Of the gears, and of the Starting Player Space. */
export const GEAR_SIGN: Record<string, string> = {
  palenque: 'corn',
  yaxchilan: 'wood',
  tikal: 'monument',
  uxmal: 'market',
  chichen_itza: 'skull',
  start: 'starter',
};

/** By verb, the sign of a line where the word after the verb has none of its own. */
const VERB_SIGN: Record<string, string> = { build: 'house', keep: 'any', architecture: 'architecture' };

/** What a line is about. */
export function signOfLine(line: string): string | null {
  const [verb = '', word = ''] = line.split(' ');
  return GEAR_SIGN[word] ?? (word in SIGNS ? word : (VERB_SIGN[verb] ?? null));
}

export const TEMPLE_COLOUR: Record<string, string> = {
  chaac: '#a55a35',
  quetzalcoatl: '#e0ad2b',
  kukulcan: '#2c875c',
};

/** As printed: farms yellow, tombs grey, civic buildings green, shrines blue. */
export const KIND_COLOUR: Record<string, string> = {
  farm: '#d8a722',
  tomb: '#85837f',
  civic: '#4c8f3c',
  shrine: '#2f6fb0',
};

/** A filled shape with the dark outline that all signs share. */
function solid(d: string, fill: string): Stroke {
  return { d, fill, stroke: INK, width: 1.2 };
}

function line(d: string, stroke = INK, width = 1.8): Stroke {
  return { d, stroke, width };
}

function disc(r: number, x = 0, y = 0): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const PYRAMID = 'M-11.5 10.5V6H-8.5V1.5H-5.5V-3H-3.5V-10H3.5V-3H5.5V1.5H8.5V6H11.5V10.5Z';
const STAIRS = 'M-11.5 10.5V5H-8V-.5H-4.5V-6H4.5V-.5H8V5H11.5V10.5Z';
const RAYS =
  'M0-11.6 2.2-7.6H-2.2ZM0 11.6 2.2 7.6H-2.2ZM-11.6 0-7.6 2.2V-2.2ZM11.6 0 7.6 2.2V-2.2Z' +
  'M-8.2-8.2-3.8-6.9-6.9-3.8ZM8.2-8.2 3.8-6.9 6.9-3.8ZM-8.2 8.2-3.8 6.9-6.9 3.8ZM8.2 8.2 3.8 6.9 6.9 3.8Z';

/** The outlines of tiles by kind, also their frames. */
export const KIND_SHAPE: Record<string, string> = {
  farm: 'M-5-10.5H5A5.5 5.5 0 0 1 10.5-5V5A5.5 5.5 0 0 1 5 10.5H-5A5.5 5.5 0 0 1-10.5 5V-5A5.5 5.5 0 0 1-5-10.5Z',
  tomb: 'M-5.5-10.5H5.5L10.5-5.5V5.5L5.5 10.5H-5.5L-10.5 5.5V-5.5Z',
  civic: 'M-10-10H10V10H-10Z',
  shrine: 'M0-11.5 10.5-5V10.5H-10.5V-5Z',
};

/** Frames of tiles, 160 wide and 45 high: a farm is rounded, a tomb cut, a civic building square, a shrine has a gable. */
export const FRAMES: Record<string, string> = {
  farm: 'M16 2H144A14 14 0 0 1 158 16V29A14 14 0 0 1 144 43H16A14 14 0 0 1 2 29V16A14 14 0 0 1 16 2Z',
  tomb: 'M12 2H148L158 12V33L148 43H12L2 33V12Z',
  civic: 'M2 2H158V43H2Z',
  shrine: 'M2 9 80 1 158 9V43H2Z',
};

function technology(...marks: Stroke[]): Stroke[] {
  return [solid(disc(11), CREAM), ...marks];
}

function temple(name: string, mark: Stroke): Stroke[] {
  return [solid(STAIRS, TEMPLE_COLOUR[name] ?? CREAM), mark];
}

/** The outline of a kind, with a mark: a stalk, a tombstone, columns, a flame. */
function kind(name: string, mark: string): Stroke[] {
  return [solid(KIND_SHAPE[name] ?? '', KIND_COLOUR[name] ?? CREAM), line(mark, CREAM, 2)];
}

export const SIGNS: Record<string, Stroke[]> = {
  corn: [
    { d: 'M-.5 11.5C-9 9.5-9.5 1.5-7.5-3.5-5 1-2.5 6 0 10ZM.5 11.5C9 9.5 9.5 1.5 7.5-3.5 5 1 2.5 6 0 10Z', fill: LEAF },
    solid('M0-11.5C4-8.5 5.4-2.5 4.4 3 3.6 7.5 2 9.5 0 10-2 9.5-3.6 7.5-4.4 3-5.4-2.5-4-8.5 0-11.5Z', '#f0bf3d'),
    line('M-1.6-8.6V8M1.6-8.6V8M-3.6-5.4H3.6M-4.5-1.6H4.5M-4.3 2.2H4.3M-3.4 5.8H3.4', '#b07d12', 0.9),
  ],
  wood: [
    solid('M-7-6H6.5V6H-7C-12 6-12-6-7-6Z', BARK),
    line('M-7.5-2.2H1M-6 1.8H2M-8.4 4.2H-1', '#5f3b1e', 1),
    solid('M6.5-6C9.2-6 11-3.3 11 0S9.2 6 6.5 6 2 3.3 2 0 3.8-6 6.5-6Z', '#e3bf92'),
    line('M6.5-2.6C8-2.6 8.6-1.4 8.6 0S8 2.6 6.5 2.6 4.4 1.4 4.4 0 5-2.6 6.5-2.6Z', '#a8743f', 1),
  ],
  stone: [
    solid('M-11-2.5-3-8.5 11-6 3.5.5Z', '#cdd1d4'),
    solid('M-11-2.5 3.5.5V10L-10.5 6Z', '#a3a9ae'),
    solid('M3.5.5 11-6 10.5 3.5 3.5 10Z', '#7e858b'),
    line('M-7.5 1.5-3.5 2.4M-2 6 1 6.6', '#7e858b', 1),
  ],
  gold: [
    solid('M-8.5-.5H8.5L11.5 8.5H-11.5Z', '#e6b31e'),
    solid('M-8.5-.5-5.5-7H5.5L8.5-.5Z', '#fae08a'),
    line('M-6.5 4.5H6.5', '#fff3c4', 1.5),
  ],
  block: [
    solid('M0-11.5 10.5-6 0-.5-10.5-6Z', '#f2ca4c'),
    solid('M-10.5-6 0-.5V11.5L-10.5 6Z', BARK),
    solid('M10.5-6 0-.5V11.5L10.5 6Z', '#a3a9ae'),
  ],
  skull: [
    solid(
      'M0-11.3C7-11.3 10.3-6.8 10.3-1.8 10.3 2 8.8 4 6.2 5.2V9.6A1.6 1.6 0 0 1 4.6 11.2H-4.6A1.6 1.6 0 0 1-6.2 9.6V5.2C-8.8 4-10.3 2-10.3-1.8-10.3-6.8-7-11.3 0-11.3Z',
      '#57bccb',
    ),
    { d: `${disc(2.7, -4.1, -1.2)}${disc(2.7, 4.1, -1.2)}M0 2.4 1.7 5.6H-1.7Z`, fill: INK },
    line('M-2.1 8V11M2.1 8V11', INK, 1.2),
    { d: 'M-7.3-4.2C-6.4-7.6-3.6-9.2-.4-9.3', stroke: '#ffffff', width: 1.5, opacity: 0.75 },
  ],
  worker: [
    solid('M-8.5 11.3C-8.5 3.8-5.4-.6 0-.6S8.5 3.8 8.5 11.3Z', '#cbb58d'),
    solid(disc(4.9, 0, -5.4), '#e3cfa6'),
    line('M-4.6-7.2C-2-9.4 2-9.4 4.6-7.2', '#b5533c', 1.8),
  ],
  house: [
    solid('M-8 0H8V10.5H-8Z', '#f2e0b8'),
    solid('M-11.5 1C-6.5-2-3-6.5 0-11.3 3-6.5 6.5-2 11.5 1Z', '#c48b34'),
    { d: 'M-2.6 10.5V4.2H2.6V10.5Z', fill: INK },
  ],
  monument: [
    solid(PYRAMID, '#d6c7a8'),
    solid('M-2.4 10.5-1.6-3H1.6L2.4 10.5Z', CREAM),
    { d: 'M-1.6-4.2V-7.6H1.6V-4.2Z', fill: INK },
  ],
  market: [
    solid('M-11-5.4V-8.6H2.5V-12L11.5-7 2.5-2V-5.4Z', '#4fa08f'),
    solid('M11 5.4V8.6H-2.5V12L-11.5 7-2.5 2V5.4Z', '#d7785d'),
  ],
  any: [
    solid(RAYS, '#e8a92c'),
    solid(disc(6.6), '#fbdf8f'),
    line('M-2.6-1.2V-1M2.6-1.2V-1M-2.6 2C-1.4 3.6 1.4 3.6 2.6 2'),
  ],
  technology: technology(line('M-5.4-.4 0-5.8 5.4-.4M-5.4 6 0 .6 5.4 6', '#2f7f6f', 2.6)),
  agriculture: technology(
    line('M0 8V-1', LEAF, 2.2),
    solid('M0 1.4C-1-3.6-4.4-4.8-8-4.6-7.8-.2-4.6 2.2 0 1.4Z', '#8db64f'),
    solid('M0-1C.8-6 4.2-7.4 7.6-7.2 7.6-2.8 4.6-.4 0-1Z', '#8db64f'),
  ),
  extraction: technology(line('M2.6-4.4-5 7', BARK, 2.8), line('M-6.6-5.2C-2-8.2 5.8-5.4 7.2 2.6', INK, 3.2)),
  architecture: technology(solid('M-7 7V-.4A7 7 0 0 1 7-.4V7H3.2V.2A3.2 3.2 0 0 0-3.2.2V7Z', '#c9a26a')),
  theology: technology(
    solid('M-9 0C-4.8-6.2 4.8-6.2 9 0 4.8 6.2-4.8 6.2-9 0Z', '#ffffff'),
    { d: disc(3.3), fill: '#2c93a2' },
    { d: disc(1.5), fill: INK },
  ),
  temple: [solid(STAIRS, CREAM), line('M-3 6.8 0 3.8 3 6.8M-3 2.4 0-.6 3 2.4', INK, 1.8)],
  chaac: temple('chaac', { d: 'M0-3.6C2.6.4 4 2.4 4 4.6A4 4 0 0 1-4 4.6C-4 2.4-2.6.4 0-3.6Z', fill: '#ffffff' }),
  quetzalcoatl: temple('quetzalcoatl', { d: `${disc(3.9, 0, 3)}`, fill: INK }),
  kukulcan: temple('kukulcan', line('M-4 7.4C3.4 7.4 4.8 3.6 0 2.6-4.6 1.6-3 -2.6 3.6-2.6', '#ffffff', 2.4)),
  feed: [
    solid('M-7.5-.5C-6-6.5 6-6.5 7.5-.5Z', '#f0bf3d'),
    solid('M-11-.5H11C11 6 6.4 10.5 0 10.5S-11 6-11-.5Z', '#b5533c'),
    line('M-7.5 3.6C-4.5 5-2 2.4 0 3.6S4.5 5 7.5 3.6', '#f3c9b8', 1.3),
  ],
  beg: [
    solid('M-11-.5H11C11 6 6.4 10.5 0 10.5S-11 6-11-.5Z', BARK),
    solid('M-11-.5C-11-5.5 11-5.5 11-.5 11 3.5-11 3.5-11-.5Z', '#f2e0b8'),
  ],
  gifts: [
    solid('M-9.5-2H9.5V10.5H-9.5Z', '#c4733a'),
    solid('M-11-6.5H11V-1.5H-11Z', '#e5a468'),
    line('M0-6.5V10.5M0-6.5C-6-13-9-6.5 0-6.5 9-6.5 6-13 0-6.5', INK, 1.6),
  ],
  points: [solid('M0-11.6 3.2-4.2 11.2-3.6 5.1 1.7 7 9.5 0 5.3-7 9.5-5.1 1.7-11.2-3.6-3.2-4.2Z', '#f4ead2')],
  farm: kind('farm', 'M0 7V-7M-5-1.5C-1.5-.5 0 1 0 4 0 1 1.5-.5 5-1.5M-4.5-6C-1.5-5 0-3.5 0-1 0-3.5 1.5-5 4.5-6'),
  tomb: kind('tomb', 'M-4.5 7V-1.5A4.5 4.5 0 0 1 4.5-1.5V7ZM-1.5 1H1.5'),
  civic: kind('civic', 'M-7-2.5 0-7 7-2.5ZM-4.5-1V7M0-1V7M4.5-1V7'),
  shrine: kind('shrine', 'M0-5C4-.5 3.5 1.5 2.5 3A3.200 3.200 0 0 1-2.5 3C-3.5 1.5-4-.5 0-5ZM-5.5 7.5H5.5'),
  corn_tiles: [solid('M-10.5-10.5H10.5V10.5H-10.5Z', '#f0cd63'), line('M-6-8V8M-2-8V8M2-8V8M6-8V8', '#8d6a12', 1.6)],
  wood_tiles: [
    solid('M-10.5-10.5H10.5V10.5H-10.5Z', '#5c8a49'),
    solid('M0-8.5 6.5 3H-6.5Z', '#b9d79a'),
    line('M0 3V8', CREAM, 2.4),
  ],
  light: [
    solid(disc(10.8), '#fbdf8f'),
    { d: 'M0-10.8A10.8 10.8 0 0 1 0 10.8Z', fill: '#54473f' },
    line('M-7-4.6-2.6 0-7 4.6', INK, 2.2),
    line('M1.6-4.6 6 0 1.6 4.6', CREAM, 2.2),
  ],
  day: [solid(disc(10.8), '#e8cf9d'), line('M-6.2 2.4A6.6 6.6 0 1 1 2.4 6.2M6.8 7.2 2.2 6.2 4.6 2.2', INK, 2.4)],
  starter: [line('M-6.5 11.5V-11', BARK, 2.4), solid('M-6.5-11 10.5-6-6.5-.5Z', '#c4573d')],
  warn: [solid('M0-11 11.5 9.5H-11.5Z', '#f2c53d'), line('M0-4.5V3M0 6.2V6.4', INK, 2.6)],
  ok: [solid(disc(10.8), '#2f7f6f'), line('M-5.4.4-1.6 4.4 5.6-3.8', '#ffffff', 2.8)],
  up: [line('M0 10V-8M-7-1.5 0-9 7-1.5', 'currentColor', 3)],
  down: [line('M0-10V8M-7 1.5 0 9 7 1.5', 'currentColor', 3)],
  or: [line('M3.5-10-3.5 10', 'currentColor', 2)],
  arrow: [line('M-9 0H7M1-6.5 8 0 1 6.5', 'currentColor', 2.6)],
};

/** What a sign of a counted thing or an effect is drawn as, where the names differ. */
const DRAWN_AS: Record<string, string> = {
  feeds: 'feed',
  saves: 'feed',
  build: 'house',
  act: 'any',
  built: 'house',
  monuments: 'monument',
  workers: 'worker',
  levels: 'technology',
  mastered: 'technology',
  best_temple: 'temple',
  temple_points: 'temple',
  placed_skulls: 'skull',
};

export function drawing(name: string): Stroke[] {
  return SIGNS[DRAWN_AS[name] ?? name] ?? [];
}
