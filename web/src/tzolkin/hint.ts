/** A card of words beside what is hovered, focused or pressed for long. There is one on the page at a time. */

import type { Attachment } from 'svelte/attachments';

export interface Hint {
  title: string;
  lines: string[];
}

const LONG_PRESS = 450;
const GAP = 8;

let card: HTMLElement | null = null;
let owner: Element | null = null;

function paragraph(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

function show(element: Element, { title, lines }: Hint): void {
  hide(owner);
  if (!title && !lines.length) return;
  owner = element;
  card = document.createElement('div');
  card.className = 'tzolkin-hint';
  card.setAttribute('aria-hidden', 'true'); // the same words are in the label of the element
  card.append(paragraph('strong', title), ...lines.map((words) => paragraph('p', words)));
  document.body.append(card);
  place(card, element.getBoundingClientRect());
}

/** Above the element where there is room, otherwise below, and never outside the window. */
function place(box: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const x = Math.max(GAP, Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - GAP));
  const above = top - offsetHeight - GAP;
  box.style.left = `${x}px`;
  box.style.top = `${above >= GAP ? above : Math.min(bottom + GAP, innerHeight - offsetHeight - GAP)}px`;
}

function hide(element: Element | null): void {
  if (element !== owner) return;
  card?.remove();
  card = owner = null;
}

/** Gives an element a hint. A long press shows it, and is no click. */
export function hint(words: () => Hint): Attachment {
  return (element) => {
    let press = 0;
    let long = false;
    const open = () => show(element, words());
    const close = () => hide(element);
    const listeners: [string, (event: globalThis.Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && open()],
      ['pointerleave', close],
      ['focus', () => element.matches(':focus-visible') && open()],
      ['blur', close],
      [
        'pointerdown',
        (event) => {
          long = false;
          if ((event as PointerEvent).pointerType === 'mouse') return;
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
