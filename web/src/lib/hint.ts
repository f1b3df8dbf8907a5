/**
 * A card of words next to what is hovered, focused or pressed for long, with the way to the rule about it. There is one
 * on the page at a time.
 */

import type { Attachment } from 'svelte/attachments';
import { guide } from './guide.svelte';
import './hint.css';
import { preferences } from './preferences.svelte';
import { text } from './text.svelte';

export interface Hint {
  title: string;
  lines: string[];
  /** What it is about, such as `technology:theology`: the card leads to its paragraph. */
  thing?: string;
}

const LONG_PRESS = 450;
/** Milliseconds that the pointer must be on something before its card comes. */
const REST = 500;
/** Milliseconds in which the pointer can reach the card, over anything in between. */
const ON_THE_WAY = 220;
const GAP = 8;
/** How far from its element a card may be, in steps, so that it covers nothing that can be chosen. */
const AWAY = [0, 24, 48, 96, 144, 200, 280, 360];
/** What can be chosen: a card is not laid over it. What is under the board tells more than it offers. */
const CHOICES =
  ":is(#board, aside, #view-panel) :is(.legal, button:not([aria-disabled='true'])), .strip :is(.legal, button[data-place]), .choice";
/** What does something when it is tapped. */
const BUTTONS = 'button, a, [role=button]';
/** Keys that lead from one thing to the next. */
const WALKING = /^(Tab|Arrow)/;

let card: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0;
/** What a finger has touched last, and the words about it. */
let tapped: { element: Element; words: () => Hint } | null = null;
/** Whether the last thing that the user did was to walk with the keys. */
let walking = false;

function paragraph(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

/** The way to the rule. The Tab key skips it: there is another key for it. */
function ruleLink(thing: string): HTMLElement {
  const link = document.createElement('button');
  link.className = 'rule';
  link.tabIndex = -1;
  link.textContent = text('guide-rule');
  link.addEventListener('click', () => {
    guide.lookUp(thing);
    hide(owner);
  });
  link.addEventListener('pointerenter', () => clearTimeout(timer));
  link.addEventListener('pointerleave', () => hideSoon(owner));
  return link;
}

function show(element: Element, { title, lines, thing }: Hint): void {
  clearTimeout(timer);
  hide(owner);
  if (!title && !lines.length) return;
  owner = element;
  guide.hinted = thing ?? null;
  card = document.createElement('div');
  card.className = 'hint-card';
  card.setAttribute('aria-hidden', 'true'); // the same words are in the label of the element
  card.append(paragraph('strong', title), ...lines.map((words) => paragraph('p', words)));
  if (thing) card.append(ruleLink(thing));
  document.body.append(card);
  place(card, element);
}

/** Beside the element, as near as it covers the least of what can be chosen. */
function place(box: HTMLElement, element: Element): void {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const about = element.getBoundingClientRect();
  const taken = [...document.querySelectorAll(CHOICES)].filter((choice) => choice !== element).map(inSight);
  const [across, down] = [aligned(about.left, about.right, width), aligned(about.top, about.bottom, height)];
  const spots = AWAY.flatMap((away) => [
    ...across.map((x) => ({ x, y: about.top - height - GAP - away })),
    ...across.map((x) => ({ x, y: about.bottom + GAP + away })),
    ...down.map((y) => ({ x: about.right + GAP + away, y })),
    ...down.map((y) => ({ x: about.left - width - GAP - away, y })),
  ]).map(({ x, y }) => new DOMRect(within(x, innerWidth - width), within(y, innerHeight - height), width, height));
  const covered = (spot: DOMRect) => taken.reduce((sum, choice) => sum + overlap(spot, choice), 0);
  const free = spots.filter((spot) => !overlap(spot, about)).map((spot) => ({ spot, covers: covered(spot) }));
  const { spot } = free.reduce((best, next) => (next.covers < best.covers ? next : best), {
    spot: spots[0] as DOMRect,
    covers: Infinity,
  });
  box.classList.toggle('below', spot.top > about.top);
  box.style.left = `${spot.x}px`;
  box.style.top = `${spot.y}px`;
}

/** Where something of a size begins: with a middle, an end or a beginning in common, just after, or just before. */
function aligned(from: number, to: number, size: number): number[] {
  return [(from + to - size) / 2, to - size, from, to + GAP, from - size - GAP];
}

/** The part of an element that is not cut off by what is around it. */
function inSight(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function within(place: number, most: number): number {
  return Math.max(GAP, Math.min(place, most - GAP));
}

/** The area that two boxes have in common. */
function overlap(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function hide(element: Element | null): void {
  if (element !== owner) return;
  card?.remove();
  card = owner = guide.hinted = null;
}

function hideSoon(element: Element | null): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => hide(element), ON_THE_WAY);
}

// A card that a finger has opened stays until something else is touched.
addEventListener('pointerdown', (event) => {
  walking = false;
  if (card && !card.contains(event.target as Node)) hide(owner);
});
addEventListener('pointerdown', () => (tapped = null), { capture: true });
addEventListener('keydown', ({ key }) => (walking = WALKING.test(key)));

/** Say what a finger has just touched, with the reason why nothing happened; whether there was anything to say. */
export function explainTapped(reason: string): boolean {
  if (!tapped?.element.isConnected) return false;
  const { element, words } = tapped;
  const hint = words();
  show(element, { ...hint, lines: [...hint.lines, reason] });
  return card !== null;
}

/**
 * Gives an element a hint. It comes when the pointer has moved on it and some time has passed, when keys lead to it, and
 * by a long press, which is no click. A tap shows the hint of what is only a picture.
 */
export function hint(words: () => Hint): Attachment {
  return (element) => {
    let press = 0;
    let soon = 0;
    let long = false;
    const open = () => element.isConnected && show(element, words());
    const openSoon = () => {
      if (preferences.tooltips) soon ||= window.setTimeout(open, REST);
    };
    const stay = () => {
      clearTimeout(soon);
      soon = 0;
    };
    const close = () => {
      stay();
      hide(element);
    };
    const isMouse = (event: globalThis.Event) => (event as PointerEvent).pointerType === 'mouse';
    // What moves under a pointer that rests is not pointed at.
    const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
    const isPicture = ({ target }: globalThis.Event) => !element.contains((target as Element).closest(BUTTONS));
    const listeners: [string, (event: globalThis.Event) => void][] = [
      ['pointermove', (event) => isMouse(event) && isMoved(event as PointerEvent) && openSoon()],
      [
        'pointerleave',
        (event) => {
          stay();
          if (isMouse(event)) hideSoon(owner);
        },
      ],
      ['focus', () => walking && element.matches(':focus-visible') && openSoon()],
      ['blur', close],
      [
        'pointerdown',
        (event) => {
          long = false;
          clearTimeout(soon); // what is chosen needs no words, until the pointer has left it
          tapped = isMouse(event) ? null : { element, words };
          if (isMouse(event)) return;
          press = window.setTimeout(() => {
            long = true;
            open();
          }, LONG_PRESS);
        },
      ],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', () => clearTimeout(press)],
      ['contextmenu', (event) => long && event.preventDefault()],
      [
        'click',
        (event) => {
          if (!long) return isPicture(event) && tapped ? open() : hide(element);
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: name === 'click' });
    return () => {
      close();
      clearTimeout(press);
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener, { capture: name === 'click' });
    };
  };
}
