/** Why a line cannot be played, in words. */

import { Refusal } from './api';
import { seatNames, whoAt } from './people';
import type { TableState } from './table.svelte';
import { explain } from './tell';
import type { Text } from './text.svelte';
import type { Snapshot } from './types';

export async function whyNot(text: Text, table: TableState, now: Snapshot, line: string): Promise<string> {
  if (table.at !== null) return text('page-only-looking');
  if (!table.legal.length) return text('page-waiting-for', { names: seatNames(text, now.table, now.table.to_move) });
  try {
    const { reason } = await table.questions.why(line);
    return reason ? explain(text, now.table.game, reason, whoAt(text, now.table)) : text('page-not-now');
  } catch (failure) {
    return failure instanceof Refusal ? failure.message : text('page-not-now');
  }
}
