/** Looking back: the position after any move, step by step, or as a replay. */

import { Refusal } from './api';
import { TableFeed } from './feed.svelte';
import { firstAfter, lastBefore, lastOwn, turnStarts } from './log';
import { SHOWN_FOR } from './playback.svelte';
import { preferences } from './preferences.svelte';
import { turnsOf } from './story';
import type { Entry, Event, Past } from './types';

export class TableHistory extends TableFeed {
  /** The position looked at, as a number of moves; null is the present. */
  at = $state<number | null>(null);
  replaying = $state(false);
  private past = $state.raw<Past | null>(null);
  protected lookedAt: Past | null = $derived(this.at === null ? null : this.past);
  protected pastEvents = $state.raw<Event[]>([]);
  /** The last move of the player who looks, or of a seat of this browser; null if there is none. */
  lastOwnMove: number | null = $derived(lastOwn(this.line, this.ownSeats()));

  /**
   * What has happened to others since the last choice of this browser's seats, as far as it has been shown: with that choice
   * itself where the end of a turn brought something to everybody. For a spectator, the last turn.
   */
  missed: Entry[] = $derived(this.findMissed());

  private replayTimer: ReturnType<typeof setTimeout> | undefined;
  private pasts = new Map<string, Promise<Past>>();
  /** A move to look at as soon as the log is there. */
  private wanted: number | null = null;

  /** Follow the table, and look at a move first. */
  override open(move: number | null = null): void {
    this.wanted = move;
    super.open();
  }

  override stop(): void {
    this.pause();
    super.stop();
  }

  protected override taken(): void {
    const move = this.wanted;
    this.wanted = null;
    if (move !== null) void this.look(move);
  }

  /** Look at the position after that many moves; null, or the last move, is the present. */
  async look(move: number | null): Promise<void> {
    const moves = this.latest?.moves ?? 0;
    const wanted = move === null || move >= moves ? null : Math.max(0, move);
    if (wanted === null) {
      this.pastEvents = [];
      this.past = null;
      this.at = null;
      return;
    }
    const before = this.at;
    this.at = wanted;
    try {
      const past = await this.fetchPast(wanted);
      if (this.at !== wanted) return;
      this.past = past;
      const onwards = before !== null && wanted === before + 1;
      this.pastEvents = onwards ? (this.line.find((entry) => entry.move === wanted)?.events ?? []) : [];
      void this.fetchPast(wanted + 1).catch(() => undefined);
    } catch (failure) {
      if (failure instanceof Refusal) this.notice = { words: failure.message, kind: 'refusal' };
      this.at = before;
    }
  }

  step(by: 1 | -1): Promise<void> {
    return this.look((this.at ?? this.latest?.moves ?? 0) + by);
  }

  stepTurn(by: 1 | -1): Promise<void> {
    return this.stepTo(turnStarts(this.line), by);
  }

  /** To the last of these moments before the position that is looked at, or to the first after it. */
  stepTo(moments: number[], by: 1 | -1): Promise<void> {
    const now = this.at ?? this.latest?.moves ?? 0;
    return this.look(by < 0 ? lastBefore(moments, now) : firstAfter(moments, now));
  }

  /** Show again what happened since the last move of this browser's seats. */
  async replay(from = (this.missed[0]?.move ?? Infinity) - 1): Promise<void> {
    this.pause();
    if (from >= (this.latest?.moves ?? 0)) return;
    await this.look(from);
    this.resume();
  }

  resume(): void {
    this.replaying = true;
    this.replayTimer = setTimeout(async () => {
      await this.step(1);
      if (this.at === null) this.replaying = false;
      else if (this.replaying) this.resume();
    }, SHOWN_FOR[preferences.speed] || 0);
  }

  pause(): void {
    this.replaying = false;
    clearTimeout(this.replayTimer);
  }

  private ownSeats(): number[] {
    const viewer = this.latest?.viewer;
    return viewer ? [viewer] : (this.latest?.table.mine ?? []);
  }

  private findMissed(): Entry[] {
    const moves = this.shown?.snapshot.moves ?? 0;
    const line = this.line.filter(({ move }) => move <= moves);
    if (!this.latest?.table.mine.length) return turnsOf(line).at(-1)?.entries ?? [];
    const last = this.lastOwnMove ?? 0;
    return line.filter((entry) => entry.move > last || (entry.move === last && this.endedForAll(entry)));
  }

  /** Whether a choice was the end of a turn, after which something happened to others, such as a Food Day. */
  private endedForAll({ seat, events }: Entry): boolean {
    return !this.latest?.turn.length && events.some((event) => event.seat && event.seat !== seat);
  }

  private fetchPast(move: number): Promise<Past> {
    if (move > (this.latest?.moves ?? 0)) return Promise.reject(new RangeError());
    // An undo can put another position in the place of one that was looked at.
    const key = `${this.latest?.viewer} ${move} ${this.line[move - 1]?.number}`;
    const known = this.pasts.get(key);
    if (known) return known;
    const asked = this.api.at(move, this.latest?.viewer || undefined);
    this.pasts.set(key, asked);
    asked.catch(() => this.pasts.delete(key));
    return asked;
  }
}
