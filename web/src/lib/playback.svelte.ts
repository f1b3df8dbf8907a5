/** Shows what the server sends at a pace that people can follow: the moves of others one by one. */

import { speed } from './preferences.svelte';
import type { Event, Snapshot } from './types';

/** By speed: for how many milliseconds a move of others, or a replayed move, is shown before the next one. */
export const SHOWN_FOR = [0, 1400, 700, 300];
/** A longer queue is skipped: the present matters more. */
const LONGEST_QUEUE = 12;

export interface Shown {
  snapshot: Snapshot;
  events: Event[];
}

export class Playback {
  shown = $state.raw<Shown | null>(null);
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(next: Shown): void {
    this.queue.push(next);
    if (speed() === 0 || this.queue.length > LONGEST_QUEUE) this.showAll();
    else if (this.timer === undefined) this.showNext();
  }

  /** Skip to the last snapshot. */
  showAll(): void {
    this.stop();
    const last = this.queue.at(-1);
    if (last) this.shown = { snapshot: last.snapshot, events: this.queue.flatMap((shown) => shown.events) };
    this.queue = [];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private showNext(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    this.shown = next;
    if (this.queue.length || isByOthers(next)) {
      this.timer = setTimeout(() => this.showNext(), SHOWN_FOR[speed()]);
    }
  }
}

function isByOthers({ snapshot, events }: Shown): boolean {
  return events.some((event) => !snapshot.table.mine.includes(event.seat));
}
