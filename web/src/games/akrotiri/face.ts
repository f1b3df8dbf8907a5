/** Tiles, maps and goals of Akrotiri as the reference shows them. */

import type { Face } from '../../lib/game';
import FacePicture from './FacePicture.svelte';
import type { Catalogue } from './types';
import { goalInWords } from './words';

export const face: Face<Catalogue> = {
  Picture: FacePicture,
  describe(text, { tiles, maps, goals }, kind, name) {
    const [tile, map, goal] = [tiles[name], maps[name], goals[name]];
    if (kind === 'goals' && goal) return [text('guide-goal', { number: Number(name) }), goalInWords(text, goal)];
    if (kind === 'tiles' && tile) return [text('guide-tile', { name }), text(`akrotiri-terrain-${tile.terrain}`)];
    if (!map) return [text('guide-map', { name })];
    const wants = map.wants.map(({ direction, terrain, number }) =>
      text(`akrotiri-page-want-${direction}`, { number, terrain: text(`akrotiri-terrain-${terrain}`) }),
    );
    const price = text('akrotiri-line-dig', { money: map.cost, points: map.points });
    return [text('guide-map', { name }), text.list(wants), price];
  },
};
