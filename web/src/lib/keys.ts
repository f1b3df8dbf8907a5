/** Keys of the table page. */

export const KEYS: { keys: string[]; message: string }[] = [
  { keys: ['1', '2', '3'], message: 'page-keys-choose' },
  { keys: ['e'], message: 'page-keys-end' },
  { keys: ['u'], message: 'page-keys-undo' },
  { keys: ['Shift', 'u'], message: 'page-keys-restart' },
  { keys: ['d'], message: 'page-keys-decision' },
  { keys: ['b'], message: 'page-keys-board' },
  { keys: ['ArrowLeft', 'ArrowRight'], message: 'page-keys-step' },
  { keys: ['Shift', 'ArrowLeft', 'ArrowRight'], message: 'page-keys-turn' },
  { keys: ['PageUp', 'PageDown'], message: 'page-keys-round' },
  { keys: ['Home', 'End'], message: 'page-keys-ends' },
  { keys: ['s'], message: 'page-keys-since' },
  { keys: ['Space'], message: 'page-keys-pause' },
  { keys: ['i'], message: 'guide-keys-rule' },
  { keys: ['l'], message: 'page-keys-log' },
  { keys: ['c'], message: 'page-keys-chat' },
  { keys: ['Escape'], message: 'page-keys-escape' },
  { keys: ['?'], message: 'page-keys-help' },
];

/** A number typed digit by digit, when the list is longer than nine. */
export class NumberTyping {
  private typed = '';

  /** The place in the list that the digits now mean, from 1; null while more digits could follow. */
  digit(digit: string, count: number): number | null {
    this.typed = this.fits(this.typed + digit, count) ? this.typed + digit : digit;
    const number = Number(this.typed);
    if (!this.fits(this.typed, count)) return this.clear();
    if (number * 10 <= count) return null;
    this.clear();
    return number;
  }

  /** Enter: what was typed is the number. */
  enter(): number | null {
    const number = Number(this.typed);
    this.clear();
    return number || null;
  }

  get shown(): string {
    return this.typed;
  }

  clear(): null {
    this.typed = '';
    return null;
  }

  private fits(digits: string, count: number): boolean {
    return Number(digits) >= 1 && Number(digits) <= count;
  }
}
