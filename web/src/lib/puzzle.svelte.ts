/** A puzzle that is being solved: the lines that were tried, where they lead, and whether they are the best. */

import { api } from './api';
import type { Questions } from './board';
import { prefer, preferences } from './preferences.svelte';
import { still } from './still';
import type { GameName, PuzzleInfo, PuzzlePosition, Snapshot, Step, Tried } from './types';

export class PuzzleState {
  puzzles = $state.raw<PuzzleInfo[]>([]);
  today = $state.raw<string | null>(null);
  puzzle = $state.raw<PuzzleInfo | null>(null);
  lines = $state.raw<string[]>([]);
  position = $state.raw<PuzzlePosition | null>(null);
  verdict = $state.raw<Tried | null>(null);
  solution = $state.raw<Step[]>([]);
  loaded = $state(false);
  failure = $state.raw<unknown>(null);
  /** What was asked for last: one thing after the other. */
  private last: Promise<void> = Promise.resolve();

  number: number = $derived(this.puzzles.findIndex((each) => each === this.puzzle) + 1);
  isOver: boolean = $derived(this.position !== null && this.position.legal.length === 0);
  snapshot: Snapshot | null = $derived(this.picture());

  constructor(
    readonly game: GameName,
    private name: (seat: number, solver: number) => string,
  ) {}

  /** The puzzles of this game that were solved. */
  get solved(): string[] {
    const known = preferences.puzzles[this.game] ?? [];
    return this.puzzles.map(({ id }) => id).filter((id) => known.includes(id));
  }

  /** Open a puzzle: the one with this id, or the first that is not solved. */
  async open(id: string | null): Promise<void> {
    await this.attempt(async () => {
      if (!this.loaded) ({ puzzles: this.puzzles, today: this.today } = await api.puzzles(this.game));
      this.loaded = true;
      const wanted = this.puzzles.find((each) => each.id === id) ?? this.next() ?? this.puzzles[0] ?? null;
      [this.puzzle, this.position] = [wanted, null];
      await this.go([]);
    });
  }

  /** The next puzzle that is not solved, by rating. */
  next(): PuzzleInfo | null {
    const behind = this.puzzles.slice(this.number);
    return [...behind, ...this.puzzles].find(({ id }) => id !== this.puzzle?.id && !this.solved.includes(id)) ?? null;
  }

  play(line: string): Promise<void> {
    return this.attempt(async () => {
      if (!this.position?.legal.includes(line)) return;
      await this.go([...this.lines, line]);
      if (this.isOver) await this.check();
    });
  }

  undo(): Promise<void> {
    return this.attempt(() => this.go(this.lines.slice(0, -1)));
  }

  again(): Promise<void> {
    return this.attempt(() => this.go([]));
  }

  async show(): Promise<void> {
    const id = this.puzzle?.id;
    if (id) await this.attempt(async () => void (this.solution = (await api.solution(this.game, id)).variation));
  }

  get questions(): Questions {
    const id = this.puzzle?.id ?? '';
    const { game, lines } = this;
    return {
      preview: (line) => api.puzzlePreview(game, id, lines, line),
      why: (line) => api.puzzleWhy(game, id, lines, line),
      ask: (question, values) => api.puzzleAsk(game, id, lines, question, values),
    };
  }

  private async go(lines: string[]): Promise<void> {
    if (!this.puzzle) return;
    const position = await api.puzzlePosition(this.game, this.puzzle.id, lines);
    [this.lines, this.position, this.verdict, this.solution] = [lines, position, null, []];
  }

  private async check(): Promise<void> {
    if (!this.puzzle) return;
    const { id } = this.puzzle;
    this.verdict = await api.tryPuzzle(this.game, id, this.lines);
    if (this.verdict.good && !this.solved.includes(id))
      prefer({ puzzles: { ...preferences.puzzles, [this.game]: [...(preferences.puzzles[this.game] ?? []), id] } });
  }

  private attempt(action: () => Promise<void>): Promise<void> {
    this.last = this.last.then(async () => {
      this.failure = null;
      await action().catch((failure: unknown) => (this.failure = failure));
    });
    return this.last;
  }

  private picture(): Snapshot | null {
    if (!this.position) return null;
    return still(this.game, this.position, this.lines.length, (seat) => this.name(seat, this.position?.solver ?? 0));
  }
}
