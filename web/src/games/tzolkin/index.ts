import { gamePage } from '../../lib/game';
import { click } from '../../lib/sound';
import { BALANCE } from './balance';
import Board from './Board.svelte';
import { face } from './face';
import { gloss } from './gloss';
import { headline } from './headline';
import { help } from './help';
import Players from './Players.svelte';
import { VERBS } from './say';
import Sign from './Sign.svelte';
import { signOfLine } from './signs';
import { STORY } from './story';
import Strip from './Strip.svelte';
import { THINGS } from './things';
import Tiles from './Tiles.svelte';
import { inSigns, priceOf } from './turn';
import type { Catalogue, Scene } from './types';

export const page = gamePage<Scene, Catalogue>({
  Board,
  Players,
  Tiles,
  Strip,
  gloss: (text, snapshot, catalogue, line) => gloss(text, snapshot.scene, catalogue, line),
  verbs: VERBS,
  rare: ['beg'],
  price: ({ scene }, line) => priceOf(line, scene.task),
  balance: BALANCE,
  headline,
  early: { turn: 'tzolkin-page-no-pass' },
  things: THINGS,
  story: STORY,
  Sign,
  signOfLine,
  inSigns,
  face,
  sounds: { day: click },
  help,
});
