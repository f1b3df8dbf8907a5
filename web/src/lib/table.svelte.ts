/** A table as this browser knows it: what is there now, what was, and what this hand may do. */

import { Refusal, tableApi, type TableApi } from './api';
import type { Questions } from './board';
import { browserWorld, Live, type Connection, type Incoming } from './live';
import { inForce, lastOwn, merged, turnBack, turnOn } from './log';
import { preferences, speed } from './preferences.svelte';
import type { ChatMessage, Entry, Event, Past, Snapshot, Warning } from './types';

/** Milliseconds for which a move of others, or one that is replayed, is shown before the next; by speed. */
const SHOWN_FOR = [0, 1400, 700, 300];
/** A queue longer than this is not watched to its end: the present matters more. */
const LONGEST_QUEUE = 12;

export interface Notice {
  words: string;
  kind: 'refusal' | 'news';
}

interface Shown {
  snapshot: Snapshot;
  events: Event[];
}

export class TableState {
  readonly api: TableApi;
  /** What the server said last; the queue leads from what is shown to it. */
  latest = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Shown | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>('connecting');
  lostAt = $state<number | null>(null);
  /** Messages that the server has not answered. */
  unanswered = $state(0);
  /** How far the log goes according to the last answer: until that is here too, what is known is out of date. */
  private answeredTo = $state(0);
  busy: boolean = $derived(this.unanswered > 0 || (this.latest?.number ?? 0) < this.answeredTo);
  /** The position looked at, as a number of moves; null is the present. */
  at = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  replaying = $state(false);
  confirming = $state(false);
  notice = $state.raw<Notice | null>(null);
  failure = $state.raw<unknown>(null);
  receivedAt = $state(Date.now());
  private lookedAt: Past | null = $derived(this.at === null ? null : this.past);
  private pastEvents = $state.raw<Event[]>([]);

  line: Entry[] = $derived(inForce(this.entries, this.latest?.moves ?? 0));
  /** What the board draws: the present as it is shown, or the past that is looked at. */
  position: Snapshot | null = $derived(this.drawn());
  events: Event[] = $derived(this.at === null ? (this.shown?.events ?? []) : this.pastEvents);
  myTurn: boolean = $derived(this.isMyTurn());
  /** Whether moves of others are still to be shown. */
  catchingUp: boolean = $derived(this.shown !== null && this.shown.snapshot.number !== this.latest?.number);
  legal: string[] = $derived(this.mayChoose() ? (this.latest?.legal ?? []) : []);
  warnings: Warning[] = $derived(this.wantedWarnings());
  /** About what the board draws: in the past, about that position. */
  questions: Questions = $derived.by(() => this.api.questions(this.latest?.viewer ?? 0, this.lookedAt?.move));
  lastOwnMove: number | null = $derived(lastOwn(this.line, this.latest?.table.mine ?? []));

  private live: Live | null = null;
  private seat: number | undefined;
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replayTimer: ReturnType<typeof setTimeout> | undefined;
  private pasts = new Map<string, Promise<Past>>();
  private stopped = false;
  /** A move to look at as soon as the log is there. */
  private wanted: number | null = null;

  constructor(readonly id: string) {
    this.api = tableApi(id);
    const seat = sessionStorage.getItem(`seat ${id}`);
    this.seat = seat === null ? undefined : Number(seat);
  }

  async open(move: number | null): Promise<void> {
    try {
      const snapshot = await this.firstSnapshot();
      if (this.stopped) return;
      this.take(snapshot, []);
      this.connect();
      this.wanted = move;
      this.chat = await this.api.chat();
    } catch (failure) {
      this.failure = failure;
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.pause();
    this.live?.stop();
  }

  private async firstSnapshot(): Promise<Snapshot> {
    try {
      return await this.api.snapshot(this.seat);
    } catch (failure) {
      // The seat this browser remembers may be another's by now.
      if (this.seat === undefined || !(failure instanceof Refusal)) throw failure;
      this.seat = undefined;
      return this.api.snapshot();
    }
  }

  // Playing

  play(line: string): void {
    if (!this.latest || !this.legal.includes(line)) return;
    if (line === 'end' && this.warnings.length && !this.confirming) {
      this.confirming = true;
      return;
    }
    this.confirming = false;
    this.notice = null;
    this.send({ type: 'play', seat: this.latest.viewer, number: this.latest.number, line });
  }

  undo(to: 'last' | 'turn'): void {
    if (!this.canUndo || !this.latest) return;
    this.confirming = false;
    this.send({ type: 'undo', seat: this.latest.viewer, number: this.latest.number, to });
  }

  get canUndo(): boolean {
    return Boolean(this.latest?.can_undo && !this.busy && this.at === null);
  }

  say(words: string): void {
    this.send({ type: 'chat', text: words });
  }

  /** Hot seat: somebody else sits down before the screen. */
  sit(seat: number): void {
    this.seat = seat;
    sessionStorage.setItem(`seat ${this.id}`, String(seat));
    this.entries = []; // one's own secret choices come only now
    this.connect();
  }

  /** Ask again what there is: something was changed over HTTP. */
  async refresh(): Promise<void> {
    this.take(await this.api.snapshot(this.seat), []);
  }

  retryNow(): void {
    this.live?.retryNow();
  }

  cut(): void {
    this.live?.cut();
  }

  private send(message: Parameters<Live['send']>[0]): void {
    this.live?.send(message);
    this.countUnanswered();
  }

  private countUnanswered(): void {
    this.unanswered = this.live?.waiting.filter((message) => message.type !== 'chat').length ?? 0;
  }

  // Hearing

  private connect(): void {
    this.live?.stop();
    this.live = new Live(
      () => this.address(),
      {
        receive: (message) => this.receive(message),
        connection: (state) => this.connected(state),
      },
      browserWorld(this.id),
    );
    this.countUnanswered();
  }

  private address(): string {
    const values = new URLSearchParams({ after: String(this.entries.at(-1)?.number ?? 0) });
    if (this.seat !== undefined) values.set('seat', String(this.seat));
    return `${location.origin.replace(/^http/, 'ws')}${this.api.liveAddress}?${values}`;
  }

  private connected(state: Connection): void {
    this.connection = state;
    if (state === 'lost') this.lostAt ??= Date.now();
    if (state === 'open') this.lostAt = null;
  }

  private receive(message: Incoming): void {
    if (message.type === 'snapshot' || message.type === 'update') this.take(message, message.entries);
    if (message.type === 'snapshot' && this.wanted !== null) {
      void this.look(this.wanted);
      this.wanted = null;
    }
    if (message.type === 'ack') this.answeredTo = Math.max(this.answeredTo, message.number ?? 0);
    if (message.type === 'chat') this.hear(message);
    if (message.type === 'presence') this.see(message.seats);
    if (message.type === 'problem') this.notice = { words: message.detail || message.title, kind: 'refusal' };
    this.countUnanswered();
  }

  private hear(message: ChatMessage): void {
    if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
  }

  private see(seats: { seat: number; online: boolean }[]): void {
    if (!this.latest) return;
    const online = new Map(seats.map(({ seat, online }) => [seat, online]));
    const people = this.latest.table.seats.map((seat) => ({ ...seat, online: online.get(seat.seat) ?? seat.online }));
    this.latest = { ...this.latest, table: { ...this.latest.table, seats: people } };
  }

  private take(snapshot: Snapshot, news: Entry[]): void {
    const known = this.latest?.number ?? -1;
    const fresh = news.filter((entry) => entry.number > known && !entry.undone);
    this.entries = merged(this.entries, news);
    this.latest = snapshot;
    this.receivedAt = Date.now();
    this.confirming = false;
    this.seat ??= snapshot.viewer || undefined;
    this.enqueue({ snapshot, events: known < 0 ? [] : fresh.flatMap((entry) => entry.events) });
  }

  /** Show at once what this hand did; let the moves of others be seen one after the other. */
  private enqueue(next: Shown): void {
    this.queue.push(next);
    if (speed() === 0 || this.queue.length > LONGEST_QUEUE) this.showAll();
    else if (this.timer === undefined) this.showNext();
  }

  private wantsPause(next: Shown): boolean {
    const mine = this.latest?.table.mine ?? [];
    return next.events.some((event) => !mine.includes(event.seat));
  }

  private showNext(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    this.shown = next;
    if (this.queue.length || this.wantsPause(next)) {
      this.timer = setTimeout(() => this.showNext(), SHOWN_FOR[speed()]);
    }
  }

  /** Skip what is still to be shown. */
  showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    if (last) this.shown = { snapshot: last.snapshot, events: this.queue.flatMap((shown) => shown.events) };
    this.queue = [];
  }

  // Looking back

  /** Look at the position after so many moves; null, or the last of them, is the present. */
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
      this.refuse(failure);
      this.at = before;
    }
  }

  step(by: 1 | -1): Promise<void> {
    return this.look((this.at ?? this.latest?.moves ?? 0) + by);
  }

  stepTurn(by: 1 | -1): Promise<void> {
    const now = this.at ?? this.latest?.moves ?? 0;
    return this.look(by < 0 ? turnBack(this.line, now) : turnOn(this.line, now));
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

  /** Show again what happened since the last move of this browser's seats. */
  async replay(from = this.lastOwnMove ?? 0): Promise<void> {
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

  // Derived

  private isMyTurn(): boolean {
    const now = this.latest;
    if (!now || now.hand_over !== null) return false;
    return now.legal.length > 0 && now.sealed === null; // a sealed choice is changed by taking it back
  }

  private mayChoose(): boolean {
    return this.myTurn && !this.busy && !this.catchingUp && this.at === null;
  }

  private drawn(): Snapshot | null {
    const now = this.shown?.snapshot ?? this.latest;
    if (!now || !this.lookedAt) return now;
    const { scene, seat, decision, move } = this.lookedAt;
    return { ...now, scene, seat, decision, moves: move, legal: [], turn: [] };
  }

  private wantedWarnings(): Warning[] {
    const game = this.latest?.table.game;
    if (!this.legal.includes('end')) return [];
    return (this.latest?.warnings ?? []).filter(({ kind }) => !preferences.silenced.includes(`${game} ${kind}`));
  }

  private refuse(failure: unknown): void {
    if (failure instanceof Refusal) this.notice = { words: failure.message, kind: 'refusal' };
  }
}
