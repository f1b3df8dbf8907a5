import { gamePage } from '../../lib/game';
import Board from './Board.svelte';
import Players from './Players.svelte';
import type { Catalogue, Scene } from './types';

export const page = gamePage<Scene, Catalogue>({ Board, Players });
