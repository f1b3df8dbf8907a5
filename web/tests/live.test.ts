import { beforeEach, describe, expect, test } from 'vitest';
import { Live, type Connection, type Sent, type World } from '../src/lib/live';
import type { ServerMessage } from '../src/lib/types';

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {}

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  fail() {
    this.readyState = 3;
    this.onclose();
  }
}
globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;

let sockets: FakeSocket[];
let timers: { wait: number; action: () => void; cancelled: boolean }[];
let kept: Sent[];
let states: Connection[];
let received: ServerMessage[];
let after: number;

const world: World = {
  open(address) {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  later(wait, action) {
    const timer = { wait, action, cancelled: false };
    timers.push(timer);
    return () => (timer.cancelled = true);
  },
  now: () => 1000,
  chance: () => 1,
  keep: (messages) => (kept = [...messages]),
  kept: () => [...kept],
};

function live(): Live {
  return new Live(
    () => `ws://table?after=${after}`,
    { receive: (message) => received.push(message), connection: (state) => states.push(state) },
    world,
  );
}

const socket = () => sockets.at(-1) as FakeSocket;
const pending = () => timers.filter((timer) => !timer.cancelled);
const play = { type: 'play', seat: 1, number: 4, line: 'place tikal' } as const;

beforeEach(() => {
  [sockets, timers, kept, states, received, after] = [[], [], [], [], [], 0];
});

describe('messages', () => {
  test('are sent once there is a connection, and forgotten once they are answered', () => {
    const line = live();
    const id = line.send(play);
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().sent).toEqual([{ ...play, id }]);
    socket().say({ type: 'update', number: 5, entries: [] });
    expect(line.waiting).toHaveLength(1);
    socket().say({ type: 'update', number: 5, entries: [], answers: [id] });
    expect(line.waiting).toEqual([]);
    expect(kept).toEqual([]);
  });

  test('of the chat are answered by the message itself', () => {
    const line = live();
    socket().open();
    const id = line.send({ type: 'chat', text: 'hello' });
    socket().say({ type: 'chat', id: 7, text: 'hello', answers: [id] });
    expect(line.waiting).toEqual([]);
  });

  test('are sent again with the same id when the connection was lost before the answer', () => {
    const line = live();
    socket().open();
    const id = line.send(play);
    socket().fail();
    pending()[0]?.action();
    socket().open();
    expect(sockets).toHaveLength(2);
    expect(socket().sent).toEqual([{ ...play, id }]);
  });

  test('survive a reload', () => {
    const id = live().send(play);
    live();
    socket().open();
    expect(socket().sent).toEqual([{ ...play, id }]);
  });

  test('never share an id', () => {
    const line = live();
    expect(line.send(play)).not.toBe(line.send(play));
  });

  test('that are refused are not sent again', () => {
    const line = live();
    socket().open();
    const id = line.send(play);
    socket().say({ type: 'problem', id, code: 'stale', title: '', detail: '', status: 409 });
    expect(line.waiting).toEqual([]);
    expect(received.at(-1)?.type).toBe('problem');
  });
});

describe('the connection', () => {
  test('asks only for what it has missed', () => {
    live();
    after = 17;
    socket().fail();
    pending()[0]?.action();
    expect(sockets.map((each) => each.address)).toEqual(['ws://table?after=0', 'ws://table?after=17']);
  });

  test('is told truthfully', () => {
    live();
    socket().open();
    expect(states).toEqual(['connecting']); // an open socket knows nothing yet
    socket().say({ type: 'snapshot', entries: [] });
    socket().fail();
    expect(states).toEqual(['connecting', 'open', 'lost']);
  });

  test('waits twice as long each time, up to a limit', () => {
    live();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      socket().fail();
      const retry = pending().at(-1);
      waits.push(retry?.wait ?? 0);
      retry?.action();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  test('that says nothing for long is dead, and earlier where it has said nothing yet', () => {
    live();
    socket().open();
    expect(pending().map(({ wait }) => wait)).toEqual([10_000]);
    socket().say({ type: 'snapshot', entries: [] });
    expect(pending().map(({ wait }) => wait)).toEqual([45_000]);
    pending()[0]?.action();
    expect(states.at(-1)).toBe('lost');
    pending()[0]?.action(); // a new attempt, and nobody answers
    pending()[0]?.action();
    expect(pending().map(({ wait }) => wait)).toEqual([1000]);
  });

  test('is over when the browser has no network, and comes back with it', () => {
    const line = live();
    socket().open();
    line.cut();
    expect(states.at(-1)).toBe('lost');
    line.retryNow();
    expect(sockets).toHaveLength(2);
  });

  test('answers pings and does not pass them on', () => {
    live();
    socket().open();
    socket().say({ type: 'ping' });
    expect(socket().sent).toEqual([{ type: 'pong' }]);
    expect(received).toEqual([]);
  });

  test('that was stopped stays so', () => {
    const line = live();
    const first = socket();
    line.stop();
    first.fail();
    expect(sockets).toHaveLength(1);
    expect(pending()).toEqual([]);
  });
});
