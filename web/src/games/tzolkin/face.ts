/** Tiles of Tzolk'in as the reference shows them. */

import type { Face } from '../../lib/game';
import FacePicture from './FacePicture.svelte';
import type { Catalogue } from './types';
import { amountWords, effectsWords, tileName, tileWords } from './words';

export const face: Face<Catalogue> = {
  Picture: FacePicture,
  describe(text, { tiles, wealth }, kind, name, players) {
    if (kind === 'wealth') return [text(`tzolkin-wealth-${name}`), effectsWords(text, wealth[name]?.effects ?? [])];
    const printed = tiles[name];
    if (!printed) return [tileName(text, name)];
    const cost = { kind: text(`tzolkin-colour-${printed.colour}`), cost: amountWords(text, printed.cost) };
    return [tileName(text, name), text('tzolkin-page-tile-cost', cost), tileWords(text, printed, players)];
  },
};
