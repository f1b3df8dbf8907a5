/** The keys of a table: numbers choose a line, letters and arrows do what their actions say. */

import { NumberTyping } from './keys';
import type { TableState } from './table.svelte';

export type KeyActions = Record<string, () => unknown>;

export class TableKeys {
  /** Digits typed so far of a longer number. */
  typed = $state('');
  private typing = new NumberTyping();
  private actions: KeyActions;

  /** `more` are the actions that concern the page around the table. */
  constructor(
    private table: TableState,
    more: KeyActions,
  ) {
    const looking = (act: () => unknown) => () => {
      table.pause();
      act();
    };
    this.actions = {
      e: () => table.play('end'),
      u: () => table.undo('last'),
      U: () => table.undo('turn'),
      s: () => table.replay(),
      ArrowLeft: looking(() => table.step(-1)),
      ArrowRight: looking(() => table.step(1)),
      'Shift+ArrowLeft': looking(() => table.stepTurn(-1)),
      'Shift+ArrowRight': looking(() => table.stepTurn(1)),
      Home: looking(() => table.look(0)),
      End: looking(() => table.look(null)),
      ...more,
    };
  }

  /** Forget the digits typed so far. */
  clear(): void {
    this.typing.clear();
    this.typed = '';
  }

  press(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // A dialog has the keys even when the focused button in it is gone, and with it the focus.
    if (target.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
    if (/^[0-9]$/.test(event.key)) this.type(event.key);
    else if (event.key === 'Enter' && this.typed) this.enter(event);
    else if (event.key === ' ' && target === document.body && this.table.at !== null) this.pauseOrResume(event);
    else this.act(event);
  }

  private type(digit: string): void {
    const place = this.typing.digit(digit, this.table.legal.length);
    this.typed = this.typing.shown;
    this.choose(place);
  }

  private enter(event: KeyboardEvent): void {
    const place = this.typing.enter();
    this.typed = '';
    if (this.choose(place)) event.preventDefault();
  }

  private choose(place: number | null): boolean {
    const line = place === null ? undefined : this.table.lines[place - 1];
    if (line) this.table.play(line);
    return Boolean(line);
  }

  private pauseOrResume(event: KeyboardEvent): void {
    event.preventDefault();
    if (this.table.replaying) this.table.pause();
    else this.table.resume();
  }

  private act(event: KeyboardEvent): void {
    const action = this.actions[event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}
