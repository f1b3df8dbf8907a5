/** Tiles, maps and goals of Akrotiri as the reference shows them. */

import type { Face } from '../../lib/game';
import FacePicture from './FacePicture.svelte';
import type { Catalogue } from './types';
import { goalInWords, mapTitle, tileInWords, wantsInWords } from './words';

export const face: Face<Catalogue> = {
  Picture: FacePicture,
  describe(text, { tiles, maps, goals }, kind, name) {
    const [tile, map, goal] = [tiles[name], maps[name], goals[name]];
    if (kind === 'goals' && goal) return [goalInWords(text, goal)];
    if (kind === 'tiles' && tile) return [text(`akrotiri-terrain-${tile.terrain}`), tileInWords(text, tile)];
    if (!map) return [name];
    const price = text('akrotiri-line-dig', { money: map.cost, points: map.points });
    return [mapTitle(text, map), wantsInWords(text, map), price];
  },
};
