/** Where the things of Tzolk'in are on the page, and which of them a line is about. */

import type { Things } from '../../lib/game';
import { atPlace, thingOfLine } from '../../lib/things';

const byKind = (kind: string) => (name: string) => atPlace(`${kind}:${name}`);

export const THINGS: Things = {
  selectors: {
    gear: byKind('gear'),
    space: atPlace,
    temple: byKind('temple'),
    technology: byKind('technology'),
    wealth: byKind('wealth'),
    rider: byKind('rider'),
    step: (name, seat) => atPlace(`step:${name}:${seat}`),
    reached: (name, seat) => atPlace(`reached:${name}:${seat}`),
    card: byKind('tile'),
    block: (name, seat) => atPlace(`seat:${seat}:${name}`),
    phase: (name) => (name === 'food_day' || name === 'calendar' ? atPlace('wheel') : ''),
  },
  panels: { temple: 'tiles', step: 'tiles', reached: 'tiles', technology: 'tiles', card: 'tiles', block: 'players' },
  permanent: ['gear', 'space', 'temple', 'technology', 'block', 'phase'],
  round: ['gear', 'phase', 'rider', 'step', 'reached'],
  about: {
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
  touched: { keep: (...tiles) => tiles.map((tile) => `wealth:${tile}`) },
  listed: { wealth: 'wealth', age1: 'card', age2: 'card', monuments: 'card' },
};

/** What a line is about, as a property for hints. */
export function about(line: string): { thing?: string } {
  const thing = thingOfLine({ things: THINGS }, line);
  return thing ? { thing } : {};
}
