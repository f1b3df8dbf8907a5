/** A map card held over a site: the parts of the sea that it names, and the icons there. */

import type { Spot } from './grid';
import type { Icon } from './picture';
import type { Direction, MapCard, Terrain } from './types';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Cast {
  direction: Direction;
  terrain: Terrain;
  wanted: number;
  /** What is in that direction of the site, within the sea that is shown. */
  box: Box;
  /** The icons there that count. */
  icons: Icon[];
}

/** A quadrant as a box. */
export function quadrantBox(spot: Spot): Box {
  const left = spot.x + (spot.k === 1 || spot.k === 2 ? 0.5 : 0);
  const top = spot.y + (spot.k >= 2 ? 0.5 : 0);
  return { left, top, right: left + 0.5, bottom: top + 0.5 };
}

function beyond(site: Box, direction: Direction, sea: Box): Box {
  switch (direction) {
    case 'above':
      return { ...sea, bottom: site.top };
    case 'below':
      return { ...sea, top: site.bottom };
    case 'left':
      return { ...sea, right: site.left };
    case 'right':
      return { ...sea, left: site.right };
  }
}

function holds(box: Box, icon: Icon): boolean {
  const { left, top, right, bottom } = quadrantBox(icon.spot);
  return left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
}

/** What a card asks for at a site. Directions are the viewer's own. */
export function cast(card: MapCard, site: Spot, icons: Icon[], sea: Box): Cast[] {
  return card.wants.map(({ direction, terrain, number }) => {
    const box = beyond(quadrantBox(site), direction, sea);
    return {
      direction,
      terrain,
      wanted: number,
      box,
      icons: icons.filter((icon) => icon.terrain === terrain && holds(box, icon)),
    };
  });
}
