/** A table as this browser knows it: the present, the past, and what this player may do. */

import type { Questions } from './board';
import type { Game } from './game';
import { TableHistory } from './history.svelte';
import { inOrder } from './lines';
import { preferences } from './preferences.svelte';
import type { Choice, Event, Snapshot, Warning } from './types';

export type { Notice } from './feed.svelte';

/** A turn of a finished game that is played again, on the board or from a list. */
export interface Attempt {
  choice: Choice;
  /** How many lines were tried. */
  tried: number;
  /** When the turn is over, how good it was. */
  verdict: string;
  questions: Questions;
  play: (line: string) => void;
  undo: () => void;
}

export class TableState extends TableHistory {
  /** Whether the player is asked to confirm the end of the turn, since there are warnings. */
  confirming = $state(false);
  /** A line that is looked at in a review or a hint: the board marks its place. */
  pointed = $state<string | null>(null);
  attempt = $state.raw<Attempt | null>(null);
  /** The turn that is played again, unless another moment is looked at. */
  again: Attempt | null = $derived(this.attempt && this.at === this.attempt.choice.first ? this.attempt : null);
  /** The verbs of the game in the order in which they are offered, and what a line costs beyond others. */
  game = $state.raw<Pick<Game, 'verbs' | 'price'>>({});
  /** What the board draws: the present as it is shown, or the past that is looked at. */
  position: Snapshot | null = $derived(this.drawn());
  events: Event[] = $derived(
    this.again?.choice.events ?? (this.at === null ? (this.shown?.events ?? []) : this.pastEvents),
  );
  myTurn: boolean = $derived(this.isMyTurn());
  /** Whether moves of others are still to be shown. */
  catchingUp: boolean = $derived(this.shown !== null && this.shown.snapshot.number !== this.latest?.number);
  legal: string[] = $derived(this.mayChoose() ? (this.latest?.legal ?? []) : []);
  /** What the board offers: in a turn that is played again, what could be chosen there. */
  offered: string[] = $derived(this.again?.choice.lines ?? this.legal);
  warnings: Warning[] = $derived(this.wantedWarnings());
  /** Legal lines as they are offered: the best first, those that give something up last. */
  lines: string[] = $derived(this.inOrder());
  /** About what the board draws: in the past, about that position. */
  questions: Questions = $derived.by(
    () => this.again?.questions ?? this.api.questions(this.latest?.viewer ?? 0, this.lookedAt?.move),
  );

  /** Whether the last message was an undo: choices that were made by themselves are undone with it, and not repeated. */
  private undoing = false;

  /**
   * A choice with a single answer is made without a click. To end the turn cannot be undone: that waits for a click, unless
   * the player prefers otherwise.
   */
  chooseOnly(): void {
    const [line, ...others] = this.legal;
    if (line === undefined || others.length) return;
    const ends = line === 'end';
    if (ends ? preferences.confirm || this.warnings.length || this.undoing : !preferences.single) return;
    if (!this.undoing) this.play(line);
    else if (this.canUndo) this.undo('last');
  }

  play(line: string): void {
    if (!this.latest || this.busy || !this.legal.includes(line)) return;
    if (line === 'end' && this.warnings.length && !this.confirming) {
      this.confirming = true;
      return;
    }
    this.confirming = false;
    this.notice = null;
    this.undoing = false;
    this.send({ type: 'play', seat: this.latest.viewer, number: this.latest.number, line });
  }

  undo(to: 'last' | 'turn'): void {
    if (!this.canUndo || !this.latest || this.busy) return;
    this.confirming = false;
    this.undoing = to === 'last';
    this.send({ type: 'undo', seat: this.latest.viewer, number: this.latest.number, to });
  }

  get canUndo(): boolean {
    return Boolean(this.latest?.can_undo && !this.late && this.at === null);
  }

  /** Why nothing can be undone, as the name of a message. */
  get whyNoUndo(): string {
    const last = this.line.at(-1);
    const isMine = this.myTurn && last?.seat === this.latest?.viewer && last?.line !== 'end';
    return isMine ? 'page-undo-seen' : 'page-undo-nothing';
  }

  protected override taken(): void {
    this.confirming = false;
    super.taken();
  }

  private inOrder(): string[] {
    const { latest, game } = this;
    const price = (line: string) => (latest && game.price?.(latest, line)) || 0;
    return inOrder(this.legal, latest?.useless ?? {}, Object.keys(game.verbs ?? {}), price);
  }

  private isMyTurn(): boolean {
    const now = this.latest;
    if (!now || now.hand_over !== null) return false;
    return now.legal.length > 0 && now.sealed === null; // a sealed choice is changed by undoing it
  }

  private mayChoose(): boolean {
    return this.myTurn && !this.late && !this.catchingUp && this.at === null;
  }

  private drawn(): Snapshot | null {
    const now = this.shown?.snapshot ?? this.latest;
    if (!now || !this.lookedAt) return now;
    if (this.again) return playedAgain(now, this.again);
    const { scene, seat, decision, move } = this.lookedAt;
    return { ...now, scene, seat, decision, moves: move, legal: [], turn: [] };
  }

  private wantedWarnings(): Warning[] {
    const game = this.latest?.table.game;
    if (!preferences.warnings || !this.legal.includes('end')) return [];
    return (this.latest?.warnings ?? []).filter(({ kind }) => !preferences.silenced.includes(`${game} ${kind}`));
  }
}

/** What the board shows of a turn that is played again. */
function playedAgain(now: Snapshot, { choice, tried }: Attempt): Snapshot {
  const { seat, first, decision, scene, lines } = choice;
  const moves = first + tried;
  const table = { ...now.table, state: 'playing' as const, outcome: null, mine: [seat] };
  return { ...now, table, viewer: seat, seat, decision, scene, legal: lines, number: moves, moves, turn: [] };
}
