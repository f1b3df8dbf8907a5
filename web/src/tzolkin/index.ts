import type { Component } from 'svelte';
import type { BoardProps, GameComponents } from '../lib/board';
import BoardOf from './Board.svelte';
import PlayersOf from './Players.svelte';
import { gloss as glossOf } from './gloss';
import TilesOf from './Tiles.svelte';
import type { Catalogue, Scene } from './types';

// The frame hands each game its own scene and catalogue.
export const Board = BoardOf as unknown as Component<BoardProps>;
export const Players = PlayersOf as unknown as Component<BoardProps>;
export const Tiles = TilesOf as unknown as Component<BoardProps>;

export const gloss: GameComponents['gloss'] = (text, snapshot, catalogue, line) =>
  glossOf(text, snapshot.scene as Scene, catalogue as Catalogue, line);
