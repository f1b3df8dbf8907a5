// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from '../src/lib/api';
import { PATIENCE_MS } from '../src/lib/feed.svelte';
import { TableState } from '../src/lib/table.svelte';

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: { id: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly address: string) {
    sockets.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
  }
  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
let sockets: FakeSocket[];
const socket = () => sockets.at(-1) as FakeSocket;
const seatAsked = () => new URL(socket().address).searchParams.get('seat');

const snapshot = (number: number, more = {}) => ({
  type: 'update',
  table: { game: 'pond', mine: [1], seats: [] },
  number,
  moves: number,
  viewer: 1,
  legal: ['hop'],
  sealed: null,
  hand_over: null,
  warnings: [],
  entries: [],
  ...more,
});
const first = { ...snapshot(4), type: 'snapshot', chat: [{ id: 3, text: 'hello' }] };
const problem = (code: string, status: number) => ({
  type: 'problem',
  id: null,
  code,
  status,
  title: '',
  detail: code,
});

beforeEach(() => {
  sockets = [];
  sessionStorage.clear();
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});

function opened(): TableState {
  const table = new TableState('t');
  table.open();
  return table;
}

test('an answer that comes late does not bring back what was before', async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((done) => (answer = done));
  const table = opened();
  socket().say(first);
  const asked = table.refresh();
  socket().say(snapshot(6));
  answer(new Response(JSON.stringify(snapshot(5, { legal: [], thinking: [2] })), { headers: JSON_TYPE }));
  await asked;
  expect(table.latest?.number).toBe(6);
  table.stop();
});

describe('a table is opened', () => {
  test('by the first message alone, which brings the chat too', () => {
    const table = opened();
    expect([table.latest, table.failure, sockets.length]).toEqual([null, null, 1]);
    socket().say(first);
    expect([table.latest?.number, table.connection, table.chat.length]).toEqual([4, 'open', 1]);
    table.stop();
  });

  test('without the remembered seat, if that is not mine any longer', () => {
    sessionStorage.setItem('seat t', '2');
    const table = opened();
    expect(seatAsked()).toBe('2');
    socket().say(problem('not-your-seat', 403));
    expect(sockets).toHaveLength(2);
    expect(seatAsked()).toBeNull();
    expect([table.failure, sessionStorage.getItem('seat t')]).toEqual([null, null]);
    table.stop();
  });

  test.each([
    ['unknown-table', 404],
    ['other-rules', 409],
    ['not-your-seat', 403],
  ])('not at all: %s', (code, status) => {
    const table = opened();
    socket().say(problem(code, status));
    expect(table.failure).toBeInstanceOf(Refusal);
    expect((table.failure as Refusal).message).toBe(code);
    socket().onclose();
    expect(sockets).toHaveLength(1); // and not tried again
    table.open();
    expect([table.failure, sockets.length]).toEqual([null, 2]);
    table.stop();
  });

  test('later, if the server is busy or cannot be reached', () => {
    const table = opened();
    socket().say(problem('busy', 503));
    socket().onclose();
    expect(table.failure).toBeInstanceOf(Refusal);
    table.retryNow();
    socket().onclose();
    table.retryNow();
    socket().say(first);
    expect([table.failure, table.latest?.number]).toEqual([null, 4]);
    table.stop();
  });

  test('never, without a connection: the page says so', () => {
    const table = opened();
    socket().onclose();
    expect(table.failure).toBeInstanceOf(Unreachable);
    table.stop();
  });
});

describe('a move', () => {
  test('is over when its answer is here, and the answer is the next position', () => {
    const table = opened();
    socket().say(first);
    table.play('hop');
    table.play('hop'); // a double click
    expect([table.busy, table.legal, socket().sent.length]).toEqual([true, ['hop'], 1]);
    socket().say(snapshot(4)); // something else
    expect(table.busy).toBe(true);
    socket().say(snapshot(5, { answers: [socket().sent[0]?.id] }));
    expect([table.busy, table.latest?.number, table.legal]).toEqual([false, 5, ['hop']]);
    table.stop();
  });

  test('that is not answered for long puts the choices away until the answer comes', () => {
    vi.useFakeTimers();
    const table = opened();
    socket().say(first);
    table.play('hop');
    vi.advanceTimersByTime(PATIENCE_MS);
    expect([table.late, table.legal, table.canUndo]).toEqual([true, [], false]);
    socket().say(snapshot(5, { answers: [socket().sent[0]?.id] }));
    expect([table.late, table.legal]).toEqual([false, ['hop']]);
    table.stop();
    vi.useRealTimers();
  });

  test('that is refused can be made again', () => {
    const table = opened();
    socket().say(first);
    table.play('hop');
    socket().say({ ...problem('stale', 409), id: socket().sent[0]?.id });
    expect([table.busy, table.notice?.words, table.failure]).toEqual([false, 'stale', null]);
    table.stop();
  });

  test('does not wait for the chat', () => {
    const table = opened();
    socket().say(first);
    table.say('hello');
    expect(table.busy).toBe(false);
    socket().say({ type: 'chat', id: 9, text: 'hello', answers: [socket().sent[0]?.id] });
    socket().say({ type: 'chat', id: 9, text: 'hello' });
    expect(table.chat.map(({ id }) => id)).toEqual([3, 9]);
    table.stop();
  });
});
