import { gamePage } from '../../lib/game';
import { BALANCE } from './balance';
import Board from './Board.svelte';
import { lesson } from './digging';
import { face } from './face';
import { headline } from './headline';
import Sign from './Icon.svelte';
import Players from './Players.svelte';
import { signOfLine, VERBS } from './say';
import Strip from './Strip.svelte';
import { STORY } from './story';
import { THINGS } from './things';
import Tiles from './Tiles.svelte';
import type { Catalogue, Scene } from './types';
import Where from './Where.svelte';
import { gloss } from './words';

export const page = gamePage<Scene, Catalogue>({
  Board,
  Players,
  Tiles,
  Strip,
  gloss,
  verbs: VERBS,
  marked: ['tile', 'sail', 'portage', 'dig'],
  balance: BALANCE,
  headline,
  things: THINGS,
  story: STORY,
  Sign,
  signOfLine,
  Where,
  face,
  lesson,
});
