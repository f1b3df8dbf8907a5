/** The server over HTTP. A refused request throws a `Refusal` with the server's words. */

import { base } from './base';
import type { Questions } from './board';
import { keepPromise } from './deals';
import type { Book, Lesson, Reference, Stand } from './guide';
import type {
  Choice,
  Edited,
  Event,
  GameInfo,
  GameName,
  Hint,
  KeyInfo,
  Me,
  Opening,
  Openings,
  Past,
  Problem,
  Profile,
  PuzzlePosition,
  Puzzles,
  ReviewInfo,
  Snapshot,
  Summary,
  Table,
  Tried,
  Why,
} from './types';

export class Refusal extends Error {
  constructor(public problem: Omit<Problem, 'type'>) {
    super(problem.detail || problem.title);
  }
}

/** No answer: there is no connection, or no server. */
export class Unreachable extends Error {}

export interface SeatWish {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  level?: string;
  colour?: number;
}

export interface TableWish {
  game: GameName;
  players: number;
  options: string[];
  public: boolean;
  rated: boolean;
  /** Whether people who play each other may ask for hints. */
  lesson: boolean;
  lot: boolean;
  /** Whether I am asked before others sit down. */
  asks: boolean;
  pace: 'live' | 'days';
  clock: Table['clock'];
  seats: SeatWish[];
  /** Where the server tells whose turn it is, in a chat for instance. */
  webhook?: string | null;
  /** A random number that goes into the deal, so that the server alone cannot choose it. */
  contribution?: string;
}

export interface EditWish {
  position?: string;
  table?: string;
  move?: number;
  players?: number;
  /** How much of a game bots have played. */
  quarters?: number;
  changes?: Record<string, unknown>;
}

export type Scope = 'open' | 'mine' | 'played' | 'finished' | 'watch';

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    signal: signal ?? null,
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return response;
  throw new Refusal(await problem(response));
}

async function problem(response: Response): Promise<Refusal['problem']> {
  const unknown = { code: 'unknown', title: response.statusText, detail: '', status: response.status };
  if (!response.headers.get('Content-Type')?.includes('json')) return unknown;
  return { ...unknown, ...(await response.json()) };
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await request(method, path, body, signal);
  return response.status === 204 ? (undefined as T) : response.json();
}

/** Sixteen random bytes, as hexadecimal digits. */
function randomDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Take part in a deal: the server gets a random number, which this browser remembers. */
async function contributing(path: string, body: object): Promise<Snapshot> {
  const contribution = randomDigits();
  const snapshot = await json<Snapshot>('POST', path, { ...body, contribution });
  keepPromise(snapshot.table, contribution);
  return snapshot;
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export const api = {
  games: () => json<GameInfo[]>('GET', '/games'),
  catalogue: (game: GameName) => json<unknown>('GET', `/games/${game}/catalogue`),
  languages: () => json<string[]>('GET', '/locale'),
  /** Messages: those of the rules and tutorials are the `guide`'s, all others the `table`'s. */
  locale: async (code: string, part: 'table' | 'guide') =>
    (await request('GET', `/locale/${code}${query({ part })}`)).text(),
  rules: (game: GameName) => json<Book>('GET', `/games/${game}/rules`),
  reference: (game: GameName) => json<Reference>('GET', `/games/${game}/reference`),
  lessons: (game: GameName) => json<Lesson[]>('GET', `/games/${game}/lessons`),
  lessonPosition: (game: GameName, lesson: string, lines: string[]) =>
    json<Stand>('POST', `/games/${game}/lessons/${lesson}/position`, { lines }),
  lessonWhy: (game: GameName, lesson: string, lines: string[], line: string) =>
    json<Why>('POST', `/games/${game}/lessons/${lesson}/why`, { lines, line }),
  /** Continue a lesson against a bot. */
  goOn: (game: GameName, lesson: string, lines: string[], level: string) =>
    json<Snapshot>('POST', `/games/${game}/lessons/${lesson}`, { lines, level }),
  /** A position, a moment of a finished game or a new deal, with changes; if one is impossible, nothing is changed. */
  edit: (game: GameName, wish: EditWish) => json<Edited>('POST', `/games/${game}/positions`, wish),
  playPosition: (game: GameName, position: string, seats: SeatWish[]) =>
    json<Snapshot>('POST', `/games/${game}/positions/play`, { position, seats }),
  openings: (game: GameName) => json<Openings | null>('GET', `/games/${game}/openings`),
  puzzles: (game: GameName) => json<Puzzles>('GET', `/games/${game}/puzzles`),
  puzzlePosition: (game: GameName, id: string, lines: string[]) =>
    json<PuzzlePosition>('POST', `/games/${game}/puzzles/${id}/position`, { lines }),
  puzzlePreview: async (game: GameName, id: string, lines: string[], line: string) =>
    (await json<{ events: Event[] }>('POST', `/games/${game}/puzzles/${id}/preview`, { lines, line })).events,
  puzzleWhy: (game: GameName, id: string, lines: string[], line: string) =>
    json<Why>('POST', `/games/${game}/puzzles/${id}/why`, { lines, line }),
  puzzleAsk: (game: GameName, id: string, lines: string[], question: string, values: object) =>
    json<unknown>('POST', `/games/${game}/puzzles/${id}/ask`, { lines, question, values }),
  tryPuzzle: (game: GameName, id: string, lines: string[]) =>
    json<Tried>('POST', `/games/${game}/puzzles/${id}/try`, { lines }),
  solution: (game: GameName, id: string) => json<Tried>('GET', `/games/${game}/puzzles/${id}/solution`),

  me: () => json<Me>('GET', '/me'),
  changeMe: (change: { name?: string; language?: string; preferences?: object }) => json<Me>('PATCH', '/me', change),
  profile: (id: string) => json<Profile>('GET', `/people/${encodeURIComponent(id)}`),
  register: (name: string, password: string) => json<Me>('POST', '/register', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  logout: () => json<Me>('POST', '/logout', {}),
  changePassword: (password: string, replacement: string) =>
    json<Me>('POST', '/password', { password, new: replacement }),
  resetPassword: (name: string, code: string, password: string) => json<Me>('POST', '/reset', { name, code, password }),
  keys: () => json<KeyInfo[]>('GET', '/keys'),
  revoke: (key: string) => json<unknown>('DELETE', `/keys/${key}`),
  createToken: (label: string) => json<{ token: string }>('POST', '/tokens', { label }),
  dataAddress: `${base}/api/me/data`,
  deleteMe: (password: string) => json<Me>('DELETE', '/me', { password }),

  create: (wish: TableWish) => contributing('/tables', { ...wish }),
  tables: (scope: Scope, after?: string, who?: string) =>
    json<Table[]>('GET', `/tables${query({ scope, after, who })}`),
  alerts: () => json<{ on: boolean; key: string | null }>('GET', '/alerts'),
  subscribe: (subscription: PushSubscriptionJSON) =>
    json<unknown>('POST', '/alerts/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribe: (endpoint: string) => json<unknown>('DELETE', '/alerts/push', { endpoint }),
  /** A record is sent as text: its seed has more digits than a number in JavaScript can hold. */
  load: (record: string) => json<Table>('POST', '/records', record),
};

/** One table. */
export function tableApi(id: string) {
  const path = `/tables/${encodeURIComponent(id)}`;
  return {
    snapshot: (seat?: number) => json<Snapshot>('GET', `${path}${query({ seat })}`),
    at: (move: number, seat?: number) => json<Past>('GET', `${path}/at/${move}${query({ seat })}`),
    take: (seat: number, colour: number | null) => contributing(`${path}/seats/${seat}`, { colour }),
    /** As the host, accept the person who has sat down. */
    accept: (seat: number) => json<Snapshot>('POST', `${path}/seats/${seat}/accept`),
    /** Leave a seat, or as the host remove its player. */
    leave: (seat: number) => json<Snapshot>('DELETE', `${path}/seats/${seat}`),
    /** The host decides what happens to a free seat. */
    assign: (seat: number, kind: 'open' | 'bot' | 'closed', level?: string) =>
      json<Snapshot>('PUT', `${path}/seats/${seat}`, { kind, level }),
    askTakeBack: (seat: number) => json<unknown>('POST', `${path}/take-back`, { seat }),
    answerTakeBack: (agree: boolean) => json<unknown>('POST', `${path}/take-back/answer`, { agree }),
    start: () => json<Snapshot>('POST', `${path}/start`, {}),
    summary: () => json<Summary>('GET', `${path}/summary`),
    /** Where to look, which kind of move, which move: alone against bots, or in a lesson. */
    hint: (seat: number, step: number) => json<Hint>('POST', `${path}/hint`, { seat, step }),
    /** In a lesson, what is known of the openings that legal lines complete. */
    openings: (seat: number) => json<Record<string, Opening>>('GET', `${path}/openings${query({ seat })}`),
    /** The review of a finished game, or how far it is. */
    review: () => json<ReviewInfo>('GET', `${path}/review`),
    askReview: () => json<ReviewInfo>('POST', `${path}/review`, {}),
    /** What could be chosen at a move of a finished game, and whether a line is as good as the best one there. */
    choices: (move: number, lines: string[]) => json<Choice>('POST', `${path}/review/choices`, { move, lines }),
    attempt: (move: number, lines: string[]) => json<Tried>('POST', `${path}/review/try`, { move, lines }),
    /** About the position there, after the lines that are tried. */
    tryQuestions: (move: number, lines: string[]): Questions => ({
      preview: async (line) =>
        (await json<{ events: Event[] }>('POST', `${path}/review/preview`, { move, lines, line })).events,
      why: (line) => json<Why>('POST', `${path}/review/why`, { move, lines, line }),
      ask: (question, values) => json<unknown>('POST', `${path}/review/ask`, { move, lines, question, values }),
    }),
    rematch: () => contributing(`${path}/rematch`, {}),
    /** Play on after that many moves, at a new table. */
    branch: (move: number, seats: SeatWish[]) => json<Snapshot>('POST', `${path}/branch`, { move, seats }),
    resign: (seat: number) => json<unknown>('POST', `${path}/resign`, { seat }),
    abort: () => json<unknown>('POST', `${path}/abort`, { agree: true }),
    /** Let a bot play for a seat that is out of time; without a level, take your own seat back. */
    replace: (seat: number, level: string | null) => json<unknown>('POST', `${path}/replace`, { seat, level }),
    reference: (seat: number) => json<Reference>('GET', `${path}/reference${query({ seat })}`),
    /** As the host, let a person write nothing at this table, or write again. */
    silence: (user: string, muted: boolean) => json<unknown>('POST', `${path}/mute`, { user, muted, all: true }),
    /** Remove a chat message: my own, or as the host any. */
    removeMessage: (id: number) => json<unknown>('DELETE', `${path}/chat/${id}`),
    notes: () => json<{ text: string }>('GET', `${path}/notes`),
    keepNotes: (text: string) => json<unknown>('POST', `${path}/notes`, { text }),
    /** The record of a finished game, or as much of it as a seat may know. */
    recordAddress: (seat: number) => `${base}/api${path}/record${query({ seat })}`,
    qrAddress: `${base}/api${path}/qr`,
    liveAddress: `${base}/api${path}/live`,
    questions: (seat: number, move?: number): Questions => ({
      async preview(line, number, signal) {
        const address = `${path}/preview${query({ seat, line, number })}`;
        return (await json<{ events: Event[] }>('GET', address, undefined, signal)).events;
      },
      why: (line) => json<Why>('GET', `${path}/why${query({ seat, line })}`),
      ask: (question, values) => json<unknown>('GET', `${path}/ask/${question}${query({ seat, move, ...values })}`),
    }),
  };
}

export type TableApi = ReturnType<typeof tableApi>;
