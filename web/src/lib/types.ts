/**
 * What the server sends. Written by tools/page_types.py from the server's own types: `make types` writes it again.
 * Seats count from 1; seat 0 is a spectator. Times are in milliseconds.
 */

export type GameName = string;
export type Value = string | number;
export type Values = Record<string, Value>;
export type Clock = { bank_s: number; increment_s: number } | { days: number };

/** A wish to take back a turn: all lines after `move`. */
export interface TakeBack {
  seat: number;
  move: number;
  agreed: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
}

/** A game that can be played. */
export interface GameInfo {
  game: string;
  players: number[];
  options: string[];
  rules: number;
  levels: string[];
}

/** The person who makes the request. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  preferences: Record<string, unknown> | null;
}

/** A browser that is logged in, or a token; `current` is the one that asks. */
export interface KeyInfo {
  id: string;
  kind: 'browser' | 'token';
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** A person, as others see them. `since` is when they came first. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  ratings: Rating[];
  statistics: Statistics[];
}

/** The rating of a person in a game with a number of players, and how many games it comes from. */
export interface Rating {
  game: string;
  players: number;
  rating: number;
  games: number;
}

/** The finished games of a person in a game with a number of players; points by source are averages. */
export interface Statistics {
  game: string;
  players: number;
  played: number;
  won: number;
  average: number;
  best: number;
  sources: Record<string, number>;
}

/** A table, as all viewers see it; `mine` are the seats of the person who asked. */
export interface Table {
  id: string;
  game: string;
  players: number;
  options: string[];
  rules: number;
  public: boolean;
  rated: boolean;
  lot: boolean;
  asks: boolean;
  pace: 'days' | 'live';
  clock: Clock | null;
  state: 'aborted' | 'open' | 'over' | 'playing';
  created: number;
  updated: number;
  seats: SeatInfo[];
  host: string | null;
  mine: number[];
  to_move: number[];
  hot_seat: boolean;
  moves: number;
  commitment: string | null;
  secret: string | null;
  contributions: string[] | null;
  outcome: Outcome | null;
  rematch: string | null;
  take_back: TakeBack | null;
  can_abort: boolean;
  silenced: string[];
  lesson: boolean;
  hints: number[];
  in_the_middle: boolean;
}

/** A seat, as all viewers see it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'closed' | 'open' | 'person';
  name: string;
  level: string | null;
  colour: number;
  user: string | null;
  account: boolean;
  online: boolean;
  clock_ms: number | null;
  clock_runs: boolean;
  out_of_time: boolean;
  waits: boolean;
  resigned: boolean;
  stand_in: string | null;
  wants_abort: boolean;
  chosen: boolean;
}

/** Something that an action did: a name, the seat, and values by their kind. */
export interface Event {
  name: string;
  seat: number;
  values: Values;
}

/** A row of the log. The line of a secret choice is empty for others; `undo` leaves `move` lines in force. */
export interface Entry {
  number: number;
  move: number;
  seat: number;
  line: string;
  kind: 'play' | 'undo';
  events: Event[];
  at: number;
}

/** A warning before the turn ends: something that the player may have overlooked. */
export interface Warning {
  kind: string;
  values: Values;
}

/** A table now, as one seat may know it. */
export interface Snapshot<Scene = unknown> {
  table: Table;
  number: number;
  moves: number;
  confirmed: number;
  viewer: number;
  seat: number;
  decision: string;
  scene: Scene;
  legal: string[];
  sealed: string | null;
  can_undo: boolean;
  useless: Record<string, Reason>;
  warnings: Warning[];
  advice: AdviceInfo | null;
  turn: Event[];
  thinking: number[];
  hand_over: number | null;
}

/** Why a line is not legal: the id of a message, its values, and the reasons for the reason. */
export interface Reason {
  id: string;
  values: Values;
  details?: Reason[];
}

/** Advice for a first game: the id of a message, and a good line, if one can be named. */
export interface AdviceInfo {
  id: string;
  line: string | null;
}

/** The position after `move` lines, as the viewer may see it. */
export interface Past<Scene = unknown> {
  move: number;
  scene: Scene;
  seat: number;
  decision: string;
  entry: Entry | null;
}

/** Whether a line is legal, and why not. */
export interface Why {
  legal: boolean;
  reason: Reason | null;
}

/** Where points came from, and when. */
export interface Summary {
  scores_by_source: Sources[];
  points_by_round: Round[];
}

/** The points of a seat, by the name of the event that brought them. */
export interface Sources {
  seat: number;
  sources: Record<string, number>;
}

/** The points of all seats at the end of a round. */
export interface Round {
  round: number;
  points: number[];
}

/** How far the review of a game is, and what there is of it. */
export interface ReviewInfo {
  stage: 'done' | 'none' | 'waiting' | 'working';
  ahead: number;
  done: number;
  review: Review | null;
}

/** The review of a game, or as much of it as is done. */
export interface Review {
  game: string;
  rules: number;
  players: number;
  moves: number;
  depth: number;
  done: number;
  values: Worth[];
  decisions: Decision[];
  turns: ReviewedTurn[];
  turning_points: number[];
  seats: SeatReview[];
}

/** What every seat can expect, in the order of the seats. */
export interface Worth {
  shares: number[];
  points: number[];
}

/** A choice between several lines. */
export interface Decision {
  move: number;
  seat: number;
  line: string;
  best: string;
  cost: Cost;
  judgement: string;
  theme: string;
  variation: Step[];
}

/** What a choice lost against the better one, for the seat that made it; nothing if that is within the error. */
export interface Cost {
  share: number;
  error: number;
  points: number;
}

/** A line of a variation, and what it does, as far as its player can foresee. */
export interface Step {
  seat: number;
  line: string;
  events: Event[];
}

/** The decisions of a seat from `first` to `last`, one after the other. */
export interface ReviewedTurn {
  first: number;
  last: number;
  seat: number;
  before: Worth;
  after: Worth;
  cost: Cost;
  judgement: string;
  worst: number | null;
}

/** The summary of a seat. */
export interface SeatReview {
  seat: number;
  lost: number;
  counts: Record<string, number>;
  losses: Loss[];
  findings: Finding[];
}

/** What a seat lost by choices about one theme. */
export interface Loss {
  theme: string;
  turns: number;
  share: number;
}

/** Something about a seat's whole game: a kind, which is part of the id of a message, and the message's values. */
export interface Finding {
  kind: string;
  values: Values;
}

/** What another try is worth: whether it is as good as the best line, and what that would do. */
export interface Tried {
  good: boolean;
  cost: Cost;
  variation: Step[];
}

/** What a seat sees and could choose in a turn, after the lines that were tried. */
export interface Choice {
  seat: number;
  first: number;
  decision: string;
  lines: string[];
  openings: Record<string, Opening>;
  scene: unknown;
  events: Event[];
}

/** How seats did after an opening: means, with their standard errors. */
export interface Opening {
  players: number;
  seat: number;
  part: string;
  things: string[];
  games: number;
  share: number;
  share_error: number;
  points: number;
  points_error: number;
}

/** What the champion would do, as far as was asked. While that is being found it is not `ready`: ask again. */
export interface Hint {
  ready: boolean;
  theme: string;
  lines: string[];
  variation: Step[];
}

/** The openings of a game. */
export interface Openings {
  game: string;
  bot: string;
  weights?: string;
  games: Record<string, number>;
  tables: Opening[];
}

/** A position, what can be edited in it, and the fields that the rules did not allow to be changed. */
export interface Edited<Scene = unknown> {
  position: string;
  players: number;
  seat: number;
  decision: string;
  scene: Scene;
  fields: Field[];
  wrong: string[];
}

/** A part of a position. */
export interface Field {
  name: string;
  kind: string;
  axes: string[];
  cells: Cell[];
  choices: string[];
}

/** A value that can be edited: `keys` lead to it, such as `["1", "wood"]`. */
export interface Cell {
  keys: string[];
  value: number | string;
  place: string;
}

/** All puzzles of a game, the easiest first, and the one of today. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  today: string | null;
}

/** What is told of a puzzle before it is solved. */
export interface PuzzleInfo {
  id: string;
  themes: string[];
  rating: number;
}

/** A position of a puzzle, as its solver may know it, and the events of the last line. */
export interface PuzzlePosition {
  players: number;
  solver: number;
  seat: number;
  decision: string;
  legal: string[];
  scene: unknown;
  events: Event[];
}

/** A chat message at a table. */
export interface ChatMessage {
  id: number;
  user: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  account: boolean;
}

/** A refusal as the answer to a request. Some codes carry more fields. */
export interface Problem {
  code: string;
  title: string;
  detail: string;
  status: number;
  type: string;
}

/**
 * A snapshot on the WebSocket.      `entries` are those that the client has not seen, `answers` the ids of its
 * messages that this one answers;     `chat` comes with the first message of a connection.
 */
export interface SnapshotMessage<Scene = unknown> {
  table: Table;
  number: number;
  moves: number;
  confirmed: number;
  viewer: number;
  seat: number;
  decision: string;
  scene: Scene;
  legal: string[];
  sealed: string | null;
  can_undo: boolean;
  useless: Record<string, Reason>;
  warnings: Warning[];
  advice: AdviceInfo | null;
  turn: Event[];
  thinking: number[];
  hand_over: number | null;
  type: 'snapshot' | 'update';
  entries: Entry[];
  answers?: (number | string)[];
  chat?: ChatMessage[] | null;
}

/** A chat message on the WebSocket; `answers` are the ids of the client's own messages. */
export interface ChatUpdate {
  id: number;
  user: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  account: boolean;
  type: 'chat';
  answers?: (number | string)[];
}

/** A chat message was removed. */
export interface ChatRemoval {
  type: 'removed';
  message: number;
}

/** Which players are connected. */
export interface PresenceUpdate {
  type: 'presence';
  seats: SeatPresence[];
}

/** Whether the player of a seat is connected. */
export interface SeatPresence {
  seat: number;
  online: boolean;
}

/** Keeps a quiet connection alive. */
export interface Ping {
  type: 'ping';
}

/** A refusal on the WebSocket; `id` is that of the refused message. Some codes carry more fields. */
export interface ProblemMessage {
  code: string;
  title: string;
  detail: string;
  status: number;
  type: 'problem';
  id: number | string | null;
}

export type ServerMessage = SnapshotMessage | ChatUpdate | ChatRemoval | PresenceUpdate | ProblemMessage | Ping;
