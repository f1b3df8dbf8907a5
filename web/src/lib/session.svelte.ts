/** Who uses this page, in which language, and what the server offers. */

import { api } from './api';
import { closedUp } from './people';
import { portable, prefer, preferences, restore, whenPreferred } from './preferences.svelte';
import { bundle, language, speak } from './text.svelte';
import type { GameInfo, GameName, Me } from './types';

const FALLBACK = 'en';

const KEEP_MS = 1000;

class Session {
  private keeping: ReturnType<typeof setTimeout> | undefined;
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  languages = $state.raw<string[]>([FALLBACK]);

  async open(): Promise<void> {
    this.become(await api.me()); // first, so that everything after it comes with the same guest's cookie
    [this.games, this.languages] = await Promise.all([api.games(), api.languages()]);
    await this.speak(this.firstLanguage(), false);
  }

  /** Change the language immediately, everywhere. */
  async speak(code: string, chosen = true): Promise<void> {
    const codes = [...new Set([code, FALLBACK])];
    const bundles = await Promise.all(codes.map(async (each) => bundle(each, await api.locale(each, 'table'))));
    speak(code, bundles);
    document.documentElement.lang = code;
    if (!chosen) return;
    prefer({ language: code });
    this.me = await api.changeMe({ language: code });
  }

  /** Another person uses this page from now on; an account brings its preferences. */
  become(me: Me): void {
    this.me = me;
    if (me.preferences) restore(me.preferences);
  }

  /** Keep the preferences of an account, once they have not changed for a moment. */
  keep(): void {
    clearTimeout(this.keeping);
    if (this.me && !this.me.guest)
      this.keeping = setTimeout(() => api.changeMe({ preferences: portable() }).catch(() => undefined), KEEP_MS);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  /** The language chosen here before, or else what the server found best for this browser. */
  private firstLanguage(): string {
    const chosen = preferences.language;
    return chosen && this.languages.includes(chosen) ? chosen : (this.me?.language ?? FALLBACK);
  }
}

export const session = new Session();
whenPreferred(() => session.keep());

const catalogues = new Map<GameName, Promise<unknown>>();

export function catalogue(game: GameName): Promise<unknown> {
  const known = catalogues.get(game);
  if (known) return known;
  const asked = api.catalogue(game);
  catalogues.set(game, asked);
  asked.catch(() => catalogues.delete(game));
  return asked;
}

/** A language by its own name. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

/** How long ago something was, in the chosen language. */
export function ago(time: number, now = Date.now()): string {
  const seconds = Math.round((time - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return closedUp(format.format(Math.round(seconds / length), unit));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
