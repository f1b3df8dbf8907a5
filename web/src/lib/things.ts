/** Things of the games on the page: which element shows one, and which ones a line is about. */

import type { GameName } from './types';

const place = (name: string) => `[data-place="${CSS.escape(name)}"]`;
const spot = (name: string) => `[data-spot="${CSS.escape(name)}"]`;
const byName = (kind: string) => (name: string) => place(`${kind}:${name}`);

/** By kind, the selector of the elements that show a thing, for somebody on a seat. */
const SELECTORS: Record<string, (name: string, seat: number) => string> = {
  gear: byName('gear'),
  space: (name) => place(name),
  temple: byName('temple'),
  technology: byName('technology'),
  wealth: byName('wealth'),
  card: byName('tile'),
  block: (name, seat) => place(`seat:${seat}:${name}`),
  phase: (name) => (name === 'food_day' || name === 'calendar' ? place('wheel') : ''),
  terrain: byName('terrain'),
  colour: byName('colour'),
  level: byName('level'),
  map: byName('map'),
  goal: byName('goal'),
  place: (name) => spot(name),
  square: (name) => spot(name.replace(' ', ',')),
};

/** Where on the page the things of a kind are, when only one part of the page can be seen. */
const PANELS: Record<string, string> = {
  temple: 'tiles',
  technology: 'tiles',
  card: 'tiles',
  level: 'tiles',
  colour: 'tiles',
  terrain: 'tiles',
  map: 'tiles',
  goal: 'tiles',
  block: 'players',
};

export function panelOf(thing: string): string {
  return thing === 'space:market' ? 'tiles' : (PANELS[thing.split(':')[0] ?? ''] ?? 'board');
}

/** Kinds of things that are there at any time; tiles and cards come and go. */
const STANDING = new Set(['gear', 'space', 'temple', 'technology', 'block', 'terrain', 'colour', 'level']);

export function isStanding(thing: string): boolean {
  return STANDING.has(thing.split(':')[0] ?? '') || thing === 'phase:food_day' || thing === 'phase:calendar';
}

/** The elements that show a thing, whether they are in sight or not. */
export function elements(thing: string, seat: number): Element[] {
  const [kind = '', ...name] = thing.split(':');
  const selector = SELECTORS[kind]?.(name.join(':'), seat);
  return selector ? [...document.querySelectorAll(selector)] : [];
}

/** Whether an element can be seen: its middle, within the part of the page that it scrolls with. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const around = element.closest('aside, #board')?.getBoundingClientRect();
  if (!width || !height || !around) return width > 0 && height > 0;
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
}

type Namer = (...words: string[]) => string;

/** What a line is about, by its verb: the thing whose paragraph says more. */
const ABOUT: Record<GameName, Record<string, Namer>> = {
  tzolkin: {
    keep: (tile) => `wealth:${tile}`,
    beg: () => 'paragraph:begging',
    place: (gear) => (gear === 'start' ? 'space:start' : 'paragraph:placing'),
    pick: () => 'paragraph:picking',
    act: (gear, action) => `space:${gear}:${action}`,
    skip: () => 'decision:action',
    harvest: () => 'decision:harvest',
    burn: () => 'decision:harvest',
    research: (technology) => `technology:${technology}`,
    pay: () => 'decision:payment',
    build: (card) => `card:${card}`,
    architecture: () => 'decision:architecture',
    save: () => 'decision:discount',
    climb: (temple) => `temple:${temple}`,
    sell: () => 'decision:market',
    buy: () => 'decision:market',
    take: () => 'decision:block',
    offer: () => 'decision:offering',
    advance: () => 'decision:calendar',
    end: () => 'phase:turn',
  },
  akrotiri: {
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
};

/** What a line is about: a thing, or a paragraph. Null where the decision itself says it. */
export function thingOfLine(game: GameName, line: string): string | null {
  const [verb = '', ...words] = line.split(' ');
  return ABOUT[game][verb]?.(...words) ?? null;
}
