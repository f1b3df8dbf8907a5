import { describe, expect, it } from 'vitest';
import type { Event, Values } from '../../lib/types';
import { flights } from './flights';

function event(name: string, values: Values, seat = 1): Event {
  return { name, seat, values };
}

describe('flights', () => {
  it('bring what an action gives from its space to the player', () => {
    const events = [
      event('picks', { gear: 'yaxchilan', space: 4 }, 3),
      event('acts', { gear: 'yaxchilan', action: 2, corn: 0 }, 3),
      event('corn', { corn: 1 }, 3),
      event('block', { block: 'stone', number: 2 }, 3),
    ];
    expect(flights(events)).toEqual([
      { sign: 'corn', number: 1, from: 'yaxchilan:2', to: 'seat:3:corn' },
      { sign: 'stone', number: 2, from: 'yaxchilan:2', to: 'seat:3:stone' },
    ]);
  });

  it('take what is paid from the player to where it is paid', () => {
    const events = [
      event('places', { gear: 'tikal', space: 2, corn: 3 }),
      event('builds', { card: 'farm_1' }),
      event('pays-block', { block: 'wood', number: 1 }),
    ];
    expect(flights(events)).toEqual([
      { sign: 'corn', number: 3, from: 'seat:1:corn', to: 'tikal:2' },
      { sign: 'wood', number: 1, from: 'seat:1:wood', to: 'tile:farm_1' },
    ]);
  });

  it('bring the gifts and points of the temples', () => {
    const events = [
      event('gift-block', { temple: 'chaac', block: 'stone' }, 2),
      event('temple-points', { temple: 'kukulcan', points: 5 }, 2),
    ];
    expect(flights(events)).toEqual([
      { sign: 'stone', number: 1, from: 'temple:chaac', to: 'seat:2:stone' },
      { sign: 'points', number: 5, from: 'temple:kukulcan', to: 'seat:2:points' },
    ]);
  });

  it('carry nothing for nothing, and nothing for points lost', () => {
    expect(flights([event('places', { gear: 'tikal', space: 0, corn: 0 }), event('ends', {})])).toEqual([]);
    expect(flights([event('temple-points', { temple: 'chaac', points: -1 })])).toEqual([]);
  });
});
