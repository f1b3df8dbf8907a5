/** Pointer and keys on the sea. */

import type { Attachment } from 'svelte/attachments';
import { afterPaint } from '../../lib/frame';
import { gestures } from './gestures';
import type { Point } from './grid';
import type { Hand } from './hand.svelte';
import type { Lookout } from './lookout.svelte';
import type { BoardSpot } from './position.svelte';
import { ARROWS, nearest, step } from './spots';

/** How near a touch must be to a site of a map, as a part of a tile. */
const SITE_REACH = 0.36;
/** How near it must be to a spot that can be played, when it is on one that cannot. */
const CLOSE = 0.12;

/** How near to a spot a touch must be: 44 pixels across, or half a quadrant. */
function reachOf(view: Lookout): number {
  return Math.max(0.24, 22 / view.camera.scale);
}

/** The spot that a touch means. What can be played is meant rather than what cannot. */
function spotUnder(hand: Hand, view: Lookout, at: Point): BoardSpot | null {
  const board = view.toBoard(at);
  if (hand.mode === 'tile' || hand.mode === 'edit') {
    const isUnder = (spot: BoardSpot) => Math.max(Math.abs(spot.at.x - board.x), Math.abs(spot.at.y - board.y)) <= 0.5;
    return hand.spots.find(isUnder) ?? null;
  }
  const reach = reachOf(view);
  const near = nearest(hand.spots, board, hand.mode === 'dig' ? SITE_REACH : reach);
  const legal = hand.spots.filter((spot) => spot.legal);
  return nearest(legal, board, near?.legal === false ? CLOSE : reach) ?? near;
}

export function pointers(hand: Hand, view: Lookout): Attachment<SVGSVGElement> {
  const later = afterPaint();
  return (element) =>
    gestures(element, {
      hover: (at) => later(() => hand.look(spotUnder(hand, view, at)?.id ?? null)),
      leave: () => later(() => hand.look(null)),
      tap: (at, id) => {
        const spot = id === null ? spotUnder(hand, view, at) : hand.spots.find((candidate) => candidate.id === id);
        if (spot) hand.touch(spot);
        else hand.touchWater(view.toBoard(at));
      },
      drag: (dx, dy) => view.drag(dx, dy),
      zoom: (at, factor, step) => view.zoom(factor, at, step),
    });
}

/** What keys do while the focus is on the sea. True if they did something. */
function pressed(hand: Hand, view: Lookout, event: KeyboardEvent, element: Element): boolean {
  const { key } = event;
  const arrow = ARROWS[key];
  if (arrow && (event.shiftKey || !hand.spot)) view.drag(-60 * arrow.x, -60 * arrow.y, true);
  else if (arrow && hand.spot) {
    const next = step(hand.spots, hand.spot, arrow);
    element.querySelector<SVGElement>(`[data-spot="${next.id}"]`)?.focus();
  } else if ((key === 'Enter' || key === ' ') && hand.spot) hand.touch(hand.spot, true);
  else if (key === 'Escape' && (hand.position.pinned || hand.position.map)) hand.letGo();
  else if (key === '+' || key === '=') view.zoom(1.25);
  else if (key === '-') view.zoom(0.8);
  else if (key === 'f') view.seeAll();
  else return false;
  return true;
}

export function keys(hand: Hand, view: Lookout): Attachment {
  return (element) => {
    const down = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!pressed(hand, view, event, element)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', down);
    return () => element.removeEventListener('keydown', down);
  };
}

/** The key R turns the tile in hand, also when the focus is elsewhere. */
export function turnByKey(hand: Hand, event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'r') return;
  if (hand.mode === 'tile') hand.turn(event.shiftKey ? -1 : 1);
}
