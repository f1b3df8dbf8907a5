/** What this browser remembers about its user. */

import type { TableWish } from './api';

export type Theme = 'auto' | 'light' | 'dark';
export type BoardSize = 'small' | 'normal' | 'large';
export type Palette = 'usual' | 'distinct';

export interface Preferences {
  theme: Theme;
  language: string | null;
  sound: boolean;
  /** Of animations and of autoplay: 0 is instant, 3 fastest. */
  speed: number;
  /** Whether a turn waits for "End turn". Without it a turn ends by itself after its last choice. */
  confirm: boolean;
  /** Whether a choice with a single answer is made by itself. */
  single: boolean;
  /** Whether anything is warned of before a turn ends. */
  warnings: boolean;
  /** Whether there is advice for a first game. */
  advice: boolean;
  /** Kinds of warnings that are not wanted, with the game before them. */
  silenced: string[];
  /** How much of the window the board takes. */
  size: BoardSize;
  /** Whether what the others changed is marked on the board. */
  marks: boolean;
  /** Whether things are explained when the pointer rests on them. */
  tooltips: boolean;
  /** `distinct`: colours that are told apart with any colour vision. */
  palette: Palette;
  /** Larger text, everywhere but on the board. */
  larger: boolean;
  /** Notices of one's turn: `ask` until one has answered. */
  notices: 'ask' | 'on' | 'off';
  /** The colour of one's pieces, where it is free. */
  colour: number | null;
  /** How each game was set up last. */
  wishes: Partial<Record<string, TableWish>>;
  /** How far tutorials have been followed, as steps. */
  lessons: Partial<Record<string, number>>;
  /** What was chosen at the free steps of lessons, by step. */
  choices: Partial<Record<string, [number, string][]>>;
  /** The puzzles that were solved, by game. */
  puzzles: Partial<Record<string, string[]>>;
}

const PLACE = 'preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  language: null,
  sound: false,
  speed: 2,
  confirm: true,
  single: true,
  warnings: true,
  advice: false,
  silenced: [],
  size: 'normal',
  marks: true,
  tooltips: true,
  palette: 'usual',
  larger: false,
  notices: 'ask',
  colour: null,
  wishes: {},
  lessons: {},
  choices: {},
  puzzles: {},
};

function remembered(): Preferences {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export const preferences: Preferences = $state(remembered());

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  localStorage.setItem(PLACE, JSON.stringify(preferences));
  for (const listener of listeners) listener();
}

const listeners: (() => void)[] = [];

/** Call something after every change. */
export function whenPreferred(listener: () => void): void {
  listeners.push(listener);
}

/** What an account keeps: all but what only this browser can know. */
export function portable(): Partial<Preferences> {
  return { ...$state.snapshot(preferences), notices: undefined, language: undefined } as Partial<Preferences>;
}

/** Take over what an account has kept. */
export function restore(kept: Partial<Preferences>): void {
  Object.assign(preferences, { ...kept, notices: preferences.notices, language: preferences.language });
  localStorage.setItem(PLACE, JSON.stringify(preferences));
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(stillness.matches);
stillness.addEventListener('change', (event) => (still = event.matches));

/** The speed of animations: none where the system asks for reduced motion. */
export function speed(): number {
  return still ? 0 : preferences.speed;
}

/** Tell the style sheets what is preferred: `data-theme`, `data-size`, `data-palette`, `data-text` of the page. */
export function dress(page: HTMLElement): void {
  const { theme, size, palette, larger } = preferences;
  const dressed = { theme: theme !== 'auto' && theme, size, palette, text: larger && 'larger' };
  for (const [name, value] of Object.entries(dressed)) {
    if (value) page.setAttribute(`data-${name}`, value);
    else page.removeAttribute(`data-${name}`);
  }
}
