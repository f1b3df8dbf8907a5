/** The review of a finished game, as far as the server has made it. */

import { Refusal, type TableApi } from './api';
import { text } from './text.svelte';
import type { Decision, Entry, Review, ReviewedTurn, ReviewInfo, Step } from './types';

const EVERY_MS = 1000;

export class ReviewState {
  info = $state.raw<ReviewInfo | null>(null);
  refusal = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = Promise.resolve();

  constructor(private api: Pick<TableApi, 'review' | 'askReview'>) {}

  /** See what there is, and watch it while it is being made. */
  load(): Promise<void> {
    return this.take(() => this.api.review());
  }

  /** Begin the review. */
  ask(): Promise<void> {
    return this.take(() => this.api.askReview());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** One request after the other: an old answer must not follow a new one. */
  private take(request: () => Promise<ReviewInfo>): Promise<void> {
    this.stop();
    this.last = this.last.then(() => this.answered(request));
    return this.last;
  }

  private async answered(request: () => Promise<ReviewInfo>): Promise<void> {
    try {
      const info = await request();
      // The server forgets a review that it could not make.
      this.refusal = this.isComing && info.stage === 'none' ? text('review-failed') : '';
      this.info = info;
      if (this.isComing) this.timer = setTimeout(() => void this.load(), EVERY_MS);
    } catch (failure) {
      this.refusal = failure instanceof Refusal ? failure.message : text('page-unreachable');
    }
  }

  get review(): Review | null {
    return this.info?.review ?? null;
  }

  get isComing(): boolean {
    return this.info?.stage === 'waiting' || this.info?.stage === 'working';
  }
}

const states = new WeakMap<TableApi, ReviewState>();

/** The review of a table: the same one for all who ask. */
export function reviewOf(api: TableApi): ReviewState {
  const known = states.get(api) ?? new ReviewState(api);
  states.set(api, known);
  return known;
}

/** The turn of the line that was played last after that many moves. */
export function turnAt(review: Review, moves: number): ReviewedTurn | null {
  return review.turns.find(({ first, last }) => first < moves && moves <= last + 1) ?? null;
}

/** The decision of a turn that cost most. */
export function worstOf(review: Review, turn: ReviewedTurn): Decision | null {
  return review.decisions.find(({ move }) => move === turn.worst) ?? null;
}

/** What was played from one move to another, as a variation shows it. */
export function stepsTo(line: Entry[], first: number, last: number): Step[] {
  const played = line.filter(({ move }) => first < move && move <= last);
  return played.map(({ seat, line, events }) => ({ seat, line, events }));
}

/** The judged turns of some seats, the worst first. */
export function toLearn(review: Review, seats: number[]): ReviewedTurn[] {
  const judged = review.turns.filter(({ judgement, seat }) => judgement && seats.includes(seat));
  return judged.toSorted((one, other) => other.cost.share - one.cost.share);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
