import { describe, expect, it, vi } from 'vitest';
import { ReviewState, toLearn, turnAt, worstOf } from '../src/lib/review.svelte';
import type { Review, ReviewedTurn } from '../src/lib/types';

const WORTH = { shares: [0.5, 0.5], points: [10, 10] };

function turn(first: number, last: number, seat: number, share: number): ReviewedTurn {
  const judgement = share >= 0.05 ? 'inaccuracy' : '';
  return {
    ...{ first, last, seat, judgement, before: WORTH, after: WORTH, worst: share ? last : null },
    cost: { share, error: 0.01, points: 1 },
  };
}

const REVIEW = {
  turns: [turn(0, 2, 1, 0.06), turn(3, 3, 2, 0.2), turn(4, 6, 1, 0.12), turn(7, 8, 1, 0)],
  decisions: [{ move: 2 }, { move: 3 }, { move: 6 }],
} as unknown as Review;

describe('a review', () => {
  it('knows the turn of the line that was played last', () => {
    expect([0, 1, 3, 4, 9].map((moves) => turnAt(REVIEW, moves)?.first)).toEqual([undefined, 0, 0, 3, 7]);
  });

  it('leads through the judged turns of some seats, the worst first', () => {
    const turns = toLearn(REVIEW, [1]);
    expect(turns.map(({ first }) => first)).toEqual([4, 0]);
    expect(turns.map((each) => worstOf(REVIEW, each)?.move)).toEqual([6, 2]);
  });

  it('is not looked for before it is asked for', async () => {
    const none = { stage: 'none' as const, ahead: 0, done: 0, review: null };
    const asked = Promise.withResolvers<typeof none>();
    const review = vi.fn(async () => none);
    const state = new ReviewState({ review, askReview: () => asked.promise });
    const both = [state.ask(), state.load()];
    await Promise.resolve();
    await Promise.resolve();
    expect(review).not.toHaveBeenCalled();
    asked.resolve(none);
    await Promise.all(both);
    expect(review).toHaveBeenCalledOnce();
  });

  it('is watched until it is done', async () => {
    vi.useFakeTimers();
    const stages = ['working', 'done'] as const;
    const review = vi.fn(async () => ({
      stage: stages[review.mock.calls.length - 1] ?? 'done',
      ahead: 0,
      done: 0,
      review: null,
    }));
    const state = new ReviewState({
      review,
      askReview: async () => ({ stage: 'waiting', ahead: 2, done: 0, review: null }),
    });
    await state.ask();
    expect([state.info?.stage, state.isComing]).toEqual(['waiting', true]);
    await vi.runAllTimersAsync();
    expect([state.info?.stage, review.mock.calls.length]).toEqual(['done', 2]);
    vi.useRealTimers();
  });
});
