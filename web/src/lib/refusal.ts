/** Why a line cannot be played, in words. */

import { Refusal } from './api';
import type { Notice } from './feed.svelte';
import { seatNames, whoAt } from './people';
import type { TableState } from './table.svelte';
import { explain, explainHere } from './tell';
import type { Text } from './text.svelte';
import type { Snapshot } from './types';

export async function whyNot(text: Text, table: TableState, now: Snapshot, line: string): Promise<Notice> {
  const kind = 'refusal';
  const { game } = now.table;
  if (table.at !== null && !table.again) return { words: text('page-only-looking'), kind };
  if (!table.offered.length) return { words: waiting(text, table, now), kind };
  try {
    const { reason } = await table.questions.why(line);
    if (!reason) return { words: text('page-not-now'), kind };
    const who = whoAt(text, now.table);
    return { words: explain(text, game, reason, who), seen: explainHere(text, game, reason, who), kind };
  } catch (failure) {
    return { words: failure instanceof Refusal ? failure.message : text('page-not-now'), kind };
  }
}

/** Why nothing at all can be chosen. Nobody is told to wait for themselves. */
function waiting(text: Text, table: TableState, now: Snapshot): string {
  if (table.catchingUp) return text('page-catching-up');
  if (table.myTurn) return text('page-sending');
  return text('page-waiting-for', { names: seatNames(text, now.table, now.table.to_move) });
}
