/** What can be touched: by pointer, by Enter and by the space bar; and what is looked at, by hovering or by focus. */

import type { Attachment } from 'svelte/attachments';

export interface Touch {
  /** By a pointer, or else by a key. */
  press: (pointer: boolean) => void;
  look?: (here: boolean) => void;
}

export function touch(what: () => Touch): Attachment {
  return (element) => {
    let there = true;
    // An element that is removed loses the focus while the page is being drawn: so, tell directly after.
    const look = (here: boolean) => queueMicrotask(() => there && what().look?.(here));
    let pointed = false;
    function point(here: boolean) {
      if (pointed !== here) look(here);
      pointed = here;
    }
    const listeners: Record<string, (event: globalThis.Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        what().press((event as MouseEvent).detail > 0);
      },
      keydown: (event) => {
        const { key, repeat } = event as KeyboardEvent;
        if ((key !== 'Enter' && key !== ' ') || repeat || element instanceof HTMLButtonElement) return;
        event.preventDefault();
        event.stopPropagation();
        what().press(false);
      },
      pointerenter: (event) => (event as PointerEvent).pointerType !== 'mouse' && point(true),
      pointermove: () => point(true), // what appears under a resting mouse is not pointed at
      pointerleave: () => point(false),
      focus: () => look(true),
      blur: () => look(false),
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      there = false;
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  };
}
