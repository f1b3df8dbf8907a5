/** Tiles of Tzolk'in as the reference shows them. */

import type { Face } from '../lib/guide';
import FacePicture from './FacePicture.svelte';
import type { Catalogue } from './types';
import { amountWords, effectsWords, tileName, tileWords } from './words';

export const Picture = FacePicture as unknown as Face['Picture'];

export const describe: Face['describe'] = (text, catalogue, kind, name, players) => {
  const { tiles, wealth } = catalogue as Catalogue;
  if (kind === 'wealth') return [text(`tzolkin-wealth-${name}`), effectsWords(text, wealth[name]?.effects ?? [])];
  const printed = tiles[name];
  if (!printed) return [tileName(text, name)];
  const cost = { kind: text(`tzolkin-colour-${printed.colour}`), cost: amountWords(text, printed.cost) };
  return [tileName(text, name), text('tzolkin-page-tile-cost', cost), tileWords(text, printed, players)];
};
