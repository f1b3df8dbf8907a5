import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import BoardOf from './Board.svelte';
import PlayersOf from './Players.svelte';
import TilesOf from './Tiles.svelte';

export { gloss } from './words';

// The frame hands each game its own scene and catalogue.
export const Board = BoardOf as unknown as Component<BoardProps>;
export const Players = PlayersOf as unknown as Component<BoardProps>;
export const Tiles = TilesOf as unknown as Component<BoardProps>;
