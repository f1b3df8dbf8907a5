/** Tiles of Tzolk'in as the reference shows them. */

import type { Face } from '../../lib/game';
import FacePicture from './FacePicture.svelte';
import type { Catalogue } from './types';
import { costWords, dummyWords, effectsWords, tileName, tileWords } from './words';

export const face: Face<Catalogue> = {
  Picture: FacePicture,
  describe(text, { tiles, wealth }, kind, name, players) {
    const dealt = kind === 'wealth' ? wealth[name] : undefined;
    if (dealt) return [effectsWords(text, dealt.effects), dummyWords(text, dealt)];
    const printed = tiles[name];
    if (!printed) return [tileName(text, name)];
    return [tileName(text, name), costWords(text, printed), tileWords(text, printed, players)];
  },
};
