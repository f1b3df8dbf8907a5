/** A tutorial that is followed: where the learner is, what is on the board, and what comes next. */

import { api, Refusal } from './api';
import type { Lesson, Stand, Step } from './guide';
import { prefer, preferences, speed } from './preferences.svelte';
import type { Event, GameName, SeatInfo, Snapshot, Table } from './types';

/** Milliseconds after which a prepared move of another player is played, by speed. */
const PAUSE = [0, 1600, 900, 400];

export class Course {
  lesson = $state.raw<Lesson | null>(null);
  /** The step that the learner is at. */
  at = $state(0);
  private stand = $state.raw<Stand | null>(null);
  /** What has led to the position that is shown; nothing after a jump. */
  events = $state.raw<Event[]>([]);
  failure = $state.raw<unknown>(null);
  private stands = new Map<number, Promise<Stand>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last step whose position is shown. */
  private shown = -1;
  private stopped = false;

  step: Step | null = $derived(this.lesson?.steps[this.at] ?? null);
  mine: boolean = $derived(this.stand !== null && this.stand.seat === this.lesson?.learner);
  /** What the learner must find now. */
  line: string | null = $derived(this.mine ? (this.step?.line ?? null) : null);
  /** What is to be read: the text of this step, or the last one before it. */
  message: string | null = $derived(this.textBefore(this.at));
  /** What the text is about. */
  points: string[] = $derived(this.step?.points_at ?? []);
  /** Whether another player moves, without a word about it. */
  watches: boolean = $derived(this.isSilent(this.at));
  isLast: boolean = $derived(this.lesson !== null && this.at === this.lesson.steps.length - 1);
  snapshot: Snapshot | null = $derived(this.picture());
  progress: { step: number; steps: number } = $derived(this.countTexts());

  constructor(
    readonly game: GameName,
    private names: () => string[],
  ) {}

  async open(): Promise<void> {
    this.failure = null;
    try {
      this.lesson = await api.lesson(this.game);
      const kept = preferences.lessons[this.game] ?? 0;
      await this.go(Math.min(kept, this.lesson.steps.length - 1));
    } catch (failure) {
      this.failure = failure;
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Play what the learner must find. False if it was another line. */
  play(line: string): boolean {
    if (line !== this.line) return false;
    void this.on();
    return true;
  }

  /** To the next step. */
  async on(): Promise<void> {
    if (!this.isLast) await this.go(this.at + 1);
  }

  /** To the text before the one that is read now. */
  async back(): Promise<void> {
    const read = this.textIndex(this.at);
    const before = this.textIndex(read - 1);
    await this.go(Math.max(0, before));
  }

  restart(): Promise<void> {
    return this.go(0);
  }

  /** The lesson is over; next time it starts from the beginning. */
  finish(): void {
    prefer({ lessons: { ...preferences.lessons, [this.game]: 0 } });
  }

  private async go(step: number): Promise<void> {
    clearTimeout(this.timer);
    try {
      const stand = await this.fetch(step);
      if (this.stopped) return;
      this.events = step === this.shown + 1 ? stand.events : [];
      [this.shown, this.stand, this.at] = [step, stand, step];
      prefer({ lessons: { ...preferences.lessons, [this.game]: step } });
      if (this.isSilent(step)) this.timer = setTimeout(() => void this.on(), PAUSE[speed()]);
      if (!this.isLast) void this.fetch(step + 1).catch(() => undefined);
    } catch (failure) {
      if (failure instanceof Refusal || !this.stand) this.failure = failure;
      else this.timer = setTimeout(() => void this.go(step), 3000); // no connection: it may come back
    }
  }

  private fetch(step: number): Promise<Stand> {
    const known = this.stands.get(step);
    if (known) return known;
    const asked = api.stand(this.game, step);
    this.stands.set(step, asked);
    asked.catch(() => this.stands.delete(step));
    return asked;
  }

  private isSilent(step: number): boolean {
    const here = this.lesson?.steps[step];
    return Boolean(here?.line && !here.text && !this.mine);
  }

  /** The step whose text is read at a step. */
  private textIndex(step: number): number {
    return this.lesson?.steps.findLastIndex(({ text }, index) => index <= step && text !== null) ?? -1;
  }

  private textBefore(step: number): string | null {
    return this.lesson?.steps[this.textIndex(step)]?.text ?? null;
  }

  private countTexts(): { step: number; steps: number } {
    const steps = this.lesson?.steps ?? [];
    const read = (until: number) => steps.filter(({ text }, index) => text !== null && index <= until).length;
    return { step: read(this.at), steps: read(steps.length) };
  }

  /** The board's snapshot: only what the learner must find can be touched. */
  private picture(): Snapshot | null {
    if (!this.lesson || !this.stand) return null;
    const { seat, decision, scene } = this.stand;
    const legal = this.line ? [this.line] : [];
    return {
      table: this.table(this.lesson),
      number: this.at,
      moves: this.at,
      confirmed: this.at,
      viewer: this.lesson.learner,
      seat,
      decision,
      scene,
      legal,
      sealed: null,
      can_undo: false,
      useless: {},
      warnings: [],
      turn: [],
      thinking: [],
      hand_over: null,
    };
  }

  private table({ game, players, learner }: Lesson): Table {
    const seats = this.names().map((name, index) => ({ seat: index + 1, name }) as SeatInfo);
    return { id: '', game, players, state: 'playing', seats, mine: [learner] } as unknown as Table;
  }
}
