/**
 * Addresses of the page, after its base: `/` start, `/open`, `/finished`, `/account`, `/t/ID` a table, with `?move=37` a
 * position of it, `/people/ID` a profile, `/rules/GAME#PARAGRAPH` the rules, `/tiles/GAME` all tiles, `/learn/GAME` a
 * tutorial, `/puzzles/GAME` puzzles, `/openings/GAME` openings, `/editor/GAME?position=…` a
 * position to change.
 */

import { base } from './base';
import type { GameName } from './types';

export type Place =
  | { page: 'start' | 'open' | 'finished' | 'account' | 'unknown' }
  | { page: 'table' | 'person'; id: string }
  | { page: 'rules' | 'tiles' | 'learn' | 'puzzles' | 'openings' | 'editor'; game: GameName };

const PLAIN = { '/': 'start', '/open': 'open', '/finished': 'finished', '/account': 'account' } as const;

export function place(address: string): Place {
  if (!`${address}/`.startsWith(`${base}/`)) return { page: 'unknown' };
  const path = address.slice(base.length) || '/';
  if (path in PLAIN) return { page: PLAIN[path as keyof typeof PLAIN] };
  const [, page, game] = /^\/(rules|tiles|learn|puzzles|openings|editor)\/([^/]+)$/.exec(path) ?? [];
  if (page && game) return { page, game: decodeURIComponent(game) } as Place;
  const [, kind, id] = /^\/(t|people)\/([^/]+)$/.exec(path) ?? [];
  return id ? { page: kind === 't' ? 'table' : 'person', id: decodeURIComponent(id) } : { page: 'unknown' };
}

class Router {
  address = $state.raw(new URL(location.href));
  here: Place = $derived(place(this.address.pathname));

  constructor() {
    addEventListener('popstate', () => (this.address = new URL(location.href)));
    addEventListener('hashchange', () => (this.address = new URL(location.href)));
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.address = new URL(location.href);
    scrollTo(0, 0);
  }

  /** Change what the address says about the same place, without a new step in the browser's history. */
  note(values: Record<string, string | null>): void {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    if (address.href === location.href) return;
    history.replaceState(null, '', address);
    this.address = address;
  }

  /** Links to places of this page change the place; everything else is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (place(link.pathname).page === 'unknown') return;
    if (link.hash && link.pathname === location.pathname) return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

export function tablePath(id: string, move?: number): string {
  return `${base}/t/${encodeURIComponent(id)}${move === undefined ? '' : `?move=${move}`}`;
}

export function personPath(id: string): string {
  return `${base}/people/${encodeURIComponent(id)}`;
}

/** A plain address of the page, such as `/open`. */
export function pathTo(path: string): string {
  return base + path;
}

export function rulesPath(game: GameName, paragraph = ''): string {
  return `${base}/rules/${game}${paragraph && `#${paragraph}`}`;
}
