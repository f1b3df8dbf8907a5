/** A table as the server reports it: the last snapshot, the log, the chat, and the state of the connection. */

import { Refusal, tableApi, Unreachable, type TableApi } from './api';
import { browserWorld, Live, type Connection, type Outgoing } from './live';
import { inForce, merged } from './log';
import { Playback, type Shown } from './playback.svelte';
import type {
  ChatMessage,
  Entry,
  ProblemMessage,
  SeatPresence,
  ServerMessage,
  Snapshot,
  SnapshotMessage,
} from './types';

export interface Notice {
  words: string;
  /** The same for those who see what it is about. */
  seen?: string;
  kind: 'refusal' | 'news';
}

/** For how long an answer is waited for before the page says so. */
export const PATIENCE_MS = 250;

export class TableFeed {
  readonly api: TableApi;
  /** What the server said last; the playback leads from what is shown to it. */
  latest = $state.raw<Snapshot | null>(null);
  receivedAt = $state(Date.now());
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>('connecting');
  lostAt = $state<number | null>(null);
  /** Whether a move has been sent that the server has not answered. */
  busy = $state(false);
  /** Whether that takes long: then the choices are put away. An answer in time is drawn once, in their place. */
  late = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** Why there is nothing to show. */
  failure = $state.raw<unknown>(null);

  line: Entry[] = $derived(inForce(this.entries, this.latest?.moves ?? 0));

  private playback = new Playback();
  private live: Live | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private seat: number | undefined;

  constructor(readonly id: string) {
    this.api = tableApi(id);
    const seat = sessionStorage.getItem(`seat ${id}`);
    this.seat = seat === null ? undefined : Number(seat);
  }

  /** Follow the table. The first message brings everything, or says why there is nothing. */
  open(): void {
    this.failure = null;
    this.connect();
  }

  stop(): void {
    clearTimeout(this.patience);
    this.playback.stop();
    this.live?.stop();
  }

  /** Hot seat: another player takes over the screen. */
  sit(seat: number): void {
    this.seat = seat;
    sessionStorage.setItem(`seat ${this.id}`, String(seat));
    this.entries = []; // the secret choices of this seat come only now
    this.connect();
  }

  /** Ask for a new snapshot: something was changed over HTTP. The live connection may have told more meanwhile. */
  async refresh(): Promise<void> {
    const before = this.latest;
    const snapshot = await this.api.snapshot(this.seat);
    if (this.latest === before) this.take(snapshot, []);
  }

  retryNow(): void {
    this.live?.retryNow();
  }

  cut(): void {
    this.live?.cut();
  }

  say(words: string): void {
    this.send({ type: 'chat', text: words });
  }

  get shown(): Shown | null {
    return this.playback.shown;
  }

  /** Skip what is still to be shown. */
  showAll(): void {
    this.playback.showAll();
  }

  protected send(message: Outgoing): void {
    this.live?.send(message);
    this.countUnanswered();
  }

  /** Called with every snapshot, after it was taken. */
  protected taken(): void {}

  private connect(): void {
    this.live?.stop();
    this.live = new Live(
      () => this.address(),
      { receive: (message) => this.receive(message), connection: (state) => this.connected(state) },
      browserWorld(this.id),
    );
    this.countUnanswered();
  }

  private countUnanswered(): void {
    const busy = this.live?.waiting.some((message) => message.type !== 'chat') ?? false;
    if (busy === this.busy) return;
    this.busy = busy;
    this.late = false;
    clearTimeout(this.patience);
    if (busy) this.patience = setTimeout(() => (this.late = true), PATIENCE_MS);
  }

  private address(): string {
    const values = new URLSearchParams({ after: String(this.entries.at(-1)?.number ?? 0) });
    if (this.seat !== undefined) values.set('seat', String(this.seat));
    return `${location.origin.replace(/^http/, 'ws')}${this.api.liveAddress}?${values}`;
  }

  private connected(state: Connection): void {
    this.connection = state;
    if (state === 'open') this.lostAt = this.failure = null;
    if (state !== 'lost') return;
    if (this.latest) this.lostAt ??= Date.now();
    else this.failure ??= new Unreachable();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'snapshot' || message.type === 'update') this.takeMessage(message);
    if (message.type === 'chat') this.hear(message);
    if (message.type === 'removed') this.chat = this.chat.filter(({ id }) => id !== message.message);
    if (message.type === 'presence') this.see(message.seats);
    if (message.type === 'problem') this.refused(message);
    this.countUnanswered();
  }

  private takeMessage(message: SnapshotMessage): void {
    if (message.chat) this.chat = message.chat;
    this.take(message, message.entries);
  }

  private take(snapshot: Snapshot, news: Entry[]): void {
    const known = this.latest?.number ?? -1;
    const fresh = news.filter((entry) => entry.number > known);
    this.entries = merged(this.entries, news);
    this.latest = snapshot;
    this.receivedAt = Date.now();
    this.seat ??= snapshot.viewer || undefined;
    this.playback.add({ snapshot, events: known < 0 ? [] : fresh.flatMap((entry) => entry.events) });
    this.taken();
  }

  private hear(message: ChatMessage): void {
    if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
  }

  private see(seats: SeatPresence[]): void {
    if (!this.latest) return;
    const online = new Map(seats.map(({ seat, online }) => [seat, online]));
    const people = this.latest.table.seats.map((seat) => ({ ...seat, online: online.get(seat.seat) ?? seat.online }));
    this.latest = { ...this.latest, table: { ...this.latest.table, seats: people } };
  }

  private refused(problem: ProblemMessage): void {
    if (this.latest) this.notice = { words: problem.detail || problem.title, kind: 'refusal' };
    else if (problem.code === 'not-your-seat' && this.seat !== undefined) this.forgetSeat();
    else this.fail(problem);
  }

  /** The seat that this browser remembers belongs to another person by now. */
  private forgetSeat(): void {
    this.seat = undefined;
    sessionStorage.removeItem(`seat ${this.id}`);
    this.connect();
  }

  /** There is nothing to show. A server that is only busy is asked again, as after a lost connection. */
  private fail(problem: ProblemMessage): void {
    this.failure = new Refusal(problem);
    if (problem.status < 500 && problem.status !== 429) this.live?.stop();
  }
}
