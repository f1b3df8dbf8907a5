/** What the server sends: the same names as in docs/api.md. Seats count from 1; seat 0 is somebody who watches. */

export type GameName = string;
export type Value = string | number;
export type Values = Record<string, Value>;

export interface GameInfo {
  game: GameName;
  players: number[];
  options: string[];
  rules: number;
  levels: string[];
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string | null;
  user: string | null;
  online: boolean;
  clock_ms: number | null;
  clock_runs: boolean;
  out_of_time: boolean;
  resigned: boolean;
  stand_in: string | null;
  wants_abort: boolean;
  /** Has made a choice that is still sealed, since all choose at once. */
  chosen: boolean;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
}

export type Clock = { bank_s: number; increment_s: number } | { days: number } | null;

export interface Table {
  id: string;
  game: GameName;
  players: number;
  options: string[];
  rules: number;
  public: boolean;
  pace: 'live' | 'days';
  clock: Clock;
  state: 'open' | 'playing' | 'over' | 'aborted';
  /** Times are in milliseconds. */
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
  can_abort: boolean;
  outcome: Outcome | null;
  rematch: string | null;
}

/** Something that happened: the words are those of `${game}-event-${name}`. */
export interface Event {
  name: string;
  seat: number;
  values: Values;
}

/** A row of the log; an undo leaves `move` lines in force. The line of a secret choice is empty for others. */
export interface Entry {
  number: number;
  move: number;
  seat: number;
  line: string;
  events: Event[];
  kind: 'play' | 'undo';
  undone: boolean;
  at: number;
}

export interface Warning {
  kind: string;
  values: Values;
}

/** A table as one seat sees it. `scene` is what the board draws; each board knows its own shape of it. */
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
  /** What this seat has chosen while others still choose. */
  sealed: string | null;
  can_undo: boolean;
  warnings: Warning[];
  turn: Event[];
  thinking: number[];
  hand_over: number | null;
}

/** The position after a number of moves, as the viewer may see it. */
export interface Past<Scene = unknown> {
  move: number;
  scene: Scene;
  seat: number;
  decision: string;
  entry: Entry | null;
}

export interface Reason {
  id: string;
  values: Values;
  /** Reasons for the reason: one for each direction in which a map does not fit. */
  details?: Reason[];
}

export interface Why {
  legal: boolean;
  reason: Reason | null;
}

export interface Summary {
  scores_by_source: { seat: number; sources: Record<string, number> }[];
  points_by_round: { round: number; points: number[] }[];
}

export interface ChatMessage {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What the server answers when it refuses; `code` is stable, the words are in the reader's language. */
export interface Problem {
  code: string;
  title: string;
  detail: string;
  status: number;
}
