/** Things of a game on the page: which element shows one, and which one a line is about. */

import type { Game } from './game';

type Owner = Pick<Game, 'things'>;

/** The elements that a board marks with `data-place`, and the spots of a map, which it marks with `data-spot`. */
export const atPlace = (name: string) => `[data-place="${CSS.escape(name)}"]`;
export const atSpot = (name: string) => `[data-spot="${CSS.escape(name)}"]`;

function kindOf(thing: string): string {
  return thing.split(':')[0] ?? '';
}

function selector({ things }: Owner, thing: string, seat: number): string {
  const [kind = '', ...name] = thing.split(':');
  return things?.selectors[kind]?.(name.join(':'), seat) ?? '';
}

/** The part of the page that shows a thing, when only one part can be seen. */
export function panelOf({ things }: Owner, thing: string): string {
  return things?.panels[thing] ?? things?.panels[kindOf(thing)] ?? 'board';
}

/** Whether a thing is always on the table. */
export function isPermanent(game: Owner, thing: string): boolean {
  return Boolean(game.things?.permanent.includes(kindOf(thing)) && selector(game, thing, 1));
}

export function isRound({ things }: Owner, thing: string): boolean {
  return things?.round.includes(kindOf(thing)) ?? false;
}

/** The elements that show a thing, also those that are out of sight. */
export function elements(game: Owner, thing: string, seat: number): Element[] {
  const found = selector(game, thing, seat);
  return found ? [...document.querySelectorAll(found)] : [];
}

/** What can be seen of an element, within the part of the page that it scrolls with; null if its middle cannot. */
export function inSight(element: Element): { left: number; top: number; width: number; height: number } | null {
  const box = element.getBoundingClientRect();
  const around = element.closest('aside, #board')?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, around.left), Math.max(box.top, around.top)];
  const [right, bottom] = [Math.min(box.right, around.right), Math.min(box.bottom, around.bottom)];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const seen = box.width > 0 && box.height > 0 && x >= left && x <= right && y >= top && y <= bottom;
  return seen ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Whether a button or a panel is in front of the middle of an element. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const front = found?.closest('button') ?? found;
  return front instanceof HTMLElement && !front.contains(element) && !element.contains(front);
}

/** What a line is about: a thing, or a paragraph. Null where the decision itself says it. */
export function thingOfLine({ things }: Owner, line: string): string | null {
  const [verb = '', ...words] = line.split(' ');
  return things?.about[verb]?.(...words) ?? null;
}

/** What a line that is looked at is played with, beyond the places that the board lights up. */
export function touchedBy({ things }: Owner, line: string): string[] {
  const [verb = '', ...words] = line.split(' ');
  return things?.touched[verb]?.(...words) ?? [];
}

/** What a tile or card of the reference is called where paragraphs link to it. */
export function listedThing({ things }: Owner, { kind, name }: { kind: string; name: string }): string {
  return `${things?.listed[kind]}:${name}`;
}

/** Whether one of these things is a tile or card, which the reference shows. */
export function isListed({ things }: Owner, links: string[]): boolean {
  const listed = new Set(Object.values(things?.listed ?? {}));
  return links.some((link) => listed.has(kindOf(link)));
}
