import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { Text } from '../../lib/text.svelte';
import { Hand } from './hand.svelte';
import type { BoardSpot } from './position.svelte';
import { table } from './table.svelte';
import type { Catalogue, PlayerView, Scene, TileCard } from './types';
import { gloss, seaInWords } from './words';
import type { Snapshot } from '../../lib/types';

const CROSSROADS: TileCard = {
  terrain: 'forest',
  icon: 'nw',
  lanes: [['n', 'e', 's', 'w']],
  land: [['nw'], ['ne'], ['se'], ['sw']],
  docks: { nw: 'n', se: 'n' },
};

const CATALOGUE = {
  thera: {
    split: [
      ['n0', 'w0', 'w1', 's0'],
      ['n1', 'e0', 'e1', 's1'],
    ],
    ring: [],
    docks: { w: 'w0', e: 'e0' },
  },
  tiles: { 'F-D1': CROSSROADS },
  goals: {},
  maps: { E01: { level: 'easy', cost: 3, points: 1, wants: [{ direction: 'above', terrain: 'volcano', number: 1 }] } },
} as unknown as Catalogue;

function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    money: 9,
    boat: seat === 1 ? 'thera e' : 'thera w',
    cargo: [],
    temples: [],
    actions: 3,
    maps: [],
    maps_by_level: { easy: 0, medium: 0, hard: 0 },
    played: [],
    goals: [],
    hidden_goals: 0,
    tile: null,
    has_tile: false,
    tile_shown: false,
    points: { maps: 0, goals: 0, money: 0 },
    ...more,
  };
}

/** One crossroads east of Thera, with a cube at its dock. */
function scene(more: Partial<Scene> = {}): Scene {
  const dock = (id: string, place: string, island: string, lane: string) => ({
    id,
    place,
    island,
    lane,
    side: lane,
    boat: null,
  });
  const island = (id: string) => ({
    id,
    thera: false,
    places: [id],
    complete: false,
    size: 1,
    terrains: [],
    portages: 0,
    temples: [],
  });
  return {
    viewer: 1,
    seat: 1,
    decision: 'action',
    over: false,
    options: [],
    round: 2,
    last_round: null,
    turn: {
      actions: 3,
      legs: 6,
      leg: false,
      oracle_used: false,
      loaded: 0,
      ordered: { easy: 0, medium: 0, hard: 0 },
      map_price: 1,
      last: false,
    },
    tiles: [{ id: 'F-D1', x: 2, y: 0, turned: 0 }],
    islands: [island('2,0,nw'), island('2,0,ne'), island('2,0,se'), island('2,0,sw')],
    lanes: [{ id: '1,0,n', sides: ['1,0,n', '1,0,e', '2,0,w'], portages: 0 }],
    docks: [
      dock('thera w', '0,0,se', '0,0,se', '0,0,n'),
      dock('thera e', '1,0,sw', '0,0,se', '1,0,n'),
      dock('2,0,nw', '2,0,nw', '2,0,nw', '1,0,n'),
      dock('2,0,se', '2,0,se', '2,0,se', '1,0,n'),
    ],
    cubes: [{ colour: 'red', place: '2,0,nw' }],
    reach: [],
    market: {
      red: { left: 7, sells: [1] },
      green: { left: 8, sells: [] },
      grey: { left: 8, sells: [] },
      blue: { left: 8, sells: [] },
    },
    stack: 30,
    discards: [],
    maps: { easy: 10, medium: 10, hard: 12 },
    players: [player(1), player(2)],
    goals: [],
    plans: [],
    ...more,
  };
}

const text = Object.assign((id: string) => id, {
  has: () => true,
  list: (items: string[]) => items.join(),
}) as unknown as Text;

function sit(legal: string[], more: Partial<Scene> = {}) {
  const props = $state({
    snapshot: { scene: scene(more), number: 1, moves: 1 },
    catalogue: CATALOGUE,
    legal,
    focusLine: null,
    text,
    play: vi.fn(),
    refuse: vi.fn(),
    focus: vi.fn(),
    questions: {
      ask: vi.fn(async (_question: string, values: { x?: number }) => ({
        sites: [{ x: 2, y: 0, quadrant: 'se' }],
        ...(values.x !== undefined
          ? { proof: [{ direction: 'above', terrain: 'volcano', wanted: 1, found: 0, missing: 1, holds: false }] }
          : {}),
      })),
    },
  });
  const hand = new Hand(() => props as unknown as BoardProps<Scene, Catalogue>);
  const spot = (id: string) => hand.spots.find((candidate) => candidate.id === id) as BoardSpot;
  return { hand, props, spot };
}

beforeEach(() => {
  table.map = null;
});

describe('a tile', () => {
  const legal = ['tile 3 0 0', 'tile 3 0 1', 'tile 3 0 2', 'tile 3 0 3', 'tile 2 1 0'];
  const players = [player(1, { tile: 'F-D1', has_tile: true }), player(2)];

  it('is put down, turned by a second tap, and placed when confirmed', () => {
    const { hand, props, spot } = sit(legal, { players });
    expect(hand.mode).toBe('tile');
    hand.touch(spot('3,0'));
    expect(props.play).not.toHaveBeenCalled();
    expect(hand.tile.ghost).toMatchObject({ x: 3, y: 0, icon: 0 });
    hand.touch(spot('3,0'));
    expect(hand.tile.ghost?.icon).toBe(1);
    hand.confirm();
    expect(props.play).toHaveBeenCalledExactlyOnceWith('tile 3 0 1');
    expect(hand.position.pinned).toBeNull();
  });

  it('is placed by keys with a second press', () => {
    const { hand, props, spot } = sit(legal, { players });
    hand.turn();
    hand.turn();
    hand.touch(spot('3,0'), true);
    hand.touch(spot('3,0'), true);
    expect(props.play).toHaveBeenCalledExactlyOnceWith('tile 3 0 2');
  });

  it('says which islands and lanes it would touch', () => {
    const { hand, spot } = sit(legal, { players });
    hand.touch(spot('3,0'));
    expect([...(hand.tile.joins?.islands ?? [])].sort()).toEqual(['2,0,ne', '2,0,se']);
    expect(hand.tile.joins?.lanes.size).toBe(0);
  });

  it('is refused where it has no neighbour', () => {
    const { hand, props } = sit(legal, { players });
    hand.touchWater({ x: 7.5, y: 7.5 });
    expect(props.refuse).toHaveBeenCalledExactlyOnceWith('tile 7 7 0');
  });

  it('asks nothing about Thera, where no tile can ever be', () => {
    const { hand, props } = sit(legal, { players });
    for (const at of [0.5, 1.5]) hand.touchWater({ x: at, y: 1.5 });
    expect(props.refuse).not.toHaveBeenCalled();
  });

  it('is seen turned by seat 2, and named as the board does', () => {
    const turned = sit(legal, { viewer: 2, players: [player(1), player(2, { tile: 'F-D1', has_tile: true })] });
    turned.hand.touch(turned.spot('3,0'));
    expect(turned.hand.tile.ghost).toMatchObject({ x: -2, y: 1, icon: 2 });
    turned.hand.confirm();
    expect(turned.props.play).toHaveBeenCalledExactlyOnceWith('tile 3 0 0');
  });

  it('follows the line that is looked at in a list', () => {
    const { hand, props } = sit(legal, { players });
    (props as { focusLine: string | null }).focusLine = 'tile 2 1 0';
    expect(hand.tile.ghost).toMatchObject({ x: 2, y: 1 });
  });
});

describe('a boat', () => {
  const reach = [
    { dock: '2,0,nw', legs: 1, actions: 1, lines: ['sail 2,0,nw'], through: null },
    { dock: '2,0,se', legs: 2, actions: 1, lines: ['sail 2,0,nw', 'portage 2,0,se'], through: null },
  ];

  it('sails to a dock that it can reach, and nowhere else', () => {
    const { hand, props, spot } = sit(['end', 'sail 2,0,nw'], { reach: reach.slice(0, 1) });
    expect(hand.mode).toBe('move');
    hand.touch(spot('2,0,nw'));
    expect(props.play).toHaveBeenCalledExactlyOnceWith('sail 2,0,nw');
    hand.touch(spot('2,0,se'));
    expect(props.refuse).toHaveBeenCalledExactlyOnceWith('sail 2,0,se');
  });

  it('sails its second leg as soon as the first is answered', () => {
    const { hand, props, spot } = sit(['end', 'sail 2,0,nw'], { reach });
    hand.touch(spot('2,0,se'));
    hand.boat.playNextLeg(); // something else has changed
    expect(props.play).toHaveBeenCalledExactlyOnceWith('sail 2,0,nw');
    (props as { legal: string[] }).legal = ['end', 'portage 2,0,se'];
    hand.boat.playNextLeg();
    expect(props.play).toHaveBeenLastCalledWith('portage 2,0,se');
    hand.boat.playNextLeg();
    expect(props.play).toHaveBeenCalledTimes(2);
  });

  it('shows its way, leg by leg', () => {
    const { hand } = sit(['end', 'sail 2,0,nw'], { reach });
    hand.look('2,0,nw');
    expect(hand.boat.route.map(({ verb }) => verb)).toEqual(['sail']);
    expect(hand.boat.route[0]?.points.length).toBeGreaterThan(3);
    expect([...hand.flowing]).toEqual(['1,0,n']);
  });

  it('loads cubes of its own island only', () => {
    const away = sit(['end', 'load red']);
    expect(away.spot('2,0,nw red 0').legal).toBe(false);
    const there = sit(['end', 'load red'], { players: [player(1, { boat: '2,0,nw' }), player(2)] });
    there.hand.touch(there.spot('2,0,nw red 0'));
    expect(there.props.play).toHaveBeenCalledExactlyOnceWith('load red');
  });

  it('sells at Thera and unloads elsewhere', () => {
    const home = sit(['end', 'sell red'], { players: [player(1, { cargo: ['red'] }), player(2)] });
    expect(home.spot('cargo 0')).toMatchObject({ legal: true, line: 'sell red' });
    const away = sit(['end', 'unload red'], { players: [player(1, { cargo: ['red'], boat: '2,0,nw' }), player(2)] });
    expect(away.spot('cargo 0')).toMatchObject({ legal: true, line: 'unload red' });
  });
});

describe('a second cube', () => {
  it('is chosen by colour, then by quadrant', () => {
    const { hand, props, spot } = sit(['cube red ne', 'cube blue ne', 'cube blue se'], { decision: 'cube' });
    expect(hand.mode).toBe('cube');
    expect(hand.cube.colour).toBe('red');
    expect(spot('2,0,se').legal).toBe(false);
    hand.cube.choose('blue');
    hand.touch(spot('2,0,se'));
    expect(props.play).toHaveBeenCalledExactlyOnceWith('cube blue se');
    hand.touch(spot('2,0,nw'));
    expect(props.refuse).toHaveBeenCalledExactlyOnceWith('cube blue nw');
  });
});

describe('a map', () => {
  const players = [player(1, { maps: ['E01'] }), player(2)];

  it('is held over the sea, proved at a site, and dug when confirmed', async () => {
    const { hand, props, spot } = sit(['end', 'dig E01 2 0 se'], { players });
    table.choose('E01');
    expect(hand.mode).toBe('dig');
    await hand.dig.inquire();
    expect(hand.dig.sites).toEqual(new Set(['2,0,se']));
    hand.touch(spot('2,0,se'));
    await hand.dig.inquire();
    expect(hand.dig.proof).toHaveLength(1);
    hand.confirm();
    expect(props.play).toHaveBeenCalledExactlyOnceWith('dig E01 2 0 se');
    expect(table.map).toBeNull();
  });

  it('says at any other site why not', async () => {
    const { hand, props, spot } = sit(['end'], { players });
    table.choose('E01');
    hand.touch(spot('2,0,nw'));
    await hand.dig.inquire();
    expect(hand.dig.proof?.[0]?.holds).toBe(false);
    hand.confirm();
    expect(props.refuse).toHaveBeenCalledExactlyOnceWith('dig E01 2 0 nw');
    expect(props.play).not.toHaveBeenCalled();
  });

  it('is asked about again in every position', async () => {
    const { hand, props } = sit(['end'], { players });
    table.choose('E01');
    await hand.dig.inquire();
    await hand.dig.inquire();
    expect(props.questions.ask).toHaveBeenCalledTimes(1);
    props.snapshot = { ...props.snapshot, moves: 0 };
    expect(hand.dig.sites).toBeNull();
    await hand.dig.inquire();
    expect(props.questions.ask).toHaveBeenCalledTimes(2);
  });

  it('of another player is never held', () => {
    const { hand } = sit([], { players: [player(1), player(2)] });
    table.choose('E01');
    expect(hand.position.map).toBeNull();
    expect(hand.mode).toBe('look');
  });
});

describe('the sea in words', () => {
  const spoken = Object.assign(
    (id: string, values: object = {}) => [id.replace('akrotiri-page-', ''), ...Object.values(values)].join(' '),
    {
      has: () => true,
      list: (items: string[]) => items.join('; '),
      titled: (title: string, words: string[]) => [title, ...words].join(': '),
    },
  ) as unknown as Text;

  it('names what is on every tile, and boats at Thera', () => {
    const players = [player(1, { boat: '2,0,nw', temples: ['2,0,se'] }), player(2)];
    const [home, tile] = seaInWords(spoken, scene({ players }), CATALOGUE, String);
    expect(home).toBe('read-home 2 thera-w');
    expect(tile).toContain('read-tile 2 0');
    expect(tile).toContain('read-icon akrotiri-terrain-forest quadrant-nw');
    expect(tile).toContain('read-cube akrotiri-colour-red quadrant-nw');
    expect(tile).toContain('read-temple 1 quadrant-se');
    expect(tile).toContain('read-boat 1 quadrant-nw');
  });

  it('describes turned tiles as they are', () => {
    const tiles = [{ id: 'F-D1', x: 2, y: 0, turned: 2 }];
    expect(seaInWords(spoken, scene({ tiles }), CATALOGUE, String).join()).toContain(
      'akrotiri-terrain-forest quadrant-se',
    );
  });

  it('explains lines with prices and with the cubes at a dock', () => {
    const snapshot = { scene: scene() } as unknown as Snapshot<Scene>;
    expect(gloss(spoken, snapshot, CATALOGUE, 'sell red')).toBe('akrotiri-line-sell 1');
    expect(gloss(spoken, snapshot, CATALOGUE, 'dig E01 2 0 se')).toBe('map akrotiri-level-easy: akrotiri-line-dig 3 1');
    expect(gloss(spoken, snapshot, CATALOGUE, 'sail 2,0,nw')).toBe('akrotiri-line-cubes 1 akrotiri-colour-red');
    expect(gloss(spoken, snapshot, CATALOGUE, 'end')).toBe('');
  });
});
