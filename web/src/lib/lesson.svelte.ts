/** A lesson that is followed: where the learner is, what is on the board, what may be played, and when help comes. */

import { api, Refusal } from './api';
import { commentOn, type Lesson, type Stand, type Step } from './guide';
import { prefer, preferences, speed } from './preferences.svelte';
import { still } from './still';
import type { Event, GameName, Snapshot, Why } from './types';

/** Milliseconds after which a prepared move of another player is played, by speed. */
const PAUSE = [0, 1600, 900, 400];
/** Milliseconds after which a learner who does nothing is helped. */
const PATIENCE = 15_000;

export class Course {
  lessons = $state.raw<Lesson[]>([]);
  lesson = $state.raw<Lesson | null>(null);
  /** The step that the learner is at. */
  at = $state(0);
  /** What was chosen at the free steps, by step. */
  private chosen = new Map<number, string>();
  private stand = $state.raw<Stand | null>(null);
  /** What has led to the position that is shown; nothing after a jump. */
  events = $state.raw<Event[]>([]);
  /** What is said about a free choice, until the learner continues. */
  private comment = $state<string | null>(null);
  /** Whether the learner is shown what to do. */
  helped = $state(false);
  failure = $state.raw<unknown>(null);
  private stands = new Map<string, Promise<Stand>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** The last step whose position is shown. */
  private shown = -1;
  private stopped = false;

  step: Step | null = $derived(this.lesson?.steps[this.at] ?? null);
  mine: boolean = $derived(this.stand !== null && this.stand.seat === this.lesson?.learner);
  isFree: boolean = $derived(Boolean(this.step?.free.length));
  /** What the learner may play now: the line of the step, or all that a free step accepts. */
  wanted: string[] = $derived(this.findWanted());
  /** What is to be read: about a free choice, the text of this step, or the last one before it. */
  message: string | null = $derived(this.comment ?? this.textBefore(this.at));
  /** What the text is about: at once where nothing is to be played, otherwise as a help. */
  points: string[] = $derived(
    !this.comment && (!this.wanted.length || this.helped) ? (this.step?.points_at ?? []) : [],
  );
  /** Whether another player moves, without a word about it. */
  watches: boolean = $derived(this.isSilent(this.at));
  isLast: boolean = $derived(this.lesson !== null && this.at === this.lesson.steps.length - 1);
  following: Lesson | null = $derived(this.lessons[this.lessons.findIndex((each) => each === this.lesson) + 1] ?? null);
  snapshot: Snapshot | null = $derived(this.picture());
  progress: { step: number; steps: number } = $derived(this.countTexts());

  constructor(
    readonly game: GameName,
    private names: () => string[],
  ) {}

  /** Open a lesson, by default the first, where the learner has left it. */
  async open(name: string | null): Promise<void> {
    this.failure = null;
    try {
      if (!this.lessons.length) this.lessons = await api.lessons(this.game);
      const lesson = this.lessons.find((each) => each.name === name) ?? this.lessons[0] ?? null;
      this.stands.clear();
      [this.shown, this.stand, this.lesson] = [-1, null, lesson];
      if (lesson) await this.resume(lesson);
    } catch (failure) {
      this.failure = failure;
    }
  }

  /** Continue where the learner has left the lesson, with the choices made there as long as they are legal. */
  private async resume(lesson: Lesson): Promise<void> {
    this.chosen = new Map(preferences.choices[this.key]);
    const at = Math.min(preferences.lessons[this.key] ?? 0, this.firstOpen(lesson));
    const line = this.chosen.get(at);
    await this.go(at);
    if (line) this.play(line);
    if (!(this.failure instanceof Refusal) || !this.chosen.size) return;
    this.chosen.clear();
    this.failure = null;
    await this.go(this.firstOpen(lesson));
  }

  /** The first free step where nothing was chosen, or the last step. */
  private firstOpen({ steps }: Lesson): number {
    const open = steps.findIndex((step, index) => step.free.length > 0 && !this.chosen.has(index));
    return open < 0 ? steps.length - 1 : open;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
  }

  /** Play what the lesson wants. False if it was another line. */
  play(line: string): boolean {
    if (!this.step || !this.wanted.includes(line)) return false;
    if (!this.isFree) void this.on();
    else {
      this.chosen.set(this.at, line);
      this.keep();
      void this.tell(commentOn(this.step, line));
    }
    return true;
  }

  /** Why a line that the lesson does not want cannot be played; legal if it could be in a game. From now on, help. */
  async why(line: string): Promise<Why> {
    this.helped = true;
    if (!this.lesson) return { legal: false, reason: null };
    if (this.stand?.legal.includes(line)) return { legal: true, reason: null };
    return api.lessonWhy(this.game, this.lesson.name, this.lines(), line);
  }

  /** To the next step. */
  async on(): Promise<void> {
    if (!this.isLast) await this.go(this.at + 1);
  }

  /** To the text before the one that is read now. */
  async back(): Promise<void> {
    const read = this.comment ? this.at + 1 : this.textIndex(this.at);
    await this.go(Math.max(0, this.textIndex(read - 1)));
  }

  restart(): Promise<void> {
    return this.go(0);
  }

  /** The lesson is over; next time it starts from the beginning. */
  finish(): void {
    prefer({ lessons: { ...preferences.lessons, [this.key]: 0 } });
  }

  /** The lines that have led to a step. */
  lines(step = this.at): string[] {
    const before = this.lesson?.steps.slice(0, step) ?? [];
    return before.flatMap(({ line, free }, index) => (free.length ? (this.chosen.get(index) ?? []) : (line ?? [])));
  }

  /** Remember the step, and what was chosen before it. */
  private keep(): void {
    const { lessons, choices } = preferences;
    prefer({ lessons: { ...lessons, [this.key]: this.at }, choices: { ...choices, [this.key]: [...this.chosen] } });
  }

  private get key(): string {
    const first = this.lesson === this.lessons[0];
    return first ? this.game : `${this.game} ${this.lesson?.name}`;
  }

  private findWanted(): string[] {
    if (!this.mine || this.comment || !this.step) return [];
    const step = this.step;
    if (step.line) return [step.line];
    return this.stand?.legal.filter((line) => commentOn(step, line)) ?? [];
  }

  /** Show where a free choice has led, and what there is to say about it. */
  private async tell(comment: string | null): Promise<void> {
    try {
      const stand = await this.fetch(this.at + 1);
      if (this.stopped) return;
      [this.stand, this.events, this.comment] = [stand, stand.events, comment];
      clearTimeout(this.patience);
    } catch (failure) {
      this.failure = failure;
    }
  }

  private async go(step: number): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    try {
      const stand = await this.fetch(step);
      if (this.stopped) return;
      this.events = step === this.shown + 1 && !this.comment ? stand.events : [];
      [this.shown, this.stand, this.at, this.comment, this.helped] = [step, stand, step, null, false];
      for (const later of this.chosen.keys()) if (later >= step) this.chosen.delete(later);
      this.keep();
      if (this.isSilent(step)) this.timer = setTimeout(() => void this.on(), PAUSE[speed()]);
      else if (this.wanted.length && !this.isFree) this.patience = setTimeout(() => (this.helped = true), PATIENCE);
      if (!this.isLast && !this.isFree) void this.fetch(step + 1).catch(() => undefined);
    } catch (failure) {
      if (failure instanceof Refusal || !this.stand) this.failure = failure;
      else this.timer = setTimeout(() => void this.go(step), 3000); // no connection: it may come back
    }
  }

  private fetch(step: number): Promise<Stand> {
    const lines = this.lines(step);
    const key = lines.join('\n');
    const known = this.stands.get(key);
    if (known) return known;
    const asked = api.lessonPosition(this.game, this.lesson?.name ?? '', lines);
    this.stands.set(key, asked);
    asked.catch(() => this.stands.delete(key));
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

  /** The board's snapshot: only what the lesson wants can be touched. */
  private picture(): Snapshot | null {
    if (!this.lesson || !this.stand) return null;
    const { seat, decision, scene } = this.stand;
    const { game, players, learner } = this.lesson;
    const names = this.names();
    const position = { players, seat, decision, scene, legal: this.wanted, solver: learner };
    return { ...still(game, position, this.at, (each) => names[each - 1] ?? ''), can_undo: false };
  }
}
