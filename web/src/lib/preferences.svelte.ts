/** What this browser remembers about its user. */

import type { TableWish } from './api';

export type Theme = 'auto' | 'light' | 'dark';

export interface Preferences {
  theme: Theme;
  language: string | null;
  sound: boolean;
  /** Of animations and of autoplay: 0 is instant, 3 fastest. */
  speed: number;
  /** Kinds of warnings that are not wanted, with the game before them. */
  silenced: string[];
  /** How each game was set up last. */
  wishes: Partial<Record<string, TableWish>>;
  /** How far tutorials have been followed, as steps. */
  lessons: Partial<Record<string, number>>;
}

const PLACE = 'preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  language: null,
  sound: false,
  speed: 2,
  silenced: [],
  wishes: {},
  lessons: {},
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
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let still = $state(stillness.matches);
stillness.addEventListener('change', (event) => (still = event.matches));

/** The speed of animations: none where the system asks for reduced motion. */
export function speed(): number {
  return still ? 0 : preferences.speed;
}
