/**
 * A card of words next to what is hovered, focused or pressed for long, with the way to the rule about it. There is one
 * on the page at a time.
 */

import type { Attachment } from 'svelte/attachments';
import { guide } from './guide.svelte';
import './hint.css';
import { text } from './text.svelte';

export interface Hint {
  title: string;
  lines: string[];
  /** What it is about, such as `technology:theology`: the card leads to its paragraph. */
  thing?: string;
}

const LONG_PRESS = 450;
/** Milliseconds in which the pointer can reach the card, over anything in between. */
const ON_THE_WAY = 220;
const GAP = 8;

let card: HTMLElement | null = null;
let owner: Element | null = null;
let timer = 0;

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
  place(card, element.getBoundingClientRect());
}

/** Above the element where there is room, otherwise below, and never outside the window. The rule is next to it. */
function place(box: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const x = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - GAP));
  const above = top - offsetHeight - GAP;
  box.classList.toggle('below', above < GAP);
  box.style.left = `${x}px`;
  box.style.top = `${above >= GAP ? above : Math.min(bottom + GAP, innerHeight - offsetHeight - GAP)}px`;
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

// A card that a long press has opened stays until something else is touched.
addEventListener('pointerdown', (event) => {
  if (card && !card.contains(event.target as Node)) hide(owner);
});

/** Gives an element a hint. A long press shows it, and is no click. */
export function hint(words: () => Hint): Attachment {
  return (element) => {
    let press = 0;
    let long = false;
    const open = () => element.isConnected && show(element, words());
    const openSoon = () => {
      clearTimeout(timer);
      if (card && owner !== element) timer = window.setTimeout(open, ON_THE_WAY);
      else open();
    };
    const close = () => hide(element);
    const isMouse = (event: globalThis.Event) => (event as PointerEvent).pointerType === 'mouse';
    const listeners: [string, (event: globalThis.Event) => void][] = [
      ['pointerenter', (event) => isMouse(event) && openSoon()],
      ['pointerleave', (event) => isMouse(event) && hideSoon(owner)],
      ['focus', () => element.matches(':focus-visible') && open()],
      ['blur', close],
      [
        'pointerdown',
        (event) => {
          long = false;
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
          if (!long) return close();
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
