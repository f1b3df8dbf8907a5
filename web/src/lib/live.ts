/**
 * The live connection to a table. It reconnects by itself, asks only for what it has missed, and sends again what was
 * never answered: sent twice, a message has no second effect.
 */

import type { ServerMessage } from './types';

export type Outgoing =
  | { type: 'play'; seat: number; number: number; line: string }
  | { type: 'undo'; seat: number; number: number; to: 'last' | 'turn' }
  | { type: 'chat'; text: string };

export type Sent = Outgoing & { id: number };

export type Connection = 'connecting' | 'open' | 'lost';

export interface Handlers {
  receive(message: ServerMessage): void;
  connection(state: Connection): void;
}

/** What Live needs of the world, so that tests can give it another one. */
export interface World {
  open(address: string): WebSocket;
  later(milliseconds: number, action: () => void): () => void;
  now(): number;
  chance(): number;
  keep(messages: Sent[]): void;
  kept(): Sent[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for this long never came about; the server begins at once. */
const FIRST_SIGN = 10_000;
/** The server pings more often than this: silence means that the connection is dead. */
const SILENCE = 45_000;

export class Live {
  private socket: WebSocket | null = null;
  private failures = 0;
  private stopped = false;
  private unanswered: Sent[];
  private cancelRetry: () => void = () => undefined;
  private cancelSilence: () => void = () => undefined;

  /** `address` is asked on every attempt, since it says how far this page knows the log. */
  constructor(
    private address: () => string,
    private handlers: Handlers,
    private world: World,
  ) {
    this.unanswered = world.kept();
    this.connect();
  }

  /** Send a message, now or as soon as there is a connection; returns its id. */
  send(message: Outgoing): number {
    const last = this.unanswered.at(-1)?.id ?? 0;
    // Ids grow over reloads and tabs, as time does.
    const sent: Sent = { ...message, id: Math.max(this.world.now(), last + 1) };
    this.unanswered.push(sent);
    this.world.keep(this.unanswered);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
    return sent.id;
  }

  /** Messages that the server has not answered yet. */
  get waiting(): readonly Sent[] {
    return this.unanswered;
  }

  /** Try now: the browser is online or in sight again, or the player does not want to wait. */
  retryNow(): void {
    if (this.stopped || this.socket?.readyState === WebSocket.OPEN) return;
    this.failures = 0;
    this.connect();
  }

  /** The browser has no network: a connection that still looks open would not say so. */
  cut(): void {
    if (this.socket) this.closed(this.socket);
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry();
    this.drop();
  }

  private connect(): void {
    this.cancelRetry();
    this.drop();
    this.handlers.connection(this.failures ? 'lost' : 'connecting');
    const socket = this.world.open(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, JSON.parse(event.data));
    socket.onclose = () => this.closed(socket);
    this.expectSigns(FIRST_SIGN);
  }

  private drop(): void {
    this.cancelSilence();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    // Browsers complain about closing a connection that is not open yet.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    for (const message of this.unanswered) socket.send(JSON.stringify(message));
  }

  private received(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    this.expectSigns(SILENCE);
    if (message.type === 'ping') {
      socket.send(JSON.stringify({ type: 'pong' }));
      return;
    }
    if (message.type === 'snapshot') {
      this.failures = 0;
      this.handlers.connection('open');
    }
    this.answered(message);
    this.handlers.receive(message);
  }

  private answered(message: ServerMessage): void {
    const ids = message.type === 'problem' ? [message.id] : 'answers' in message ? (message.answers ?? []) : [];
    if (!ids.length) return;
    this.unanswered = this.unanswered.filter(({ id }) => !ids.includes(id));
    this.world.keep(this.unanswered);
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.stopped) return;
    this.failures += 1;
    this.handlers.connection('lost');
    this.cancelRetry = this.world.later(this.wait(), () => this.connect());
  }

  /** Twice as long each time, and at random: a server that comes back must not be asked by all at once. */
  private wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    return longest * (0.5 + this.world.chance() / 2);
  }

  private expectSigns(within: number): void {
    this.cancelSilence();
    const socket = this.socket;
    this.cancelSilence = this.world.later(within, () => socket && this.closed(socket));
  }
}

/** The browser's world; `name` keeps the unanswered messages of one table over a reload. */
export function browserWorld(name: string): World {
  const place = `unanswered ${name}`;
  return {
    open: (address) => new WebSocket(address),
    later(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    chance: Math.random,
    keep: (messages) => sessionStorage.setItem(place, JSON.stringify(messages)),
    kept: () => JSON.parse(sessionStorage.getItem(place) ?? '[]'),
  };
}
