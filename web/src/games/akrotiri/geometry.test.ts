import { describe, expect, it } from 'vitest';
import { boxAround, fit, fitAround, pan, toBoard, toScreen, viewBoxOf, within, zoomAt } from './camera';
import { cast, quadrantBox } from './casting';
import { Soundings } from './coast';
import { smooth } from './contours';
import { cornerName, joinCorners } from './corners';
import { ashore, centre, lay, nameOf, parse, turnPoint, turnSpot, turnSquare, type Laid } from './grid';
import { laneLines, theraLines, theraMooring, tileLanes, tileMooring, Waters } from './lanes';
import { neck } from './land';
import { wayThrough } from './motion.svelte';
import { nearest, step } from './spots';
import type { Catalogue, MapCard, TileCard } from './types';

const ISTHMUS: TileCard = {
  terrain: 'volcano',
  icon: 'ne',
  lanes: [
    ['n', 'w'],
    ['e', 's'],
  ],
  land: [['nw'], ['se'], ['ne', 'sw']],
  docks: { ne: 'n', sw: 'e', nw: 'n' },
};
const HAVENS: TileCard = {
  terrain: 'lake',
  icon: 'se',
  lanes: [['n', 's'], ['e'], ['w']],
  land: [['nw'], ['ne', 'se'], ['sw']],
  docks: { ne: 'e', se: 'n', sw: 'w' },
};
const CROSSROADS: TileCard = {
  terrain: 'forest',
  icon: 'nw',
  lanes: [['n', 'e', 's', 'w']],
  land: [['nw'], ['ne'], ['se'], ['sw']],
  docks: { nw: 'n', se: 'n' },
};
const THREE_WAYS: TileCard = {
  terrain: 'mountain',
  icon: 'sw',
  lanes: [['n', 'e', 's'], ['w']],
  land: [['ne'], ['se'], ['nw', 'sw']],
  docks: { nw: 'w', sw: 'n', se: 'n' },
};
const THERA = {
  thera: {
    split: [
      ['n0', 'w0', 'w1', 's0'],
      ['n1', 'e0', 'e1', 's1'],
    ],
    ring: [['n0', 'n1', 'e0', 'e1', 's1', 's0', 'w1', 'w0']],
    docks: { w: 'w0', e: 'e0' },
  },
} as unknown as Catalogue;

describe('the grid', () => {
  it('reads and writes places', () => {
    expect(parse('2,-1,se')).toEqual({ x: 2, y: -1, k: 2 });
    expect(parse('-3,0,w')).toEqual({ x: -3, y: 0, k: 3 });
    expect(nameOf(parse('-3,4,ne'))).toBe('-3,4,ne');
  });

  it('turns a tile clockwise by quarters', () => {
    const turned = lay(ISTHMUS, { x: 2, y: 0 }, 1);
    expect(turned.icon).toBe(2);
    expect(turned.land).toContainEqual([2, 0]);
    expect(turned.lanes).toEqual([
      [1, 0],
      [2, 3],
    ]);
    expect(turned.docks.get(2)).toBe(1);
    expect(lay(ISTHMUS, { x: 2, y: 0 }, 4)).toEqual(lay(ISTHMUS, { x: 2, y: 0 }, 0));
  });

  it('shows seat 2 the board turned by half a circle around the middle of Thera', () => {
    expect(turnSquare({ x: 2, y: 0 }, true)).toEqual({ x: -1, y: 1 });
    expect(turnSpot(parse('2,0,nw'), true)).toEqual(parse('-1,1,se'));
    expect(turnPoint({ x: 1, y: 1 }, true)).toEqual({ x: 1, y: 1 });
    expect(turnSpot(turnSpot(parse('5,-2,sw'), true), true)).toEqual(parse('5,-2,sw'));
    expect(turnSpot(parse('5,-2,sw'), false)).toEqual(parse('5,-2,sw'));
    const place = parse('3,1,ne');
    const [here, there] = [centre(place), centre(turnSpot(place, true))];
    expect(turnPoint(here, true)).toEqual(there);
  });

  it('finds points ashore on the side of their own square', () => {
    expect(ashore(parse('0,0,nw'), 0.2, 0)).toEqual({ x: 0.2, y: 0 });
    const { x, y } = ashore(parse('0,0,se'), 0.2, 90);
    expect(x).toBeCloseTo(1);
    expect(y).toBeCloseTo(0.8);
  });
});

describe('coasts', () => {
  const islandsOf = (tiles: Laid[]) => {
    const corners = joinCorners(tiles);
    return (tile: Laid, k: number) => corners.find(cornerName(tile, k));
  };

  it('joins the corners of a tile as its card says, and tiles at their shared corners', () => {
    const a = lay(ISTHMUS, { x: 5, y: 5 }, 0);
    const b = lay(CROSSROADS, { x: 6, y: 5 }, 0);
    const island = islandsOf([a, b]);
    expect(island(a, 1)).toBe(island(a, 3));
    expect(island(a, 0)).not.toBe(island(a, 2));
    expect(island(b, 0)).toBe(island(a, 1));
    expect(island(b, 3)).toBe(island(a, 2));
    expect(island(b, 1)).not.toBe(island(b, 0));
  });

  it('draws every island as one shape', () => {
    const alone = new Soundings(false).coasts([]);
    expect(alone).toHaveLength(9);
    const tiles = [lay(ISTHMUS, { x: 2, y: 0 }, 0), lay(CROSSROADS, { x: 3, y: 0 }, 0)];
    const sea = new Soundings(false);
    const islands = sea.coasts(tiles);
    // Nine corners of Thera, two more for each tile, and one less where the isthmus joins.
    expect(islands).toHaveLength(9 + 4 - 1);
    expect(sea.coasts(tiles)).toBe(islands);
    const joined = islands.find(({ island }) => island === islandsOf(tiles)(tiles[0] as Laid, 1));
    expect(joined?.levels[0]?.match(/M/g)).toHaveLength(1);
  });

  it('has one coast where a haven is between joined corners', () => {
    const tile = lay(HAVENS, { x: 50, y: 50 }, 0);
    const islands = new Soundings(false).coasts([tile], []);
    expect(islands).toHaveLength(3);
    expect(islands.every(({ levels }) => levels[0]?.match(/M/g)?.length === 1)).toBe(true);
  });

  it('is the same for both seats, turned', () => {
    const seen = new Soundings(false).coasts([]).find(({ island }) => island === '0,0');
    const turned = new Soundings(true).coasts([]).find(({ island }) => island === '2,2');
    const numbers = (path = '') => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const [here, there] = [numbers(seen?.levels[0]), numbers(turned?.levels[0])];
    expect(there).toHaveLength(here.length);
    expect(Math.max(...here)).toBeCloseTo(200 - Math.min(...there));
    expect(Math.min(...here)).toBeCloseTo(200 - Math.max(...there));
  });

  it('leads necks around a haven and straight across an isthmus', () => {
    expect(neck(1, 3)).toHaveLength(2);
    const around = neck(0, 3)[2];
    expect(around?.y).toBeCloseTo(0.5);
    expect(around?.x).toBeGreaterThan(0.2);
    expect(around?.x).toBeLessThan(0.4);
  });

  it('closes its paths', () => {
    expect(smooth([parse('0,0,nw'), parse('1,0,nw'), parse('1,1,nw')])).toBe(
      'M50 50Q0 0 50 0Q100 0 100 50Q100 100 50 50Z',
    );
  });
});

describe('lanes', () => {
  it('run from side to side, and meet where there are more than two', () => {
    const ends = laneLines([0, 3]).flatMap((line) => [line[0], line.at(-1)]);
    expect(ends).toEqual([
      { x: 0.5, y: 0 },
      { x: 0, y: 0.5 },
    ]);
    const crossing = laneLines([0, 1, 2, 3]);
    expect(new Set(crossing.map((line) => JSON.stringify(line.at(-1)))).size).toBe(1);
    expect(laneLines([1])[0]?.at(-1)?.x).toBeGreaterThan(0.7);
  });

  it('stay off the land of other islands', () => {
    for (const card of [ISTHMUS, HAVENS, CROSSROADS]) {
      const tile = lay(card, { x: 50, y: 50 }, 0);
      const land = new Soundings(false).coasts([tile], []);
      expect(land.length).toBeGreaterThan(2);
      for (const { lines } of tileLanes(tile)) {
        for (const point of lines.flat()) {
          const near = [0, 1, 2, 3].map((k) =>
            Math.hypot(point.x - 50 - (k % 3 ? 1 : 0), point.y - 50 - (k > 1 ? 1 : 0)),
          );
          expect(Math.min(...near)).toBeGreaterThan(0.42);
        }
      }
    }
  });

  it('have docks in their own quadrant, and room for a boat at each', () => {
    for (const card of [ISTHMUS, HAVENS, CROSSROADS, THREE_WAYS]) {
      for (let quarters = 0; quarters < 4; quarters++) {
        const tile = lay(card, { x: 3, y: 3 }, quarters);
        const boats = [...tile.docks.keys()].map((k) => ({ k, ...tileMooring(tile, k).boat }));
        for (const boat of boats) {
          const middle = centre({ x: 3, y: 3, k: boat.k });
          expect(Math.max(Math.abs(boat.x - middle.x), Math.abs(boat.y - middle.y))).toBeLessThan(0.32);
          const others = boats.filter(({ k }) => k !== boat.k).map(({ x, y }) => Math.hypot(x - boat.x, y - boat.y));
          expect(Math.min(...others)).toBeGreaterThan(0.23);
        }
      }
    }
  });

  it('leave Thera on both sides; west is right for seat 2', () => {
    expect(theraMooring('w', false).boat.x).toBeLessThan(1);
    expect(theraMooring('w', true).boat.x).toBeGreaterThan(1);
    const west = theraLines(['n0', 'w0', 'w1', 's0'], false).flat();
    expect(Math.max(...west.map(({ x }) => x))).toBeLessThan(0.7);
    const turned = theraLines(['n0', 'w0', 'w1', 's0'], true).flat();
    expect(Math.min(...turned.map(({ x }) => x))).toBeGreaterThan(1.3);
  });
});

describe('ways', () => {
  const tiles = [lay(CROSSROADS, { x: 2, y: 0 }, 0), lay(ISTHMUS, { x: 2, y: 1 }, 0)];
  const name = (tile: Laid, k: number) => nameOf({ x: tile.x, y: tile.y, k });
  const waters = new Waters(tiles, name, THERA, false, false);

  it('lead along lanes from dock to dock', () => {
    const leg = waters.leg('thera e', '2,0,nw', 'sail');
    expect(leg[0]).toEqual(waters.moorings.get('thera e')?.boat);
    expect(leg.at(-1)).toEqual(waters.moorings.get('2,0,nw')?.boat);
    expect(leg.some(({ x, y }) => x === 2 && y === 0.5)).toBe(true);
  });

  it('lead overland across an isthmus', () => {
    const leg = waters.leg('2,1,ne', '2,1,sw', 'portage');
    expect(leg).not.toHaveLength(0);
    expect(leg.some(({ x, y }) => x === 3 && y === 1)).toBe(true);
  });

  it('follow what happened, move after move', () => {
    const moved = (seat: number, name: string, place: string) => ({ name, seat, values: { place, legs: 1 } });
    const events = [moved(1, 'sails', '2,0,nw'), moved(2, 'sails', '2,0,se'), moved(1, 'sails', '2,0,se')];
    const points = wayThrough(events, 1, 'thera e', waters);
    expect(points[0]).toEqual(waters.moorings.get('thera e')?.boat);
    expect(points).toContainEqual(waters.moorings.get('2,0,nw')?.boat);
    expect(points.at(-1)).toEqual(waters.moorings.get('2,0,se')?.boat);
    expect(wayThrough(events, 2, 'thera w', waters)).toHaveLength(2);
    expect(wayThrough([], 1, 'thera e', waters)).toEqual([]);
  });

  it('are nothing where there is none', () => {
    expect(waters.leg('thera w', 'thera e', 'sail')).toEqual([]);
    expect(waters.leg('thera w', 'nowhere', 'sail')).toEqual([]);
    expect(new Waters(tiles, name, THERA, true, false).leg('thera w', 'thera e', 'sail')).not.toEqual([]);
  });
});

describe('the camera', () => {
  const window = { width: 800, height: 600 };
  const camera = { x: 1, y: 1, scale: 100 };

  it('maps the screen to the board and back', () => {
    expect(toBoard(camera, window, { x: 400, y: 300 })).toEqual({ x: 1, y: 1 });
    expect(toBoard(camera, window, { x: 0, y: 0 })).toEqual({ x: -3, y: -2 });
    const point = { x: 2.25, y: -0.5 };
    expect(toBoard(camera, window, toScreen(camera, window, point))).toEqual(point);
    expect(viewBoxOf(camera, window)).toBe('-300.00 -200.00 800.00 600.00');
  });

  it('zooms about the pointer, within bounds', () => {
    const at = { x: 700, y: 100 };
    const closer = zoomAt(camera, window, at, 1.5);
    const [before, after] = [toBoard(camera, window, at), toBoard(closer, window, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomAt(camera, window, at, 100).scale).toBe(320);
    expect(zoomAt(camera, window, at, 0.001).scale).toBe(24);
  });

  it('fits everything that is laid, and stays over it', () => {
    const box = boxAround([parse('0,0,nw'), parse('3,1,nw')], 0.5);
    expect(box).toEqual({ left: -0.5, top: -0.5, right: 4.5, bottom: 2.5 });
    const fitted = fit(box, window);
    expect(fitted).toEqual({ x: 2, y: 1, scale: 160 });
    const beside = fit(box, window, undefined, { top: 0, right: 100, bottom: 0 });
    expect(toScreen(beside, window, { x: box.right, y: 1 }).x).toBeCloseTo(window.width - 100);
    expect(pan(fitted, -99999, 0, box).x).toBe(4.5);
    expect(within({ x: -9, y: 1, scale: 50 }, box).x).toBe(-0.5);
  });
});

describe('a sea that is too large', () => {
  const window = { width: 660, height: 600 };
  const covered = { top: 0, right: 108, bottom: 80 };
  const box = { left: 0, top: 0, right: 12, bottom: 12 };

  it('is seen to its rims beside what covers the window', () => {
    const first = fitAround(box, window, { x: 0, y: 0 }, 80, covered);
    const corner = toScreen(first, window, { x: 0, y: 0 });
    expect([corner.x, corner.y].map(Math.round)).toEqual([0, 0]);
    const last = fitAround(box, window, { x: 12, y: 12 }, 80, covered);
    const other = toScreen(last, window, { x: 12, y: 12 });
    expect([other.x, other.y].map(Math.round)).toEqual([660 - 108, 600 - 80]);
  });

  it('is covered by more than one of which all is seen', () => {
    const bare = { top: 0, right: 0, bottom: 0 };
    const small = { left: 0, top: 0, right: 4, bottom: 4 };
    expect(fitAround(small, window, { x: 0, y: 0 }, 80, bare, covered)).toEqual(fit(small, window, undefined, bare));
    expect(fitAround(box, window, { x: 9, y: 9 }, 80, bare, covered)).toEqual(
      fitAround(box, window, { x: 9, y: 9 }, 80, covered),
    );
  });

  it('is seen where most of its tiles are, with the boat in sight', () => {
    const column = Array.from({ length: 12 }, (_, y) => ({ x: 0, y }));
    const row = Array.from({ length: 12 }, (_, x) => ({ x, y: 0 }));
    const boat = { x: 5, y: 5 };
    const camera = fitAround(box, window, boat, 80, covered, covered, [...column, ...row]);
    const [left, top] = [toScreen(camera, window, { x: 0, y: 0 }), toScreen(camera, window, boat)];
    expect([left.x, left.y].map(Math.round)).toEqual([0, 0]);
    expect(top.x).toBeLessThan(window.width - covered.right);
    expect(top.y).toBeLessThan(window.height - covered.bottom);
  });
});

describe('spots', () => {
  const spots = [
    { id: 'a', at: { x: 0, y: 0 } },
    { id: 'b', at: { x: 1, y: 0.1 } },
    { id: 'c', at: { x: 0.1, y: 2 } },
  ];
  const [a] = spots as [(typeof spots)[0]];

  it('are found by the nearest touch', () => {
    expect(nearest(spots, { x: 0.7, y: 0 }, 0.5)?.id).toBe('b');
    expect(nearest(spots, { x: 0.5, y: 1 }, 0.3)).toBeNull();
  });

  it('are walked by arrow keys', () => {
    expect(step(spots, a, { x: 1, y: 0 }).id).toBe('b');
    expect(step(spots, a, { x: 0, y: 1 }).id).toBe('c');
    expect(step(spots, a, { x: -1, y: 0 }).id).toBe('a');
  });
});

describe('a map card over the sea', () => {
  const card: MapCard = {
    level: 'easy',
    cost: 3,
    points: 1,
    wants: [
      { direction: 'above', terrain: 'volcano', number: 1 },
      { direction: 'right', terrain: 'forest', number: 1 },
    ],
  };
  const icon = (place: string, terrain: 'volcano' | 'forest') => ({
    spot: parse(place),
    terrain,
    at: centre(parse(place)),
    size: 0.2,
  });
  const sea = { left: -3, top: -3, right: 5, bottom: 5 };

  it('counts icons beyond the lines that bound the site, however far aside', () => {
    const icons = [
      icon('3,-1,nw', 'volcano'),
      icon('0,0,ne', 'volcano'),
      icon('1,2,sw', 'forest'),
      icon('0,0,nw', 'forest'),
    ];
    const [above, right] = cast(card, parse('0,0,se'), icons, sea);
    expect(quadrantBox(parse('0,0,se'))).toEqual({ left: 0.5, top: 0.5, right: 1, bottom: 1 });
    expect(above?.icons).toHaveLength(2);
    expect(above?.box).toEqual({ left: -3, top: -3, right: 5, bottom: 0.5 });
    expect(right?.icons.map(({ spot }) => nameOf(spot))).toEqual(['1,2,sw']);
  });

  it('counts nothing in the row or column of the site itself', () => {
    const [above, right] = cast(card, parse('0,0,se'), [icon('2,0,se', 'volcano'), icon('0,3,ne', 'forest')], sea);
    expect(above?.icons).toEqual([]);
    expect(right?.icons).toEqual([]);
  });
});
