/** Pages of games: one folder each. A game without a folder gets the general page, `any`. */

import type { Component } from 'svelte';
import type { Game, GamePage } from './game';
import type { GameName } from './types';

/** Each page is a separate chunk, loaded when a game is opened. */
const pages = import.meta.glob<GamePage>('../games/*/index.ts', { import: 'page' });
/** Covers are there from the start: the first page shows them. */
const covers = import.meta.glob<Component>('../games/*/Cover.svelte', { import: 'default', eager: true });

const indexOf = (game: GameName) => `../games/${game}/index.ts`;
const coverPath = (game: GameName) => `../games/${game}/Cover.svelte`;
const GENERAL = 'any';

/** Whether a game has its own page, with rules and a tutorial. */
export function hasOwnPage(game: GameName): boolean {
  return indexOf(game) in pages;
}

export async function loadGame(name: GameName): Promise<Game> {
  const load = pages[indexOf(name)] ?? pages[indexOf(GENERAL)];
  return { name, ...(await (load as () => Promise<GamePage>)()) };
}

export function coverOf(game: GameName): Component {
  return (covers[coverPath(game)] ?? covers[coverPath(GENERAL)]) as Component;
}
