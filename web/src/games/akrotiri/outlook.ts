/** What is to be seen of the sea: all of it, or what matters now. */

import { boxAround, type Box, type Inset } from './camera';
import { centre, THERA, turnSquare, type Point } from './grid';
import type { Hand } from './hand.svelte';
import type { Lookout } from './lookout.svelte';
import { see } from './picture';

export interface Outlook {
  /** The sea with some water around it. */
  whole: Box;
  /** The box around the tiles, and while one is placed around the squares for it. */
  tiles: Box;
  /** What matters now, where the window is too small for all. */
  close: Box | null;
  /** Whether the view stays as it is while that is in it. */
  calm: boolean;
  /** What does not move when the view comes close: it was touched, and is touched again. */
  touched: Point | null;
  /** What is seen if not all can be: the part around a point, with squares of `least` pixels. */
  around: Point;
  least: number;
  /** Of several such parts, the one that shows the most of these squares. */
  best: Point[];
  /** What covers the sea; more while some of it is out of the window. */
  inset: Inset;
  cropped: Inset;
}

/** The room that the tray has below a narrow sea. */
const TRAY = 62;
/** The height of a tray of one row: on a wide sea its room is always free, so that no tile moves when it comes. */
const ROW = 66;
/** What is free around the tray on a wide sea. */
const GAP = 12;
/** The column of the buttons of the view, with what is free around it; on a narrow sea they are a row. */
const TOOLS = 60;
const TOOLS_ROW = 52;
/** That column where the mini-map is in it, too. */
const MINI = 108;
/** Squares on a wide page are never smaller; on a phone, not while something happens on some of them. */
const LEAST = 80;
const LEAST_CLOSE = 60;
/** Squares on a phone while each of them can be touched: as large as a button. */
const LEAST_TOUCH = 44;

/** Decisions that follow each other, around the boat. */
const CALM = ['action', 'load'];

/** In a small window the sea is seen as a whole, and closely while its player chooses or watches the other. */
export function outlook(hand: Hand, { small, narrow, tray }: Pick<Lookout, 'small' | 'narrow' | 'tray'>): Outlook {
  const squares = [...THERA, ...hand.position.picture.tiles];
  const inset = narrow
    ? { top: TOOLS_ROW, right: 0, bottom: Math.max(0, tray - TRAY) }
    : { top: 0, right: TOOLS, bottom: Math.max(tray, ROW) + GAP };
  const close = small ? matter(hand) : null;
  const watched = small ? busy(hand) : null;
  const placing = hand.mode === 'tile' || hand.mode === 'edit';
  const chosen = (placing ? hand.spots.map(({ at }) => at) : harbours(hand)).map(squareAt);
  const touching = placing ? LEAST_TOUCH : close || watched ? LEAST_CLOSE : 0;
  return {
    whole: boxAround(squares, placing ? 1.03 : 0.14),
    tiles: boxAround(placing ? [...squares, ...chosen] : squares, 0),
    close,
    calm: CALM.includes(hand.position.scene.decision) && !hand.position.map,
    touched: hand.pinnedSpot?.at ?? null,
    around: watched?.[0] ?? placed(hand) ?? home(hand),
    least: small ? touching : LEAST,
    best: small ? (watched?.map(squareAt) ?? chosen) : squares,
    inset,
    cropped: narrow ? inset : { ...inset, right: MINI },
  };
}

/** A square with a point in its middle. */
function squareAt({ x, y }: Point): Point {
  return { x: x - 0.5, y: y - 0.5 };
}

/** Where the viewer's boat is; before it has a dock, Thera. */
function home(hand: Hand): Point {
  return boatOf(hand, hand.position.me);
}

function boatOf({ position }: Hand, player: { boat: string | null } | null | undefined): Point {
  return position.picture.waters.moorings.get(player?.boat ?? '')?.boat ?? { x: 1, y: 1 };
}

/** The tile that a cube is placed on now: anywhere, and far from the boat. */
function placed({ position }: Hand): Point | null {
  const tile = position.lines.cubes.size > 0 ? position.picture.tiles.at(-1) : undefined;
  return tile ? { x: tile.x + 0.5, y: tile.y + 0.5 } : null;
}

/** Where the player whose turn it is moves, while the viewer watches: the boat, and the tile that was placed last. */
function busy(hand: Hand): Point[] | null {
  const { scene, picture, props } = hand.position;
  if (scene.over || props().snapshot.legal.length > 0) return null;
  const boat = boatOf(
    hand,
    scene.players.find(({ seat }) => seat === scene.seat),
  );
  const tile = picture.tiles.at(-1);
  const places = tile ? [boat, { x: tile.x + 0.5, y: tile.y + 0.5 }] : [boat];
  return scene.decision === 'cube' ? places.reverse() : places;
}

/** What the viewer decides about, if it has its place on the sea. */
function matter(hand: Hand): Box | null {
  const { scene, picture, props, pinned, map } = hand.position;
  const tile = picture.tiles.at(-1);
  if (props().snapshot.legal.length === 0) return null;
  if (map) return pinned ? null : digs(hand, map);
  switch (scene.decision) {
    case 'harbour':
      return boxAround([...THERA], 0.2);
    case 'cube':
      return tile ? boxAround([tile], 0.7) : null;
    case 'tile': {
      const [x, y] = (pinned ?? '').split(',').map(Number);
      return pinned ? boxAround([turnSquare({ x: x as number, y: y as number }, picture.half)], 1.1) : null;
    }
    case 'action':
    case 'load':
      return boxOf(harbours(hand), 0.55);
  }
  return null;
}

/** Where a map can be dug now. What proves a site may be anywhere: then the whole sea is looked at. */
function digs({ position: { lines, picture } }: Hand, map: string): Box | null {
  const sites = [...(lines.digs.get(map) ?? [])].map((place) => centre(see(place, picture.half)));
  return sites.length > 0 ? boxOf(sites, 0.9) : null;
}

/** The boat, and the docks that are one leg away. */
function harbours(hand: Hand): Point[] {
  const { scene, picture } = hand.position;
  const near = scene.reach.filter(({ legs }) => legs === 1).map(({ dock }) => picture.waters.moorings.get(dock)?.boat);
  return [home(hand), ...near.filter((at) => at !== undefined)];
}

function boxOf(points: Point[], margin: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
