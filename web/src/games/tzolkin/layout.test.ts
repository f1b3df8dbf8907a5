import { describe, expect, it } from 'vitest';
import { BOARD, type Box, ORIGIN, places, type Point, spaceDirection, TIP, WHEEL_TIP } from './geometry';
import { arrange, FREE, harvestPlaque, overlap, overlapCircle, type Plaque, plaque, shown, START } from './layout';
import type { Action, Amount } from './types';

function action(number: number, gains: Amount[], more: Partial<Action> = {}): Action {
  return { number, message: 'any', values: {}, pays: [], gains, or: [], notes: [], better: [], ...more };
}

const SMALL = { teeth: 10, last: 7 };
const GEARS = places([SMALL, SMALL, SMALL, SMALL, { teeth: 13, last: 10 }]);

const SKULL = { message: 'chichen_itza', pays: [['skull', 1]] as Amount[] };

function gives(...signs: string[]): Amount[] {
  return signs.map((sign) => [sign, 2]);
}

function pays(sign: string, ...signs: string[]): Action {
  return action(1, gives(...signs), { pays: [[sign, 1]] });
}

/** The signs of the real board, in the order of the spaces. */
const ACTIONS: Action[][] = [
  [action(1, gives('corn')), ...[2, 3, 4, 5].map((number) => action(number, gives('corn'), { or: gives('wood') }))],
  [['wood'], ['corn', 'stone'], ['corn', 'gold'], ['skull'], ['corn', 'stone', 'gold']].map((signs) =>
    action(1, gives(...signs)),
  ),
  [
    ...['technology', 'house', 'technology'].map((sign) => action(1, gives(sign))),
    action(4, gives('house'), { or: gives('monument') }),
    pays('block', 'temple'),
  ],
  [
    pays('corn', 'temple'),
    action(2, gives('market')),
    action(3, gives('worker')),
    pays('corn', 'house'),
    pays('corn', 'any'),
  ],
  [0, 0, 0, 0, 0, 1, 0, 1, 1].map((block, index) =>
    action(index + 1, [['points', 10], ...gives('chaac', ...(block ? ['block'] : []))], SKULL),
  ),
];

function plaques(): (Plaque | null)[][] {
  return GEARS.map((gear, index) =>
    Array.from({ length: gear.last + 1 }, (_, space) => {
      const offered = ACTIONS[index]?.[space - 1];
      if (!offered) return space ? FREE : null;
      return index === 0 && space > 1 ? harvestPlaque(offered) : plaque(offered, spaceDirection(gear, space));
    }),
  );
}

const SHAPES = plaques();
const SPOTS = arrange(GEARS, SHAPES);

const BOXES: Box[] = SPOTS.flatMap((row, gear) =>
  row.flatMap((at: Point | null, space) => {
    const shape = SHAPES[gear]?.[space];
    return at && shape ? [{ x: at.x - shape.width / 2, y: at.y - shape.height / 2, ...size(shape) }] : [];
  }),
);

function size({ width, height }: Plaque) {
  return { width, height };
}

describe('plaques', () => {
  it('do not overlap', () => {
    BOXES.forEach((box, index) => {
      for (const other of BOXES.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it('touch neither gears nor wheel nor the Starting Player Space', () => {
    for (const box of BOXES) {
      expect(overlapCircle(box, ORIGIN, WHEEL_TIP)).toBe(false);
      expect(overlap(box, START)).toBe(false);
      for (const { centre, pitch } of GEARS) expect(overlapCircle(box, centre, pitch + TIP)).toBe(false);
    }
  });

  it('are on the board, as is the Starting Player Space', () => {
    for (const box of [...BOXES, START]) {
      expect(box.x).toBeGreaterThan(BOARD.x);
      expect(box.y).toBeGreaterThan(BOARD.y);
      expect(box.x + box.width).toBeLessThan(BOARD.x + BOARD.width);
      expect(box.y + box.height).toBeLessThan(BOARD.y + BOARD.height);
    }
  });
});

describe('signs of an action', () => {
  it('come in the order: takes, gives, or gives', () => {
    const both = action(1, [['temple', 1]], { pays: [['corn', 3]], or: [['wood', 1]] });
    expect(shown(both).map(([sign]) => sign)).toEqual(['corn', 'arrow', 'temple', 'or', 'wood']);
  });

  it('have a number where there is something to count', () => {
    expect(shown(action(1, [['house', 1], ['wood', 1], ['temple', 2]]))).toEqual([['house', null], ['wood', 1], ['temple', 2]]); // prettier-ignore
  });

  it('leave out the skull that Chichen Itza always takes', () => {
    expect(shown(action(1, [['points', 4]], SKULL)).map(([sign]) => sign)).toEqual(['points']);
  });
});
